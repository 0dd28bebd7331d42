// The shared time clock: whoever stands before it clocks an employee in and out and comments.

import { randomBytes } from 'node:crypto';
import type { Input } from '#shared/api/endpoint.ts';
import type { timeClock } from '#shared/api/time-clock.ts';
import type { Comment, WorkLog } from '#shared/model/worklog.ts';
import { proveAtTimeClock } from '#functions/domain/employees/employees.ts';
import { Failure, fail } from '#functions/runtime/fail.ts';
import type { Employee } from '#functions/table/employee-row.ts';
import { placeOf, requestHash } from '#functions/table/work-log-row.ts';
import { startEntry } from './clock-in.ts';
import { endEntry } from './clock-out.ts';
import { commentAs } from './comments.ts';
import { commentRow, type Punch } from './punch.ts';
import { employeeOf } from './store.ts';
import type { WorkCtx } from './wire.ts';

type Calls = typeof timeClock.endpoints;

/** The server's time counts at once: the time clock stands in the company's own rooms and is always online. */
function punchNow(ctx: WorkCtx, seed: string, about: readonly unknown[], comment: string | undefined): Punch {
  return {
    seed,
    deviceAt: ctx.now,
    // A repeat comes at another time: its receipt lies at one that never changes.
    homeAt: ctx.once ? 0 : ctx.now,
    author: 'CompanyTimeClock',
    hash: requestHash([...about, comment ?? null]),
    comment: comment === undefined ? undefined : commentRow(seed, comment, ctx.now, 'CompanyTimeClock'),
    location: undefined,
  };
}

/** The employee whose punch it is; by their own password when the company asks for it. */
async function proven(ctx: WorkCtx, employeeId: string, token: string | undefined): Promise<Employee> {
  const employee = (await employeeOf(ctx.table, ctx.company.id, employeeId)) ?? fail('employee_missing');
  if (ctx.company.settings.time_clock.ask_token) await proveAtTimeClock(ctx, employee, token);
  return employee;
}
const ofWorkLog = (id: string): string => placeOf(id)?.employeeId ?? fail('work_log_missing');

export async function createWorkLog(ctx: WorkCtx, { body }: Input<Calls['createWorkLog']>): Promise<WorkLog> {
  const employee = await proven(ctx, body.employee_id, body.token);
  const seed = ctx.once ? `${ctx.once.scope} ${ctx.once.key}` : randomBytes(16).toString('hex');
  const punch = punchNow(ctx, seed, ['clock in', employee.id, body.project_id], body.comment);
  return startEntry(ctx, employee, punch, body.project_id);
}

/** Closing the same entry with the same comment again is a repeat, and is answered as the first time. */
export async function closeWorkLog(ctx: WorkCtx, { body }: Input<Calls['closeWorkLog']>): Promise<WorkLog> {
  const employee = await proven(ctx, ofWorkLog(body.id), body.token).catch(missingWorkLog);
  const seed = `clock out ${body.id} ${body.comment ?? ''}`;
  return endEntry(ctx, employee, punchNow(ctx, seed, ['clock out'], body.comment), body.id);
}

export async function commentAtTimeClock(ctx: WorkCtx, { body }: Input<Calls['comment']>): Promise<Comment> {
  await proven(ctx, ofWorkLog(body.work_log_id), body.token).catch(missingWorkLog);
  return commentAs(ctx, body.work_log_id, body.comment, 'CompanyTimeClock');
}

/** An entry of nobody is no entry of the company. */
function missingWorkLog(error: unknown): never {
  if (error instanceof Failure && error.code === 'employee_missing') fail('work_log_missing');
  throw error;
}
