// What the phone says of the 48 hours: the report's figure of one employee, asked by that employee.

import type { ownDayEndpoints } from '#shared/api/own-day.ts';
import type { Reply } from '#shared/api/endpoint.ts';
import { zoneOf } from '#shared/time/zone.ts';
import type { EmployeeCtx } from '#functions/runtime/context.ts';
import { averageSource, averagesOver } from './average.ts';

type Answer = Reply<(typeof ownDayEndpoints)['averageWeek']>;

/** Nothing below 48 hours, and where the company does not warn of rest. */
export async function ownAverage(ctx: EmployeeCtx): Promise<Answer> {
  const { company, employee } = ctx;
  if (!company.settings.rest_warnings) return {};
  const zone = zoneOf(company.settings.time_zone);
  const source = await averageSource(ctx, { employee_id: [employee.id] });
  const average = averagesOver(ctx, source, { zone, employees: new Map([[employee.id, employee]]) }).get(
    employee.id,
  );
  return average ? { average_over: average.overSeconds, average_weeks: average.weeks } : {};
}
