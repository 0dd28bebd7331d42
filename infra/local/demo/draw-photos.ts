// Draws the demo's photos into a bucket, in a process of its own, because sharp keeps its memory.

import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import sharp from 'sharp';
import { photoQuality, thumbnailPixels, thumbnailQuality } from '#shared/limits.ts';
import { type Chance, chanceFrom } from './chance.ts';

const skies = ['#b9cfdc', '#8fa9bb', '#d8d3c6', '#6d8296', '#e4d3bd'];
const roofs = ['#7b3b2e', '#39434b', '#5b6b4f', '#8a8f93', '#4a2f2a'];
const walls = ['#efe9dc', '#d6dbd9', '#c9b79c', '#e7e2d8'];

/** A house under a sky: a roof with rows of sheets, a wall, windows; different for every seed. */
function drawing(chance: Chance): string {
  const [ridge, eaves, peak] = [chance.whole(180, 320), chance.whole(480, 600), chance.whole(450, 750)];
  const [left, right] = [chance.whole(40, 160), chance.whole(1040, 1160)];
  const sheets = [1, 2, 3, 4, 5, 6, 7, 8].map((row) => {
    const along = (from: number, to: number): number => from + ((to - from) * row) / 9;
    return `M${along(peak, left)} ${along(ridge, eaves)}H${along(peak, right)}`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="800" viewBox="0 0 1200 900">
    <rect width="1200" height="900" fill="${chance.pick(skies)}"/>
    <path d="M${left + 50} ${eaves - 20}H${right - 50}V880H${left + 50}z" fill="${chance.pick(walls)}"/>
    <path d="M${left} ${eaves}L${peak} ${ridge}L${right} ${eaves}z" fill="${chance.pick(roofs)}"/>
    <path d="${sheets.join('')}" stroke="#0004" stroke-width="4"/>
    <path d="M${left + 180} ${eaves + 140}h600" stroke="#31424f" stroke-width="140" stroke-dasharray="110 135"/>
    <rect y="840" width="1200" height="60" fill="#6f6a60"/></svg>`;
}

const [bucket, ...names] = process.argv.slice(2);
if (bucket === undefined) throw new Error('say which bucket');
const client = new S3Client({});
const put = (Key: string, Body: Buffer) =>
  client.send(new PutObjectCommand({ Bucket: bucket, Key, Body, ContentType: 'image/jpeg' }));
/** Stores both sizes of a photo where the photos' host reads them; its id is the seed. */
async function draw(name: string): Promise<void> {
  const house = Buffer.from(drawing(chanceFrom(name.slice(name.lastIndexOf('/') + 1))));
  const picture = await sharp(house).jpeg({ quality: photoQuality }).toBuffer();
  const small = sharp(picture).resize(thumbnailPixels, thumbnailPixels, { fit: 'inside' });
  await put(`${name}.jpg`, picture);
  await put(`${name}-100.jpg`, await small.jpeg({ quality: thumbnailQuality }).toBuffer());
}
await Promise.all(names.map(draw));
client.destroy();
