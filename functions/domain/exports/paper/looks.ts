// How the PDF's texts look, and how much room they take: roomy where comments stand beneath rows, dense in two columns.

import type { Look } from './pen.ts';

const roomyLooks = {
  company: { size: 10.5, weight: 'heavy' },
  about: { size: 9.5, ink: 'dim' },
  title: { size: 24, weight: 'heavy' },
  factLabel: { size: 9, ink: 'dim' },
  fact: { size: 20, weight: 'heavy', isTabular: true },
  sentence: { size: 9.5, ink: 'ink' },
  legend: { size: 8.5, ink: 'dim' },
  heading: { size: 14, weight: 'heavy' },
  detail: { size: 8.5, ink: 'dim' },
  head: { size: 8, weight: 'strong', ink: 'dim' },
  text: { size: 9 },
  name: { size: 9, weight: 'strong' },
  day: { size: 9, weight: 'strong', isTabular: true },
  figure: { size: 9, isTabular: true },
  zero: { size: 9, isTabular: true, ink: 'edge' },
  long: { size: 9, weight: 'heavy', isTabular: true },
  veryLong: { size: 9, weight: 'heavy', isTabular: true, ink: 'brick' },
  total: { size: 9, weight: 'heavy', isTabular: true },
  below: { size: 8.5, ink: 'dim' },
  footer: { size: 8, ink: 'dim' },
} as const satisfies Record<string, Look>;

const small = 6.9;
const denseLooks = {
  ...roomyLooks,
  heading: { size: 9.5, weight: 'heavy' },
  detail: { size: small, ink: 'dim' },
  head: { size: 5.75, weight: 'strong', ink: 'dim' },
  text: { size: small },
  name: { size: small, weight: 'heavy' },
  day: { size: small, weight: 'strong', isTabular: true },
  figure: { size: small, isTabular: true },
  zero: { size: small, isTabular: true, ink: 'edge' },
  long: { size: small, weight: 'heavy', isTabular: true },
  veryLong: { size: small, weight: 'heavy', isTabular: true, ink: 'brick' },
  total: { size: small, weight: 'heavy', isTabular: true },
} as const satisfies Record<keyof typeof roomyLooks, Look>;

/** Points. */
export type Density = {
  readonly looks: Readonly<Record<keyof typeof roomyLooks, Look>>;
  readonly lineHeight: number;
  readonly rowPadding: number;
  /** Between columns of a table. */
  readonly gap: number;
  /** Above a section that does not begin a page or a column. */
  readonly before: number;
  readonly headingStep: number;
  readonly detailStep: number;
  /** Between a section's words and its heads. */
  readonly lead: number;
  readonly headStep: number;
  /** Around the line above a total. */
  readonly aroundTotal: number;
};

export const roomy: Density = {
  looks: roomyLooks,
  lineHeight: 12,
  rowPadding: 3,
  gap: 8,
  before: 22,
  headingStep: 18,
  detailStep: 12,
  lead: 6,
  headStep: 12,
  aroundTotal: 6,
};
export const dense: Density = {
  looks: denseLooks,
  lineHeight: 8.1,
  rowPadding: 0.55,
  gap: 3,
  before: 10,
  headingStep: 12,
  detailStep: 9,
  lead: 2,
  headStep: 7.5,
  aroundTotal: 3,
};
/** The sums of all: rows as on the screen, lower where there are many. */
export const sumsOf = (rowPadding: number): Density => ({ ...roomy, rowPadding, before: 14 });
export const sumsPadding = { least: 0.7, many: 1.5, most: 3.2 } as const;
