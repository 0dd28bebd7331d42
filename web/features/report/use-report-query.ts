// The report's filters and rules in the address: a view can be shared, and the back button works.

import { useSearchParams } from 'react-router-dom';
import { readDay } from '#shared/time/calendar.ts';
import { addDays, type Day } from '#shared/time/day.ts';
import { weekStartOf } from '#shared/time/week.ts';
import { dayOf, zoneOf } from '#shared/time/zone.ts';
import { useSignedIn } from '#web/api/session.tsx';
import { nowSeconds } from '#web/work/company-time.ts';

export type ReportQuery = {
  readonly from: Day;
  readonly to: Day;
  readonly employee_id?: string[];
  readonly project_id?: string[];
  readonly overtime_after_day_hours?: string;
  readonly overtime_after_week_hours?: string;
  readonly lunch_minutes?: string;
  readonly lunch_from_hours?: string;
  /** 'false' counts the clocked times to the second. */
  readonly rounding?: string;
};
type Part = keyof ReportQuery;
/** The rules of this report alone, as the address carries them. */
export const ownRules = [
  'overtime_after_day_hours',
  'overtime_after_week_hours',
  'lunch_minutes',
  'lunch_from_hours',
  'rounding',
] as const satisfies readonly Part[];

const monthStart = (day: Day): Day => `${day.slice(0, 8)}01`;
const monthEnd = (day: Day): Day => addDays(monthStart(addDays(monthStart(day), 31)), -1);

function useToday(): Day {
  const { settings } = useSignedIn();
  return dayOf(zoneOf(settings?.time_zone ?? 'UTC'), nowSeconds());
}

/** The usual ranges, from `today`. */
export function usualRanges(today: Day) {
  const week = weekStartOf(today);
  const month = monthStart(today);
  const before = monthStart(addDays(month, -1));
  const isPastTwentieth = Number(today.slice(8)) > 20;
  const payTo: Day = `${(isPastTwentieth ? addDays(monthEnd(today), 1) : month).slice(0, 8)}20`;
  const payFrom: Day = `${monthStart(addDays(monthStart(payTo), -1)).slice(0, 8)}21`;
  return {
    thisWeek: { from: week, to: addDays(week, 6) },
    lastWeek: { from: addDays(week, -7), to: addDays(week, -1) },
    thisMonth: { from: month, to: monthEnd(today) },
    lastMonth: { from: before, to: monthEnd(before) },
    payMonth: { from: payFrom, to: payTo },
    thisYear: { from: `${today.slice(0, 4)}-01-01`, to: `${today.slice(0, 4)}-12-31` },
  } as const;
}

/** The range of the address: what is no day is the month's, and a range turned around is turned back. */
function rangeIn(params: URLSearchParams, month: { readonly from: Day; readonly to: Day }) {
  const dayIn = (name: 'from' | 'to'): Day => {
    const text = params.get(name);
    return text !== null && readDay(text) !== undefined ? text : month[name];
  };
  const [from, to] = [dayIn('from'), dayIn('to')];
  return from <= to ? { from, to } : { from: to, to: from };
}

export function useReportQuery() {
  const [params, setParams] = useSearchParams();
  const today = useToday();
  const month = usualRanges(today).thisMonth;
  const employees = params.getAll('employee_id');
  const projects = params.getAll('project_id');
  const query: ReportQuery = {
    ...rangeIn(params, month),
    ...(employees.length ? { employee_id: employees } : {}),
    ...(projects.length ? { project_id: projects } : {}),
    ...Object.fromEntries(
      ownRules.flatMap((name) => {
        const value = params.get(name);
        return value === null ? [] : [[name, value]];
      }),
    ),
  };
  const showsComments = params.get('comments') === 'true';
  /** The day's overtime is split over projects in time order. */
  const splits = params.get('split') === 'time';

  /** Sets some parts of the address; an absent value takes its part away. */
  const change = (parts: Readonly<Record<string, string | readonly string[] | undefined>>) =>
    setParams((before) => {
      const next = new URLSearchParams(before);
      for (const [name, value] of Object.entries(parts)) {
        next.delete(name);
        for (const one of typeof value === 'string' ? [value] : (value ?? [])) next.append(name, one);
      }
      return next;
    });
  return { query, today, showsComments, splits, change };
}
