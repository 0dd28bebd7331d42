// The order of a list in its address: `?sort=-created` is newest first.

import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { Sort } from '#web/ui/table/table-model.ts';
import { useAddressSearch } from './address-search.ts';
import { keepSort } from './kept-sorts.ts';

/** The order as text for the address; null for the list's usual order. */
export const sortText = (sort: Sort, usual: Sort): string | null =>
  sort.by === usual.by && sort.descending === usual.descending
    ? null
    : `${sort.descending ? '-' : ''}${sort.by}`;

export const sortFrom = (text: string | null, usual: Sort): Sort =>
  text ? { by: text.replace(/^-/, ''), descending: text.startsWith('-') } : usual;

/** Keeps a list's order for links back to it; the hash of the address names the list. */
export function useKeptSort(sort: Sort, usual: Sort): void {
  const { hash } = useLocation();
  const text = sortText(sort, usual);
  useEffect(() => {
    keepSort(hash.slice(1), text);
  }, [hash, text]);
}

export function useListSort(usual: Sort): readonly [Sort, (sort: Sort) => void] {
  const [search, changeSearch] = useAddressSearch();
  const params = new URLSearchParams(search);
  const sort = sortFrom(params.get('sort'), usual);
  useKeptSort(sort, usual);
  const change = (next: Sort): void => {
    const text = sortText(next, usual);
    if (text === null) params.delete('sort');
    else params.set('sort', text);
    changeSearch(params.toString());
  };
  return [sort, change];
}
