// Hours in a table: bold from ten hours; bold, red and marked from sixteen.

import { IconAlertTriangle } from '@tabler/icons-react';
import { isLong, isVeryLong } from '#shared/time/duration.ts';
import { useTexts } from '#web/text.ts';
import type { CompanyTime } from '#web/words/company-time.ts';
import styles from './worked-hours.module.css';

type Props = { readonly seconds: number; readonly time: CompanyTime };

export function WorkedHours({ seconds, time }: Props) {
  if (isVeryLong(seconds)) return <VeryLong seconds={seconds} time={time} />;
  return <span className={isLong(seconds) ? 'num strong' : 'num'}>{time.hours(seconds)}</span>;
}

/** A component of its own, so that thousands of shorter entries need no hook for texts. */
function VeryLong({ seconds, time }: Props) {
  const t = useTexts('shell');
  return (
    <span className={`bad ${styles.marked}`}>
      <IconAlertTriangle size={16} stroke={1.75} aria-label={t('veryLong')} />
      <span className="num">{time.hours(seconds)}</span>
    </span>
  );
}
