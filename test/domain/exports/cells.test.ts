// What a spreadsheet's cells hold: texts as they were typed, letters of columns, and pictures that are pictures.

import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { pictureFrom } from '#functions/domain/exports/sheet/pictures.ts';
import { cellText, columnLetters } from '#functions/domain/workbooks/workbooks.ts';
import { cellCharactersMax, exportImagePixels } from '#shared/limits.ts';

describe('a cell', () => {
  it.each([
    ['', null],
    ['=SUM(1;2)', '=SUM(1;2)'],
    ['_x0041_ and _x00zz_ and _y', '_x005F_x0041_ and _x00zz_ and _y'],
    ['a\u0080b\u009fc\ufffed\uffffe', 'abcde'],
    ['broken \ud800 letter', 'broken \ufffd letter'],
    ['x'.repeat(cellCharactersMax), 'x'.repeat(cellCharactersMax)],
    ['x'.repeat(cellCharactersMax + 1), `${'x'.repeat(cellCharactersMax - 1)}…`],
  ])('holds a text as text', (typed, held) => {
    expect(cellText(typed)).toBe(held);
  });

  it('has the letters of its column', () => {
    expect([1, 26, 27, 52, 53, 702, 703].map(columnLetters)).toEqual([
      'A',
      'Z',
      'AA',
      'AZ',
      'BA',
      'ZZ',
      'AAA',
    ]);
  });
});

describe('a picture', () => {
  const jpegOf = async (width: number, height: number) =>
    new Uint8Array(
      await sharp({ create: { width, height, channels: 3, background: 'red' } })
        .jpeg()
        .toBuffer(),
    );

  it('is as wide as it is, at most so many pixels, and high in proportion', async () => {
    const small = await jpegOf(40, 30);
    expect(pictureFrom(small)).toEqual({ jpeg: small, widthPixels: 40, heightPixels: 30 });
    expect(pictureFrom(await jpegOf(exportImagePixels * 2, 60))).toMatchObject({
      widthPixels: exportImagePixels,
      heightPixels: 30,
    });
    expect(pictureFrom(new Uint8Array([0, 0, ...small]).subarray(2))).toMatchObject({ heightPixels: 30 });
  });

  it('is none of bytes that are no whole JPEG', async () => {
    const whole = await jpegOf(40, 30);
    const frame = whole.findIndex((byte, at) => byte === 0xff && whole[at + 1] === 0xc0);
    const flat = whole.with(frame + 5, 0).with(frame + 6, 0);
    for (const bytes of [
      new Uint8Array(),
      new Uint8Array([0xff, 0xd8, 0xff]),
      new Uint8Array(64),
      whole.with(1, 0xd9),
      whole.with(2, 0),
      whole.subarray(0, frame + 8),
      flat,
    ])
      expect(pictureFrom(bytes)).toBeUndefined();
  });
});
