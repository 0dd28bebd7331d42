// The rules of the ledger as functions: each answers the complaints it has, an empty list when all is well.
import { kinds, type Row } from './ledger.ts';
import { isProven, type Proofs, wordFor } from './proofs.ts';

export function repeatedIds(rows: readonly Row[]): readonly string[] {
  const seen = new Set<string>();
  return rows.flatMap(({ id }) => (seen.has(id) ? [`${id} stands twice`] : (seen.add(id), [])));
}

export function oddIds(rows: readonly Row[]): readonly string[] {
  const form = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9]+(?:-[a-z0-9]+)*)+$/;
  return rows.filter(({ id }) => !form.test(id)).map(({ id }) => `${id} is not area.kebab-case`);
}

export function sourcelessRows(rows: readonly Row[]): readonly string[] {
  return rows
    .filter(({ source, text }) => !/^spec\/[0-3]/.test(source) || text.trim() === '')
    .map(({ id }) => `${id} names no place in the specification`);
}

export function oddKinds(rows: readonly Row[]): readonly string[] {
  const known: ReadonlySet<string> = new Set(kinds);
  return rows.filter(({ kind }) => !known.has(kind)).map(({ id, kind }) => `${id}: ${kind} is no kind`);
}

/** What titles carry and no row answers to: no id of a row, and no pattern that stands for one. */
export function strayIds(rows: readonly Row[], proofs: Proofs): readonly string[] {
  const needed = new Set(rows.map((row) => wordFor(row, proofs)));
  return [...proofs].flatMap(([word, tests]) =>
    needed.has(word)
      ? []
      : tests.map(({ file, fullName }) => `${file}: '${word}' of '${fullName}' names no row`),
  );
}

export function missingPaths(
  rows: readonly Row[],
  kind: 'route' | 'call',
  paths: readonly string[],
): readonly string[] {
  const held = new Set(rows.filter((row) => row.kind === kind).map((row) => pathOf(row)));
  return paths.filter((path) => !held.has(path)).map((path) => `no ${kind} row for ${path}`);
}

/** Proven calls whose method and path the contract does not hold. */
export function callsOutsideContract(
  rows: readonly Row[],
  contract: ReadonlySet<string>,
  proofs: Proofs,
): readonly string[] {
  return rows
    .filter((row) => row.kind === 'call' && isProven(row, proofs) && !contract.has(pathOf(row)))
    .map((row) => `${row.id}: ${pathOf(row)} is not in the contract`);
}

/** '/app' of '/app — COMPANY only', 'PUT /api/projects' of 'PUT /api/projects {id, …}'. */
function pathOf({ kind, text }: Row): string {
  return text
    .split(' ')
    .slice(0, kind === 'call' ? 2 : 1)
    .join(' ')
    .replace(/[:,]$/, '');
}

/** The words of a message row as the texts hold them; undefined for a row that only describes its message. */
function wordsOfMessage({ text }: Row): string | undefined {
  const quoted = /'(.+)'/.exec(text)?.[1];
  return quoted
    ?.replace('{provider}', '{{provider}}')
    .replace('"X"', '"{{name}}"')
    .replace(/^N day/, '{{days}} day');
}

/** Proven messages whose exact words stand in none of the `sources`. */
export function unspokenMessages(
  rows: readonly Row[],
  sources: readonly string[],
  proofs: Proofs,
): readonly string[] {
  const spoken = sources.join('\n').toLowerCase();
  return rows.flatMap((row) => {
    const words = row.kind === 'message' && isProven(row, proofs) ? wordsOfMessage(row) : undefined;
    return words === undefined || spoken.includes(words.toLowerCase())
      ? []
      : [`${row.id}: nothing says '${words}'`];
  });
}
