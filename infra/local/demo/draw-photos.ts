// Draws the demo's photos into a bucket, in a process of its own, because sharp keeps its memory.

import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import sharp from 'sharp';
import { photoQuality, thumbnailPixels, thumbnailQuality } from '#shared/limits.ts';
import { type Chance, chanceFrom } from './chance.ts';

/** What is drawn on, and how wide the photo of it is. */
const [width, height, pixels] = [1200, 900, 800];
const photosAtOnce = 2;

const skies = ['#b9cfdc', '#8fa9bb', '#d8d3c6', '#6d8296', '#e4d3bd'] as const;
const roofs = ['#7b3b2e', '#39434b', '#5b6b4f', '#8a8f93', '#4a2f2a'] as const;
const walls = ['#efe9dc', '#d6dbd9', '#c9b79c', '#e7e2d8'] as const;

/** A house under a sky: ridge, rows of sheets or tiles, chimney, windows; different for every seed. */
function drawing(chance: Chance): string {
  const [sky, roof, wall] = [chance.pick(skies), chance.pick(roofs), chance.pick(walls)];
  const ridge = chance.whole(180, 320);
  const eaves = chance.whole(480, 600);
  const [left, right] = [chance.whole(40, 160), width - chance.whole(40, 160)];
  const peak = chance.whole(450, 750);
  const rows = Array.from({ length: 9 }, (_, at) => {
    const y = ridge + ((eaves - ridge) * (at + 1)) / 10;
    const share = (at + 1) / 10;
    return `<line x1="${peak + (left - peak) * share}" y1="${y}" x2="${peak + (right - peak) * share}" y2="${y}" stroke="#0004" stroke-width="4"/>`;
  });
  const windows = Array.from({ length: chance.whole(2, 3) }, (_, at) => {
    const x = left + 120 + at * 250;
    return `<rect x="${x}" y="${eaves + 70}" width="110" height="140" fill="#31424f" stroke="#fff" stroke-width="10"/>`;
  });
  const chimney = chance.percent(60)
    ? `<rect x="${peak + 120}" y="${ridge - 40}" width="70" height="150" fill="#6b5046"/>`
    : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" viewBox="0 0 ${width} ${height}">
    <defs><linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${sky}"/><stop offset="1" stop-color="#f4f1ea"/></linearGradient></defs>
    <rect width="${width}" height="${height}" fill="url(#s)"/>
    <rect x="${left + 50}" y="${eaves - 20}" width="${right - left - 100}" height="${height - eaves}" fill="${wall}"/>
    ${chimney}<polygon points="${left},${eaves} ${peak},${ridge} ${right},${eaves}" fill="${roof}"/>
    ${rows.join('')}${windows.join('')}
    <rect y="${height - 60}" width="${width}" height="60" fill="#6f6a60"/></svg>`;
}

const [bucket, ...names] = process.argv.slice(2);
if (bucket === undefined) throw new Error('say which bucket');
const client = new S3Client({});
const put = async (Key: string, Body: Buffer): Promise<void> => {
  await client.send(new PutObjectCommand({ Bucket: bucket, Key, Body, ContentType: 'image/jpeg' }));
};
/** Stores both sizes of a photo where the photos' host reads them; its id is the seed. */
async function drawn(name: string): Promise<void> {
  const picture = await sharp(Buffer.from(drawing(chanceFrom(name.slice(name.lastIndexOf('/') + 1)))))
    .jpeg({ quality: photoQuality })
    .toBuffer();
  const small = await sharp(picture)
    .resize(thumbnailPixels, thumbnailPixels, { fit: 'inside' })
    .jpeg({ quality: thumbnailQuality })
    .toBuffer();
  await put(`${name}.jpg`, picture);
  await put(`${name}-100.jpg`, small);
}
async function work(): Promise<void> {
  for (let name = names.pop(); name; name = names.pop()) await drawn(name);
}
await Promise.all(Array.from({ length: photosAtOnce }, work));
client.destroy();
