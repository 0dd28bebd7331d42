// How the PDF looks: its inks and texts, and the room around them; in two columns of a page all is small and close.

import type { Weight } from './fonts.ts';

export const inks = {
  ink: '#141a18',
  dim: '#525c57',
  line: '#dfe3df',
  edge: '#87928c',
  sunk: '#f3f4f1',
  spruce: '#0b6a5b',
  brick: '#a61d12',
  track: '#e6eae6',
  tick: '#cbd3cd',
  grey: '#6f7a75',
} as const;
export type Ink = keyof typeof inks;
/** In points; `step` leads from line to line. */
export type Look = {
  readonly size: number;
  readonly step: number;
  readonly weight?: Weight;
  readonly ink?: Ink;
  /** Digits of equal width. */
  readonly isFigure?: true;
};
/** Above and below each row, between columns, above a section, and between its title and its heads. */
type Room = Readonly<Record<'padding' | 'gap' | 'before' | 'lead', number>>;
export type Looks = ReturnType<typeof tableLooks>;

/** Of a table whose rows have texts of this size. */
function tableLooks(size: number, step: number, room: Room) {
  const look = (over: Partial<Look> = {}): Look => ({ size, step, ...over });
  return {
    text: look(),
    name: look({ weight: 'strong' }),
    day: look({ weight: 'strong', isFigure: true }),
    figure: look({ isFigure: true }),
    zero: look({ ink: 'edge', isFigure: true }),
    long: look({ weight: 'heavy', isFigure: true }),
    veryLong: look({ weight: 'heavy', ink: 'brick', isFigure: true }),
    heading: look({ size: 1.45 * size, step: 1.5 * step, weight: 'heavy' }),
    detail: look({ size: 0.96 * size, ink: 'dim' }),
    head: look({ size: 0.86 * size, weight: 'strong', ink: 'dim' }),
    ...room,
  };
}
export const roomy = tableLooks(9, 12, { padding: 3, gap: 8, before: 22, lead: 6 });
export const dense = tableLooks(6.9, 8.1, { padding: 0.55, gap: 3.5, before: 10, lead: 1 });

/** Around the tables; notes stand beneath rows too. */
export const looks = {
  company: { size: 10.5, step: 14, weight: 'heavy' },
  title: { size: 24, step: 28, weight: 'heavy' },
  sentence: { size: 9.5, step: 13 },
  fact: { size: 20, step: 26, weight: 'heavy', isFigure: true },
  note: { size: 8.5, step: 11, ink: 'dim' },
} as const satisfies Record<string, Look>;
