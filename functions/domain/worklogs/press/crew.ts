// A foreman clocks a crew in or out: one transaction for each person, each with an outcome of its own.

import type { crew } from '#shared/api/crew.ts';
import type { Input, Reply } from '#shared/api/endpoint.ts';
import type { Collisions } from '#shared/model/collisions.ts';
import { type WorkLog, workLog } from '#shared/model/worklog.ts';
import { toWire } from '#shared/time/instant.ts';
import type { EmployeeCtx } from '#functions/runtime/context.ts';
import { Failure, fail, failField } from '#functions/runtime/fail.ts';
import { ranges } from '#functions/table/keys.ts';
import { type Employee, employeeFrom } from '#functions/table/rows/employee-row.ts';
import type { WorkLogRow } from '#functions/table/rows/work-log-row.ts';
import { employeeOf, holders, namesOf, ownNames, rowAt } from '#functions/domain/worklogs/store.ts';
import { type WorkCtx, workLogOnWire } from '#functions/domain/worklogs/wire.ts';
import { startEntry } from './clock-in.ts';
import { endEntry } from './clock-out.ts';
import { goneElsewhere } from './crew-out.ts';
import { arrivalIn, endBefore, isBeforeRunning, startBefore } from './crew-late.ts';
import { neighboursOf } from './fit.ts';
import { homeOf } from './fresh.ts';
import { type Press, pressOf } from './press.ts';
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
    ...pressOf(ctx, { id, at, sent_at }, 'Employee', about),
    // The foreman's phone does not know where each person is.
    locationMissing: undefined,
    isOfCrew: true,
    ...(employee.id === ctx.employee.id ? {} : { foremanId: ctx.employee.id }),
  };
  try {
    if (action === 'out') {
      const before = await endBefore(ctx, employee, press);
      if (before) return ofEntry('out', before);
      const gone = switches ? undefined : await goneElsewhere(ctx, employee, press);
      if (gone) return left(ctx, gone, '');
      return ofEntry('out', await endEntry(ctx, employee, press, undefined));
    }
    return await came(ctx, employee, press, project_id);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    if (error.code === 'not_clocked_in') return { outcome: 'not_in' };
    const { data: there } = workLog.safeParse(error.params['work_log']);
    if (!there) throw error;
    if (error.code !== 'already_clocked_in') throw error;
    if (there.project.id === project_id) return ofEntry('already_in', there);
    if (!switches) return ofEntry('elsewhere', there);
    return switched(ctx, employee, press, project_id, there);
  }
}

/** A late press is left out where the person has clocked the same arrival themselves. */
async function came(ctx: CrewCtx, employee: Employee, press: Press, projectId: string): Promise<Outcome> {
  if (isBeforeRunning(employee, press)) {
    const made = await startBefore(ctx, employee, press, projectId);
    return 'entry' in made ? ofEntry('in', made.entry) : left(ctx, made.arrival, projectId);
  }
  const since = await workedSince(ctx, employee, press);
  return since
    ? left(ctx, since, projectId)
    : ofEntry('in', await startEntry(ctx, employee, press, projectId));
}

/** The entry of the same arrival is left as it is. */
async function left(ctx: CrewCtx, row: WorkLogRow, projectId: string): Promise<Outcome> {
  const entry = await workLogOnWire(ctx, row, await namesOf(ctx.table, row));
  return ofEntry(entry.project.id === projectId ? 'already_in' : 'elsewhere', entry);
}

/** The ended entry of the same arrival, clocked or entered by hand, where the press arrives late. */
async function workedSince(ctx: CrewCtx, { id, open }: Employee, press: Press) {
  if (open) return undefined;
  const arrival = arrivalIn(await neighboursOf(ctx, id, press, press.pressedAt), press);
  // A repeat gets its first answer.
  if (!arrival || (await rowAt(ctx.table, ctx.company.id, homeOf(id, press)))) return undefined;
  return arrival;
}

/** Someone who came to the other project after the press is left there. */
async function switched(
  ctx: CrewCtx,
  read: Employee,
  press: Press,
  projectId: string,
  there: WorkLog,
): Promise<Outcome> {
  const employee = (await employeeOf(ctx.table, ctx.company.id, read.id)) ?? read;
  try {
    const { started } = await switchEntry(ctx, employee, press, projectId, undefined);
    return ofEntry('switched', started);
  } catch (error) {
    if (error instanceof Failure && error.code === 'out_before_in') return ofEntry('elsewhere', there);
    throw error;
  }
}

function ofEntry(outcome: Outcome['outcome'], entry: WorkLog & Collisions): Outcome {
  const { project, start_time, end_time, overlaps, starts_after, ends_before } = entry;
  return {
    outcome,
    project,
    start_time,
    ...(end_time === undefined ? {} : { end_time }),
    ...(overlaps ? { overlaps } : {}),
    ...(starts_after ? { starts_after } : {}),
    ...(ends_before ? { ends_before } : {}),
  };
}
