// The figures of a chart of hours as a table.

import { useScrolledByKeys } from '#web/ui/table/scrolled-by-keys.ts';
import { climbedSums } from './chart-scale.ts';
import styles from './chart.module.css';
import { type ChartWords, type Climb, type HourBar, heightOf, kindsOf, partsOf } from './hour-bar.ts';

type Props = {
  readonly bars: readonly HourBar[];
  readonly of: string;
  readonly words: ChartWords;
  readonly title: string;
  readonly climb: Climb | undefined;
};

export function HourTable({ bars, of, words, title, climb }: Props) {
  const kinds = kindsOf(bars);
  const sums = climb && climbedSums(bars, climb.before);
  return (
    <div className={styles.scroller} role="group" aria-label={title} {...useScrolledByKeys()}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{of}</th>
            {kinds.map((kind) => (
              <th key={kind} scope="col">
                {words[kind]}
              </th>
            ))}
            <th scope="col">{words.sum}</th>
            {sums && <th scope="col">{words.climbed}</th>}
          </tr>
        </thead>
        <tbody>
          {bars.map((bar, index) => (
            <tr key={bar.name ?? bar.label} aria-current={bar.isCurrent || undefined}>
              <th scope="row">{bar.name ?? bar.label}</th>
              {kinds.map((kind) => (
                <td key={kind}>
                  {words.hours(partsOf(bar).find((part) => part.key === kind)?.seconds ?? 0)}
                </td>
              ))}
              <td>{words.hours(heightOf(bar))}</td>
              {sums && <td>{bar.expected === undefined ? words.hours(sums[index] ?? 0) : '–'}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
