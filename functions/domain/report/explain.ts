// Explains an employee's day: counts it again with everything the rules need, stretch by stretch.

import { workLogSecondsMax } from '#shared/limits.ts';
import type { ExplainFilters } from '#shared/model/filters.ts';
import type { ExplainedDayOnWire } from '#shared/model/report.ts';
import { addDays } from '#shared/time/day.ts';
import { explainDay } from '#shared/pay/explain.ts';
import { toWire } from '#shared/time/instant.ts';
import { fail } from '#functions/runtime/fail.ts';
import { exampleCrewOf } from '#functions/domain/example-crew/example-crew.ts';
import { rulesOnWire } from './rules.ts';
import { paidWork, type WorkCtx } from './work.ts';

/** Entries that began this many days earlier may reach into the day. */
const earlierDays = Math.ceil(workLogSecondsMax / 86_400);

/**
 * By the rules of the report it is opened from. Error: `employee_missing`. Times in whole seconds; a day without work
 * has no stretches.
 */
export async function explain(
  ctx: WorkCtx,
  { path, query }: { readonly path: { readonly id: string }; readonly query: ExplainFilters },
): Promise<ExplainedDayOnWire> {
  const { day, ...own } = query;
  const employeeId = path.id;
  const range = { from: addDays(day, -earlierDays), to: day };
  const asked = { ...own, ...range, employee_id: [employeeId] };
  const work = await paidWork({ ...ctx, example: exampleCrewOf(ctx) }, asked, false);
  const employee = work.employees.get(employeeId) ?? fail('employee_missing');
  const explained = explainDay({ ...work, country: ctx.company.country, day, employeeId });
  const { holiday } = explained;
  return {
    day,
    employee: { id: employee.id, name: employee.name },
    stretches: explained.stretches.map(({ entryId, projectId, startAt, endAt, lunchSeconds, ...why }) => ({
      log_id: entryId,
      project: { id: projectId, name: work.projects.get(projectId)?.name ?? '' },
      start: toWire(startAt),
      end: toWire(endAt),
      lunch_deduction: lunchSeconds,
      ...why,
    })),
    holiday: holiday && {
      name: holiday.name,
      own_name: holiday.ownName,
      from_minute: holiday.fromMinute,
      is_major: holiday.isMajor,
    },
    total_time: explained.workedSeconds,
    lunch_deduction: explained.lunchSeconds,
    ...(explained.givenBackSeconds > 0 ? { lunch_given_back: explained.givenBackSeconds } : {}),
    lunch:
      work.lunchOfEmployee.get(employeeId) ??
      (work.lunchOfEmployee.has(employeeId) ? null : work.rules.lunch),
    week_left_time: explained.weekLeftSeconds,
    week_paid_time: explained.weekPaidSeconds,
    rules: rulesOnWire(work),
  };
}
