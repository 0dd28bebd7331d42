// Day notes: who is off, sick or on leave. They change no hours, so closed days and locks do not hold them.

import type * as z from 'zod/mini';
import { reportDaysMax, restorableSecondsMax } from '#shared/limits.ts';
import type { DayNote, dayNotesChange, dayNotesQuery } from '#shared/model/day-note.ts';
import { toWire } from '#shared/time/instant.ts';
import { daysBetween } from '#shared/time/day.ts';
import { refuseExample } from '#functions/domain/example-crew/example-crew.ts';
import type { CompanyCtx } from '#functions/runtime/context.ts';
import { fail, failField } from '#functions/runtime/fail.ts';
import { commit } from '#functions/runtime/once.ts';
import { keys, ranges } from '#functions/table/keys.ts';
import { dayNoteFrom, dayNoteItem, type DayNoteRow, dayNoteRow } from '#functions/table/rows/day-note-row.ts';
import {
  type ReplacedNote,
  replacedNoteFrom,
  replacedNoteItem,
} from '#functions/table/rows/replaced-note-row.ts';
import { absent, any, type Change, type Condition } from '#functions/table/write.ts';

type Sent = z.output<typeof dayNotesChange>['notes'][number];

export const onWire = ({ employeeId, date, kind, notedAt, isOwn }: DayNoteRow): DayNote => ({
  employee_id: employeeId,
  date,
  kind,
  noted: toWire(notedAt),
  ...(isOwn ? { own: true } : {}),
});

/** The notes of these days, both included, oldest first. */
export async function listDayNotes(
  { table, company }: CompanyCtx,
  { query: { from, to } }: { query: z.output<typeof dayNotesQuery> },
): Promise<DayNote[]> {
  if (to < from) failField('to', 'is before from', 'too_short');
  if (daysBetween(from, to) >= reportDaysMax) fail('range_too_long', { days: reportDaysMax });
  const items = await Promise.all(
    monthsFrom(from, to).map((month) => table.queryAll(ranges.dayNotes(company.id, month))),
  );
  return items
    .flat()
    .map((item) => dayNoteFrom(company.id, item))
    .filter(({ date }) => date >= from && date <= to)
    .map(onWire);
}

/** The calendar months of the days, as the sort keys begin. */
function monthsFrom(from: string, to: string): string[] {
  const months: string[] = [];
  let [year, month] = [Number(from.slice(0, 4)), Number(from.slice(5, 7))];
  for (;;) {
    const text = `${year}-${String(month).padStart(2, '0')}`;
    if (text > to) return months;
    months.push(text);
    month += 1;
    if (month > 12) [year, month] = [year + 1, 1];
  }
}

/** What a day holds before a change: its note, and the own one that the office replaced last. */
type Before = { readonly note: DayNoteRow | undefined; readonly replaced: ReplacedNote | undefined };

/** Changes of one transaction, without the receipt. */
const changesMax = 99;

/**
 * Answers the notes that are now on the days sent. A repeat changes nothing. Of own notes that it replaces it keeps as
 * many as fit into the transaction: all, unless they come with ninety others.
 */
export async function noteDays(
  ctx: CompanyCtx,
  { body: { notes } }: { body: z.output<typeof dayNotesChange> },
): Promise<DayNote[]> {
  refuseExample(ctx, ...notes.map(({ employee_id }) => employee_id));
  await requireEmployees(ctx, notes);
  const all = await withBefore(ctx, notes);
  const rows = all.flatMap(([note, before]) => rowOf(ctx, note, before) ?? []);
  const changes = all.map(([note, before]) => changeOf(ctx, note, before));
  const kept = all
    .flatMap(([note, before]) => keptOf(ctx, note, before))
    .slice(0, changesMax - changes.length);
  return commit(ctx, [...changes, ...kept], rows.map(onWire), () => fail('day_note_changed'));
}

async function withBefore({ table, company }: CompanyCtx, notes: readonly Sent[]): Promise<[Sent, Before][]> {
  const { id } = company;
  const [items, replaced] = await Promise.all([
    table.getMany(notes.map(({ date, employee_id: of }) => keys.dayNote(id, date, of))),
    table.getMany(notes.map(({ date, employee_id: of }) => keys.replacedNote(id, date, of))),
  ]);
  return notes.map((note, index) => {
    const [item, old] = [items[index], replaced[index]];
    return [note, { note: item && dayNoteFrom(id, item), replaced: old && replacedNoteFrom(id, old) }];
  });
}

/** Keeps the own note that the office replaces or removes, so that Undo gives it back. */
function keptOf({ now }: CompanyCtx, { kind, back }: Sent, { note }: Before): Change[] {
  if (!note?.isOwn || (back && note.kind === kind)) return [];
  return [{ put: replacedNoteItem({ note, by: kind, replacedAt: now }) }];
}

/** The own note that this Undo gives back: of the wanted kind, and the day is as the office left it. */
function backOf(
  { now }: CompanyCtx,
  { kind, back }: Sent,
  { note, replaced }: Before,
): DayNoteRow | undefined {
  if (!back || !replaced || replaced.note.kind !== kind) return undefined;
  const { by, replacedAt } = replaced;
  const isAsLeft = by === null ? !note : note?.kind === by && note.notedAt === replacedAt && !note.isOwn;
  return isAsLeft && replacedAt > now - restorableSecondsMax ? replaced.note : undefined;
}

async function requireEmployees({ table, company }: CompanyCtx, notes: readonly Sent[]): Promise<void> {
  const ids = [...new Set(notes.map(({ employee_id }) => employee_id))];
  const items = await table.getMany(ids.map((id) => keys.employee(company.id, id)));
  if (items.some((item) => item === undefined)) fail('employee_missing');
}

/** A repeated Undo changes nothing; any other change makes the note the office's. */
function rowOf(ctx: CompanyCtx, sent: Sent, before: Before): DayNoteRow | undefined {
  const { employee_id: employeeId, date, kind } = sent;
  if (kind === null) return undefined;
  const given = backOf(ctx, sent, before);
  if (given) return given;
  if (sent.back && before.note?.kind === kind) return before.note;
  return { companyId: ctx.company.id, employeeId, date, kind, notedAt: ctx.now };
}

function changeOf(ctx: CompanyCtx, note: Sent, before: Before): Change {
  const when = conditionOf(note);
  const row = rowOf(ctx, note, before);
  const change: Change = row
    ? { put: dayNoteItem(row) }
    : { delete: keys.dayNote(ctx.company.id, note.date, note.employee_id) };
  return when ? { ...change, when } : change;
}

/** A note that is already as wanted passes too, because a repeat after a lost reply must not be refused. */
function conditionOf({ kind, was }: Sent): Condition | undefined {
  if (was === undefined) return undefined;
  const is = (one: Sent['kind']): Condition => (one === null ? absent() : dayNoteRow.is({ kind: one }));
  return any(is(was), is(kind));
}
