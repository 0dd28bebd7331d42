// Owns the production build of the screens: made once for a state of the sources, then reused.

import { spawn } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf, Refusal } from '#infra/local/refusal.ts';
import { rootFolder, sourceHash } from '#infra/local/source-hash.ts';

export const builtFolder = join(rootFolder, '.build', 'web');
/** Beside the build and not in it: what is in the folder is served. */
const markPath = join(rootFolder, '.build', 'local', 'web-built');
const sources = ['web', 'shared', 'package-lock.json'];

const keptMark = async (): Promise<string> => {
  try {
    await readFile(join(builtFolder, 'index.html'));
    return await readFile(markPath, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return '';
    throw error;
  }
};

function runVite(): Promise<void> {
  const vite = join(rootFolder, 'node_modules', 'vite', 'bin', 'vite.js');
  const words = [vite, 'build', '--config', join(rootFolder, 'web', 'vite.config.ts'), '--logLevel', 'warn'];
  return new Promise((done, failed) => {
    // In a process of its own: it runs beside the filling of the table, and its memory is given back.
    const child = spawn(process.execPath, words, { cwd: rootFolder, stdio: ['ignore', 'pipe', 'pipe'] });
    const said: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => said.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => said.push(chunk));
    child.once('error', failed);
    child.once('exit', (code) => {
      if (code === 0) return done();
      const words = Buffer.concat(said).toString().trim();
      failed(new Refusal(`The screens could not be built: run npm run build to see why.\n${words}`));
    });
  });
}

/** Builds the screens unless they are as their sources want them; `tell` hears when there is work. */
export async function builtWeb(tell: (sentence: string) => void): Promise<string> {
  const wanted = await sourceHash(sources);
  if ((await keptMark()) === wanted) return builtFolder;
  tell('Building the screens (about 15 s, once)');
  await rm(markPath, { force: true });
  await runVite();
  await mkdir(join(rootFolder, '.build', 'local'), { recursive: true });
  await writeFile(markPath, wanted);
  return builtFolder;
}
