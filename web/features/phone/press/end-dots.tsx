// When the employee left on the last working days: one dot a day over a scale of hours, the usual time marked.

import { useTexts } from '#web/text.ts';
import styles from './end-dots.module.css';

/** Columns that fit side by side on a phone. */
const columns = 36;
/** Hours that their scale names, besides the first. */
const marksMax = 6;
const two = (value: number): string => String(value).padStart(2, '0');
/** '16:10'; minutes past a midnight are those of the day after. */
const timeText = (minutes: number): string => `${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}`;

export function EndDots({ ends, usual }: { ends: readonly number[]; usual: number }) {
  const t = useTexts('own-hours');
  const first = Math.floor(Math.min(...ends, usual) / 60);
  const hours = Math.max(3, Math.ceil((Math.max(...ends, usual) + 1) / 60) - first);
  const minutesEach = (hours * 60) / columns;
  const columnOf = (minutes: number) => Math.floor((minutes - first * 60) / minutesEach);
  const stacks = Map.groupBy(ends, columnOf);
  const tallest = Math.max(...[...stacks.values()].map((days) => days.length));
  const label = t('leftDays', { count: ends.length });
  // Each hour, or as many as stand side by side.
  const hoursEach = Math.ceil(hours / marksMax);
  const marks = Array.from(
    { length: Math.floor(hours / hoursEach) + 1 },
    (_, index) => (first + index * hoursEach) * 60,
  );
  const place = (minutes: number) => `${((columnOf(minutes) + 0.5) / columns) * 100}%`;
  return (
    <figure className={styles.figure}>
      <figcaption>{label}</figcaption>
      <div
        className={styles.plot}
        style={{ height: `${tallest * 9 + 42}px` }}
        role="img"
        aria-label={`${label}: ${ends.map(timeText).join(', ')}`}
      >
        <span className={styles.tag} style={{ left: place(usual) }}>
          {timeText(usual)}
        </span>
        {[...stacks].flatMap(([column, days]) =>
          days.map((minutes, height) => (
            <span
              // Days with the same minute differ only by their place in the stack.
              key={`${column}-${String(height)}`}
              className={styles.dot}
              data-usual={column === columnOf(usual) || undefined}
              style={{ left: place(minutes), bottom: `${height * 9 + 3}px` }}
            />
          )),
        )}
      </div>
      <div className={styles.hours} aria-hidden="true">
        {marks.map((minutes) => (
          <span key={minutes} style={{ left: `${((minutes - first * 60) / (hours * 60)) * 100}%` }}>
            {timeText(minutes)}
          </span>
        ))}
      </div>
    </figure>
  );
}
