// What is looked for in a list, in its address: `?find=anna` can be shared.

import { plain } from '#web/ui/option-groups.ts';
import { useAddressSearch } from './address-search.ts';

export function useListFind(): readonly [string, (typed: string) => void] {
  const [search, changeSearch] = useAddressSearch();
  const params = new URLSearchParams(search);
  const change = (typed: string): void => {
    if (typed === '') params.delete('find');
    else params.set('find', typed);
    // A letter is no step that the back button should go back.
    changeSearch(params.toString(), { replace: true });
  };
  return [params.get('find') ?? '', change];
}

const plainNames = new WeakMap<object, string>();

/** A row's name as it is compared, read once: ten thousand are looked through at every letter. */
function plainName(row: { readonly name: string }): string {
  const known = plainNames.get(row);
  if (known !== undefined) return known;
  const made = plain(row.name);
  plainNames.set(row, made);
  return made;
}

/** Those whose name holds what was typed, however it is accented: 'thor' finds Þór. */
export function foundByName<Row extends { readonly name: string }>(
  rows: readonly Row[],
  typed: string,
): readonly Row[] {
  const wanted = plain(typed);
  return wanted === '' ? rows : rows.filter((row) => plainName(row).includes(wanted));
}
