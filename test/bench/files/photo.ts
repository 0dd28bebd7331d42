// What the resize worker needs for one 12-megapixel photo with everything a phone writes into it.

import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import * as z from 'zod';
import { type Figure, figure } from '#test/bench/figure.ts';

const said = z.object({
  milliseconds: z.array(z.number()),
  megabytes: z.number(),
  photoBytes: z.number(),
  hasExif: z.boolean(),
});

/** In a process of its own, because its memory is a figure. */
export async function benchPhoto(): Promise<Figure[]> {
  const child = fileURLToPath(new URL('photo-child.ts', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [child]);
  const { milliseconds, megabytes, photoBytes, hasExif } = said.parse(JSON.parse(stdout));
  return [
    figure('B10', '12 MP photo to 1600 px and 100 px: processor time', milliseconds, 'ms', 200),
    figure('B10', '12 MP photo: peak memory of the process', megabytes, 'MB', 230),
    figure('B10', '12 MP photo: result', photoBytes / 1000, 'kB'),
    figure('B10', '12 MP photo: results that still carry EXIF', hasExif ? 1 : 0, 'files', 0),
  ];
}
