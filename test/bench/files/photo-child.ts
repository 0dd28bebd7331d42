// Converts one phone photo several times and prints the median time; `bench/photo.ts` starts it.

import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const runs = 9;

/** Made by another process: drawing 12 megapixels takes more memory than making them small. */
const drawing = `
  import sharp from 'sharp';
  const [width, height] = [4032, 3024];
  const noise = await sharp({ create: { width: width / 8, height: height / 8, channels: 3, noise: { type: 'gaussian', mean: 128, sigma: 40 }, background: '#000' } }).png().toBuffer();
  await sharp(noise).resize(width, height).withExif({ IFD0: { Make: 'Phone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '64/1 8/1 0/1' } }).withIccProfile('p3').jpeg({ quality: 90 }).toFile(process.argv[1]);`;

const folder = await mkdtemp(join(tmpdir(), 'stund-photo-'));
const file = join(folder, 'phone.jpg');
execFileSync(process.execPath, ['--input-type=module', '-e', drawing, file]);
const upload = await readFile(file);
await rm(folder, { recursive: true });

const { variantsOf } = await import('#functions/domain/photo-files/variants.ts');
const milliseconds: number[] = [];
let photo = new Uint8Array();
for (let run = 0; run < runs; run += 1) {
  const before = process.cpuUsage();
  const made = await variantsOf(upload);
  const { user, system } = process.cpuUsage(before);
  milliseconds.push((user + system) / 1000);
  if (!made) throw new Error('the photo was refused');
  photo = new Uint8Array(made.photo);
}
process.stdout.write(
  JSON.stringify({
    milliseconds,
    megabytes: process.resourceUsage().maxRSS / 1024,
    photoBytes: photo.length,
    hasExif: Buffer.from(photo).includes('Exif'),
  }),
);
