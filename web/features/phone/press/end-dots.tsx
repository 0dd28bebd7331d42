// When the employee left on the last working days: one dot a day over three hours, the usual time marked.

import { clockOfMinutes, minutesPerDay } from '#shared/time/calendar.ts';
import { useTexts } from '#web/text.ts';
import styles from './end-dots.module.css';

/** Columns of five minutes that stand side by side on a phone: three hours around the usual time. */
const columns = 36;
const minutesEach = 5;
const marks = [0, 60, 120, 180];
/** '16:10'; minutes past a midnight are those of the day after. */
const timeText = (minutes: number): string => clockOfMinutes(minutes % minutesPerDay);

export function EndDots({ ends, usual }: { ends: readonly number[]; usual: number }) {
  const t = useTexts('own-hours');
  const first = (Math.floor(usual / 60) - 1) * 60;
  const last = first + columns * minutesEach;
  const isFar = (minutes: number) => minutes < first || minutes >= last;
  // An end of another hour stands at the edge: a scale that reaches it would squeeze the others together.
  const columnOf = (minutes: number) =>
    Math.min(columns - 1, Math.max(0, Math.floor((minutes - first) / minutesEach)));
  const stacks = Map.groupBy(ends, columnOf);
  const tallest = Math.max(...[...stacks.values()].map((days) => days.length));
  const label = t('leftDays', { count: ends.length });
  const place = (minutes: number) => `${((columnOf(minutes) + 0.5) / columns) * 100}%`;
  return (
    <figure className={styles.figure}>
      <figcaption>{label}</figcaption>
      <div
        className={styles.plot}
        style={{ height: `${tallest * 9 + 34}px` }}
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
              data-far={isFar(minutes) || undefined}
              style={{ left: place(minutes), bottom: `${height * 9 + 3}px` }}
            />
          )),
        )}
      </div>
      <div className={styles.hours} aria-hidden="true">
        {marks.map((minutes) => (
          <span key={minutes} style={{ left: `${(minutes / (columns * minutesEach)) * 100}%` }}>
            {timeText(first + minutes)}
          </span>
        ))}
      </div>
    </figure>
  );
}
