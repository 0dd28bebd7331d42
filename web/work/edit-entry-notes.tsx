// What the edit dialog says beside its fields: the original times, and what someone else changed meanwhile.

import { IconFlag, IconHelpCircle } from '@tabler/icons-react';
import type { WorkLog } from '#shared/model/worklog.ts';
import { useTexts } from '#web/text.ts';
import { ErrorAlert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import type { CompanyTime } from './company-time.ts';
import styles from './entry-dialog.module.css';

export function Original({
  time,
  at,
  of,
  isEnd,
}: {
  time: CompanyTime;
  at: string;
  of: string;
  isEnd?: boolean;
}) {
  const t = useTexts('entries');
  const isLater = isEnd && time.dayAt(at) > time.dayAt(of);
  return (
    <span className={styles.original}>
      <IconFlag size={14} stroke={1.75} aria-hidden="true" />
      {t(isLater ? 'originallyDayAfter' : 'originally', { clock: time.clockAt(at) })}
    </span>
  );
}

/** Nobody pressed it: the end stands until somebody says the real one. */
export function Assumed() {
  const t = useTexts('entries');
  return (
    <span className={styles.original}>
      <IconHelpCircle size={14} stroke={1.75} aria-hidden="true" />
      {t('assumedEnd')}
    </span>
  );
}

/** Nothing is silently overwritten: the newer values are shown before one's own go over them. */
export function Newer({ time, entry, onTake }: { time: CompanyTime; entry: WorkLog; onTake: () => void }) {
  const t = useTexts('entries');
  const places = {
    project: entry.project.name,
    day: time.dayText(time.dayAt(entry.start_time)),
    in: time.clockAt(entry.start_time),
    out: entry.end_time === undefined ? t('running') : time.clockAt(entry.end_time),
    approval: t(entry.approved ? 'approved' : 'notApproved'),
  };
  return (
    <ErrorAlert
      heading={t('changedMeanwhile')}
      actions={
        <Button size="s" onClick={onTake}>
          {t('takeNewer')}
        </Button>
      }
    >
      <p>{t('newerValues', places)}</p>
      <p>{t('newerAdvice')}</p>
    </ErrorAlert>
  );
}
