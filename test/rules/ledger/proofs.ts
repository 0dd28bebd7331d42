// Which tests prove a row of the ledger: those whose titles carry its id, or the pattern that stands for it.
import { filesBelow, read } from '#test/rules/source.ts';
import type { Row } from './ledger.ts';
import { type DeclaredTest, testsIn } from './test-names.ts';

export type Proof = DeclaredTest & { readonly file: string };

/** By each id and pattern that a title carries. */
export type Proofs = ReadonlyMap<string, readonly Proof[]>;

export const testsOf = (files: readonly string[], readFile = read): readonly Proof[] =>
  files.flatMap((file) => testsIn(readFile(file)).map((test) => ({ file, ...test })));

export function proofsOf(tests: readonly Proof[]): Proofs {
  const carried = tests.flatMap((test) => test.ids.map((word) => ({ word, test })));
  const byWord = Map.groupBy(carried, ({ word }) => word);
  return new Map([...byWord].map(([word, found]) => [word, found.map(({ test }) => test)]));
}

export const readProofs = (): Proofs =>
  proofsOf(testsOf(filesBelow('test').filter((path) => /\.test\.tsx?$/.test(path))));

/** What titles say for a row: its id, else the longest pattern that it falls under ('a.b.c', 'a.b.*', 'a.*'). */
export function wordFor({ id }: Row, proofs: Proofs): string | undefined {
  const parts = id.split('.');
  const patterns = parts.slice(1).map((_, dropped) => [...parts.slice(0, -1 - dropped), '*'].join('.'));
  return [id, ...patterns].find((word) => proofs.has(word));
}

/** Tests that do not run prove nothing, and no pattern stands in for them. */
export function proofsOfRow(row: Row, proofs: Proofs): readonly Proof[] {
  return (proofs.get(wordFor(row, proofs) ?? '') ?? []).filter(({ isSkipped }) => !isSkipped);
}

export const isProven = (row: Row, proofs: Proofs): boolean => proofsOfRow(row, proofs).length > 0;

export const unbuiltCount = (rows: readonly Row[], proofs: Proofs): number =>
  rows.filter((row) => !isProven(row, proofs)).length;
