// The picture of a chart of hours, drawn by Recharts; a file of its own, fetched when a chart is shown.

import { useMemo, useRef, useState } from 'react';
import { Bar, BarChart, type BarShapeProps, CartesianGrid, Tooltip, XAxis, YAxis } from 'recharts';
import { axisPixels, BarMarks, hasRoomBelow, hourAxis, shownLabels } from './bar-marks.tsx';
import { chartFirstPx, climbOf, type Scale, scaleFor } from './chart-scale.ts';
import styles from './chart.module.css';
import { ClimbPicture } from './climb-picture.tsx';
import { useRoomPx } from '#web/ui/table/use-room.ts';
import {
  heightOf,
  type HourBar,
  type PartKey,
  partsOf,
  type PictureProps,
  type ChartWords,
} from './hour-bar.ts';

const secondsInHour = 3600;
/** A bar is 56 % of its step. */
const gap = '22%';
/** For the sums over the bars, and half a label of the axis. */
const above = 18;
const labelsPixels = 24;
const belowPixels = 16;

const keys = ['normal', 'overtime', 'lunch', 'expected'] as const;

type Row = { readonly index: number } & Partial<Record<PartKey, number>>;

export function HourPicture(props: PictureProps) {
  const { bars, sentence, words, usual, climb } = props;
  const place = useRef<HTMLDivElement>(null);
  const width = useRoomPx(place, chartFirstPx);
  const [isFocused, setIsFocused] = useState(false);
  const rows = useMemo(() => bars.map(rowOf), [bars]);
  const scale = scaleFor(Math.max(0, ...bars.map(heightOf), usual?.seconds ?? 0));
  const climbed = useMemo(() => climb && climbOf(bars, climb), [bars, climb]);
  // One width for both, so that their bars and points stand above each other.
  const left = Math.max(axisPixels(scale, words), climbed ? axisPixels(scaleFor(climbed.highest), words) : 0);
  return (
    <div
      ref={place}
      className={styles.picture}
      onFocus={() => setIsFocused(true)}
      onBlur={() => setIsFocused(false)}
    >
      {climb && climbed && (
        <ClimbPicture
          bars={bars.length}
          climbed={climbed}
          climb={climb}
          words={words}
          width={width}
          height={props.climbPixels}
          left={left}
        />
      )}
      <Bars
        rows={rows}
        scale={scale}
        labels={shownLabels(bars, width - left)}
        isBelow={hasRoomBelow(bars, width - left)}
        left={left}
        width={width}
        height={props.barsPixels}
        isFocused={isFocused}
        {...{ bars, sentence, words, usual }}
      />
    </div>
  );
}

type BarsProps = Pick<PictureProps, 'bars' | 'sentence' | 'words' | 'usual'> & {
  readonly rows: Row[];
  readonly scale: Scale;
  readonly labels: (index: number) => boolean;
  readonly isBelow: boolean;
  readonly left: number;
  readonly width: number;
  readonly height: number;
  readonly isFocused: boolean;
};

function Bars(props: BarsProps) {
  const { bars, rows, scale, left, sentence, words, usual, isFocused } = props;
  return (
    <BarChart
      data={rows}
      width={props.width}
      height={props.height}
      margin={{ top: above, right: 0, bottom: 0, left: 0 }}
      barCategoryGap={gap}
      role="img"
      aria-label={sentence}
    >
      <CartesianGrid vertical={false} stroke="var(--line)" horizontalValues={[...scale.ticks]} />
      <XAxis
        dataKey="index"
        height={labelsPixels + (props.isBelow ? belowPixels : 0)}
        interval={0}
        tickLine={false}
        axisLine={{ stroke: 'var(--line-strong)' }}
        tick={(tick: Tick) => weekLabel(tick, props)}
      />
      <YAxis width={left} {...hourAxis(scale, words)} />
      {keys.map((key) => (
        <Bar key={key} dataKey={key} stackId="hours" isAnimationActive={false} shape={shapes[key]} />
      ))}
      <BarMarks
        bars={bars}
        scale={scale}
        words={words}
        usual={usual?.seconds}
        isEmpty={bars.every((bar) => heightOf(bar) === 0)}
      />
      <Tooltip
        cursor={{ fill: 'var(--ink)', fillOpacity: 0.06 }}
        isAnimationActive={false}
        allowEscapeViewBox={{ x: false, y: true }}
        wrapperStyle={{ zIndex: 5 }}
        content={({ active, label }) => (
          <BarTip bar={active ? bars[Number(label)] : undefined} words={words} isSaid={isFocused} />
        )}
      />
    </BarChart>
  );
}

function rowOf(bar: HourBar, index: number): Row {
  const parts = partsOf(bar).map(({ key, seconds }) => [key, seconds / secondsInHour] as const);
  return { index, ...Object.fromEntries(parts) };
}

type Tick = {
  readonly x: number | string;
  readonly y: number | string;
  readonly payload: { value: unknown };
};

function weekLabel({ x, y, payload }: Tick, { bars, labels, isBelow }: BarsProps) {
  const index = Number(payload.value);
  const bar = bars[index];
  if (!bar || !labels(index)) return null;
  const look = bar.isCurrent ? styles.current : styles.label;
  return (
    <text x={Number(x)} y={Number(y) + 12} textAnchor="middle" className={look}>
      {bar.label}
      {isBelow && (
        <tspan x={Number(x)} dy={belowPixels} className={styles.label}>
          {bar.below}
        </tspan>
      )}
    </text>
  );
}

/** A part under 1 px is left out; 1 px of the card stays between parts. */
function partShape(key: PartKey) {
  return function Part({ x, y, width, height }: BarShapeProps) {
    if (height < 1) return <g />;
    const inset = key === 'lunch' || key === 'expected' ? 0.75 : 0;
    const top = y + 1;
    const high = Math.max(0.25, height - 1);
    return (
      <rect
        data-part={key}
        className={styles[key]}
        x={x + inset}
        y={top + inset}
        width={Math.max(0, width - 2 * inset)}
        height={Math.max(0.25, high - 2 * inset)}
      />
    );
  };
}

const shapes = {
  normal: partShape('normal'),
  overtime: partShape('overtime'),
  lunch: partShape('lunch'),
  expected: partShape('expected'),
};

type TipProps = {
  readonly bar: HourBar | undefined;
  readonly words: ChartWords;
  /** Read aloud only while the keys move along the bars: a moving pointer would set off a flood of words. */
  readonly isSaid: boolean;
};

/** What the chart says of one bar under the pointer or the focus. */
function BarTip({ bar, words, isSaid }: TipProps) {
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
