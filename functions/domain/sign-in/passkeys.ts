// Passkeys of a person of the office: listed, added within minutes of a log-in, and removed.

import { audited } from '#functions/domain/audit/audit.ts';
import { takeAll } from '#functions/domain/budgets/budgets.ts';
import { addresses, mail, type NoticeCtx } from '#functions/domain/notices/notices.ts';
import { hasAccess } from '#functions/domain/office-managers/office-managers.ts';
import type { CompanyCtx } from '#functions/runtime/context.ts';
import { fail } from '#functions/runtime/fail.ts';
import { commit } from '#functions/runtime/once.ts';
import type { Promised } from '#functions/runtime/send.ts';
import type { Manager } from '#functions/table/rows/manager-row.ts';
import type { KeptPasskey, Passkeys } from '#functions/table/rows/passkey-row.ts';
import { refusalOfWrite } from '#functions/table/write.ts';
import type { Input } from '#shared/api/endpoint.ts';
import type { passkeys as contract } from '#shared/api/passkeys.ts';
import { passkeyAfterLoginSeconds, passkeysMax } from '#shared/limits.ts';
import type { Passkey, PasskeyOrder } from '#shared/model/company/passkey.ts';
import { toWire } from '#shared/time/instant.ts';
import { changedPasskeys, judgedCredential, orderFor, passkeysOf } from './passkey-parts.ts';

type Calls = typeof contract.endpoints;

const shown = (one: KeptPasskey): Passkey => ({
  id: one.id,
  name: one.name,
  created: toWire(one.madeAt),
  used: one.usedAt === undefined ? null : toWire(one.usedAt),
  synced: one.isSynced,
});

/** The company's own log-in has a password alone. */
const ownerOf = ({ manager }: CompanyCtx): Manager => manager ?? fail('manager_missing');

/** None for the company's own log-in. */
export async function listPasskeys({ table, manager }: CompanyCtx): Promise<Passkey[]> {
  if (!manager) return [];
  const { all } = await passkeysOf(table, manager);
  return all.toSorted((one, other) => other.madeAt - one.madeAt).map(shown);
}

/** An open page that was left alone must not make its finder a way in that lasts. */
function refuseOldSession({ session, now }: CompanyCtx): void {
  if (now - session.createdAt >= passkeyAfterLoginSeconds) fail('log_in_again');
}
function refuseMore({ all }: Passkeys): void {
  if (all.length >= passkeysMax) fail('limit_reached', { max: passkeysMax });
}

/** What the own device needs to make a passkey, soon after a log-in. Errors: `log_in_again`, `limit_reached`. */
export async function orderPasskey(ctx: CompanyCtx): Promise<PasskeyOrder> {
  const manager = ownerOf(ctx);
  refuseOldSession(ctx);
  const passkeys = await passkeysOf(ctx.table, manager);
  refuseMore(passkeys);
  return orderFor(ctx, ctx.company, manager, passkeys);
}

/** Mails the person, because a passkey outlives the session that made it. */
export async function addPasskey(
  ctx: CompanyCtx & NoticeCtx,
  { body }: Input<Calls['addPasskey']>,
): Promise<Passkey> {
  const manager = ownerOf(ctx);
  refuseOldSession(ctx);
  const before = await passkeysOf(ctx.table, manager);
  refuseMore(before);
  await takeAll(ctx, [['passkeysAdded', manager.id]]);
  const { made, used } = await judgedCredential(ctx, manager, body);
  const notices = additionNotices(ctx, manager);
  const changes = [
    used,
    hasAccess(manager),
    changedPasskeys(manager, before, [...before.all, made]),
    audited(ctx, manager.companyId, 'passkey_added', { managerId: manager.id, detail: made.name }),
    ...notices.map(({ change }) => change),
  ];
  const reply = await commit(ctx, changes, shown(made), (refused) => {
    if (refused[0]) fail('passkey_refused');
    // Logged out, removed, or another passkey was added at the same moment.
    fail('busy');
  });
  for (const notice of notices) await notice.dispatch();
  return reply;
}

function additionNotices(ctx: CompanyCtx & NoticeCtx, { email }: Manager): readonly Promised[] {
  const { company } = ctx;
  if (email === undefined) return [];
  return [mail(ctx, company, { template: 'passkey_added', to: email, link: addresses.company(ctx) })];
}

/** Audited; sessions stay. Errors: `passkey_missing`, `busy`. */
export async function removePasskey(
  ctx: CompanyCtx,
  { path }: Input<Calls['removePasskey']>,
): Promise<undefined> {
  const manager = ownerOf(ctx);
  const before = await passkeysOf(ctx.table, manager);
  const gone = before.all.find(({ id }) => id === path.id) ?? fail('passkey_missing');
  const about = { managerId: manager.id, detail: gone.name };
  const rest = before.all.filter((one) => one !== gone);
  const refused = await refusalOfWrite(
    ctx.table,
    changedPasskeys(manager, before, rest),
    hasAccess(manager),
    audited(ctx, manager.companyId, 'passkey_removed', about),
  );
  if (refused) return fail('busy');
}
