// What is looked for in a list, in its address: `?find=anna` can be shared.

import { useLocation, useNavigate } from 'react-router-dom';
import { plain } from '#web/ui/option-groups.ts';

export function useListFind(): readonly [string, (typed: string) => void] {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const params = new URLSearchParams(search);
  const change = (typed: string): void => {
    if (typed === '') params.delete('find');
    else params.set('find', typed);
    // A letter is no step that the back button should go back.
    void navigate({ search: params.toString(), hash }, { replace: true });
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
