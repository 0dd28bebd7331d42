// What a place is asked to open when one arrives there: said beside the address, heard once.

import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';

const wish = z.object({ opens: z.literal('add') });

/** The state to navigate with: the list opens its form for a new one. */
export const arriving = (opens: 'add'): z.output<typeof wish> => ({ opens });

export function useArrival(open: () => void): void {
  const { state, search, hash } = useLocation();
  const navigate = useNavigate();
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  });
  useEffect(() => {
    if (!wish.safeParse(state).success) return;
    // Forgotten at once: a reload or the back button shall not open it again.
    void navigate({ search, hash }, { replace: true, state: null });
    latest.current();
  }, [state, search, hash, navigate]);
}

const rowParam = 'edit';
/** The query of a list in which one row's form shall be open. */
export const openingRow = (id: string): URLSearchParams => new URLSearchParams({ [rowParam]: id });

/** Opens the row that the address names, once the list is there. */
export function useRowArrival<Row extends { readonly id: string }>(
  rows: readonly Row[] | undefined,
  open: (row: Row) => void,
): void {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const latest = useRef({ rows, open });
  useEffect(() => {
    latest.current = { rows, open };
  });
  // Not the rows themselves: the form that opens draws the list again, before the address has changed.
  const isThere = rows !== undefined;
  useEffect(() => {
    const params = new URLSearchParams(search);
    const id = params.get(rowParam);
    if (id === null || !isThere) return;
    // Forgotten at once: a reload or the back button shall not open it again.
    params.delete(rowParam);
    void navigate({ search: params.toString(), hash }, { replace: true });
    const row = latest.current.rows?.find((one) => one.id === id);
    if (row) latest.current.open(row);
  }, [isThere, search, hash, navigate]);
}
