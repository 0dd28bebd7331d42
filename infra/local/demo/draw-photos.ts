// Draws the demo's photos into a bucket, in a process of its own, because sharp keeps its memory.

import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import sharp from 'sharp';
import { photoQuality, thumbnailPixels, thumbnailQuality } from '#shared/limits.ts';
import { type Chance, chanceFrom } from './chance.ts';

/** What is drawn on, and how wide the photo of it is. */
const [width, height, pixels] = [1200, 900, 800];
const photosAtOnce = 2;

const skies = ['#b9cfdc', '#8fa9bb', '#d8d3c6', '#6d8296', '#e4d3bd'];
const roofs = ['#7b3b2e', '#39434b', '#5b6b4f', '#8a8f93', '#4a2f2a'];
const walls = ['#efe9dc', '#d6dbd9', '#c9b79c', '#e7e2d8'];

/** A house under a sky: a roof with rows of sheets, walls, windows; different for every seed. */
function drawing(chance: Chance): string {
  const [sky, roof, wall] = [chance.pick(skies), chance.pick(roofs), chance.pick(walls)];
  const [ridge, eaves, peak] = [chance.whole(180, 320), chance.whole(480, 600), chance.whole(450, 750)];
  const [left, right] = [chance.whole(40, 160), width - chance.whole(40, 160)];
  const rows = [1, 2, 3, 4, 5, 6, 7, 8].map((row) => {
    const y = ridge + ((eaves - ridge) * row) / 9;
    return `M${peak + ((left - peak) * row) / 9} ${y}H${peak + ((right - peak) * row) / 9}`;
  });
  const windows = [120, 370, 620].map((from) => `M${left + from} ${eaves + 70}h110v140h-110z`);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" viewBox="0 0 ${width} ${height}">
    <rect width="${width}" height="${height}" fill="${sky}"/>
    <rect x="${left + 50}" y="${eaves - 20}" width="${right - left - 100}" height="${height - eaves}" fill="${wall}"/>
    <path d="M${left} ${eaves}L${peak} ${ridge}L${right} ${eaves}z" fill="${roof}"/>
    <path d="${rows.join('')}" stroke="#0004" stroke-width="4"/>
    <path d="${windows.join('')}" fill="#31424f" stroke="#fff" stroke-width="10"/>
    <rect y="${height - 60}" width="${width}" height="60" fill="#6f6a60"/></svg>`;
}

const [bucket, ...names] = process.argv.slice(2);
if (bucket === undefined) throw new Error('say which bucket');
const client = new S3Client({});
const put = (Key: string, Body: Buffer) =>
  client.send(new PutObjectCommand({ Bucket: bucket, Key, Body, ContentType: 'image/jpeg' }));
/** Stores both sizes of a photo where the photos' host reads them; its id is the seed. */
async function drawn(name: string): Promise<void> {
  const house = Buffer.from(drawing(chanceFrom(name.slice(name.lastIndexOf('/') + 1))));
  const picture = await sharp(house).jpeg({ quality: photoQuality }).toBuffer();
  const small = sharp(picture).resize(thumbnailPixels, thumbnailPixels, { fit: 'inside' });
  await put(`${name}.jpg`, picture);
  await put(`${name}-100.jpg`, await small.jpeg({ quality: thumbnailQuality }).toBuffer());
}
async function work(): Promise<void> {
  for (let name = names.pop(); name; name = names.pop()) await drawn(name);
}
await Promise.all(Array.from({ length: photosAtOnce }, work));
client.destroy();
