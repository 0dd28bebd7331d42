// An employee's own day note that the office has replaced or removed: kept for an hour, so that Undo gives it back to the employee.

import { restorableSecondsMax } from '#shared/limits.ts';
import { type DayNoteKind, dayNoteKinds } from '#shared/model/day-note.ts';
import { keys } from '#functions/table/keys.ts';
import { numberIn } from '#functions/table/read.ts';
import type { Item } from '#functions/table/write.ts';
import { dayNoteFrom, dayNoteItem, type DayNoteRow } from './day-note-row.ts';

export type ReplacedNote = {
  readonly note: DayNoteRow;
  /** What the office noted in its place; null: nothing. */
  readonly by: DayNoteKind | null;
  readonly replacedAt: number;
};

export const replacedNoteItem = ({ note, by, replacedAt }: ReplacedNote) => ({
  ...dayNoteItem(note),
  ...keys.replacedNote(note.companyId, note.date, note.employeeId),
  b: by ?? undefined,
  r: replacedAt,
  expires: replacedAt + restorableSecondsMax,
});

export const replacedNoteFrom = (companyId: string, item: Item): ReplacedNote => ({
  note: dayNoteFrom(companyId, item),
  by: dayNoteKinds.find((kind) => kind === item['b']) ?? null,
  replacedAt: numberIn(item, 'r'),
});
