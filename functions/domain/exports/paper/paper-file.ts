// Writes the PDF page by page, after a dry run that counts the pages.

import { setImmediate } from 'node:timers/promises';
import type { Sink } from '#functions/aws/made-files.ts';
import { layOut } from './layout.ts';
import { openPen } from './pen.ts';
import type { Paper } from './sections.ts';

/** How many bytes may wait for the disk. */
const waitingBytesMax = 1_000_000;

/** Lays the pages out twice, because each names the number of all; resolves when the sink has everything. */
export async function writePaper(
  sink: Sink,
  paper: Paper,
  advance: (rowsDone: number) => Promise<void>,
): Promise<void> {
  const pen = openPen({
    title: paper.documentTitle,
    author: paper.companyName,
    language: paper.language,
    createdAt: paper.createdAt,
    isWide: paper.isWide,
  });
  let pages = 0;
  for await (const _ of layOut(paper, pen, 0, false)) {
    pages += 1;
    // Yields, so that the plan does not delay another job's answer or this job's lease.
    await setImmediate();
  }
  const { doc } = pen;
  const failed = new Promise<never>((_, fail) => doc.once('error', fail));
  failed.catch(() => undefined);
  const ended = new Promise<void>((done, fail) => {
    sink.once('finish', done);
    sink.once('error', fail);
  });
  ended.catch(() => undefined);
  doc.pipe(sink);
  for await (const rowsDone of layOut(paper, pen, pages, true)) {
    await advance(rowsDone);
    while (doc.readableLength > waitingBytesMax && !sink.destroyed) await setImmediate();
  }
  doc.end();
  await Promise.race([ended, failed]);
}
