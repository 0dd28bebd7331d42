// What a chart says of one bar under the pointer or the focus.

import styles from './chart.module.css';
import { type ChartWords, type HourBar, heightOf, partsOf } from './hour-bar.ts';

type Props = {
  readonly bar: HourBar | undefined;
  readonly words: ChartWords;
  /** Read aloud: only while keys walk the bars, because a pointer would be followed by a flood of words. */
  readonly isSaid: boolean;
};

export function BarTip({ bar, words, isSaid }: Props) {
  if (!bar) return null;
  const parts = partsOf(bar).filter(({ seconds }) => seconds > 0);
  return (
    <div className={styles.tip} {...(isSaid ? { role: 'status' } : {})}>
      <strong>{bar.name ?? bar.label}</strong>
      <dl>
        {parts.map(({ key, seconds }) => (
          <div key={key}>
            <dt>{words[key]}</dt>
            <dd>{words.hours(seconds)}</dd>
          </div>
        ))}
        {parts.length !== 1 && (
          <div className={styles.tipSum}>
            <dt>{words.sum}</dt>
            <dd>{words.hours(heightOf(bar))}</dd>
          </div>
        )}
      </dl>
    </div>
  );
}
