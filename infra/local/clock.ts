// The movable clock: how far the product's time is ahead of the real one, stored in the data folder.

import { readFile, writeFile } from 'node:fs/promises';
import * as z from 'zod';
import { codeOf, Refusal } from './refusal.ts';

export type Clock = {
  /** The product's time in epoch seconds; signatures and logs keep the real one. */
  now: () => number;
  offsetSeconds: () => number;
  advance: (seconds: number) => Promise<void>;
  /** Back to the real time. */
  reset: () => Promise<void>;
  onMove: (listener: () => void) => void;
};

const kept = z.object({ offsetSeconds: z.int() });

async function keptOffset(path: string): Promise<number> {
  try {
    return kept.parse(JSON.parse(await readFile(path, 'utf8'))).offsetSeconds;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return 0;
    throw new Refusal(`${path} cannot be read: repair it, or start afresh with npm start -- --reset.`, error);
  }
}

/** Opens the clock. Handlers in this process read its offset from their environment. */
export async function openClock(path: string): Promise<Clock> {
  const listeners = new Set<() => void>();
  let offset = await keptOffset(path);
  const tell = () => {
    process.env['CLOCK_OFFSET_SECONDS'] = String(offset);
  };
  tell();

  async function move(to: number): Promise<void> {
    offset = to;
    tell();
    await writeFile(path, JSON.stringify({ offsetSeconds: offset }));
    for (const listener of listeners) listener();
  }

  return {
    now: () => Math.floor(Date.now() / 1000) + offset,
    offsetSeconds: () => offset,
    advance: (seconds) => move(offset + Math.trunc(seconds)),
    reset: () => move(0),
    onMove: (listener) => void listeners.add(listener),
  };
}
