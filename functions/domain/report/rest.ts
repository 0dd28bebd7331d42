// How much rest the people of a report lack in its range: hours short of eleven, weeks without a day off; and who works
// more than 48 hours a week on average.

import type { ColumnarReport } from '#shared/model/report.ts';
import type { AverageWeek } from '#shared/time/average-week.ts';
import { addDays } from '#shared/time/day.ts';
import { isVeryLong } from '#shared/time/duration.ts';
import { restDays, weeksWithoutDayOff, type WorkSpell } from '#shared/time/rest.ts';
import { dayOf } from '#shared/time/zone.ts';
import type { CompanyCtx } from '#functions/runtime/context.ts';
import type { WorkLogRow } from '#functions/table/rows/work-log-row.ts';
import type { Work } from './work.ts';

type Averages = ReadonlyMap<string, AverageWeek>;
type Rest = NonNullable<ColumnarReport['rest']>;
const sunday = 6;

/**
 * Until now, as phone and board count it, also where the end is to come. An entry that runs for so long that its end is
 * asked for counts by its start, which ended a rest.
 */
function spellOf(now: number, { startAt, endAt }: Pick<WorkLogRow, 'startAt' | 'endAt'>): WorkSpell {
  if (endAt === undefined && isVeryLong(now - startAt)) return { startAt, endAt: startAt + 1 };
  return { startAt, endAt: Math.min(endAt ?? now, now) };
}

/**
 * By entries of all projects, because rest knows none, until now (`spellOf`). A work day counts on the day it began, a
 * week on its Sunday. `short_time` and `average_over` in seconds. Eleven hours, the weekly day off and the 48 hours: law
 * 46/1980 (domain-facts.md, 'Rest'). People who lack nothing are left out.
 */
export function restOf({ now }: Pick<CompanyCtx, 'now'>, work: Work, averages: Averages = new Map()): Rest {
  const { parts, zone, from, to } = work;
  const entries = [...work.entries, ...work.running];
  const reported = new Set(parts.map(({ employeeId }) => employeeId));
  const isIn = (day: string) => day >= from && day <= to;
  return [...Map.groupBy(entries, ({ employeeId }) => employeeId)].flatMap(([employee_id, own]) => {
    if (!reported.has(employee_id)) return [];
    const spells = own.map((entry) => spellOf(now, entry));
    const short = restDays(spells).filter((day) => day.shortSeconds > 0 && isIn(dayOf(zone, day.startAt)));
    const weeks = weeksWithoutDayOff(zone, spells).filter((monday) => isIn(addDays(monday, sunday)));
    const average = averages.get(employee_id);
    if (short.length === 0 && weeks.length === 0 && !average) return [];
    const short_time = short.reduce((sum, { shortSeconds }) => sum + shortSeconds, 0);
    return [
      {
        employee_id,
        short_days: short.length,
        short_time,
        full_weeks: weeks.length,
        ...(average ? { average_over: average.overSeconds, average_weeks: average.weeks } : {}),
      },
    ];
  });
}
