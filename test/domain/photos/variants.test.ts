// The two pictures that are made of an upload: their size, their ground and their colours.

import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { variantsOf } from '#functions/domain/photo-files/variants.ts';

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 200, g: 0, b: 0, alpha: 0 } } });
const made = async (upload: Buffer) => (await variantsOf(upload)) ?? expect.fail('it is a picture');
const sizeOf = async (bytes: Uint8Array) => {
  const { width, height } = await sharp(bytes).metadata();
  return [width, height];
};

describe('the pictures made of an upload', () => {
  it('are never larger than it', async () => {
    const { photo, thumbnail } = await made(await blank(60, 40).png().toBuffer());
    expect(await sizeOf(photo)).toEqual([60, 40]);
    expect(await sizeOf(thumbnail)).toEqual([60, 40]);
  });

  it('are white where it is transparent', async () => {
    const { photo } = await made(await blank(60, 40).png().toBuffer());
    const { channels } = await sharp(photo).stats();
    expect(channels.map(({ min }) => min)).toEqual([255, 255, 255]);
  });

  it('keep its colour profile, and make none where it has none', async () => {
    const profiled = await made(await blank(60, 40).withIccProfile('p3').jpeg().toBuffer());
    const plain = await made(await blank(60, 40).jpeg().toBuffer());
    expect((await sharp(profiled.photo).metadata()).icc?.length).toBeGreaterThan(100);
    expect((await sharp(plain.photo).metadata()).icc).toBeUndefined();
  });

  it('are none where a file is no picture', async () => {
    expect(await variantsOf(Buffer.from('hello'))).toBeUndefined();
  });
});
