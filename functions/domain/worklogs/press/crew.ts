// A foreman clocks a crew in or out: one transaction for each person, each with an outcome of its own.

import type { crew } from '#shared/api/crew.ts';
import type { Input, Reply } from '#shared/api/endpoint.ts';
import type { Collisions } from '#shared/model/collisions.ts';
import { type PressedWorkLog, type WorkLog, workLog } from '#shared/model/worklog.ts';
import { toWire } from '#shared/time/instant.ts';
import type { EmployeeCtx } from '#functions/runtime/context.ts';
import { Failure, fail, failField } from '#functions/runtime/fail.ts';
import { ranges } from '#functions/table/keys.ts';
import { type Employee, employeeFrom } from '#functions/table/rows/employee-row.ts';
import { placeOf, type WorkLogRow } from '#functions/table/rows/work-log-row.ts';
import type { Item } from '#functions/table/write.ts';
import {
  employeeOf,
  holders,
  namesOf,
  ownNames,
  rowAt,
  workLogsOf,
} from '#functions/domain/worklogs/store.ts';
import { type WorkCtx, workLogOnWire } from '#functions/domain/worklogs/wire.ts';
import { startEntry } from './clock-in.ts';
import { endEntry } from './clock-out.ts';
import {
  isOwnEnd,
  isStartedBy,
  keepLeft,
  keepStayed,
  type KeptOut,
  keptOut,
  leftBefore,
  outBefore,
} from './crew-kept.ts';
import { goneElsewhere } from './crew-out.ts';
import { arrivalIn, endBefore, isBeforeRunning, startBefore } from './crew-late.ts';
import { employeeStillActive, endedBefore } from './ending.ts';
import { firstEnd } from './first-end.ts';
import { neighboursOf } from './fit.ts';
import { askAboutGaps, askIfSeenSince, type Ended } from './gaps.ts';
import { homeOf } from './fresh.ts';
import { isLate, type Press, pressOf } from './press.ts';
import { switchEntry } from './switch.ts';

type CrewCtx = WorkCtx & EmployeeCtx;
type Calls = typeof crew.endpoints;
type Sent = Input<Calls['press']>['body'];
type Result = Reply<Calls['press']>[number];
type Outcome = Omit<Result, 'id' | 'employee'>;

/** Every active employee by name: the foreman chooses from them. */
export async function listCrew(ctx: CrewCtx): Promise<Reply<Calls['list']>> {
  const [items, names] = await Promise.all([
    ctx.table.queryAll(ranges.employees(ctx.company.id)),
    ownNames(ctx.table, ctx.employee),
  ]);
  const compare = new Intl.Collator(ctx.company.settings.language).compare;
  return items
    .map(employeeFrom)
    .filter(({ isDisabled }) => !isDisabled)
    .map(({ id, name, open }) => ({
      id,
      name,
      open: open
        ? {
            project: { id: open.projectId, name: names.project(open.projectId) },
            start_time: toWire(open.startAt),
          }
        : null,
    }))
    .toSorted((one, other) => compare(one.name, other.name));
}

/**
 * One person after the other, because all change the same project's row. Safe to repeat, whole or in part: each press
 * is recognised by its own id. A refused press is an outcome, not an error. Errors: `project_missing`, `invalid_input`.
 * Source: functions/domain/worklogs/README.md, 'Crews'.
 */
export async function pressCrew(ctx: CrewCtx, { body }: { body: Sent }): Promise<Result[]> {
  const { presses, action, project_id } = body;
  if (action === 'in' && project_id === undefined) failField('project_id', 'is missing', 'missing');
  const ids = presses.map(({ employee_id }) => employee_id);
  for (const [at, id] of ids.entries())
    if (ids.indexOf(id) < at) failField(`presses.${at}.employee_id`, 'is there twice', 'wrong_value');
  const { employees, projects } = await holders(ctx, ids, project_id === undefined ? [] : [project_id]);
  if (project_id !== undefined && !projects.has(project_id)) fail('project_missing');
  const results: Result[] = [];
  for (const one of presses) {
    const employee = employees.get(one.employee_id);
    results.push({
      id: one.id,
      ...(employee ? { employee: { id: employee.id, name: employee.name } } : {}),
      ...(await outcomeOf(ctx, body, one, employee)),
    });
  }
  return results;
}

async function outcomeOf(
  ctx: CrewCtx,
  sent: Sent,
  one: Sent['presses'][number],
  employee: Employee | undefined,
): Promise<Outcome> {
  try {
    if (!employee) fail('employee_missing');
    if (employee.isDisabled) fail('employee_disabled');
    return await pressed(ctx, sent, one, employee);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return { outcome: 'refused', error: error.code };
  }
}

async function pressed(
  ctx: CrewCtx,
  { action, project_id = '', at, sent_at }: Sent,
  { id, switches = false }: Sent['presses'][number],
  employee: Employee,
): Promise<Outcome> {
  const about = action === 'in' ? ['crew', project_id] : ['crew out'];
  const press: Press = {
    ...pressOf(ctx, { id, at, sent_at }, about),
    // The foreman's phone does not know where each person is.
    locationMissing: undefined,
    isOfCrew: true,
    ...(employee.id === ctx.employee.id ? {} : { foremanId: ctx.employee.id }),
  };
  return action === 'out'
    ? wentOut(ctx, employee, press, switches)
    : cameIn(ctx, employee, press, { projectId: project_id, switches, tries: 0 });
}

async function wentOut(ctx: CrewCtx, employee: Employee, press: Press, switches: boolean): Promise<Outcome> {
  const kept = await keptOut(ctx, employee.id, press);
  if (kept) return ofKept(ctx, kept);
  // Looked for in the months too: the office may have deleted the entry that it ended.
  const repeated = await endedBefore(ctx, employee, press, undefined);
  if (repeated) return ofOut(ctx, employee, press, await firstEnd(ctx, employee, repeated, press));
  try {
    const before = await endBefore(ctx, employee, press);
    if (before) {
      await askIfSeenSince(ctx, employee.id, press, before);
      return await ofOut(ctx, employee, press, before);
    }
    const gone = switches ? undefined : await goneElsewhere(ctx, employee, press);
    if (gone) return await ofKept(ctx, await keepStayed(ctx, employee.id, press, gone));
    return await ofOut(ctx, employee, press, await endEntry(ctx, employee, press, undefined));
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const isOut = error.code === 'not_clocked_in';
    if (!isOut && error.code !== 'out_before_in') throw error;
    const there = await outBefore(ctx, employee, press);
    if (there) return ofEntry('not_in', await onWire(ctx, there));
    if (isOut) return { outcome: 'not_in' };
    throw error;
  }
}

/** An entry that was left to the person's own phone was running then. */
async function ofKept(ctx: CrewCtx, { row, isStayed }: KeptOut): Promise<Outcome> {
  if (!isStayed) return ofEntry('not_in', await onWire(ctx, row));
  return ofEntry('elsewhere', await onWire(ctx, { ...row, endAt: undefined }));
}

/** Where the person's next entry has cut it, their last end may be hours before the press. */
async function ofOut(
  ctx: CrewCtx,
  employee: Employee,
  press: Press,
  ended: PressedWorkLog,
): Promise<Outcome> {
  // Of now, the person has been shown as in since that end; by their own phone, they were in.
  const isAgreed = (row: Ended, items: readonly Item[]) =>
    isLate(press, ctx.now) && isOwnEnd(ctx, items, row, press) && isLedIn(ctx, items, ended.id);
  return asked(ofEntry('out', ended), await askAboutGaps(ctx, employee.id, press, ended, isAgreed));
}

/** Whether this foreman began the entry. */
const isLedIn = ({ company, employee }: CrewCtx, items: readonly Item[], id: string): boolean =>
  workLogsOf(company.id, items).find((row) => row.id === id)?.foremanIn === employee.id;

const asked = (outcome: Outcome, isAsked: boolean | undefined): Outcome =>
  isAsked ? { ...outcome, assumed_end: true } : outcome;

/** `tries`: how often it has been tried before; another try of the press, or the person's own one, came between. */
type To = { readonly projectId: string; readonly switches: boolean; readonly tries: number };
const triesMax = 5;

async function cameIn(ctx: CrewCtx, employee: Employee, press: Press, to: To): Promise<Outcome> {
  const { projectId, switches, tries } = to;
  if (tries === triesMax) fail('busy');
  const again = { ...to, tries: tries + 1 };
  try {
    const come = await started(ctx, employee, press, projectId);
    if ('arrival' in come) return await left(ctx, employee, press, to, await onWire(ctx, come.arrival));
    const other = isStartedBy(employee.id, press, come.entry)
      ? undefined
      : await leftBefore(ctx, employee.id, press);
    if (other) return asLeft(projectId, await onWire(ctx, other));
    // A repeat of one that has switched; who is asked to be switched is in elsewhere, so few presses pay for the read.
    if (!switches) return ofEntry('in', come.entry);
    if (await endedBefore(ctx, employee, press, undefined)) return ofEntry('switched', come.entry);
    // The foreman's phone showed somebody who was in, and who by then had ended it, perhaps hours before.
    return asked(ofEntry('in', come.entry), (await outBefore(ctx, employee, press))?.isEndAssumed);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const before = error.code === 'key_reused' && (await leftBefore(ctx, employee.id, press));
    if (before) return asLeft(projectId, await onWire(ctx, before));
    const { data: there } = workLog.safeParse(error.params['work_log']);
    if (!there || error.code !== 'already_clocked_in') throw error;
    const isOver = await isOvertaken(ctx, employee, press);
    const arrival = isOver && (await arrivalBeside(ctx, employee, press));
    if (arrival) return left(ctx, employee, press, to, await onWire(ctx, arrival));
    const entry = isOver
      ? await endOvertaken(ctx, employee, press)
      : switches && there.project.id !== projectId && (await switched(ctx, employee, press, projectId));
    if (entry === 'out') return cameIn(ctx, await employeeStillActive(ctx, employee.id), press, again);
    return entry ? ofEntry('switched', entry) : left(ctx, employee, press, to, there);
  }
}

/**
 * Whether a later entry of the person has begun and ended since the running one began, so that its end will be cut
 * there: hours from now on need an entry of their own.
 */
async function isOvertaken(ctx: CrewCtx, { id, open }: Employee, press: Press): Promise<boolean> {
  if (!open?.isLate) return false;
  const there = await neighboursOf(ctx, id, press, open.startAt, true);
  return there.some(
    ({ startAt, endAt, createdHash }) =>
      createdHash !== undefined &&
      endAt !== undefined &&
      open.startAt < startAt &&
      startAt <= press.pressedAt,
  );
}

/** The ended entry of the same arrival, where another one runs. */
const arrivalBeside = async (ctx: CrewCtx, { id, open }: Employee, press: Press) =>
  arrivalIn(
    (await neighboursOf(ctx, id, press, press.pressedAt)).filter((one) => one.id !== open?.id),
    press,
  );

async function endOvertaken(ctx: CrewCtx, employee: Employee, press: Press): Promise<'out'> {
  try {
    // By its id: another foreman may have ended it and begun the next one meanwhile.
    const ended = await endEntry(ctx, employee, press, employee.open?.id);
    await askAboutGaps(ctx, employee.id, press, ended);
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== 'not_clocked_in') throw error;
  }
  return 'out';
}

/** A late press starts nothing where the person has clocked the same arrival themselves. */
async function started(
  ctx: CrewCtx,
  employee: Employee,
  press: Press,
  projectId: string,
): ReturnType<typeof startBefore> {
  if (isBeforeRunning(employee, press)) return startBefore(ctx, employee, press, projectId);
  const arrival = await workedSince(ctx, employee, press);
  return arrival ? { arrival } : { entry: await startEntry(ctx, employee, press, projectId) };
}

/** The entry that the press meets is left as it is; a repeat is answered the same. */
async function left(
  ctx: CrewCtx,
  employee: Employee,
  press: Press,
  to: To,
  there: WorkLog,
): Promise<Outcome> {
  const place = placeOf(there.id);
  const isFirst = place && (await keepLeft(ctx, employee.id, press, place, to.projectId));
  if (isFirst) return asLeft(to.projectId, there);
  return cameIn(ctx, employee, press, { ...to, tries: to.tries + 1 });
}

const asLeft = (projectId: string, there: WorkLog): Outcome =>
  ofEntry(there.project.id === projectId ? 'already_in' : 'elsewhere', there);

const onWire = async (ctx: CrewCtx, row: WorkLogRow): Promise<WorkLog> =>
  workLogOnWire(ctx, row, await namesOf(ctx.table, row));

/** The ended entry of the same arrival, clocked or entered by hand, where the press arrives late. */
async function workedSince(ctx: CrewCtx, { id, open }: Employee, press: Press) {
  if (open) return undefined;
  const arrival = arrivalIn(await neighboursOf(ctx, id, press, press.pressedAt), press);
  // A repeat gets its first answer.
  if (!arrival || (await rowAt(ctx.table, ctx.company.id, homeOf(id, press)))) return undefined;
  return arrival;
}

/**
 * Undefined for someone who came to the other project after the press: they are left there. Undefined too where another
 * try of this press has had its answer meanwhile, which `left` finds. 'out' where the person has clocked out meanwhile:
 * there is nothing to switch from, and they clock in.
 */
async function switched(
  ctx: CrewCtx,
  read: Employee,
  press: Press,
  projectId: string,
): Promise<PressedWorkLog | 'out' | undefined> {
  const employee = (await employeeOf(ctx.table, ctx.company.id, read.id)) ?? read;
  try {
    const both = await switchEntry(ctx, employee, press, projectId, undefined);
    await askAboutGaps(ctx, employee.id, press, both.ended);
    return both.started;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    if (error.code === 'not_clocked_in') return 'out';
    if (!unswitched.has(error.code)) throw error;
    return undefined;
  }
}
const unswitched: ReadonlySet<string> = new Set(['out_before_in', 'key_reused', 'work_log_missing']);

function ofEntry(outcome: Outcome['outcome'], entry: WorkLog & Collisions): Outcome {
  const { project, start_time, end_time, assumed_end, overlaps, starts_after, ends_before } = entry;
  return {
    outcome,
    project,
    start_time,
    ...(end_time === undefined ? {} : { end_time }),
    ...(outcome === 'not_in' && assumed_end ? { assumed_end } : {}),
    ...(overlaps ? { overlaps } : {}),
    ...(starts_after ? { starts_after } : {}),
    ...(ends_before ? { ends_before } : {}),
  };
}
