// A second deployment of unchanged sources changes nothing, from whichever folder it is made.

import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { rootFolder } from '#infra/parts/build-places.ts';
import { sharpLock } from '#infra/parts/code/sharp-install.ts';

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

const sources = ['events', 'functions', 'infra', 'shared', 'package.json', 'package-lock.json'];
const script = `const { buildWithCode } = await import('#infra/app.ts');
(await buildWithCode({ outputFolder: process.argv[1] })).synth();`;

/** Synthesizes a copy of the sources; answers the names of its assets, which are hashes, and its templates. */
function synthesized(name: string) {
  const folder = mkdtempSync(join(tmpdir(), name));
  folders.push(folder);
  for (const source of sources) cpSync(join(rootFolder, source), join(folder, source), { recursive: true });
  symlinkSync(join(rootFolder, 'node_modules'), join(folder, 'node_modules'));
  // Not fetched here: what sharp brings is the lock file's own, by its hash.
  const { version } = sharpLock(readFileSync(join(rootFolder, 'package-lock.json'), 'utf8'));
  mkdirSync(join(folder, '.build', `sharp-${version}-arm64`, 'node_modules'), { recursive: true });
  const words = ['--input-type=module', '--eval', script, '--', 'out'];
  execFileSync(process.execPath, words, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  const made = readdirSync(join(folder, 'out')).toSorted();
  const templates = made.filter((file) => file.endsWith('.template.json'));
  return {
    assets: made.filter((file) => file.startsWith('asset.')),
    templates: templates.map((file) => readFileSync(join(folder, 'out', file), 'utf8')),
  };
}

describe('the same sources', () => {
  it('make the same assets and the same templates in two folders', () => {
    const [one, other] = [synthesized('stund-one-'), synthesized('stund-the-other-')];
    expect(one.assets.length).toBeGreaterThan(20);
    expect(one.templates).toHaveLength(6);
    expect(other).toEqual(one);
    // All code is bundled twice.
  }, 480_000);
});
