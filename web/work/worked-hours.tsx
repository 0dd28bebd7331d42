// Hours as a table shows them: bold from ten hours, bold, red and marked from sixteen.

import { IconAlertTriangle } from '@tabler/icons-react';
import { isLong, isVeryLong } from '#shared/time/duration.ts';
import { useTexts } from '#web/text.ts';
import type { CompanyTime } from './company-time.ts';
import styles from './worked-hours.module.css';

export function WorkedHours({ seconds, time }: { seconds: number; time: CompanyTime }) {
  const t = useTexts('common');
  const text = time.hours(seconds);
  if (isVeryLong(seconds)) {
    return (
      <span className={`bad ${styles.marked}`}>
        <IconAlertTriangle size={16} stroke={1.75} aria-label={t('veryLong')} />
        <span className="num">{text}</span>
      </span>
    );
  }
  return <span className={isLong(seconds) ? 'num strong' : 'num'}>{text}</span>;
}
