// sharp as the photos worker gets it: the versions and fingerprints of the lock file.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { rootFolder } from '#infra/parts/build-places.ts';
import { sharpLock } from '#infra/parts/code/sharp-install.ts';

describe('sharp', () => {
  test('is deployed in the versions of the lock file, with their fingerprints', () => {
    const lock = readFileSync(join(rootFolder, 'package-lock.json'), 'utf8');
    const { version, text } = sharpLock(lock);
    const shape = z.object({
      packages: z.record(z.string(), z.looseObject({ integrity: z.string().optional() })),
    });
    const { packages } = shape.parse(JSON.parse(text));
    const all = shape.parse(JSON.parse(lock)).packages;
    expect(packages['node_modules/sharp']).toMatchObject({ version });
    expect(Object.keys(packages)).toContain('node_modules/@img/sharp-linux-arm64');
    for (const [path, found] of Object.entries(packages).filter(([one]) => one !== '')) {
      expect([path, found]).toEqual([path, all[path]]);
      expect([path, found.integrity]).toEqual([path, expect.stringMatching(/^sha512-/)]);
    }
  });
});
