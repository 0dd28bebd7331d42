// The report's filters and rules in the address: a view can be shared, and the back button works.

import { ruleOff } from '#shared/model/company/pay-rules.ts';
import { readDay } from '#shared/time/calendar.ts';
import type { Day } from '#shared/time/day.ts';
import { dayOf, zoneOf } from '#shared/time/zone.ts';
import { useSignedIn } from '#web/api/session.tsx';
import { useAddressSearch } from '#web/desk/address-search.ts';
import { serverSeconds } from '#web/entry/server-time.ts';
import { turnedRight, usualRanges } from '#web/files/usual-ranges.ts';

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
/** The names in the address of the rules that hold for this report only. */
export const ownRules = [
  'overtime_after_day_hours',
  'overtime_after_week_hours',
  'lunch_minutes',
  'lunch_from_hours',
  'rounding',
] as const satisfies readonly Part[];

/** The rules of this report alone, as a request carries them. */
export const ownRulesOf = (query: ReportQuery) =>
  Object.fromEntries(ownRules.flatMap((name) => (query[name] === undefined ? [] : [[name, query[name]]])));

function useToday(): Day {
  const { settings } = useSignedIn();
  return dayOf(zoneOf(settings?.time_zone ?? 'UTC'), serverSeconds());
}

/** The range in the address. A text that is no day falls back to the month; days in the wrong order are swapped. */
function rangeIn(params: URLSearchParams, month: { readonly from: Day; readonly to: Day }) {
  const dayIn = (name: 'from' | 'to'): Day => {
    const text = params.get(name);
    return text !== null && readDay(text) !== undefined ? text : month[name];
  };
  return turnedRight(dayIn('from'), dayIn('to'));
}

export function useReportQuery() {
  const [search, changeSearch] = useAddressSearch();
  const params = new URLSearchParams(search);
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
        // Old bookmarks have 0 for a rule that is off.
        if (value === '0') return name === 'lunch_from_hours' ? [] : [[name, ruleOff]];
        return value === null ? [] : [[name, value]];
      }),
    ),
  };
  const showsComments = params.get('comments') === 'true';
  /** Whether the day's overtime is divided between projects in time order (3-decisions: unless switched off). */
  const splits = params.get('split') !== 'none';

  /** Sets parts of the address; an undefined value removes its part. */
  const change = (parts: Readonly<Record<string, string | readonly string[] | undefined>>) => {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(parts)) {
      next.delete(name);
      for (const one of typeof value === 'string' ? [value] : (value ?? [])) next.append(name, one);
    }
    changeSearch(next.toString());
  };
  return { query, today, showsComments, splits, change };
}
