// Prints the ledger's count, lowers the allowed number of unbuilt rows and writes the README's line; --check only looks.
// Given ids or beginnings of ids, it only prints the tests of those rows.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { kinds, ledger } from './ledger/ledger.ts';
import { proofsOfRow, readProofs, unbuiltCount } from './ledger/proofs.ts';
import { countLine, withCount } from './readme-count.ts';
import { root } from './source.ts';

const readmePath = join(root, 'README.md');
const numberPath = join(import.meta.dirname, 'ledger', 'unbuilt.json');
const isCheck = process.argv.includes('--check');
const asked = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const proofs = readProofs();

if (asked.length > 0) {
  for (const word of asked) {
    const rows = ledger.filter(({ id }) => id === word || id.startsWith(`${word}.`));
    if (rows.length === 0) {
      console.error(`${word}: no row has this id or begins with it`);
      process.exitCode = 1;
    }
    for (const row of rows) {
      console.log(`${row.id}: ${row.text}`);
      for (const { file, fullName } of proofsOfRow(row, proofs)) console.log(`  ${file}: ${fullName}`);
    }
  }
  process.exit();
}

for (const kind of kinds) {
  const ofKind = ledger.filter((row) => row.kind === kind);
  const left = unbuiltCount(ofKind, proofs);
  console.log(
    `${kind.padEnd(9)} ${String(ofKind.length).padStart(4)} rows ${String(ofKind.length - left).padStart(4)} proven ${String(left).padStart(4)} unbuilt`,
  );
}
const count = unbuiltCount(ledger, proofs);
const line = countLine(ledger.length, count);
console.log(line);

const readme = existsSync(readmePath) ? readFileSync(readmePath, 'utf8') : undefined;
const counted = withCount(readme, line);
if ('problem' in counted) {
  console.error(counted.problem);
  process.exitCode = 1;
} else if (isCheck && counted.text !== readme) {
  console.error('README.md shows an old ledger count: run node test/rules/ledger-count.ts');
  process.exitCode = 1;
} else if (!isCheck) {
  writeFileSync(readmePath, counted.text);
}

if (!isCheck) {
  const kept = readFileSync(numberPath, 'utf8');
  const allowed = Number(/"unbuilt": (\d+)/.exec(kept)?.[1]);
  if (count < allowed) writeFileSync(numberPath, kept.replace(/"unbuilt": \d+/, `"unbuilt": ${count}`));
}
