// The site of a random history: three employees (one is a foreman), three projects, and every command as a call of a verb.

import { setTimeout as pause } from 'node:timers/promises';
import { add } from '#functions/domain/worklogs/change/add.ts';
import { clockIn } from '#functions/domain/worklogs/press/clock-in.ts';
import { clockOut } from '#functions/domain/worklogs/press/clock-out.ts';
import { comment } from '#functions/domain/worklogs/comments.ts';
import { edit, editOwn } from '#functions/domain/worklogs/change/edit.ts';
import { remove } from '#functions/domain/worklogs/change/remove.ts';
import { switchProject } from '#functions/domain/worklogs/press/switch.ts';
import { closeWorkLog, createWorkLog } from '#functions/domain/worklogs/press/time-clock.ts';
import { fail } from '#functions/runtime/fail.ts';
import { Replayed } from '#functions/runtime/once.ts';
import { movePayPeriod } from '#functions/domain/periods/move.ts';
import { listPayPeriods } from '#functions/domain/periods/periods.ts';
import { firstSettings } from '#functions/table/rows/company-row.ts';
import type { Employee } from '#functions/table/rows/employee-row.ts';
import { keys } from '#functions/table/keys.ts';
import type { WorkLog } from '#shared/model/worklog.ts';
import { toWire } from '#shared/time/instant.ts';
import { aClientId, type World } from '#test/kit/world/context.ts';
import type { Command } from './model-commands.ts';
import { type Misread, openModelOffice } from './model-office.ts';

/** A press of the phone, as it is sent and repeated. */
export type Press = {
  readonly kind: 'in' | 'out' | 'switch';
  readonly who: number;
  readonly body: { id: string; project_id: string; at: string; comment?: string; work_log_id?: string };
};
/** The reply to a press: the entries it started and ended. */
export type Effect = { readonly started?: WorkLog | undefined; readonly ended?: WorkLog };

const three = [0, 1, 2];
const nth = <T>(list: readonly T[], place: number): T => {
  const found = list[place % list.length];
  if (found === undefined) throw new Error('the list is empty');
  return found;
};

/** Answers as `runtime/serve` does: a repeat gets the stored reply. */
async function replayed<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof Replayed) return undefined;
    throw error;
  }
}

export const modelZone = 'Europe/Lisbon';

export async function openModelSite(world: World, misread?: Misread) {
  const settings = {
    ...firstSettings('en', modelZone),
    features: { approve_work_logs: true },
    pay_periods: { every: 'week', starts: '2026-11-30', steps: 'lock' } as const,
  };
  const company = await world.aCompany({ settings });
  const employees = await Promise.all(
    three.map((place) =>
      world.anEmployee(company, {
        needs: place === 0 ? ['manage_worklogs', 'foreman'] : ['manage_worklogs'],
      }),
    ),
  );
  const projects = await Promise.all(three.map(() => world.aProject(company)));
  const office = openModelOffice(world, { company, projects }, misread);
  /** As `runtime/serve` does before every verb of an employee: reads the rights for this request. */
  async function asEmployee(who: number) {
    const ctx = await world.asEmployee(nth(employees, who));
    // Gives other clients a chance to act, as the time of reading a request does.
    await pause(who * 3);
    return ctx.employee.isDisabled ? fail('employee_disabled') : ctx;
  }
  const moved = (text: string | undefined, minutes: number): string =>
    toWire((text === undefined ? world.clock.now : Date.parse(text) / 1000) + minutes * 60);

  function pressOf({ who, project, minutes, flag }: Command, kind: Press['kind'], openId?: string): Press {
    const always = { id: aClientId(), at: toWire(world.clock.now + minutes * 60) };
    const body = { ...always, project_id: nth(projects, project).id, ...(flag ? { comment: 'Said' } : {}) };
    return { kind, who, body: openId === undefined ? body : { ...body, work_log_id: openId } };
  }

  async function send({ kind, who, body }: Press): Promise<Effect> {
    const ctx = await asEmployee(who);
    const { work_log_id, project_id, ...rest } = body;
    if (kind === 'in') return { started: await clockIn(ctx, { body: { ...rest, project_id } }) };
    if (kind === 'switch') return switchProject(ctx, { body: { ...rest, project_id } });
    return { ended: await clockOut(ctx, { body: { ...rest, ...(work_log_id ? { work_log_id } : {}) } }) };
  }

  /** The time clock clocks an employee in who is out, and out who is in. */
  async function atKiosk({ who, project, pick }: Command): Promise<Effect> {
    const { id } = nth(employees, who);
    const { open } = await world.employee(nth(employees, who));
    const body = { employee_id: id, project_id: nth(projects, project).id };
    const ctx = await world.asTimeClock(company, { once: `kiosk-${pick}`, body });
    if (open) return { ended: await closeWorkLog(ctx, { body: { id: open.id } }) };
    return { started: await replayed(createWorkLog(ctx, { body })) };
  }

  async function change(command: Command, entry: WorkLog): Promise<WorkLog> {
    const { minutes, pick, flag, project } = command;
    // The start, the end, both together (also into another month), or neither.
    const part = pick % 4;
    const body = {
      id: entry.id,
      ...(part === 0 || part === 2 ? { new_start_time: moved(entry.start_time, minutes) } : {}),
      ...(part === 1 || (part === 2 && entry.end_time !== undefined)
        ? { new_end_time: moved(entry.end_time, minutes) }
        : {}),
      ...(pick % 3 === 0 ? { new_project_id: nth(projects, project).id } : {}),
      ...(flag ? { version: entry.version } : {}),
    };
    // The office guesses the end of what runs, and takes a guess back.
    const guess = {
      ...(part === 1 && entry.end_time === undefined ? { assumed_end: flag } : {}),
      ...(part === 3 && entry.assumed_end ? { new_end_time: null } : {}),
    };
    if (command.kind === 'edit') {
      const verb: Parameters<typeof office.changing>[2] = (ctx) => edit(ctx, { body: { ...body, ...guess } });
      // One that names a version is answered with another person's change, where that was the same.
      if (flag) return office.acting(pick, 'edit', verb, (after) => after.project.id);
      return office.changing(pick, 'edit', verb);
    }
    return editOwn(await asEmployee(command.who), { body });
  }

  const put = (over: Parameters<World['table']['write']>[0]) => world.table.write(over);
  const keyOf = (employee: Employee) => keys.employee(company.id, employee.id);

  return {
    world,
    office,
    asEmployee,
    moved,
    company,
    employees,
    projects,
    pressOf,
    send,
    atKiosk,
    change,
    approve: ({ pick, flag }: Command, { id }: WorkLog) =>
      office.changing(pick, 'edit', (ctx) => edit(ctx, { body: { id, approved: flag } })),
    add: ({ who, project, minutes, pick }: Command) =>
      office.changing(pick, 'add', async (ctx) => {
        const entry = {
          start_time: moved(undefined, minutes - 120),
          end_time: moved(undefined, minutes - 60),
          employee_id: nth(employees, who).id,
          project_id: nth(projects, project).id,
        };
        return nth(await add(ctx, { body: [entry] }), 0);
      }),
    /** One of the last periods; the entries of a week wait for approval, so that mostly empty ones are locked. */
    setLocked: ({ pick }: Command, isLocked: boolean) =>
      office.acting(pick, 'lock', async (ctx) => {
        const known = await listPayPeriods(ctx, { query: { from: '2026-11-02', to: '2026-12-31' } });
        const { from: start, version } = nth(known, pick % 4);
        const body = { to_state: isLocked ? 'locked' : 'open', version, reason: 'Model' } as const;
        return movePayPeriod(ctx, { path: { start }, body });
      }),
    remove: ({ pick }: Command, { id }: WorkLog) =>
      office.acting(pick, 'remove', (ctx) => remove(ctx, { path: { id } })),
    comment: ({ pick }: Command, { id }: WorkLog) =>
      office.acting(pick, 'comment', (ctx) =>
        comment(ctx, { body: { work_log_id: id, comment: 'Office says' } }),
      ),
    setClosed: ({ project }: Command, isClosed: boolean) => {
      const key = keys.project(company.id, nth(projects, project).id);
      return put(isClosed ? { update: key, set: { shut: 1 } } : { update: key, remove: ['shut'] });
    },
    setDisabled: ({ who }: Command, isDisabled: boolean) => {
      const key = keyOf(nth(employees, who));
      return put(isDisabled ? { update: key, set: { off: 1 } } : { update: key, remove: ['off'] });
    },
  };
}
export type ModelSite = Awaited<ReturnType<typeof openModelSite>>;
