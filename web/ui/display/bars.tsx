// Owns lying bars: normal time, overtime and lunch in a row, and the scale that a head shows for all rows below it.
import { classNames } from '#web/ui/style/class-names.ts';
import styles from './bars.module.css';

/** 'open': hours that are not divided into normal time and overtime. */
export type BarKind = 'work' | 'over' | 'unpaid' | 'open';
export type BarPart = { readonly kind: BarKind; readonly value: number };
/** Lines every `step` up to `end`, which is a little more than the longest bar. */
export type BarScale = {
  readonly end: number;
  readonly step: number;
  /** A line across the bars, which alone has its number: where another rule begins. */
  readonly limit?: number | undefined;
};

const linesMax = 5;
const steps = [1, 2, 4] as const;
/** What stays free behind the longest bar. */
const spare = 1.03;
/** A part of less than a pixel in the widest bar (380 px) is left out. */
const leastShare = 1 / 380;

/** The scale of bars: a step of 1, 2 or 4 with zeros after it, and at most five lines beside the one at zero. */
export function barScale(longest: number): BarScale {
  if (!(longest > 0)) return { end: 1, step: 1 };
  let size = 10 ** Math.floor(Math.log10(longest / linesMax));
  for (;;) {
    for (const step of steps)
      if (longest / (step * size) < linesMax + 1) return { end: longest * spare, step: step * size };
    size *= 10;
  }
}

/** The scale of bars that are held against a limit, which is the only line. */
export const limitScale = (longest: number, limit: number | undefined): BarScale => ({
  end: Math.max(longest, limit ?? 0, Number.MIN_VALUE) * spare,
  step: Infinity,
  limit,
});

/** The bar of a row. Its figures stand beside it, so it says nothing itself. */
export function StackedBar({ parts, scale }: { parts: readonly BarPart[]; scale: BarScale }) {
  return (
    <span className={styles.bar} aria-hidden="true" style={linesOf(scale)}>
      {parts
        .filter(({ value }) => value / scale.end >= leastShare)
        .map(({ kind, value }) => (
          <span key={kind} className={styles[kind]} data-kind={kind} style={{ width: share(value, scale) }} />
        ))}
      {scale.limit !== undefined && (
        <i className={styles.limit} style={{ left: share(scale.limit, scale) }} />
      )}
    </span>
  );
}

/** The scale's numbers, for the head above the bars. */
export function BarNumbers({ scale, text }: { scale: BarScale; text: (value: number) => string }) {
  return (
    <span className={styles.numbers} aria-hidden="true">
      {numbersOf(scale).map((value) => (
        <span key={value} style={{ left: share(value, scale) }}>
          {text(value)}
        </span>
      ))}
    </span>
  );
}

/** A mark of the bars' colours, with its word. */
export function BarKey({ kind, children }: { kind: BarKind; children: string }) {
  return (
    <span className={styles.key}>
      <span className={classNames(styles.swatch, styles[kind])} aria-hidden="true" />
      {children}
    </span>
  );
}

const numbersOf = ({ end, step, limit }: BarScale): readonly number[] =>
  limit === undefined && Number.isFinite(step)
    ? Array.from({ length: Math.floor(end / step) + 1 }, (_, at) => at * step)
    : [limit ?? []].flat();

const linesOf = (scale: BarScale) =>
  Number.isFinite(scale.step)
    ? { backgroundSize: `${share(scale.step, scale)} 100%` }
    : { backgroundImage: 'none' };

const share = (value: number, { end }: BarScale): string => `${Number(((value / end) * 100).toFixed(3))}%`;
