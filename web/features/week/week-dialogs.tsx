// The dialogs of the week: an entry, a day with several, a new entry for the day that was pressed.

import type { WorkLog } from '#shared/model/worklog.ts';
import type { BegunEntry } from '#web/entry/add-entries.tsx';
import { useEraseEntry } from '#web/entry/erase-entry.ts';
import { lateDialog } from '#web/ui/page/late.tsx';
import type { WeekCell, WeekRow } from './week-model.ts';
import type { WeekShow } from './week-show.ts';

const EditEntry = lateDialog(async () => (await import('#web/entry/edit-entry.tsx')).EditEntry);
const AddEntries = lateDialog(async () => (await import('#web/entry/add-entries.tsx')).AddEntries);
const DayDialog = lateDialog(async () => (await import('./day-dialog.tsx')).DayDialog);

export type Opened =
  | { readonly kind: 'add'; readonly begun?: BegunEntry | undefined }
  | { readonly kind: 'edit'; readonly entry: WorkLog }
  | { readonly kind: 'day'; readonly row: WeekRow; readonly cell: WeekCell };

const clockOf = (minute: number): string =>
  `${String(Math.floor((minute % 1440) / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** A new entry for a cell: with the usual hours where they are missing. */
export function begunIn({ person }: WeekRow, { day, missing }: WeekCell): BegunEntry {
  const { fromMinute, toMinute } = missing ?? {};
  return {
    employeeId: person.id,
    day,
    ...(fromMinute === undefined || toMinute === undefined
      ? {}
      : { start: clockOf(fromMinute), end: clockOf(toMinute) }),
  };
}

/** What a press on a cell opens; undefined where there is nothing to see or to add. */
export function openedBy(row: WeekRow, cell: WeekCell, mayWrite: boolean): Opened | undefined {
  const { person } = row;
  const mayEdit = mayWrite && person.example !== true;
  const [entry, another] = cell.entries;
  if (entry === undefined)
    return mayEdit && !cell.isToCome && !person.disabled
      ? { kind: 'add', begun: begunIn(row, cell) }
      : undefined;
  return mayEdit && another === undefined ? { kind: 'edit', entry } : { kind: 'day', row, cell };
}

type Props = {
  readonly opened: Opened | undefined;
  readonly show: WeekShow;
  readonly now: number;
  readonly onOpen: (opened: Opened | undefined) => void;
};

export function WeekDialogs({ opened, show, now, onOpen }: Props) {
  const erase = useEraseEntry();
  const close = () => onOpen(undefined);
  if (opened === undefined) return null;
  if (opened.kind === 'add') return <AddEntries begun={opened.begun} onClose={close} />;
  if (opened.kind === 'edit') return <EditEntry entry={opened.entry} onErase={erase} onClose={close} />;
  const { row, cell } = opened;
  const mayEdit = show.mayWrite && row.person.example !== true;
  return (
    <DayDialog
      person={row.person}
      cell={cell}
      show={show}
      now={now}
      onEdit={mayEdit ? (entry) => onOpen({ kind: 'edit', entry }) : undefined}
      onAdd={
        mayEdit && !row.person.disabled ? () => onOpen({ kind: 'add', begun: begunIn(row, cell) }) : undefined
      }
      onClose={close}
    />
  );
}
