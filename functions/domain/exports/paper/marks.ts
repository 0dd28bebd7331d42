// What is drawn into cells: the ruler of a day, and bars in greys that any printer keeps apart.

import type { SheetRow } from '#functions/domain/exports/sheet/rows.ts';
import { isVeryLong } from '#shared/time/duration.ts';
import { startOfDay, type Zone } from '#shared/time/zone.ts';
import { secondsPerDay } from '#shared/time/calendar.ts';
import { looks, roomy } from './looks.ts';
import type { Pen } from './pen.ts';

export type Area = { readonly x: number; readonly y: number; readonly width: number };

/** The card's white between two parts of a bar. */
const between = 0.75;
/** Of normal time, overtime, lunch, and hours that a daily rule leaves undivided. */
const shades = ['grey', 'ink', undefined, 'edge'] as const;

/** The hours over the rulers. */
export function drawHours(pen: Pen, { x, y, width }: Area): void {
  pen.write('00', roomy.head, { x, y });
  pen.write('12', roomy.head, { x: x + width / 2 - 4, y });
  pen.write('24', roomy.head, { x: x + width, y, isRight: true });
}

/** Midnight to midnight, with the work of the row filled in. */
export function drawRuler(pen: Pen, { x, y, width }: Area, row: SheetRow, zone: Zone): void {
  const midnight = startOfDay(zone, row.day);
  const at = (instant: number) =>
    x + (Math.min(secondsPerDay, Math.max(0, instant - midnight)) / secondsPerDay) * width;
  pen.block(x, y + 1.5, width, 8, 'track');
  for (const quarter of [1, 2, 3]) pen.block(x + (quarter * width) / 4, y + 1.5, 0.5, 8, 'tick');
  const { spans = [] } = row;
  for (let index = 0; index + 1 < spans.length; index += 2) {
    const [from = x, to = x] = spans.slice(index, index + 2).map(at);
    pen.block(from, y + 1.5, Math.max(0.6, to - from), 8, isVeryLong(row.totalSeconds) ? 'brick' : 'spruce');
  }
}

/** The row's seconds of each shade, side by side; `longest` fills the width. */
export function drawBar(pen: Pen, at: Area, row: SheetRow, longest = 1, isOpen = false): void {
  const paid = [row.regularSeconds, row.overtimeSeconds, row.lunchSeconds];
  let { x } = at;
  for (const [place, seconds] of (isOpen ? [0, 0, 0, row.totalSeconds] : paid).entries()) {
    const length = (seconds / Math.max(longest, 1)) * at.width;
    // As on the screen: a part of less than a pixel is left out, its figure stays.
    if (length < between) continue;
    pen.block(x, at.y + 2, Math.max(length - between, 0.5), 7.5, shades[place]);
    x += length;
  }
}

/** The shades of the bars with their words, side by side. */
export function drawKeys(pen: Pen, words: readonly string[], at: Omit<Area, 'width'>): void {
  let { x } = at;
  for (const [place, word] of words.entries()) {
    pen.block(x, at.y + 1.5, 14, 8, shades[place]);
    pen.write(word, looks.note, { x: x + 19, y: at.y });
    x += 39 + pen.widthOf(word, looks.note);
  }
}
