// Owns the small charts of a list's row: bars or a curve of the last weeks, as wide as their cell, without axes, since
// their figures stand beside.
import styles from './week-bars.module.css';

type Props = {
  /** Oldest first; the last one is the present week. */
  readonly values: readonly number[];
  /** The picture in words. */
  readonly label: string;
};

const barPx = 7;
const stepPx = 9;
const barsHighPx = 22;

/** `full`: the value of a bar of full height, the same for every row. */
export function WeekBars({ values, label, full }: Props & { readonly full: number }) {
  const width = values.length * stepPx - (stepPx - barPx);
  return (
    <svg
      className={styles.chart}
      viewBox={`0 0 ${width} ${barsHighPx}`}
      preserveAspectRatio="none"
      height={barsHighPx}
      role="img"
      aria-label={label}
    >
      {values.map((value, index) => {
        // Weeks without hours keep a line, so that the others keep their place.
        const height = Math.max(1, Math.min(1, value / full) * barsHighPx);
        return (
          <rect
            key={index}
            className={index === values.length - 1 ? styles.current : styles.past}
            x={index * stepPx}
            y={barsHighPx - height}
            width={barPx}
            height={height}
          />
        );
      })}
    </svg>
  );
}

const curve = { width: 112, height: 24, dot: 3 } as const;

/** Each row's curve has a scale of its own. */
export function WeekCurve({ values, label }: Props) {
  const highest = Math.max(...values, Number.MIN_VALUE);
  const across = (curve.width - 2 * curve.dot) / Math.max(1, values.length - 1);
  const down = curve.height - 2 * curve.dot;
  const points = values.map((value, index) => ({
    x: Math.round((curve.dot + index * across) * 10) / 10,
    y: Math.round((curve.dot + (1 - value / highest) * down) * 10) / 10,
  }));
  const end = points.at(-1);
  return (
    <svg
      className={styles.chart}
      viewBox={`0 0 ${curve.width} ${curve.height}`}
      preserveAspectRatio="none"
      height={curve.height}
      role="img"
      aria-label={label}
    >
      <polyline className={styles.line} points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
      {/* A line of no length with round ends stays round where the curve is stretched. */}
      {end && <path className={styles.dot} d={`M${end.x},${end.y}h0`} strokeWidth={2 * curve.dot} />}
    </svg>
  );
}
