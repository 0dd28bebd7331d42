// The tables of sections, which are folded at first: fetched once the report has come, and before it is printed.

import { useEffect } from 'react';
import { late } from '#web/ui/page/late.tsx';

const settledMilliseconds = 1000;

export const SumsTable = late(async () => (await import('./sums-table.tsx')).SumsTable);
export const GroupTable = late(async () => (await import('./group-table.tsx')).GroupTable);
export const EntriesTable = late(async () => (await import('./entries-table.tsx')).EntriesTable);

/** A table that could not be fetched shows the error in its place, when it is drawn. */
export async function fetchTables(): Promise<void> {
  await Promise.allSettled([SumsTable, GroupTable, EntriesTable].map(async (table) => table.fetch()));
}

export function useTablesBeforehand(): void {
  useEffect(() => {
    const timer = setTimeout(() => void fetchTables(), settledMilliseconds);
    return () => clearTimeout(timer);
  }, []);
}
