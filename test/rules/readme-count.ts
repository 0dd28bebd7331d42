// The line of the README that says how much of the specification is proven.

const start = '<!-- ledger:start -->';
const end = '<!-- ledger:end -->';

export const countLine = (rows: number, unbuilt: number): string =>
  `Specification ledger: ${rows} rows, ${rows - unbuilt} proven by a test, ${unbuilt} unbuilt.`;

/** The README with `line` between its markers, or what keeps it from being written. */
export function withCount(
  readme: string | undefined,
  line: string,
): { readonly text: string } | { readonly problem: string } {
  if (readme === undefined) return { problem: 'README.md is missing: nothing shows the ledger count' };
  const from = readme.indexOf(start);
  const to = readme.indexOf(end);
  if (from < 0 || to < from) return { problem: `README.md needs the markers ${start} and ${end}` };
  return { text: `${readme.slice(0, from + start.length)}\n${line}\n${readme.slice(to)}` };
}
