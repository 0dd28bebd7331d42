// What an employee is asked about a day without hours, and their own note of it. The office's notes stay.

import type { Input } from '#shared/api/endpoint.ts';
import type { payPeriods } from '#shared/api/pay-periods.ts';
import { missingAskedDays } from '#shared/limits.ts';
import type { OwnDayAsked, OwnDayNote } from '#shared/model/day-note.ts';
import { closedTo } from '#shared/pay/closed-days.ts';
import { addDays, type Day, daysBetween, monthsTouching } from '#shared/time/day.ts';
import { weekStartOf } from '#shared/time/week.ts';
import { dayOf, zoneOf } from '#shared/time/zone.ts';
import { audited } from '#functions/domain/audit/audit.ts';
import { takeAll } from '#functions/domain/budgets/budgets.ts';
import { ownHours, refuseClosedDay } from '#functions/domain/worklogs/worklogs.ts';
import type { EmployeeCtx } from '#functions/runtime/context.ts';
import { fail, failField } from '#functions/runtime/fail.ts';
import { commit } from '#functions/runtime/once.ts';
import { keys } from '#functions/table/keys.ts';
import { dayNoteFrom, dayNoteItem, type DayNoteRow, dayNoteRow } from '#functions/table/rows/day-note-row.ts';
import { absent, any, type Change, type Condition } from '#functions/table/write.ts';
import { onWire } from './day-notes.ts';
import { endOfUsual, isHoliday, isOnDay, usualOn } from './usual.ts';

type Sent = Input<typeof payPeriods.endpoints.noteOwnDay>['body'];

/** The usual days of the last week that are over, newest first; none where the company asks for none. */
function usualDays({ company, employee, now }: EmployeeCtx): Day[] {
  if (!company.settings.features.ask_missing) return [];
  const today = dayOf(zoneOf(company.settings.time_zone), now);
  return Array.from({ length: missingAskedDays + 1 }, (_, back) => addDays(today, -back)).filter((day) => {
    const usual = usualOn(company, employee, day);
    return usual && endOfUsual(company, day, usual) <= now && !isHoliday(company, day);
  });
}

/** Says whether the employee has hours on a day, or has asked the office to add some. */
async function hoursOn(
  ctx: EmployeeCtx,
  from: Day,
  to: Day,
): Promise<(day: Day) => 'hours' | 'asked' | undefined> {
  const { company, employee, now } = ctx;
  const months = monthsTouching(zoneOf(company.settings.time_zone), addDays(from, -1), to);
  const { entries, asked } = await ownHours(ctx, employee.id, months);
  return (day) => {
    const isOn = isOnDay(company, day, now);
    return entries.some(isOn) ? 'hours' : asked.some(isOn) ? 'asked' : undefined;
  };
}

/** This week's days until today and the last week's, newest first. Those that can be asked about are among them. */
function shownDays({ company, now }: EmployeeCtx): Day[] {
  const today = dayOf(zoneOf(company.settings.time_zone), now);
  const count = daysBetween(weekStartOf(today), today) + 8;
  return Array.from({ length: count }, (_, back) => addDays(today, -back));
}

/** Reads nothing for a company that does not ask. */
export async function ownDayAsked(ctx: EmployeeCtx): Promise<OwnDayAsked> {
  const { table, company, employee } = ctx;
  if (!company.settings.features.ask_missing) return { date: null, dates: [], notes: [] };
  const days = usualDays(ctx).filter((day) => !closedTo(company.closedDays ?? [], day, 'employee'));
  const [newest, oldest] = [days[0], days.at(-1)];
  const [settled, items] = await Promise.all([
    newest === undefined || oldest === undefined ? undefined : hoursOn(ctx, oldest, newest),
    table.getMany(shownDays(ctx).map((day) => keys.dayNote(company.id, day, employee.id))),
  ]);
  const notes = items.flatMap((item) => (item ? [dayNoteFrom(company.id, item)] : []));
  const dates = days.filter((day) => !settled?.(day) && notes.every(({ date }) => date !== day));
  return {
    date: dates[0] ?? null,
    dates,
    notes: notes.map(({ date, kind, isOwn }) => ({
      date,
      kind,
      ...(isOwn && { own: true, changeable: days.includes(date) }),
    })),
  };
}

/**
 * A repeat changes nothing and takes nothing from the day's budget. If hours arrive while the note is written, the day
 * has both, as it may with a note of the office.
 */
export async function noteOwnDay(ctx: EmployeeCtx, { body }: { body: Sent }): Promise<OwnDayNote> {
  const { table, company, employee } = ctx;
  const { date, kind } = body;
  if (!usualDays(ctx).includes(date)) failField('date', 'is not a day that is asked for', 'wrong_value');
  refuseClosedDay(company, date);
  const [item, replaced] = await table.getMany([
    keys.dayNote(company.id, date, employee.id),
    keys.replacedNote(company.id, date, employee.id),
  ]);
  const before = item && dayNoteFrom(company.id, item);
  if (before && (!before.isOwn || (before.kind !== body.was && before.kind !== kind))) return refuse(before);
  if (kind === (before?.kind ?? null)) return { note: before ? onWire(before) : null };
  if (kind !== null && (await hoursOn(ctx, date, date))(date) === 'hours') fail('day_has_hours');
  await takeAll(ctx, [['ownDayNotes', employee.id]]);
  const row = kind === null ? undefined : rowOf(ctx, date, kind);
  return commit(
    ctx,
    [
      changeOf(ctx, body, row),
      audited(ctx, company.id, 'day_noted', { employeeId: employee.id, detail: date }),
      // From now on the office's Undo gives back no older note of the employee.
      ...(replaced ? [{ delete: keys.replacedNote(company.id, date, employee.id) }] : []),
    ],
    { note: row ? onWire(row) : null },
    ([refused]) => refuse(refused?.item && dayNoteFrom(company.id, refused.item)),
  );
}

/** Refuses the change; the error carries the day's present note, or null. */
const refuse = (note: DayNoteRow | undefined): never =>
  fail('day_note_changed', { day_note: note ? onWire(note) : null });

const rowOf = ({ company, employee, now }: EmployeeCtx, date: Day, kind: DayNoteRow['kind']): DayNoteRow => ({
  companyId: company.id,
  employeeId: employee.id,
  date,
  kind,
  notedAt: now,
  isOwn: true,
});

function changeOf(
  { company, employee }: EmployeeCtx,
  { date, kind, was }: Sent,
  row: DayNoteRow | undefined,
): Change {
  const is = (one: Sent['kind']): Condition =>
    one === null ? absent() : dayNoteRow.is({ isOwn: true, kind: one });
  const when = any(is(was), is(kind));
  return row
    ? { put: dayNoteItem(row), when }
    : { delete: keys.dayNote(company.id, date, employee.id), when };
}
