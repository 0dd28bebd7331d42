// The order of a list in its address: `?sort=-created` is newest first.

import { useLocation, useNavigate } from 'react-router-dom';
import type { Sort } from '#web/ui/table-model.ts';

export function useListSort(usual: Sort): readonly [Sort, (sort: Sort) => void] {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const params = new URLSearchParams(search);
  const by = params.get('sort');
  const sort = by ? { by: by.replace(/^-/, ''), descending: by.startsWith('-') } : usual;
  const change = (next: Sort): void => {
    if (next.by === usual.by && next.descending === usual.descending) params.delete('sort');
    else params.set('sort', `${next.descending ? '-' : ''}${next.by}`);
    void navigate({ search: params.toString(), hash });
  };
  return [sort, change];
}
