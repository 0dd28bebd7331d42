// The landing page's pictures are there in every language, of the sizes the page reserves for them, and light together.

import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { languages } from '#shared/limits.ts';
import { pictureSizes } from '#web/features/landing/picture-sizes.ts';
import { filesBelow, root } from './source.ts';

const folder = 'web/features/landing/pictures';
const bytesOfLanguageMax = 200_000;
const wanted = Object.entries(pictureSizes).flatMap(([name, size]) =>
  languages.map((language) => ({ path: `${folder}/${name}-${language}.avif`, ...size })),
);

describe('the landing page’s pictures', () => {
  it('are those that the page shows, no more and no fewer', () => {
    expect(filesBelow(folder).toSorted()).toEqual(wanted.map(({ path }) => path).toSorted());
  });

  it.each(wanted)('$path has the size that the page reserves for it', async ({ path, width, height }) => {
    const found = await sharp(`${root}/${path}`).metadata();
    expect({ width: found.width, height: found.height }).toEqual({ width, height });
  });

  it('differ from language to language', async () => {
    const prints = await Promise.all(
      wanted.map(async ({ path }) =>
        createHash('sha256')
          .update(await readFile(`${root}/${path}`))
          .digest('hex'),
      ),
    );
    expect(new Set(prints).size).toBe(wanted.length);
  });

  it('take at most 200 kB a language together', async () => {
    const sizes = await Promise.all(wanted.map(async ({ path }) => (await stat(`${root}/${path}`)).size));
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(
      languages.length * bytesOfLanguageMax,
    );
  });
});
