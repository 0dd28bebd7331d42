// Runs a step of the start in a process of its own: in parallel, and its memory is freed afterwards.

import { spawn } from 'node:child_process';
import { Refusal } from './refusal.ts';
import { rootFolder } from '#infra/parts/build-places.ts';

/** Runs Node with these arguments, in the root folder unless another is given; the output is shown only when it fails, before the `refusal`. */
export function runChild(
  words: readonly string[],
  refusal: string,
  env: NodeJS.ProcessEnv = {},
  cwd = rootFolder,
): Promise<void> {
  return new Promise((done, failed) => {
    const child = spawn(process.execPath, words, {
      cwd,
      // The child runs once, so writing its compiled code to the cache would cost more than it saves.
      env: { ...process.env, NODE_DISABLE_COMPILE_CACHE: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const said: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => said.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => said.push(chunk));
    child.once('error', failed);
    child.once('exit', (code) => {
      if (code === 0) return done();
      process.stderr.write(Buffer.concat(said));
      failed(new Refusal(refusal));
    });
  });
}
