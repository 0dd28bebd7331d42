// Employees: create, change, deactivate and activate, send their login.

import * as z from 'zod/mini';
import { isHeldBy } from '#shared/access.ts';
import type { companies as contract } from '#shared/api/company.ts';
import type { Input, Reply } from '#shared/api/endpoint.ts';
import type { Employee as EmployeeReply } from '#shared/model/employee.ts';
import type { CompanyCtx, Ctx } from '#functions/runtime/context.ts';
import { fail, refuseActing } from '#functions/runtime/fail.ts';
import { answerOnce, commit } from '#functions/runtime/once.ts';
import type { Employee } from '#functions/table/rows/employee-row.ts';
import { catchUpHolders, isHeldByOldRule } from '#functions/table/names.ts';
import { newId } from '#functions/table/new-id.ts';
import type { Change } from '#functions/table/write.ts';
import { audited } from '#functions/domain/audit/audit.ts';
import { counted, oneLess, oneMore, refuseCount } from '#functions/domain/counts/counts.ts';
import { isScoped } from '#functions/domain/office-scope/office-scope.ts';
import { exampleCrewOf, refuseExample } from '#functions/domain/example-crew/example-crew.ts';
import { namingHolder } from '#functions/domain/names/names.ts';
import type { NoticeCtx } from '#functions/domain/notices/notices.ts';
import { endAll } from '#functions/domain/sessions/sessions.ts';
import type { timeClock } from '#shared/api/time-clock.ts';
import { toWire } from '#shared/time/instant.ts';
import { differences } from './differences.ts';
import {
  mergedIntegrations,
  shown,
  shownExample,
  shownToLimited,
  shownToScoped,
  instantOrNull,
} from './identity.ts';
import { withLoginSms } from './login-sms.ts';
import { phoneOf } from './phone.ts';
import * as store from './store.ts';
import { isEmployeeToken, lettersOfChance, sealToken } from './token.ts';

type Calls = typeof contract.endpoints;
type ById = { readonly path: { readonly id: string } };

/** A refusal names the existing name that looks the same, so that its owner can be found. */
const namingTwin = <R>(ctx: CompanyCtx, name: string, act: () => Promise<R>): Promise<R> =>
  namingHolder('employee_exists', name, () => store.employeeNamed(ctx.table, ctx.company.id, name), act);

const keptOfCreation = z.object({ id: z.string() });

async function known(ctx: CompanyCtx, id: string): Promise<Employee> {
  refuseExample(ctx, id);
  return (await store.employeeOf(ctx.table, ctx.company.id, id)) ?? fail('employee_missing');
}

/**
 * Passwords and phone numbers only for those who may manage employees, kennitölur also for pay
 * (security-and-reliability.md, T2). The example crew comes last.
 */
export async function listEmployees(ctx: CompanyCtx): Promise<EmployeeReply[]> {
  const employees = await store.employeesOf(ctx.table, ctx.company.id);
  const role = ctx.manager?.role;
  // Payroll files hold kennitölur, so people who make these files see them.
  const seesKennitala = isHeldBy('payroll.make', role);
  const own = isHeldBy('employee.manage', role)
    ? await Promise.all(employees.map((employee) => shown(ctx, employee)))
    : employees.map((employee) => shownToLimited(employee, seesKennitala));
  if (isScoped(ctx)) return own.map(shownToScoped);
  return [...own, ...(exampleCrewOf(ctx)?.employees ?? []).map(shownExample)];
}

type Tiles = Reply<typeof timeClock.endpoints.listEmployees>;

/** The shared time clock's tiles: active employees by name, with the project of those who are clocked in. No secrets. */
export async function listTimeClockEmployees(ctx: CompanyCtx): Promise<Tiles> {
  const { company, table } = ctx;
  const active = (await store.employeesOf(table, company.id)).filter((employee) => !employee.isDisabled);
  const openOn = active.flatMap(({ open }) => (open ? [open.projectId] : []));
  const names = openOn.length
    ? await store.projectNames(table, company.id, openOn)
    : new Map<string, string>();
  return active
    .toSorted((one, other) => one.name.localeCompare(other.name, company.settings.language))
    .map(({ id, name, latestAt, open }) => ({
      id,
      name,
      latest_work_log: instantOrNull(latestAt),
      open: open
        ? {
            id: open.id,
            start_time: toWire(open.startAt),
            project: { id: open.projectId, name: names.get(open.projectId) ?? '' },
          }
        : null,
    }));
}

/** Letters that an administrator sends for a new employee are replaced by ones that only the company sees. */
const lettersFor = ({ session }: CompanyCtx, sent: string): string =>
  session.actingFor === undefined ? sent : lettersOfChance();

/**
 * Once per idempotency key; the SMS, when asked for, is written in the same transaction. Errors: `employee_exists`,
 * `limit_reached` at 200 active ones, `phone_missing` and `too_many_requests` for the SMS, `forbidden` for the SMS of an
 * administrator acting as the company, `invalid_input`. Source:
 * specification 1, section 5.
 */
export const createEmployee = (
  ctx: CompanyCtx & NoticeCtx,
  input: Input<Calls['createEmployee']>,
): Promise<EmployeeReply> => namingTwin(ctx, input.body.name, () => created(ctx, input));

async function created(
  ctx: CompanyCtx & NoticeCtx,
  { body }: Input<Calls['createEmployee']>,
): Promise<EmployeeReply> {
  return answerOnce(
    ctx,
    keptOfCreation,
    async () => {
      if (body.send_sms) refuseActing(ctx);
      const owner = { id: newId('employee'), companyId: ctx.company.id };
      if (await isHeldByOldRule(ctx.table, store.namesOf(owner.companyId), body.name))
        fail('employee_exists');
      const employee: Employee = {
        ...owner,
        ...(await sealToken(ctx, owner, lettersFor(ctx, body.token))),
        name: body.name,
        createdAt: ctx.now,
        isDisabled: false,
        credentialVersion: 0,
        loginAt: body.send_sms ? ctx.now : undefined,
        version: 0,
        phone: await phoneOf(ctx.company, body.phone_number ?? ''),
        needs: [...new Set(body.needs)],
        integrations: mergedIntegrations({}, body.integrations),
        lunch: body.lunch,
        latestAt: undefined,
        open: undefined,
      };
      const { companyId } = owner;
      const changes = [
        ...store.newEmployee(employee),
        oneMore(companyId, 'employees'),
        audited(ctx, companyId, 'employee_created', { employeeId: employee.id }),
      ];
      const write = (withChanges: readonly Change[]) =>
        counted(ctx, companyId, 'employees', () =>
          commit(ctx, [...changes, ...withChanges], { id: employee.id }, (refused) => {
            if (refused[1]) fail('employee_exists');
            refuseCount(refused[2]);
          }),
        );
      return body.send_sms ? withLoginSms(ctx, employee, write) : write([]);
    },
    async ({ id }) => shown(ctx, await known(ctx, id)),
  );
}

/**
 * Writes only what differs. A new password ends the employee's sessions and links. Errors: `employee_missing`,
 * `employee_changed` for another `version`, `no_changes`, `employee_exists`, `example_row`, `invalid_input`, `forbidden`
 * for a new password or phone number by an administrator acting as the company, `busy`.
 * Source: specification 2, section 5.
 */
export const changeEmployee = (
  ctx: CompanyCtx,
  input: Input<Calls['changeEmployee']>,
): Promise<EmployeeReply> => namingTwin(ctx, input.body.new_name ?? '', () => changed(ctx, input));

async function changed(ctx: CompanyCtx, { body }: Input<Calls['changeEmployee']>): Promise<EmployeeReply> {
  if (body.new_token !== undefined || body.phone_number !== undefined) refuseActing(ctx);
  const before = await known(ctx, body.id);
  const name = body.new_name === before.name ? undefined : body.new_name;
  const { fields, names } = await differences(ctx, before, body);
  const isSame = name === undefined && Object.keys(fields).length === 0;
  if (body.version !== undefined && body.version !== before.version) {
    // Nothing left to change: a repeat after a lost reply.
    if (isSame && body.version === before.version - 1) return shown(ctx, before);
    fail('employee_changed', { employee: await shown(ctx, before) });
  }
  if (isSame) fail('no_changes');
  const { id: employeeId, companyId } = before;
  const touched = name === undefined ? names : ['name', ...names];
  const isTokenNew = fields.tokenHash !== undefined;
  const changes = await store.changedEmployee(ctx.table, before, fields, name);
  await written(ctx, [
    ...(changes ?? fail('employee_exists')),
    ...(isTokenNew ? [audited(ctx, companyId, 'employee_password_changed', { employeeId })] : []),
    ...(touched.length ? [audited(ctx, companyId, 'employee_changed', { employeeId, fields: touched })] : []),
  ]);
  if (isTokenNew) await endAll(ctx, ctx.company.id, [before.id]);
  return shown(ctx, await known(ctx, before.id));
}

async function written(ctx: CompanyCtx, changes: readonly Change[]): Promise<void> {
  await commit(ctx, changes, null, (refused) => {
    if (refused[1]) fail('employee_exists');
    // Someone else changed the employee meanwhile.
    fail('busy');
  });
}

/** Activates or deactivates, and counts it. */
async function switched(ctx: CompanyCtx, before: Employee): Promise<void> {
  const change = before.isDisabled ? oneMore : oneLess;
  const event = before.isDisabled ? 'employee_enabled' : 'employee_disabled';
  const changes = [
    store.switchedEmployee(before),
    change(before.companyId, 'employees'),
    audited(ctx, before.companyId, event, { employeeId: before.id }),
  ];
  await counted(ctx, before.companyId, 'employees', () =>
    commit(ctx, changes, null, (refused) => {
      refuseCount(refused[1]);
      // Someone else switched, renamed or gave a new password meanwhile.
      fail('busy');
    }),
  );
}

/**
 * Deletes nothing; a running entry stays. The employee's sessions and links end at once. Errors: `employee_missing`,
 * `example_row`, `busy`. Source: specification 2, section 4; security-and-reliability.md, section 2.
 */
export async function disableEmployee(ctx: CompanyCtx, { path }: ById): Promise<EmployeeReply> {
  const before = await known(ctx, path.id);
  if (!before.isDisabled) {
    await switched(ctx, before);
    await endAll(ctx, ctx.company.id, [before.id]);
  }
  return shown(ctx, await known(ctx, path.id));
}

/**
 * Immediate (specification 2, section 4), and counted; an active one is answered unchanged. Errors: `employee_missing`,
 * `limit_reached` at 200 active ones, `example_row`, `busy`.
 */
export async function enableEmployee(ctx: CompanyCtx, { path }: ById): Promise<EmployeeReply> {
  const before = await known(ctx, path.id);
  if (before.isDisabled) await switched(ctx, before);
  return shown(ctx, await known(ctx, path.id));
}

/**
 * A link for 72 hours, which replaces the earlier one; once per idempotency key. Errors: `employee_missing`,
 * `phone_missing`, `employee_changed` for another `version`, `too_many_requests` (security-and-reliability.md, T9),
 * `example_row`, `forbidden` for an administrator acting as the company, `busy`.
 */
export async function sendLoginSms(
  ctx: CompanyCtx & NoticeCtx,
  { path, query }: Input<Calls['sendLoginSms']>,
): Promise<undefined> {
  await answerOnce(
    ctx,
    z.null(),
    async () => {
      refuseActing(ctx);
      const employee = await known(ctx, path.id);
      if (query.version !== undefined && query.version !== employee.version)
        fail('employee_changed', { employee: await shown(ctx, employee) });
      return withLoginSms(ctx, employee, (changes) =>
        commit(ctx, [...changes, ...store.noteLogin(employee, ctx.now)], null, () => {
          fail('busy');
        }),
      );
    },
    async () => {},
  );
}

/**
 * A new random password as a change: refused when the employee has changed since. Ends their sessions and links.
 */
export async function rotateLetters(ctx: Pick<Ctx, 'table' | 'secrets'>, companyId: string, id: string) {
  const before = (await store.employeeOf(ctx.table, companyId, id)) ?? fail('employee_missing');
  const version = before.credentialVersion + 1;
  const sealed = await sealToken(ctx, before, lettersOfChance());
  return { before, version, change: store.reletteredEmployee(before, sealed) };
}

/** Undefined where no employee has the name, after the same reads. */
export const findEmployeeNamed = (ctx: Pick<Ctx, 'table'>, companyId: string, name: string) =>
  store.employeeNamed(ctx.table, companyId, name);

/** Whether `typed` is the employee's password. Takes as long for an unknown employee. */
export const isTokenOf = isEmployeeToken;

export const noteLogin = store.noteLogin;
export { sendSms } from './login-sms.ts';

/** Loaded on demand: few time clocks ask for passwords. Errors: `wrong_employee_password`, `time_clock_name_waits`. */
export async function proveAtTimeClock(
  ctx: CompanyCtx & NoticeCtx,
  employee: Employee,
  typed: string | undefined,
): Promise<void> {
  const proof = await import('./time-clock-proof.ts');
  await proof.proveAtTimeClock(ctx, employee, typed);
}

/** Gives employees from before 2026-11-22 today's name rows. Returns how many share an older one's name. */
export const catchUpEmployeeNames = async ({ table }: Pick<CompanyCtx, 'table'>, companyId: string) =>
  catchUpHolders(table, store.namesOf(companyId), await store.employeesOf(table, companyId));
