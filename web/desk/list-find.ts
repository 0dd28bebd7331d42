// What is looked for in a list, in its address: `?find=anna` can be shared.

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
