// The rows of day notes: one for each employee and day.

import * as z from 'zod/mini';
import { type DayNoteKind, dayNoteKinds } from '#shared/model/day-note.ts';
import { keys } from '#functions/table/keys.ts';
import { flag, number, text } from '#functions/table/read.ts';
import type { Item } from '#functions/table/write.ts';

const kind = z.enum(dayNoteKinds);

export type DayNoteRow = {
  readonly companyId: string;
  readonly employeeId: string;
  /** The company's calendar day. */
  readonly date: string;
  readonly kind: DayNoteKind;
  readonly notedAt: number;
  /** The employee noted it themselves; the office's notes are never theirs to change. */
  readonly isOwn?: boolean;
};

export const dayNoteItem = (row: DayNoteRow) => ({
  ...keys.dayNote(row.companyId, row.date, row.employeeId),
  e: row.employeeId,
  d: row.date,
  k: row.kind,
  at: row.notedAt,
  o: row.isOwn ? 1 : undefined,
});

export const dayNoteFrom = (companyId: string, item: Item): DayNoteRow => ({
  companyId,
  employeeId: text(item, 'e'),
  date: text(item, 'd'),
  kind: z.parse(kind, item['k']),
  notedAt: number(item, 'at'),
  isOwn: flag(item, 'o'),
});
