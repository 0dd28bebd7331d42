// What spreadsheets and PDFs cost: 100,000 rows, 24,000 rows with pictures, whole jobs from the table to the file.

import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import * as z from 'zod';
import { type Figure, figure, median } from '#test/bench/figure.ts';

const child = fileURLToPath(new URL('export-child.ts', import.meta.url));
const run = promisify(execFile);
const said = z.object({
  cpuSeconds: z.number(),
  wallSeconds: z.number(),
  addedMegabytes: z.number(),
  peakMegabytes: z.number(),
  fileMegabytes: z.number(),
  readUnits: z.number(),
});
type Kind = 'rows' | 'photos' | 'job' | 'paper';

type Said = z.output<typeof said>;

async function measured(
  kind: Kind,
  times: number,
): Promise<{ readonly [K in keyof Said]: readonly number[] }> {
  const all: z.output<typeof said>[] = [];
  for (let time = 0; time < times; time += 1) {
    const { stdout } = await run(process.execPath, ['--expose-gc', child, kind]);
    all.push(said.parse(JSON.parse(stdout)));
  }
  const each = (of: keyof Said) => all.map((one) => one[of]);
  return {
    cpuSeconds: each('cpuSeconds'),
    wallSeconds: each('wallSeconds'),
    addedMegabytes: each('addedMegabytes'),
    peakMegabytes: each('peakMegabytes'),
    fileMegabytes: each('fileMegabytes'),
    readUnits: each('readUnits'),
  };
}

export async function benchExport(): Promise<Figure[]> {
  const rows = await measured('rows', 5);
  const photos = await measured('photos', 5);
  const job = await measured('job', 5);
  const paper = await measured('paper', 3);
  return [
    figure('B8', '100,000 rows: processor time', rows.cpuSeconds, 's', 5),
    figure('B8', '100,000 rows: time', rows.wallSeconds, 's'),
    figure('B8', '100,000 rows: memory added at its peak', rows.addedMegabytes, 'MB', 250),
    figure('B8', '100,000 rows: file', rows.fileMegabytes, 'MB'),
    figure(
      'B8',
      'a whole job of 100,000 entries, from the table to the file: processor time',
      job.cpuSeconds,
      's',
    ),
    figure('B8', 'a whole job: time', job.wallSeconds, 's'),
    figure(
      'B8',
      'a whole job: memory of its process at the peak, the pages it reads included',
      job.peakMegabytes,
      'MB',
    ),
    figure('B8', 'a whole job: read units, all consistent', median(job.readUnits), 'RCU'),
    figure('PDF', 'a whole job of 10,000 entries: processor time', paper.cpuSeconds, 's'),
    figure(
      'PDF',
      'a whole job: memory of its process at the peak, of the 1,769 MB the worker has',
      paper.peakMegabytes,
      'MB',
      900,
    ),
    figure('PDF', 'a whole job: file', paper.fileMegabytes, 'MB'),
    figure('B9', '24,000 rows with 200 photos: processor time', photos.cpuSeconds, 's', 6),
    figure('B9', '24,000 rows with 200 photos: memory added at its peak', photos.addedMegabytes, 'MB', 500),
  ];
}
