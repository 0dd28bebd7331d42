// The production build of the screens: made once for a state of the sources.

import { join } from 'node:path';
import { runChild } from '#infra/local/child.ts';
import { madeOnce } from '#infra/local/made-once.ts';
import { sourceHash } from '#infra/local/source-hash.ts';
import { rootFolder } from '#infra/parts/build-places.ts';

const sources = ['web', 'shared', 'package-lock.json'];

/** A build drops most of what it makes: with a large young generation it needs a twelfth less processor time. */
const youngGeneration = ['--min-semi-space-size=32', '--max-semi-space-size=64'];

const runVite = (outDir: string): Promise<void> =>
  runChild(
    [
      ...youngGeneration,
      join(rootFolder, 'node_modules', 'vite', 'bin', 'vite.js'),
      'build',
      '--config',
      join(rootFolder, 'web', 'vite.config.ts'),
      // Node reads it as it is; Vite would build it first.
      '--configLoader',
      'native',
      '--outDir',
      outDir,
      '--emptyOutDir',
      // Source maps are left out, because browsers do not get them here.
      '--sourcemap',
      'false',
      '--logLevel',
      'warn',
    ],
    'The screens could not be built: fix what is named above, or start with --without-web.',
    { NODE_ENV: 'production' },
  );

/** The folder of the built screens; calls `tell` before it builds them. */
export async function builtWeb(tell: (sentence: string) => void): Promise<string> {
  return madeOnce('web', sourceHash(sources), async (path) => {
    tell('Building the screens (10 to 20 s, once)');
    await runVite(path);
    tell('The screens are built');
  });
}
