// Build results below .build/local: made once for a state of the sources, by one process at a time.

import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { codeOf } from './refusal.ts';
import { rootFolder } from '#infra/parts/build-places.ts';

/** Measurements of a first start use another folder, and leave the shared one alone. */
const folder = process.env['STUND_MADE'] ?? join(rootFolder, '.build', 'local');
const lookAgainMilliseconds = 200;
/** A build older than this has been killed, whatever process has its number now. */
const staleMilliseconds = 3 * 60_000;
/** Results of older sources are deleted after this time; another copy may still be serving them. */
const keptMilliseconds = 24 * 3_600_000;

const ageOf = (path: string): number | undefined => {
  const found = statSync(path, { throwIfNoEntry: false });
  return found && Date.now() - found.mtimeMs;
};

/** The lock is a file with the number of the process that builds. */
async function isLockTaken(lock: string): Promise<boolean> {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  }
  if ((ageOf(lock) ?? 0) > staleMilliseconds || !isHeld(lock))
    await rm(lock, { recursive: true, force: true });
  return false;
}

/** False where the process that took the lock is no more: it was stopped while it built. */
function isHeld(lock: string): boolean {
  try {
    const holder = Number(readFileSync(lock, 'utf8'));
    // Not written yet.
    if (holder > 0) process.kill(holder, 0);
    return true;
  } catch (error) {
    return codeOf(error) !== 'ESRCH' && codeOf(error) !== 'ENOENT';
  }
}

async function forgetOld(kind: string, newest: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    if (!name.startsWith(`${kind}-`) || path === newest) continue;
    if ((ageOf(path) ?? 0) > keptMilliseconds) await rm(path, { recursive: true, force: true });
  }
}

/**
 * The path of what `make` built from the sources with this fingerprint: a complete file or folder, or none. `make`
 * gets the path to write to. Looks without waiting, so that `make` begins before its caller imports what takes long.
 */
export async function madeOnce(
  kind: string,
  fingerprint: string,
  make: (path: string) => Promise<void>,
): Promise<string> {
  const path = join(folder, `${kind}-${fingerprint}`);
  const lock = join(folder, `lock-${kind}-${fingerprint}`);
  mkdirSync(folder, { recursive: true });
  while (ageOf(path) === undefined) {
    if (!(await isLockTaken(lock))) {
      await sleep(lookAgainMilliseconds);
      continue;
    }
    const half = join(folder, `half-${kind}-${fingerprint}-${process.pid}`);
    try {
      if (ageOf(path) !== undefined) break;
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
