// The notice about an entry that runs longer than the company's reminder allows, and when the system will end it.

import { IconAlertTriangle } from '@tabler/icons-react';
import { veryLongEntrySeconds } from '#shared/limits.ts';
import type { WorkLog } from '#shared/model/worklog.ts';
import { useSignedIn } from '#web/api/session.tsx';
import { useTexts } from '#web/text.ts';
import { Notice } from '#web/ui/display/alert.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { startOf } from '#web/features/phone/own/own-days.ts';
import styles from '#web/features/phone/phone.module.css';
import { useWords } from '#web/features/phone/use-words.ts';

/** `onSay` opens the question when the employee left; absent while the server does not know the entry. */
export function Forgotten({ log, onSay }: { log: WorkLog; onSay: (() => void) | undefined }) {
  const t = useTexts('phone');
  const words = useWords();
  const setting = useSignedIn().settings?.forgotten_clock_out;
  const hours = setting?.remind_after_hours ?? veryLongEntrySeconds / 3600;
  const closesAt = setting?.close_after_hours && startOf(log) + setting.close_after_hours * 3600;
  return (
    <Notice
      heading={t('forgotten.title')}
      icon={<IconAlertTriangle size={24} stroke={1.75} aria-hidden="true" className={styles.veryLong} />}
    >
      {t('forgotten.text', { hours })}
      {closesAt && <p>{t('forgotten.closes', { time: words.sinceText(closesAt) })}</p>}
      {onSay && <Button onClick={onSay}>{t('forgotten.say')}</Button>}
    </Notice>
  );
}
