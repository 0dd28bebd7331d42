// People of the office: listed, invited, given another role, removed, and logged out.

import * as z from 'zod/mini';
import { keysOfLeaver } from '#functions/domain/api-keys/api-keys.ts';
import { audited } from '#functions/domain/audit/audit.ts';
import { mailboxOf, takeAll } from '#functions/domain/budgets/budgets.ts';
import { counted, oneLess, oneMore, refuseCount } from '#functions/domain/counts/counts.ts';
import { issue } from '#functions/domain/links/links.ts';
import { addresses, mail, type NoticeCtx } from '#functions/domain/notices/notices.ts';
import {
  deleteSession,
  endAll,
  moveSession,
  timeClocksOpenedBy,
} from '#functions/domain/sessions/sessions.ts';
import { hooksOfLeaver } from '#functions/domain/webhooks/webhooks.ts';
import type { CompanyCtx } from '#functions/runtime/context.ts';
import { fail, failField, refuseActing } from '#functions/runtime/fail.ts';
import { answerOnce, commit } from '#functions/runtime/once.ts';
import { folded, keys } from '#functions/table/keys.ts';
import { newId } from '#functions/table/new-id.ts';
import type { Manager } from '#functions/table/rows/manager-row.ts';
import { type Session, sessionEnds } from '#functions/table/rows/session-row.ts';
import { type Change, WriteRefused } from '#functions/table/write.ts';
import type { Input, Reply } from '#shared/api/endpoint.ts';
import type { managers as contract } from '#shared/api/office-managers.ts';
import type { OfficeRole } from '#shared/access.ts';
import { invitationSeconds } from '#shared/limits.ts';
import type { Manager as ManagerReply } from '#shared/model/company/office-manager.ts';
import { toWire } from '#shared/time/instant.ts';
import * as store from './store.ts';

export { hasAccess, managersWithEmail, type OfCompany, withPassword } from './store.ts';

type Calls = typeof contract.endpoints;
type ById = { readonly path: { readonly id: string } };

async function known(ctx: CompanyCtx, id: string): Promise<Manager> {
  return (await store.managerOf(ctx.table, ctx.company.id, id)) ?? fail('manager_missing');
}
/** A person who may still be changed; one who has left is refused like an unknown id. */
async function present(ctx: CompanyCtx, id: string): Promise<Manager> {
  const manager = await known(ctx, id);
  return manager.leftAt === undefined ? manager : fail('manager_missing');
}

const orNull = (at: number | undefined): string | null => (at === undefined ? null : toWire(at));
const stateOf = ({ joinedAt, leftAt }: Manager) =>
  leftAt !== undefined ? 'left' : joinedAt === undefined ? 'invited' : 'joined';

const shown = (manager: Manager, seenAt?: number): ManagerReply => ({
  id: manager.id,
  name: manager.name,
  email: manager.email ?? null,
  office_role: manager.role,
  ...(manager.role === 'projects' ? { project_ids: [...manager.projectIds] } : {}),
  state: stateOf(manager),
  version: manager.version,
  invited: toWire(manager.invitedAt),
  joined: orNull(manager.joinedAt),
  left: orNull(manager.leftAt),
  seen: orNull(seenAt),
});

async function seenOf(ctx: CompanyCtx, id?: string): Promise<ReadonlyMap<string, number>> {
  const sessions = await store.managerSessions(ctx.table, ctx.company.id, id);
  const seen = new Map<string, number>();
  for (const { subject, usedAt } of sessions) seen.set(subject, Math.max(usedAt, seen.get(subject) ?? 0));
  return seen;
}
const shownNow = async (ctx: CompanyCtx, manager: Manager): Promise<ManagerReply> =>
  shown(manager, (await seenOf(ctx, manager.id)).get(manager.id));

/** The people who work here by name, then those who have left. */
export async function listManagers(ctx: CompanyCtx): Promise<ManagerReply[]> {
  const [managers, seen] = await Promise.all([store.managersOf(ctx.table, ctx.company.id), seenOf(ctx)]);
  const hasLeft = ({ leftAt }: Manager): number => (leftAt === undefined ? 0 : 1);
  return managers
    .toSorted(
      (one, other) =>
        hasLeft(one) - hasLeft(other) || one.name.localeCompare(other.name, ctx.company.settings.language),
    )
    .map((manager) => shown(manager, seen.get(manager.id)));
}

/** Mail in the company's name goes out only once its own e-mail is confirmed: otherwise a stranger could send it. */
async function takeInvitation(ctx: CompanyCtx, email: string): Promise<void> {
  if (!ctx.company.isEmailVerified) fail('email_unverified');
  await takeAll(ctx, [
    ['invitations', ctx.company.id],
    ['invitationsPerMailbox', mailboxOf(email)],
  ]);
}

function invitationOf(ctx: CompanyCtx & NoticeCtx, manager: Manager, email: string) {
  const { company } = ctx;
  const link = issue({
    companyId: company.id,
    subject: manager.id,
    purpose: 'set_password',
    version: manager.credentialVersion,
    endsAt: ctx.now + invitationSeconds,
  });
  const letter = mail(ctx, company, {
    template: 'invitation',
    to: email,
    link: addresses.setPassword(ctx, link.linkToken),
  });
  return { changes: [...link.changes, letter.change], dispatch: letter.dispatch };
}

const keptOfInvitation = z.object({ id: z.string() });

/**
 * The invitation's mail is written in the same transaction. Errors: `forbidden` for an administrator acting as the
 * company, `email_of_company`, `manager_exists`,
 * `project_missing`, `email_unverified`, `limit_reached` at 50 people, `too_many_requests`, `invalid_input`. Source:
 * 3-decisions.md, 'Office people'.
 */
export const inviteManager = (
  ctx: CompanyCtx & NoticeCtx,
  { body }: Input<Calls['inviteManager']>,
): Promise<ManagerReply> =>
  answerOnce(
    ctx,
    keptOfInvitation,
    async () => {
      refuseActing(ctx);
      const { id: companyId, email: own } = ctx.company;
      if (folded(body.email) === folded(own)) fail('email_of_company');
      const projectIds = await projectsFor(ctx, body.office_role, body.project_ids, 'project_ids');
      await takeInvitation(ctx, body.email);
      const manager: Manager = {
        id: newId('manager'),
        companyId,
        name: body.name,
        email: body.email,
        role: body.office_role,
        projectIds,
        passwordHash: undefined,
        credentialVersion: 0,
        version: 0,
        invitedAt: ctx.now,
        joinedAt: undefined,
        leftAt: undefined,
        noticesSeenAt: undefined,
      };
      const invitation = invitationOf(ctx, manager, body.email);
      const changes = [
        ...store.newManager(manager, body.email),
        oneMore(companyId, 'managers'),
        ...invitation.changes,
        audited(ctx, companyId, 'manager_invited', { managerId: manager.id }),
      ];
      const kept = await counted(ctx, companyId, 'managers', () =>
        commit(ctx, changes, { id: manager.id }, (refused) => {
          if (refused[1]) fail('manager_exists');
          refuseCount(refused[2]);
        }),
      );
      await invitation.dispatch();
      return kept;
    },
    async ({ id }) => shownNow(ctx, await known(ctx, id)),
  );

/**
 * Another link for seven days; earlier ones still work. Errors: `forbidden` as when inviting, `manager_missing`, `manager_joined`,
 * `email_unverified`, `too_many_requests`.
 */
export const inviteManagerAgain = (ctx: CompanyCtx & NoticeCtx, { path }: ById): Promise<ManagerReply> =>
  answerOnce(
    ctx,
    keptOfInvitation,
    async () => {
      refuseActing(ctx);
      const manager = await present(ctx, path.id);
      if (manager.joinedAt !== undefined || manager.email === undefined) return fail('manager_joined');
      await takeInvitation(ctx, manager.email);
      const invitation = invitationOf(ctx, manager, manager.email);
      const again = audited(ctx, ctx.company.id, 'manager_invited', { managerId: manager.id });
      const kept = await commit(ctx, [...invitation.changes, again], { id: manager.id }, () => undefined);
      await invitation.dispatch();
      return kept;
    },
    async ({ id }) => shownNow(ctx, await known(ctx, id)),
  );

/** The projects of a role: none but for `projects`, which needs at least one, each of this company. */
async function projectsFor(
  ctx: CompanyCtx,
  role: OfficeRole,
  ids: readonly string[] | undefined,
  field: string,
): Promise<readonly string[]> {
  if (role !== 'projects') return [];
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return failField(field, 'is missing', 'missing');
  const projects = await ctx.table.getMany(wanted.map((id) => keys.project(ctx.company.id, id)));
  return projects.every((row) => row !== undefined) ? wanted : fail('project_missing');
}

/** People of the office do not change their own rights: another person does. */
function refuseOwn(ctx: CompanyCtx, id: string): void {
  if (ctx.manager?.id === id) fail('own_access');
}

/** Only the fields that differ. */
async function fieldsChanged(
  ctx: CompanyCtx,
  before: Manager,
  body: Input<Calls['changeManager']>['body'],
): Promise<Partial<Manager>> {
  const { new_name: name = before.name, new_office_role: role = before.role } = body;
  const asked = body.new_project_ids ?? before.projectIds;
  const projectIds = await projectsFor(ctx, role, asked, 'new_project_ids');
  const isSame = projectIds.toSorted().join(' ') === before.projectIds.toSorted().join(' ');
  return {
    ...(name === before.name ? {} : { name }),
    ...(role === before.role ? {} : { role }),
    ...(isSame ? {} : { projectIds }),
  };
}

/**
 * Writes only what differs. The role counts from the person's next request. Errors: `forbidden` as when inviting, `own_access`, `manager_missing`,
 * `manager_changed` for another `version`, `project_missing`, `no_changes`, `busy`.
 */
export async function changeManager(
  ctx: CompanyCtx,
  { body }: Input<Calls['changeManager']>,
): Promise<ManagerReply> {
  refuseActing(ctx);
  refuseOwn(ctx, body.id);
  const before = await present(ctx, body.id);
  const fields = await fieldsChanged(ctx, before, body);
  const isSame = Object.keys(fields).length === 0;
  if (body.version !== undefined && body.version !== before.version) {
    // Nothing left to change: a repeat after a lost reply.
    if (isSame && body.version === before.version - 1) return shownNow(ctx, before);
    fail('manager_changed', { manager: await shownNow(ctx, before) });
  }
  if (isSame) fail('no_changes');
  const details = {
    managerId: before.id,
    fields: [
      ...('name' in fields ? ['name'] : []),
      ...('role' in fields ? ['office_role'] : []),
      ...('projectIds' in fields ? ['project_ids'] : []),
    ],
  };
  await commit(
    ctx,
    [store.changedManager(before, fields), audited(ctx, ctx.company.id, 'manager_changed', details)],
    null,
    () => undefined,
  ).catch(async (error: unknown) => {
    if (!(error instanceof WriteRefused)) throw error;
    // Between our read and our write the person was removed or changed, or chose a password.
    const newer = await present(ctx, before.id);
    if (newer.version === before.version) fail('busy');
    fail('manager_changed', { manager: await shownNow(ctx, newer) });
  });
  return shownNow(ctx, await known(ctx, before.id));
}

/** As many as a transaction has room for; a person's further ones are ended right after it. */
const clocksAtOnce = 50;

/**
 * Ends sessions and links with the same write, and what the person opened and made unless it is kept: time clocks, and
 * API keys and webhooks. A person who has left is answered unchanged. Errors: `own_access`, `manager_missing`, `busy`.
 */
export async function removeManager(
  ctx: CompanyCtx,
  { path, query }: Input<Calls['removeManager']>,
): Promise<ManagerReply> {
  refuseOwn(ctx, path.id);
  const before = await known(ctx, path.id);
  const clocksOf = async () =>
    query.keep_time_clocks === 'true' ? [] : timeClocksOpenedBy(ctx.table, ctx.company, before.id, ctx.now);
  const programsOf = async () =>
    query.keep_programs === 'true'
      ? []
      : [...(await keysOfLeaver(ctx, before.id)), ...(await hooksOfLeaver(ctx, before.id))];
  if (before.leftAt === undefined) {
    const clocks = (await clocksOf()).slice(0, clocksAtOnce);
    await takeAccess(ctx, before, clocks, await programsOf());
  }
  // Also ends what was opened or made meanwhile, and what an interrupted removal left or an earlier one kept.
  for (const clock of await clocksOf()) await ctx.table.write(deleteSession(clock));
  const later = await programsOf();
  if (later.length > 0) await commit(ctx, later, null, () => fail('busy'));
  return shown(await known(ctx, before.id));
}

async function takeAccess(
  ctx: CompanyCtx,
  before: Manager,
  clocks: readonly Session[],
  programs: readonly Change[],
): Promise<void> {
  const { id: companyId } = ctx.company;
  const about = { managerId: before.id };
  const changes = [
    oneLess(companyId, 'managers'),
    ...store.leftManager(before, ctx.now),
    audited(ctx, companyId, 'manager_removed', about),
    ...clocks.map(deleteSession),
    ...(clocks.length > 0 ? [audited(ctx, companyId, 'time_clocks_logged_out', about)] : []),
    ...programs,
  ];
  await counted(ctx, companyId, 'managers', () =>
    commit(ctx, changes, null, (refused) => {
      refuseCount(refused[0]);
      // Their password, name or role was changed meanwhile, or a key or webhook.
      fail('busy');
    }),
  );
  await endAll(ctx, companyId, [before.id]);
}

/** People see their own sessions; those of others need the right to everything. */
function refuseOthers(ctx: CompanyCtx, id: string): void {
  const { manager } = ctx;
  if (manager && manager.role !== 'everything' && manager.id !== id) fail('manager_missing');
}

type Sessions = Reply<Calls['listManagerSessions']>;
/**
 * Own sessions by last use, then the time clocks that the person opened; limited roles see their own only. Error:
 * `manager_missing`.
 */
export async function listManagerSessions(ctx: CompanyCtx, { path }: ById): Promise<Sessions> {
  refuseOthers(ctx, path.id);
  const manager = await present(ctx, path.id);
  const [sessions, clocks] = await Promise.all([
    store.managerSessions(ctx.table, ctx.company.id, manager.id),
    timeClocksOpenedBy(ctx.table, ctx.company, manager.id, ctx.now),
  ]);
  const own = sessions
    .filter((one) => one.version === manager.credentialVersion && sessionEnds(one) > ctx.now)
    .toSorted((one, other) => other.usedAt - one.usedAt)
    .map((one) => shownSession(ctx, one));
  return [...own, ...clocks.map((one) => ({ ...shownSession(ctx, one), time_clock: true }))];
}

const shownSession = (ctx: CompanyCtx, one: Session) => ({
  begun: toWire(one.createdAt),
  used: toWire(one.usedAt),
  current: one.secretHash === ctx.session.secretHash,
});

/**
 * The session that asks goes on; a login whose answer is still on its way ends too. Errors: `manager_missing`, `busy`.
 */
export async function endManagerSessions(ctx: CompanyCtx, { path }: ById): Promise<undefined> {
  refuseOthers(ctx, path.id);
  const manager = await present(ctx, path.id);
  const isOwn = ctx.manager?.id === manager.id;
  const version = manager.credentialVersion + 1;
  await commit(
    ctx,
    [
      store.loggedOut(manager),
      ...(isOwn ? [moveSession(ctx.session, version)] : []),
      audited(ctx, ctx.company.id, 'manager_logged_out', { managerId: manager.id }),
    ],
    null,
    () => fail('busy'),
  );
  await endAll(ctx, ctx.company.id, [manager.id], isOwn ? ctx.session : undefined);
}
