// The fingerprint of a set of source files: build results are reused until it changes.

import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const rootFolder = fileURLToPath(new URL('../..', import.meta.url));

async function filesUnder(path: string): Promise<string[]> {
  if (!(await stat(path)).isDirectory()) return [path];
  const entries = await readdir(path, { withFileTypes: true, recursive: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** Hash of all files below `paths` (relative to the root), except those for which `isLeftOut` is true. */
export async function sourceHash(
  paths: readonly string[],
  isLeftOut: (path: string) => boolean = () => false,
): Promise<string> {
  const found = (await Promise.all(paths.map((path) => filesUnder(join(rootFolder, path))))).flat();
  const files = found.map((file) => relative(rootFolder, file)).filter((file) => !isLeftOut(file));
  const hash = createHash('sha256');
  for (const file of files.toSorted())
    hash.update(`${file}\0`).update(await readFile(join(rootFolder, file)));
  return hash.digest('hex').slice(0, 20);
}
