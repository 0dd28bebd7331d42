// Owns the production build of the screens: made once for a state of the sources, then reused.

import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { madeOnce } from '#infra/local/made-once.ts';
import { Refusal } from '#infra/local/refusal.ts';
import { rootFolder, sourceHash } from '#infra/local/source-hash.ts';

const sources = ['web', 'shared', 'package-lock.json'];

function runVite(outDir: string): Promise<void> {
  const vite = join(rootFolder, 'node_modules', 'vite', 'bin', 'vite.js');
  const config = join(rootFolder, 'web', 'vite.config.ts');
  const words = [
    vite,
    'build',
    '--config',
    config,
    '--outDir',
    outDir,
    '--emptyOutDir',
    '--logLevel',
    'warn',
  ];
  return new Promise((done, failed) => {
    // In a process of its own: it runs beside the filling of the table, and its memory is given back.
    const env = { ...process.env, NODE_ENV: 'production' };
    const child = spawn(process.execPath, words, { cwd: rootFolder, env, stdio: ['ignore', 'pipe', 'pipe'] });
    const said: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => said.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => said.push(chunk));
    child.once('error', failed);
    child.once('exit', (code) => {
      if (code === 0) return done();
      process.stderr.write(Buffer.concat(said));
      failed(
        new Refusal('The screens could not be built: mend what is named above, or start with --without-web.'),
      );
    });
  });
}

/** The folder of the built screens; `tell` hears when there is work. */
export async function builtWeb(tell: (sentence: string) => void): Promise<string> {
  return madeOnce('web', await sourceHash(sources), async (path) => {
    tell('Building the screens (10 to 20 s, once)');
    await runVite(path);
    tell('The screens are built');
  });
}
