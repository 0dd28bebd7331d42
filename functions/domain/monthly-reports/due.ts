// When a month's report is due: on a day after the month's end, in the company's own morning.

import { monthlyReportHour, yearsBeforeCompanyMax } from '#shared/limits.ts';
import type { MonthlyReport } from '#shared/model/company/monthly-report-setting.ts';
import { addDays, type Day } from '#shared/time/day.ts';
import { fromWire } from '#shared/time/instant.ts';
import { dayOf, instantOf, type Zone } from '#shared/time/zone.ts';

const firstDayOf = (month: string): Day => `${month}-01`;
/** The month of a day: '2026-10'. */
const monthWith = (day: Day): string => day.slice(0, 7);
/** The month before. */
const monthBefore = (month: string): string => monthWith(addDays(firstDayOf(month), -1));
/** `month` is 'YYYY-MM'; both days are included. */
export const daysOfMonth = (month: string): { readonly from: Day; readonly to: Day } => ({
  from: firstDayOf(month),
  to: addDays(firstDayOf(monthWith(addDays(firstDayOf(month), 31))), -1),
});
/** The months that can be mailed: from the first that may have entries to the last that has ended. */
export const firstMonth = (zone: Zone, createdAt: number): string =>
  monthWith(dayOf(zone, createdAt - yearsBeforeCompanyMax * 366 * 86_400));
/** 'YYYY-MM', in the company's zone; `now` in epoch seconds. */
export const lastMonth = (zone: Zone, now: number): string => monthBefore(monthWith(dayOf(zone, now)));

/** The newest month that is due. A morning without a sweep is made up for by the next. */
export function dueMonth(setting: MonthlyReport, zone: Zone, now: number): string | undefined {
  const dueAt = (month: string) => {
    const day = addDays(daysOfMonth(month).to, setting.day);
    return instantOf(zone, day, monthlyReportHour * 60);
  };
  const last = lastMonth(zone, now);
  const month = now >= dueAt(last) ? last : monthBefore(last);
  // Turning it on in the middle of a month does not mail the month before.
  return dueAt(month) > (fromWire(setting.since) ?? now) ? month : undefined;
}
