// `npm run house`: the size of each room, its longest folder, and small files that one neighbour alone imports.
// `npm run house -- FILE …` names the files of ours that each of these reaches by its imports, without `shared`.

import { dirname } from 'node:path';
import { codeFiles, importsOf, read, rooms } from '#test/rules/source.ts';

const smallLines = 60;
const say = (text: string): void => void process.stdout.write(`${text}\n`);
const linesOf = (path: string): number => read(path).split('\n').length - 1;
const files = codeFiles();
const imports = new Map(files.map((path) => [path, importsOf(path, read(path))] as const));

/** The files that `start` reaches, itself included. */
function reachedFrom(start: string): readonly string[] {
  const reached = new Set([start]);
  for (const path of reached)
    for (const { target, isTypeOnly } of imports.get(path) ?? [])
      if (!isTypeOnly && imports.has(target) && !target.startsWith('shared/')) reached.add(target);
  return [...reached].toSorted();
}

function longestFolder(paths: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const path of paths) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
  const [folder, count] = [...counts].toSorted(([, one], [, other]) => other - one)[0] ?? ['', 0];
  return `${folder} ${count}`;
}

/** Files of the product under 60 lines that one file of their own folder imports, and no other; those imported late are pieces of the build. */
function fragments(): readonly { path: string; by: string; isLate: boolean }[] {
  const importers = new Map<string, { by: string; isLate: boolean }[]>();
  for (const [by, all] of imports)
    if (!by.startsWith('test/'))
      for (const { target } of all) {
        const isLate = new RegExp(`import\\([^)]*/${target.split('/').at(-1) ?? ''}'`).test(read(by));
        importers.set(target, [...(importers.get(target) ?? []), { by, isLate }]);
      }
  return files.flatMap((path) => {
    const [only, another] = importers.get(path) ?? [];
    const isOne = only && !another && dirname(only.by) === dirname(path) && linesOf(path) < smallLines;
    return isOne ? [{ path, ...only }] : [];
  });
}

const asked = process.argv.slice(2);
for (const start of asked) {
  const reached = reachedFrom(start);
  say(`${start}: ${reached.length} files`);
  for (const path of reached) say(`  ${path}`);
}
if (asked.length === 0) {
  for (const room of rooms) {
    const own = files.filter((path) => path.startsWith(`${room}/`));
    const lines = own.reduce((sum, path) => sum + linesOf(path), 0);
    say(`${room}: ${lines} lines in ${own.length} files; longest folder ${longestFolder(own)}`);
  }
  const all = fragments();
  const ours = all.filter(({ isLate }) => !isLate);
  say(
    `${all.length} small files with one neighbour that imports them, ${all.length - ours.length} of them late:`,
  );
  for (const { path, by } of ours) say(`  ${path} < ${by.split('/').at(-1)}`);
}
