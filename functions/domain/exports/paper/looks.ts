// How the PDF's texts look, and how much room they take: roomy where comments stand beneath rows, dense in two columns.

import type { Look } from './pen.ts';

export type RowLook = 'text' | 'name' | 'day' | 'figure' | 'zero' | 'long' | 'veryLong' | 'total';
/** Of a section. Numbers are points. */
export type Looks = Readonly<Record<RowLook | 'heading' | 'detail' | 'head', Look>> & {
  /** Above and below each row. */
  readonly padding: number;
  /** Between columns of a table. */
  readonly gap: number;
  /** Above a section that does not begin a page or a column. */
  readonly before: number;
  /** Between a section's words and its heads. */
  readonly lead: number;
  /** Around the line above a total. */
  readonly aroundTotal: number;
};

function rowLooks(size: number, step: number): Readonly<Record<RowLook, Look>> {
  const text = { size, step } as const;
  const figure = { ...text, isFigure: true } as const;
  return {
    text,
    name: { ...text, weight: 'strong' },
    day: { ...figure, weight: 'strong' },
    figure,
    zero: { ...figure, ink: 'edge' },
    long: { ...figure, weight: 'heavy' },
    veryLong: { ...figure, weight: 'heavy', ink: 'brick' },
    total: { ...figure, weight: 'heavy' },
  };
}

export const roomy: Looks = {
  ...rowLooks(9, 12),
  heading: { size: 14, step: 18, weight: 'heavy' },
  detail: { size: 8.5, step: 12, ink: 'dim' },
  head: { size: 8, step: 12, weight: 'strong', ink: 'dim' },
  padding: 3,
  gap: 8,
  before: 22,
  lead: 6,
  aroundTotal: 6,
};
const small = rowLooks(6.9, 8.1);
export const dense: Looks = {
  ...small,
  name: { ...small.name, weight: 'heavy' },
  heading: { size: 9.5, step: 12, weight: 'heavy' },
  detail: { size: 6.9, step: 9, ink: 'dim' },
  head: { size: 5.75, step: 7.5, weight: 'strong', ink: 'dim' },
  padding: 0.55,
  gap: 3,
  before: 10,
  lead: 2,
  aroundTotal: 3,
};
/** The sums of all: rows as on the screen, lower where there are many. */
export const sumsOf = (padding: number): Looks => ({ ...roomy, padding, before: 14 });
export const sumsPadding = { least: 0.7, many: 1.5, most: 3.2 } as const;

/** What stands once on a page, or beneath a row. */
export const looks = {
  company: { size: 10.5, step: 14, weight: 'heavy' },
  about: { size: 9.5, step: 14, ink: 'dim' },
  title: { size: 24, step: 28, weight: 'heavy' },
  factLabel: { size: 9, step: 12, ink: 'dim' },
  fact: { size: 20, step: 26, weight: 'heavy', isFigure: true },
  sentence: { size: 9.5, step: 13 },
  legend: { size: 8.5, step: 12, ink: 'dim' },
  below: { size: 8.5, step: 11, ink: 'dim' },
  missing: { size: 8, step: 10, ink: 'dim' },
  footer: { size: 8, step: 12, ink: 'dim' },
  page: { size: 8, step: 12, ink: 'dim', isFigure: true },
} as const satisfies Record<string, Look>;
