// The notice about an entry that runs longer than the company's reminder allows, and when the system will end it.

import { IconAlertTriangle } from '@tabler/icons-react';
import { veryLongEntrySeconds } from '#shared/limits.ts';
import { useSignedIn } from '#web/api/session.tsx';
import { useTexts } from '#web/text.ts';
import { Notice } from '#web/ui/display/alert.tsx';
import styles from '#web/features/phone/phone.module.css';
import { useWords } from '#web/features/phone/use-words.ts';

export function Forgotten({ startAt, now }: { startAt: number; now: number }) {
  const t = useTexts('phone');
  const words = useWords();
  const setting = useSignedIn().settings?.forgotten_clock_out;
  const hours = setting?.remind_after_hours ?? veryLongEntrySeconds / 3600;
  if (now - startAt < hours * 3600) return null;
  const closesAt = setting?.close_after_hours ? startAt + setting.close_after_hours * 3600 : undefined;
  return (
    <Notice
      heading={t('forgotten.title')}
      icon={<IconAlertTriangle size={24} stroke={1.75} aria-hidden="true" className={styles.veryLong} />}
    >
      {t('forgotten.text', { hours })}
      {closesAt !== undefined && <p>{t('forgotten.closes', { time: words.sinceText(closesAt) })}</p>}
    </Notice>
  );
}
