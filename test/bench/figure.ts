// What a figure of the bench is: measured, beside its budget (table-and-performance.md section 1).

export type Figure = {
  /** The budget's number, `B6`. */
  readonly id: string;
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** The most it may be; absent for a figure that stands there to be compared with. */
  readonly budget?: number;
  readonly ok: boolean;
};

export const figure = (id: string, name: string, value: number, unit: string, budget?: number): Figure => ({
  id,
  name,
  value: Math.round(value * 100) / 100,
  unit,
  ...(budget === undefined ? {} : { budget }),
  ok: budget === undefined || value <= budget,
});

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
