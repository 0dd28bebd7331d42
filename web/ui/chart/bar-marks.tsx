// The marks over a chart's bars: sums, the line of usual hours, the line of the present time, or 'no hours'.

import { usePlotArea } from 'recharts';
import type { Scale } from './chart-scale.ts';
import styles from './chart.module.css';
import { type ChartWords, type HourBar, heightOf } from './hour-bar.ts';

const secondsInHour = 3600;
/** Sums stand over bars of this width; narrower ones say theirs in the tooltip. */
const sumFromPixels = 28;
/** Sums have their decimals where a bar's step has room for them. */
const decimalsFromPixels = 64;
const pixelsPerSmallLetter = 6.4;
const barOfStep = 0.56;
const pixelsPerLetter = 7;
const betweenPixels = 10;

/** The width of the axis at the left: its longest label. */
export const axisPixels = ({ ticks }: Scale, words: ChartWords): number =>
  betweenPixels + pixelsPerLetter * Math.max(...ticks.map((tick) => words.whole(tick).length));

/** What the axis at the left shows. */
export const hourAxis = ({ ticks, top }: Scale, words: ChartWords) => ({
  domain: [0, top],
  ticks,
  interval: 0,
  axisLine: false,
  tickLine: false,
  tick: { fontSize: 12, fill: 'var(--dim)' },
  tickFormatter: (hours: number) => words.whole(hours),
});

/** Which bars show their label: every one, or every second or third where they would touch, the current one always. */
export function shownLabels(bars: readonly HourBar[], width: number): (index: number) => boolean {
  const longest = Math.max(0, ...bars.map(({ label }) => label.length));
  const step = width / Math.max(1, bars.length);
  const every = Math.max(1, Math.ceil((longest * pixelsPerLetter + 4) / step));
  const current = bars.findIndex(({ isCurrent }) => isCurrent);
  const kept = current < 0 ? bars.length - 1 : current;
  return (index) => (kept - index) % every === 0;
}

/** True if the longest second line below a label fits the width of one bar. `width`: pixels of all bars. */
export function hasRoomBelow(bars: readonly HourBar[], width: number): boolean {
  const longest = Math.max(0, ...bars.map(({ below }) => below?.length ?? 0));
  return longest > 0 && longest * pixelsPerSmallLetter + 4 <= width / bars.length;
}

type Props = {
  readonly bars: readonly HourBar[];
  readonly scale: Scale;
  readonly words: ChartWords;
  readonly usual: number | undefined;
  readonly isEmpty: boolean;
};

export function BarMarks({ bars, scale, words, usual, isEmpty }: Props) {
  const plot = usePlotArea();
  if (!plot || plot.width <= 0) return null;
  const step = plot.width / Math.max(1, bars.length);
  const yOf = (seconds: number) => plot.y + plot.height * (1 - seconds / secondsInHour / scale.top);
  const current = bars.findIndex(({ isCurrent }) => isCurrent);
  const isBeforeExpected = current >= 0 && bars[current + 1]?.expected !== undefined;
  const nowX = plot.x + (current + 1) * step;
  return (
    <g pointerEvents="none">
      {step * barOfStep >= sumFromPixels &&
        bars.map((bar, index) =>
          heightOf(bar) > 0 && bar.expected === undefined ? (
            <text
              key={bar.name ?? bar.label}
              x={plot.x + (index + 0.5) * step}
              y={yOf(heightOf(bar)) - 5}
              textAnchor="middle"
              className={bar.isCurrent ? styles.current : styles.sum}
            >
              {bar.below !== undefined && step >= decimalsFromPixels
                ? words.hours(heightOf(bar))
                : words.whole(Math.round(heightOf(bar) / secondsInHour))}
            </text>
          ) : null,
        )}
      {usual !== undefined && (
        <line
          data-usual=""
          className={styles.usual}
          x1={plot.x}
          x2={plot.x + plot.width}
          y1={yOf(usual)}
          y2={yOf(usual)}
        />
      )}
      {isBeforeExpected && (
        <line className={styles.now} x1={nowX} x2={nowX} y1={plot.y - 14} y2={plot.y + plot.height} />
      )}
      {isEmpty && (
        <text
          x={plot.x + plot.width / 2}
          y={plot.y + plot.height / 2}
          textAnchor="middle"
          className={styles.label}
        >
          {words.empty}
        </text>
      )}
    </g>
  );
}
