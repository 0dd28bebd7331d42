// Draws the demo's photos into a bucket, in a process of its own, because sharp keeps its memory.

import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import sharp from 'sharp';
import { photoQuality, thumbnailPixels } from '#shared/limits.ts';
import { chanceFrom } from './chance.ts';

/** A house under a sky: a roof with seams, a wall, windows; different for every seed. */
function drawing(seed: string): Buffer {
  const { whole } = chanceFrom(seed);
  const shade = (hue: number, least: number, most: number) => `hsl(${hue},25%,${whole(least, most)}%)`;
  const [peak, eaves, left] = [`${whole(400, 800)} ${whole(180, 320)}`, whole(480, 600), whole(60, 160)];
  const seams = [2, 3, 4, 5, 6, 7, 8, 9, 10].map((at) => `M${peak}L${at * 100} ${eaves}`).join('');
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="800" viewBox="0 0 1200 900">
    <rect width="1200" height="900" fill="${shade(whole(190, 220), 55, 85)}"/>
    <path d="M${left + 60} ${eaves - 20}H${1140 - left}V880H${left + 60}z" fill="${shade(40, 70, 92)}"/>
    <path d="M${left} ${eaves}L${peak}L${1200 - left} ${eaves}z" fill="${shade(whole(0, 40), 25, 50)}"/>
    <path d="${seams}" stroke="#0004" stroke-width="4"/>
    <path d="M300 ${eaves + 140}h600" stroke="#31424f" stroke-width="140" stroke-dasharray="110 135"/>
    <rect y="840" width="1200" height="60" fill="#6f6a60"/></svg>`);
}

const [Bucket, ...names] = process.argv.slice(2);
const client = new S3Client({});
/** Stores one size of a photo where the photos' host reads it; its name is the seed. */
async function draw(name: string, suffix: string, side: number): Promise<void> {
  const picture = sharp(drawing(name)).resize(side, side, { fit: 'inside' }).jpeg({ quality: photoQuality });
  const [Key, Body] = [`${name}${suffix}.jpg`, await picture.toBuffer()];
  await client.send(new PutObjectCommand({ Bucket, Key, Body, ContentType: 'image/jpeg' }));
}
await Promise.all(names.flatMap((name) => [draw(name, '', 800), draw(name, '-100', thumbnailPixels)]));
client.destroy();
