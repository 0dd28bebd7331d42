// The dialogs of a person's day: an entry, a day with several, a new entry for the day that was pressed.

import { useEraseEntry } from '#web/entry/erase-entry.ts';
import { useMay } from '#web/desk/may.ts';
import { lateDialog } from '#web/ui/page/late.tsx';
import { useAddPlanned } from './add-planned.ts';
import { begunIn, type Opened } from './opened.ts';
import type { DayShow } from './day-show.ts';

const EditEntry = lateDialog(async () => (await import('#web/entry/edit-entry.tsx')).EditEntry);
const AddEntries = lateDialog(async () => (await import('#web/entry/add-entries.tsx')).AddEntries);
const NoteDayDialog = lateDialog(
  async () => (await import('#web/entry/day-notes/note-day-dialog.tsx')).NoteDayDialog,
);
const DayDialog = lateDialog(async () => (await import('./day-dialog.tsx')).DayDialog);

type Props = {
  readonly opened: Opened;
  readonly show: DayShow;
  readonly now: number;
  readonly onOpen: (opened: Opened | undefined) => void;
};

export function DayDialogs({ opened, show, now, onOpen }: Props) {
  const erase = useEraseEntry();
  const mayNote = useMay('day_note.edit');
  const planned = useAddPlanned();
  const close = () => onOpen(undefined);
  if (opened.kind === 'add') return <AddEntries begun={opened.begun} onClose={close} />;
  if (opened.kind === 'edit') return <EditEntry entry={opened.entry} onErase={erase} onClose={close} />;
  const { row, cell } = opened;
  if (opened.kind === 'none' && !mayNote) return <AddEntries begun={begunIn(row, cell)} onClose={close} />;
  if (opened.kind === 'none') {
    const plan = planned.planOf(row, cell);
    return (
      <NoteDayDialog
        person={row.person}
        day={cell.day}
        note={cell.note}
        isOwnNote={cell.isOwnNote}
        planned={plan && { clock: plan.clock, isAdding: planned.isAdding, add: () => planned.add(plan) }}
        onAdd={cell.isToCome ? undefined : () => onOpen({ kind: 'add', begun: begunIn(row, cell) })}
        onClose={close}
      />
    );
  }
  const mayEdit = show.mayWrite && row.person.example !== true;
  return (
    <DayDialog
      person={row.person}
      cell={cell}
      show={show}
      now={now}
      onEdit={mayEdit ? (entry) => onOpen({ kind: 'edit', entry }) : undefined}
      onAdd={
        mayEdit && !row.person.disabled && !cell.isClosed
          ? () => onOpen({ kind: 'add', begun: begunIn(row, cell) })
          : undefined
      }
      onClose={close}
    />
  );
}
