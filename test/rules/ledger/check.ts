// The rules of the ledger as functions: each answers the complaints it has, an empty list when all is well.
import { kinds, type Row } from './ledger.ts';
import { names, testsIn } from './test-names.ts';

export type ReadTest = (path: string) => string | undefined;

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

/** Proofs that name no test file, no test of that name, or only tests that do not run. */
export function emptyProofs(rows: readonly Row[], readTest: ReadTest): readonly string[] {
  return rows.flatMap(({ id, test, name }) => {
    if (test === '') return [];
    if (!/^test\/.+\.test\.tsx?$/.test(test)) return [`${id}: ${test} is no test file`];
    const source = readTest(test);
    if (source === undefined) return [`${id}: ${test} does not exist`];
    const found = testsIn(source).filter((one) => names(one, name));
    if (name === '' || found.length === 0) return [`${id}: ${test} has no test named '${name}'`];
    return found.every((one) => one.isSkipped) ? [`${id}: '${name}' is skipped`] : [];
  });
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
export function callsOutsideContract(rows: readonly Row[], contract: ReadonlySet<string>): readonly string[] {
  return rows
    .filter((row) => row.kind === 'call' && row.test !== '' && !contract.has(pathOf(row)))
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
export function unspokenMessages(rows: readonly Row[], sources: readonly string[]): readonly string[] {
  const spoken = sources.join('\n').toLowerCase();
  return rows.flatMap((row) => {
    const words = row.kind === 'message' && row.test !== '' ? wordsOfMessage(row) : undefined;
    return words === undefined || spoken.includes(words.toLowerCase())
      ? []
      : [`${row.id}: nothing says '${words}'`];
  });
}
