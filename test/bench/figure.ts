// What a figure of the bench is: measured, with its spread, beside its budget (table-and-performance.md section 1).

export type Figure = {
  /** The budget's number in `../shared/table-and-performance.md`, such as `B6`. */
  readonly id: string;
  readonly name: string;
  /** Of several measurements their median: it is what the budget judges. */
  readonly value: number;
  readonly unit: string;
  /** Smallest and largest of so many measurements; absent where one is as good as any. */
  readonly spread?: { readonly from: number; readonly to: number; readonly of: number };
  /** The most it may be; absent for a figure that stands there to be compared with. */
  readonly budget?: number;
  readonly ok: boolean;
};

const hundredths = (value: number): number => Math.round(value * 100) / 100;

/** One measurement, or all that were taken of it. */
export function figure(
  id: string,
  name: string,
  measured: number | readonly number[],
  unit: string,
  budget?: number,
): Figure {
  const all = typeof measured === 'number' ? [measured] : measured;
  const value = median(all);
  const spread = { from: hundredths(Math.min(...all)), to: hundredths(Math.max(...all)), of: all.length };
  return {
    id,
    name,
    value: hundredths(value),
    unit,
    ...(all.length > 1 ? { spread } : {}),
    ...(budget === undefined ? {} : { budget: hundredths(budget) }),
    ok: budget === undefined || value <= budget,
  };
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
