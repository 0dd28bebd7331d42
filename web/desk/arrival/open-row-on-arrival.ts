// Opens the form of a list's row that the address names, once.

import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

const rowParam = 'edit';
/** The query of a list that opens the form of one row. */
export const openingRow = (id: string): URLSearchParams => new URLSearchParams({ [rowParam]: id });

/** Opens the row that the address names, once the list has loaded. */
export function useOpenRowOnArrival<Row extends { readonly id: string }>(
  rows: readonly Row[] | undefined,
  open: (row: Row) => void,
): void {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const latest = useRef({ rows, open });
  useEffect(() => {
    latest.current = { rows, open };
  });
  // The effect depends on this rather than on the rows: it would run twice, as the opening form renders the list again.
  const isThere = rows !== undefined;
  useEffect(() => {
    const params = new URLSearchParams(search);
    const id = params.get(rowParam);
    if (id === null || !isThere) return;
    // Removed at once, so that a reload or the back button does not open the form again.
    params.delete(rowParam);
    void navigate({ search: params.toString(), hash }, { replace: true });
    const row = latest.current.rows?.find((one) => one.id === id);
    if (row) latest.current.open(row);
  }, [isThere, search, hash, navigate]);
}
