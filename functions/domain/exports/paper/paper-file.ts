// Writes the PDF of a paper, after a plan that counts its pages.

import { pipeline } from 'node:stream/promises';
import { setImmediate } from 'node:timers/promises';
import type { Sink } from '#functions/aws/made-files.ts';
import { layOut } from './layout.ts';
import type { Paper } from './sections.ts';
import { openPen, plannedBy } from './pen.ts';

/** How many bytes may wait for the disk. */
const waitingBytesMax = 1_000_000;

/** Lays the pages out twice, because each names the number of all; resolves when the sink has everything. */
export async function writePaper(
  sink: Sink,
  paper: Paper,
  advance: (rowsDone: number) => Promise<void>,
): Promise<void> {
  const pen = openPen(paper);
  const { doc } = pen;
  // The plan fetches no photos, and lets other work of the process go on.
  const plan: Paper = { ...paper, photosOf: () => async () => [] };
  const pages = await layOut(plan, plannedBy(pen), 0, () => setImmediate());
  const written = pipeline(doc, sink);
  written.catch(() => undefined);
  await layOut(paper, pen, pages, async (rowsDone) => {
    await advance(rowsDone);
    while (doc.readableLength > waitingBytesMax && !sink.destroyed) await setImmediate();
  });
  doc.end();
  await written;
}
