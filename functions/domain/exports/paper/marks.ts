// What is drawn into cells: the ruler of a day, and bars in greys that any printer keeps apart.

import type { SheetRow } from '#functions/domain/exports/sheet/rows.ts';
import { isVeryLong } from '#shared/time/duration.ts';
import { startOfDay, type Zone } from '#shared/time/zone.ts';
import { looks } from './looks.ts';
import type { Ink, Look, Pen } from './pen.ts';

export type Spot = { readonly x: number; readonly y: number; readonly width: number };

const secondsADay = 86_400;
/** The card's white between two parts of a bar. */
const between = 0.75;
const key = { width: 14, height: 8, gap: 5, after: 20 } as const;
/** Of normal time, overtime, lunch, and hours that a daily rule leaves undivided. */
const shades = ['grey', 'ink', 'hollow', 'edge'] as const;

/** '00', '12', '24' over the column. */
export function drawRulerHead(pen: Pen, { x, y, width }: Spot, look: Look): void {
  pen.write('00', look, { x, y });
  pen.write('12', look, { x: x + width / 2 - 4, y });
  pen.write('24', look, { x: x + width, y, isRight: true });
}

/** Midnight to midnight, with the work filled in. */
export function drawRuler(
  pen: Pen,
  { x, y, width }: Spot,
  { day, spans = [], totalSeconds }: SheetRow,
  zone: Zone,
): void {
  const midnight = startOfDay(zone, day);
  const at = (instant: number) =>
    x + (Math.min(secondsADay, Math.max(0, instant - midnight)) / secondsADay) * width;
  const block = (from: number, wide: number, ink: Ink, radius = 0) =>
    pen.fill(from, y + 1.5, wide, 8, ink, radius);
  block(x, width, 'track', 1.5);
  for (const quarter of [1, 2, 3]) block(x + (quarter * width) / 4, 0.5, 'tick');
  for (let index = 0; index + 1 < spans.length; index += 2) {
    const [from = x, to = x] = spans.slice(index, index + 2).map(at);
    block(from, Math.max(0.6, to - from), isVeryLong(totalSeconds) ? 'brick' : 'spruce');
  }
}

function drawPart(pen: Pen, place: number, x: number, y: number, width: number, height: number): void {
  const shade = shades[place];
  if (shade === undefined || shade === 'hollow') pen.frame(x, y, width, height, 'edge');
  else pen.fill(x, y, width, height, shade);
}

/** The seconds of each shade, side by side; `longest` fills the width. */
export function drawBar(pen: Pen, { x, y, width }: Spot, parts: readonly number[], longest: number): void {
  let at = x;
  for (const [place, seconds] of parts.entries()) {
    const length = (seconds / Math.max(longest, 1)) * width;
    // As on the screen: a part of less than a pixel is left out, its figure stays.
    if (length < between) continue;
    drawPart(pen, place, at, y + 2, Math.max(length - between, 0.5), 7.5);
    at += length;
  }
}

/** The colours of the bars with their words, side by side. */
export function drawKeys(pen: Pen, words: readonly string[], x: number, y: number): void {
  let at = x;
  for (const [place, word] of words.entries()) {
    drawPart(pen, place, at, y + 1.5, key.width, key.height);
    pen.write(word, looks.legend, { x: at + key.width + key.gap, y });
    at += key.width + key.gap + pen.widthOf(word, looks.legend) + key.after;
  }
}
