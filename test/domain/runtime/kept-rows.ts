// Rows as a release wrote them, one of each kind and form, and what they were read as: `node test/domain/runtime/kept-rows.ts`.

import { writeFileSync } from 'node:fs';
import { censusOf, type Census } from '#functions/domain/invariants/census.ts';
import type { Item } from '#functions/table/write.ts';
import { rowsOf } from '#infra/local/demo/rows.ts';
import { thakverk } from '#infra/local/demo/casts.ts';

/** `C E` is an employee of a company, `C#W` an entry: the key without its ids. */
function kindOf({ PK, SK }: Item): string {
  const [of = '', , part] = String(PK).split('#');
  return `${of}${part ? `#${part}` : ''} ${/^[A-Z]+(?=#|$)/.exec(String(SK))?.[0] ?? ''}`.trim();
}

/** The demo company has every kind of row that is kept for good. */
export async function rowsOfToday(): Promise<readonly Item[]> {
  const now = Date.UTC(2026, 10, 18, 13, 30) / 1000;
  const secrets = { get: async () => 'a test key that is long enough for it' };
  return (await rowsOf(thakverk, now, secrets)).items;
}
/** Each kind with the names of all its attributes: those that a row leaves empty are named by it too. */
export function formsOf(items: readonly Item[]): Record<string, string> {
  const forms = new Map<string, Set<string>>();
  for (const item of items)
    forms.set(kindOf(item), new Set([...(forms.get(kindOf(item)) ?? []), ...Object.keys(item)]));
  return Object.fromEntries(
    [...forms]
      .map(([kind, names]): [string, string] => [kind, [...names].toSorted().join(' ')])
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
}
/** One of each kind and set of filled attributes. */
function fewOf(items: readonly Item[]): Item[] {
  const filled = (item: Item): string =>
    Object.entries(item)
      .flatMap(([name, value]) => (value === undefined ? [] : [name]))
      .join(' ');
  return [...new Map(items.toReversed().map((item) => [`${kindOf(item)} ${filled(item)}`, item])).values()];
}

/** A census as JSON holds it. */
export const readAs = (census: Census | undefined): unknown =>
  JSON.parse(
    JSON.stringify(census, (_, value: unknown) => (value instanceof Map ? Object.fromEntries(value) : value)),
  );

if (import.meta.main) {
  const all = await rowsOfToday();
  const items = fewOf(all);
  const read = readAs([...censusOf(items).values()][0]);
  const name = `rows-of-${new Date().toISOString().slice(0, 10)}.json`;
  writeFileSync(
    new URL(name, import.meta.url),
    `${JSON.stringify({ forms: formsOf(all), items, read }, undefined, 1)}\n`,
  );
}
