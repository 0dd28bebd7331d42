// The ruler of a day: midnight to midnight, with the work filled in.

import type { Look, Pen } from './pen.ts';
import type { PaperRow } from './rows.ts';

type Place = { readonly x: number; readonly width: number };
const hoursADay = 24;
const barHeight = 8;

/** '00', '12', '24' over the column. */
function head(pen: Pen, { x, width }: Place, y: number, look: Look): void {
  pen.write('00', look, { x, y });
  pen.write('12', look, { x: x + width / 2 - 4, y });
  pen.write('24', look, { right: x + width, y });
}

function day(pen: Pen, { x, width }: Place, y: number, { minutes, mark }: PaperRow): void {
  const top = y + 1.5;
  const at = (minute: number) => x + (minute / (hoursADay * 60)) * width;
  pen.fill(x, top, width, barHeight, 'track', 1.5);
  for (const hour of [6, 12, 18]) pen.fill(at(hour * 60), top, 0.5, barHeight, 'tick');
  for (let index = 0; index + 1 < minutes.length; index += 2) {
    const from = at(minutes[index] ?? 0);
    const to = at(minutes[index + 1] ?? 0);
    pen.fill(from, top, Math.max(0.6, to - from), barHeight, mark === 'very_long' ? 'brick' : 'spruce');
  }
}

export const drawRuler = { head, day } as const;
