// The seven days of the week as buttons, each with a small bar of its hours.

import { shortWeekday } from '#web/words/day-words.ts';
import { classNames } from '#web/ui/style/class-names.ts';
import { useTexts } from '#web/text.ts';
import type { SheetProps } from '#web/features/week/week-show.ts';
import styles from './week-phone.module.css';

type Props = Omit<SheetProps, 'adjusting' | 'now'> & {
  readonly column: number;
  readonly onPick: () => void;
};
const barPx = 20;

export function DayStrip({ data, days, sums, show, column, onChange, onPick }: Props) {
  const t = useTexts('week');
  const shell = useTexts('shell');
  const { time, today } = show;
  const most = Math.max(1, ...sums.days.map(({ seconds }) => seconds));
  const sum = sums.days[column]?.seconds ?? 0;
  const chosen = days[column] ?? today;
  return (
    <>
      <div role="group" aria-label={t('which')} className={styles.strip}>
        {days.map((day, index) => {
          const seconds = sums.days[index]?.seconds ?? 0;
          const isRunning = data.rows.some((row) => row.cells[index]?.isRunning === true);
          return (
            <button
              key={day}
              type="button"
              className={styles.day}
              aria-pressed={index === column}
              onClick={() => {
                onPick();
                onChange({ day: day === today ? undefined : day });
              }}
            >
              <span className={styles.barRoom} aria-hidden="true">
                <span
                  className={classNames(styles.bar, isRunning && styles.barRunning)}
                  style={{ height: (seconds / most) * barPx }}
                />
              </span>
              <span className="dim small">{shortWeekday(time.language, day)}</span>
              <b>{Number(day.slice(8))}</b>
              <span className="visually-hidden">{`${time.hours(seconds)} ${shell('hoursShort')}`}</span>
            </button>
          );
        })}
      </div>
      <p className={styles.dayTitle}>
        <b>{time.titleOf(chosen)}</b>
        <b className="num">
          {time.hours(sum)} {shell('hoursShort')}
        </b>
      </p>
    </>
  );
}
