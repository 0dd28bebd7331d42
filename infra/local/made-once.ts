// Build results below .build/local: made once for a state of the sources, by one process at a time.

import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { codeOf } from './refusal.ts';
import { rootFolder } from './source-hash.ts';

/** Measurements of a first start use another folder, and leave the shared one alone. */
const folder = process.env['STUND_MADE'] ?? join(rootFolder, '.build', 'local');
const lookAgainMilliseconds = 200;
/** A build older than this has been killed. */
const staleMilliseconds = 3 * 60_000;
/** Results of older sources are deleted after this time; another copy may still be serving them. */
const keptMilliseconds = 24 * 3_600_000;

const ageOf = async (path: string): Promise<number | undefined> => {
  try {
    return Date.now() - (await stat(path)).mtimeMs;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
};

async function isLockTaken(lock: string): Promise<boolean> {
  try {
    await mkdir(lock);
    return true;
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  }
  if (((await ageOf(lock)) ?? 0) > staleMilliseconds) await rm(lock, { recursive: true, force: true });
  return false;
}

async function forgetOld(kind: string, newest: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    if (!name.startsWith(`${kind}-`) || path === newest) continue;
    if (((await ageOf(path)) ?? 0) > keptMilliseconds) await rm(path, { recursive: true, force: true });
  }
}

/**
 * The path of what `make` built from the sources with this fingerprint: a complete file or folder, or none. `make`
 * gets the path to write to.
 */
export async function madeOnce(
  kind: string,
  fingerprint: string,
  make: (path: string) => Promise<void>,
): Promise<string> {
  const path = join(folder, `${kind}-${fingerprint}`);
  const lock = join(folder, `lock-${kind}-${fingerprint}`);
  await mkdir(folder, { recursive: true });
  while ((await ageOf(path)) === undefined) {
    if (!(await isLockTaken(lock))) {
      await sleep(lookAgainMilliseconds);
      continue;
    }
    const half = join(folder, `half-${kind}-${fingerprint}-${process.pid}`);
    try {
      if ((await ageOf(path)) !== undefined) break;
      await make(half);
      await rename(half, path);
      await forgetOld(kind, path);
    } finally {
      await rm(half, { recursive: true, force: true });
      await rm(lock, { recursive: true, force: true });
    }
  }
  return path;
}
