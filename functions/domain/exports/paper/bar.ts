// The bar of a project or an employee: normal time, overtime, lunch, in greys that any printer keeps apart.

import type { Look, Pen } from './pen.ts';

type Place = { readonly x: number; readonly width: number };
/** Seconds. `open`: a daily rule leaves them undivided. */
export type Bar = {
  readonly normal: number;
  readonly overtime: number;
  readonly lunch: number;
  readonly open: number;
};
const height = 7.5;
/** The card's white between two parts. */
const between = 0.75;
const key = { width: 14, height: 8, gap: 5, after: 20 } as const;
const drawn = [
  ['normal', 'grey'],
  ['overtime', 'ink'],
  ['lunch', 'hollow'],
  ['open', 'edge'],
] as const;

type Shade = (typeof drawn)[number][1];

function part(pen: Pen, shade: Shade, x: number, y: number, width: number, high: number): void {
  if (shade === 'hollow') pen.frame(x, y, width, high, 'edge');
  else pen.fill(x, y, width, high, shade);
}

/** `longest` is the length of the whole width. */
export function drawBar(pen: Pen, bar: Bar, longest: number, { x, width }: Place, y: number): void {
  let at = x;
  for (const [name, shade] of drawn) {
    const length = (bar[name] / Math.max(longest, 1)) * width;
    // As on the screen: a part of less than a pixel is left out, its figure stays.
    if (length < between) continue;
    part(pen, shade, at, y, Math.max(length - between, 0.5), height);
    at += length;
  }
}

/** The colours with their words, side by side. */
export function drawBarKeys(pen: Pen, words: readonly string[], look: Look, x: number, y: number): void {
  let at = x;
  for (const [place, word] of words.entries()) {
    const shade = drawn[place]?.[1] ?? 'grey';
    part(pen, shade, at, y + 1.5, key.width, key.height);
    pen.write(word, look, { x: at + key.width + key.gap, y });
    at += key.width + key.gap + pen.widthOf(word, look) + key.after;
  }
}
