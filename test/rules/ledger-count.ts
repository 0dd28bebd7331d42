// Prints the ledger's count, lowers the allowed number of unbuilt rows and writes the README's line; --check only looks.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { kinds, ledger, unbuiltCount } from './ledger/ledger.ts';
import { countLine, withCount } from './readme-count.ts';
import { root } from './source.ts';

const readmePath = join(root, 'README.md');
const numberPath = join(import.meta.dirname, 'ledger', 'unbuilt.json');
const isCheck = process.argv.includes('--check');

for (const kind of kinds) {
  const ofKind = ledger.filter((row) => row.kind === kind);
  const left = unbuiltCount(ofKind);
  console.log(
    `${kind.padEnd(9)} ${String(ofKind.length).padStart(4)} rows ${String(ofKind.length - left).padStart(4)} proven ${String(left).padStart(4)} unbuilt`,
  );
}
console.log(countLine(ledger));

const readme = existsSync(readmePath) ? readFileSync(readmePath, 'utf8') : undefined;
const counted = withCount(readme, countLine(ledger));
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
  const count = unbuiltCount(ledger);
  if (count < allowed) writeFileSync(numberPath, kept.replace(/"unbuilt": \d+/, `"unbuilt": ${count}`));
}
