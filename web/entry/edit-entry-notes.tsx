// What the edit dialog says beside its fields: the original times, and an end that was assumed.

import { IconFlag, IconHelpCircle } from '@tabler/icons-react';
import { useTexts } from '#web/text.ts';
import type { CompanyTime } from '#web/words/company-time.ts';
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
