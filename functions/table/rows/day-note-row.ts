// The rows of day notes: one for each employee and day.

import * as z from 'zod/mini';
import { dayNoteKinds } from '#shared/model/day-note.ts';
import { keys } from '#functions/table/keys.ts';
import { flag, number, optional, record, type RowOf, shape, text } from '#functions/table/row.ts';
import type { Item } from '#functions/table/write.ts';

export const dayNoteRow = record({
  employeeId: text('e'),
  /** The company's calendar day. */
  date: text('d'),
  kind: shape('k', z.enum(dayNoteKinds)),
  notedAt: number('at'),
  /** The employee noted it themselves; the office's notes are never theirs to change. */
  isOwn: optional(flag('o'), false),
});
export type DayNoteRow = RowOf<typeof dayNoteRow> & { readonly companyId: string };

export const dayNoteItem = (noun: DayNoteRow) => ({
  ...keys.dayNote(noun.companyId, noun.date, noun.employeeId),
  ...dayNoteRow.item(noun),
});
export const dayNoteFrom = (companyId: string, item: Item): DayNoteRow => ({
  ...dayNoteRow.from(item),
  companyId,
});
