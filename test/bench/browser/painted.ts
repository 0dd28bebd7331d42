// From an action in a page to the painted frame that shows what it did.

import type { Page } from 'playwright-core';
import * as z from 'zod';

const painted = z.object({ milliseconds: z.number(), frames: z.number() });
export type Painted = z.output<typeof painted>;

/** Runs `act` in the page; from there to the end of the frame that shows `seen` changed, and how many frames it took. */
export async function untilPainted(page: Page, act: string, seen: string): Promise<Painted> {
  return painted.parse(
    await page.evaluate(`new Promise((done, failed) => {
      const before = ${seen};
      const startedAt = performance.now();
      let frames = 0;
      ${act};
      const look = () => {
        frames += 1;
        if (${seen} !== undefined && ${seen} !== before) {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => done({ milliseconds: performance.now() - startedAt, frames });
          port2.postMessage(undefined);
        } else if (performance.now() - startedAt > 30000) failed(new Error('nothing changed'));
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    })`),
  );
}

export const milliseconds = (all: readonly Painted[]) => all.map((one) => one.milliseconds);
export const frames = (all: readonly Painted[]) => all.map((one) => one.frames);
