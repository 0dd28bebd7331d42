// What a press on a day opens: its entry, the list of several, or a new entry.

import type { WorkLog } from '#shared/model/worklog.ts';
import type { BegunEntry } from '#web/entry/add-entries.tsx';
import type { WeekCell, WeekRow } from './week-model.ts';

export type Opened =
  | { readonly kind: 'add'; readonly begun?: BegunEntry | undefined }
  | { readonly kind: 'edit'; readonly entry: WorkLog }
  | { readonly kind: 'none'; readonly row: WeekRow; readonly cell: WeekCell }
  | { readonly kind: 'day'; readonly row: WeekRow; readonly cell: WeekCell };

/** A new entry for a cell: with the usual hours where they are missing. */
export function begunIn({ person }: WeekRow, { day, missing }: WeekCell): BegunEntry {
  return { employeeId: person.id, day, ...(missing ? { start: missing.start, end: missing.end } : {}) };
}

/** What a press on a cell opens; undefined where there is nothing to see or to add. */
export function openedBy(row: WeekRow, cell: WeekCell, mayWrite: boolean): Opened | undefined {
  const { person } = row;
  const mayEdit = mayWrite && person.example !== true;
  const [entry, another] = cell.entries;
  if (entry === undefined) {
    if (!mayEdit || person.disabled || cell.isClosed) return undefined;
    const isAsked = cell.missing !== undefined || cell.note !== undefined || cell.isToCome;
    return isAsked ? { kind: 'none', row, cell } : { kind: 'add', begun: begunIn(row, cell) };
  }
  return mayEdit && another === undefined ? { kind: 'edit', entry } : { kind: 'day', row, cell };
}
