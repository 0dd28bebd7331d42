// Who has hours or a note on a day, or has asked the office for its hours, of all employees.

import { addDays, type Day, monthsTouching } from '#shared/time/day.ts';
import { zoneOf } from '#shared/time/zone.ts';
import type { Table } from '#functions/aws/table.ts';
import { askedHours, walkMonths } from '#functions/domain/worklogs/worklogs.ts';
import { ranges } from '#functions/table/keys.ts';
import type { Company } from '#functions/table/rows/company-row.ts';
import { dayNoteFrom } from '#functions/table/rows/day-note-row.ts';
import { isOnDay } from './usual.ts';

/**
 * The ids of employees. Reads the day's notes, the requests that wait, and the entries of one month, or two on its first
 * days.
 */
export async function settledOn(
  { table, now }: { readonly table: Table; readonly now: number },
  company: Company,
  day: Day,
): Promise<Set<string>> {
  const isOn = isOnDay(company, day, now);
  const settled = new Set<string>();
  const months = monthsTouching(zoneOf(company.settings.time_zone), addDays(day, -1), day);
  const [notes, asked] = await Promise.all([
    table.queryAll(ranges.dayNotes(company.id, day)),
    askedHours({ table, company, now }),
    walkMonths({ table, company }, months, false, (row) => {
      if (isOn(row)) settled.add(row.employeeId);
    }),
  ]);
  for (const note of notes) settled.add(dayNoteFrom(company.id, note).employeeId);
  for (const hours of asked.filter(isOn)) settled.add(hours.employeeId);
  return settled;
}
