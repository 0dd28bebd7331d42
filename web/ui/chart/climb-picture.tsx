// The line of the hours as they add up: worked, its forecast, and the budget that they meet.

import { Area, CartesianGrid, ComposedChart, Line, usePlotArea, XAxis, YAxis, ZIndexLayer } from 'recharts';
import { type Climbed, scaleFor } from './chart-scale.ts';
import { hourAxis } from './bar-marks.tsx';
import styles from './chart.module.css';
import type { ChartWords, Climb } from './hour-bar.ts';

const secondsInHour = 3600;
/** Recharts draws its own areas, lines and labels below this. */
const overAll = 3000;
/** For the words over the budget. */
const above = 24;
const below = 16;
/** Pixels that the words may take; nearer to the left edge they would be cut. */
const wordsPixels = 130;

type Props = {
  /** How many bars stand below it. */
  readonly bars: number;
  readonly climbed: Climbed;
  readonly climb: Climb;
  readonly words: ChartWords;
  readonly width: number;
  readonly height: number;
  /** The width of the axis. */
  readonly left: number;
};

/** Hidden from screen readers: the sentence of the bars below it speaks of both. */
export function ClimbPicture({ bars, climbed, climb, words, width, height, left }: Props) {
  const scale = scaleFor(climbed.highest);
  return (
    <div aria-hidden="true">
      <ComposedChart
        data={climbed.points}
        width={width}
        height={height}
        margin={{ top: above, right: 0, bottom: below, left: 0 }}
        accessibilityLayer={false}
      >
        <CartesianGrid vertical={false} stroke="var(--line)" horizontalValues={[...scale.ticks]} />
        <XAxis
          type="number"
          dataKey="x"
          domain={[0, Math.max(1, bars)]}
          height={1}
          tick={false}
          tickLine={false}
          axisLine={{ stroke: 'var(--line-strong)' }}
        />
        <YAxis width={left} {...hourAxis(scale, words)} />
        <Area
          dataKey="worked"
          type="linear"
          stroke="var(--work)"
          strokeWidth={2.5}
          fill="var(--tint)"
          fillOpacity={1}
          dot={false}
          activeDot={false}
          isAnimationActive={false}
        />
        <Line
          dataKey="forecast"
          type="linear"
          stroke="var(--dim)"
          strokeWidth={2}
          strokeDasharray="5 4"
          dot={false}
          activeDot={false}
          connectNulls
          isAnimationActive={false}
        />
        <ClimbMarks climbed={climbed} climb={climb} top={scale.top} bars={bars} />
      </ComposedChart>
    </div>
  );
}

type MarksProps = {
  readonly climbed: Climbed;
  readonly climb: Climb;
  readonly top: number;
  readonly bars: number;
};

function ClimbMarks({ climbed, climb, top, bars }: MarksProps) {
  const plot = usePlotArea();
  if (!plot || plot.width <= 0) return null;
  const { budget, nowX, ringX, worked } = climbed;
  const xOf = (x: number) => plot.x + (x / Math.max(1, bars)) * plot.width;
  const yOf = (seconds: number) => plot.y + plot.height * (1 - seconds / secondsInHour / top);
  const right = plot.x + plot.width;
  return (
    <ZIndexLayer zIndex={overAll}>
      {nowX < bars && (
        <line
          className={styles.now}
          x1={xOf(nowX)}
          x2={xOf(nowX)}
          y1={budget === undefined || budget < worked ? plot.y : yOf(budget)}
          y2={plot.y + plot.height}
        />
      )}
      {nowX > 0 && <circle cx={xOf(nowX)} cy={yOf(worked)} r={4} className={styles.end} />}
      {budget !== undefined && (
        <>
          <line
            data-budget=""
            className={styles.budget}
            x1={plot.x}
            x2={right}
            y1={yOf(budget)}
            y2={yOf(budget)}
          />
          <text x={plot.x} y={yOf(budget) - 7} className={styles.onLine}>
            {climb.budgetText}
          </text>
        </>
      )}
      {budget !== undefined && ringX !== undefined && (
        <>
          <line
            className={styles.drop}
            x1={xOf(ringX)}
            x2={xOf(ringX)}
            y1={yOf(budget)}
            y2={plot.y + plot.height}
          />
          <circle data-ring="" cx={xOf(ringX)} cy={yOf(budget)} r={5} className={styles.ring} />
          <text
            // Before the ring: the forecast rises past the line behind it.
            x={Math.max(plot.x + 2 * wordsPixels, xOf(ringX) - 9)}
            y={yOf(budget) - 9}
            textAnchor="end"
            className={styles.onLine}
          >
            {climb.usedUpText}
          </text>
        </>
      )}
    </ZIndexLayer>
  );
}
