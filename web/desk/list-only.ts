// The name of the chip that shows only some rows of a list, kept in its address (`?only=in`), so that it can be shared.

import { useAddressSearch } from './address-search.ts';

export function useListOnly(): readonly [string | undefined, (only: string | undefined) => void] {
  const [search, changeSearch] = useAddressSearch();
  const params = new URLSearchParams(search);
  const change = (only: string | undefined): void => {
    if (only === undefined) params.delete('only');
    else params.set('only', only);
    changeSearch(params.toString());
  };
  return [params.get('only') ?? undefined, change];
}
