// The search text of a list, kept in its address (`?find=anna`), so that it can be shared.

import { useAddressSearch } from './address-search.ts';

export function useListFind(): readonly [string, (typed: string) => void] {
  const [search, changeSearch] = useAddressSearch();
  const params = new URLSearchParams(search);
  const change = (typed: string): void => {
    if (typed === '') params.delete('find');
    else params.set('find', typed);
    // Replaces the history entry, so that the back button does not go back letter by letter.
    changeSearch(params.toString(), { replace: true });
  };
  return [params.get('find') ?? '', change];
}
