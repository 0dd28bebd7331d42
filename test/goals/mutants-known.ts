// Changes of code that no test needs to notice (`npm run goal:mutants`), each with its reason.

type Change = {
  readonly file: string;
  readonly line: string;
  readonly mutator: string;
  readonly replacement: string;
};

/** Changes of one kind, wherever they are. */
const kinds: readonly { readonly why: string; readonly is: (change: Change) => boolean }[] = [
  {
    why: 'The words of an error of ours: they are read in the log, and no code reads them.',
    is: ({ line, mutator, replacement }) =>
      mutator === 'StringLiteral' && /new Error\(|^super\(/.test(line) && /^(""|``)$/.test(replacement),
  },
];

/** One line each: file, the line as it is, mutator, what it is replaced with, and why that changes nothing anybody sees. */
const known: readonly (readonly [
  file: string,
  line: string,
  mutator: string,
  replacement: string,
  why: string,
])[] = [];

export const isKnown = (change: Change): boolean =>
  kinds.some(({ is }) => is(change)) ||
  known.some(
    ([file, line, mutator, replacement]) =>
      file === change.file &&
      line === change.line &&
      mutator === change.mutator &&
      replacement === change.replacement.split('\n')[0],
  );

/** Entries whose line is in its file no more. */
export async function staleAmong(sourceOf: (file: string) => Promise<string>): Promise<string[]> {
  const stale: string[] = [];
  for (const [file, line] of known) {
    const lines = (await sourceOf(file).catch(() => '')).split('\n').map((one) => one.trim());
    if (!lines.includes(line)) stale.push(`${file}: ${line}`);
  }
  return stale;
}
