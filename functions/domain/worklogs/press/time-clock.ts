// The shared time clock: clocks employees in and out, switches and comments.

import { randomBytes } from 'node:crypto';
import { takeAll } from '#functions/domain/budgets/budgets.ts';
import { proveAtTimeClock } from '#functions/domain/employees/employees.ts';
import type { NoticeCtx } from '#functions/domain/notices/notices.ts';
import { Failure, fail, failField } from '#functions/runtime/fail.ts';
import type { Employee } from '#functions/table/rows/employee-row.ts';
import { placeOf, requestHash } from '#functions/table/rows/work-log-row.ts';
import type { Input } from '#shared/api/endpoint.ts';
import type { timeClock } from '#shared/api/time-clock.ts';
import { collisionsOfBoth } from '#shared/model/collisions.ts';
import type { PressedWorkLog, WorkLog } from '#shared/model/worklog.ts';
import { answer } from './assumed.ts';
import { startEntry } from './clock-in.ts';
import { endEntry } from './clock-out.ts';
import { askAboutGaps, askIfSeenSince } from './gaps.ts';
import { commented } from '#functions/domain/worklogs/comments.ts';
import { believedAt, commentRow, instantOf, lunchIn, type Press } from './press.ts';
import { employeeOf, find, namesOf } from '#functions/domain/worklogs/store.ts';
import { switchEntry } from './switch.ts';
import { type WorkCtx, workLogOnWire } from '#functions/domain/worklogs/wire.ts';

/** Limits presses per time clock, so that a stranger cannot clock everyone out quickly. */
const takePress = (ctx: WorkCtx): Promise<void> =>
  takeAll(ctx, [['timeClockPunches', `${ctx.company.id} ${ctx.session.secretHash}`]]);

type Calls = typeof timeClock.endpoints;
/** Wrong passwords are mailed to the office. */
export type ClockCtx = WorkCtx & NoticeCtx;
type Sent = {
  readonly at?: string | undefined;
  readonly sent_at?: string | undefined;
  readonly comment?: string | undefined;
  readonly worked_through_lunch?: boolean | undefined;
};

/**
 * A press sent late says when it was made, by a clock that `sent_at` may reveal to be wrong. Without a time the
 * server's counts.
 */
function pressOf(ctx: WorkCtx, seed: string, about: readonly unknown[], sent: Sent): Press {
  const { at, comment } = sent;
  const deviceAt = at === undefined ? ctx.now : instantOf(at);
  return {
    seed,
    deviceAt,
    pressedAt: at === undefined ? ctx.now : believedAt(deviceAt, sent.sent_at, ctx.now),
    // A repeat without a time of its own arrives at another time: its receipt is stored under one that never
    // changes.
    homeAt: at === undefined && ctx.once ? 0 : deviceAt,
    author: 'CompanyTimeClock',
    hash: requestHash([...about, comment ?? null, ...lunchIn(sent)]),
    isLunchWorked: sent.worked_through_lunch,
    comment: comment === undefined ? undefined : commentRow(ctx, seed, comment, ctx.now, 'CompanyTimeClock'),
    location: undefined,
  };
}
const seedOf = ({ once }: WorkCtx): string =>
  once ? `${once.scope} ${once.key}` : randomBytes(16).toString('hex');

/**
 * The employee of the press, proven by their password where the company requires it. Errors: `employee_missing`,
 * `wrong_employee_password`, `time_clock_name_waits`. Source: security-and-reliability.md, section 2; 3-decisions.md
 * ('Token per punch at the time clock').
 */
export async function proven(
  ctx: ClockCtx,
  employeeId: string,
  token: string | undefined,
): Promise<Employee> {
  const employee = (await employeeOf(ctx.table, ctx.company.id, employeeId)) ?? fail('employee_missing');
  if (ctx.company.settings.time_clock.ask_token) await proveAtTimeClock(ctx, employee, token);
  return employee;
}
/** The employee of an entry; an entry without one is refused as missing. */
async function provenOwner(ctx: ClockCtx, workLogId: string, token: string | undefined): Promise<Employee> {
  const { employeeId } = placeOf(workLogId) ?? fail('work_log_missing');
  return proven(ctx, employeeId, token).catch((error: unknown) => {
    if (error instanceof Failure && error.code === 'employee_missing') return fail('work_log_missing');
    throw error;
  });
}

/**
 * Errors: `wrong_employee_password`, `time_clock_name_waits`, `too_many_requests` above twenty presses a minute
 * (security-and-reliability.md, T5), and those of every clock-in.
 */
export async function createWorkLog(
  ctx: ClockCtx,
  { body }: Input<Calls['createWorkLog']>,
): Promise<PressedWorkLog> {
  const employee = await proven(ctx, body.employee_id, body.token);
  await takePress(ctx);
  const press = pressOf(ctx, seedOf(ctx), ['clock in', employee.id, body.project_id], body);
  return startEntry(ctx, employee, press, body.project_id);
}

/**
 * Closing the same entry with the same comment and time again is a repeat and gets the first answer. `left_at` is the
 * end of an entry that was forgotten, as its employee tells it. Errors: those of `proven`, of every clock-out, and of
 * `answer` with `left_at`; `too_many_requests`.
 */
export async function closeWorkLog(
  ctx: ClockCtx,
  { body }: Input<Calls['closeWorkLog']>,
): Promise<PressedWorkLog> {
  const employee = await provenOwner(ctx, body.id, body.token);
  await takePress(ctx);
  const { left_at, worked_through_lunch } = body;
  if (left_at !== undefined) {
    if (worked_through_lunch) failField('worked_through_lunch', 'not with left_at', 'wrong_value');
    return answer(ctx, body.id, left_at);
  }
  const seed = ['clock out', body.id, body.comment ?? '', ...(body.at === undefined ? [] : [body.at])];
  const press = pressOf(ctx, seed.join(' '), ['clock out'], body);
  const ended = await endEntry(ctx, employee, press, body.id);
  await askAboutGaps(ctx, employee.id, press, ended);
  await askIfSeenSince(ctx, employee.id, press, ended);
  return ended;
}

/**
 * Answers the entry that now runs, with the collisions of both. Errors: those of `proven` and of every switch;
 * `too_many_requests`.
 */
export async function switchWorkLog(
  ctx: ClockCtx,
  { body }: Input<Calls['switchWorkLog']>,
): Promise<PressedWorkLog> {
  const employee = await provenOwner(ctx, body.id, body.token);
  await takePress(ctx);
  const press = pressOf(ctx, seedOf(ctx), ['switch', body.id, body.project_id], body);
  const { ended, started } = await switchEntry(ctx, employee, press, body.project_id, body.id);
  await askAboutGaps(ctx, employee.id, press, ended);
  return { ...started, ...collisionsOfBoth(ended, started) };
}

/**
 * Returns the entry with its comment. Errors: `work_log_missing`, `wrong_employee_password`, `time_clock_name_waits`,
 * `photo_missing`, `limit_reached`, `key_reused`, `too_many_requests` above twenty presses a minute.
 */
export async function commentAtTimeClock(ctx: ClockCtx, { body }: Input<Calls['comment']>): Promise<WorkLog> {
  await provenOwner(ctx, body.work_log_id, body.token);
  await takePress(ctx);
  return commented(ctx, body.work_log_id, body.comment, 'CompanyTimeClock', async (written) => {
    const row = (await find(ctx, body.work_log_id)) ?? fail('work_log_missing');
    const others = row.comments.filter(({ id }) => id !== written.id);
    return workLogOnWire(ctx, { ...row, comments: [...others, written] }, await namesOf(ctx.table, row));
  });
}
