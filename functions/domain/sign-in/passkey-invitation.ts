// An invitation into the office taken with a passkey: the person has no password, and may choose one by mail later.

import { audited } from '#functions/domain/audit/audit.ts';
import { usedUp } from '#functions/domain/links/links.ts';
import { withPassword } from '#functions/domain/office-managers/office-managers.ts';
import type { Ctx } from '#functions/runtime/context.ts';
import { fail, orFail } from '#functions/runtime/fail.ts';
import type { Input } from '#shared/api/endpoint.ts';
import type { passkeys as contract } from '#shared/api/passkeys.ts';
import type { Session as SessionReply } from '#shared/model/company/company.ts';
import type { PasskeyOrder } from '#shared/model/company/passkey.ts';
import { beginOnDevice } from './devices.ts';
import { changedPasskeys, judgedCredential, orderFor } from './passkey-parts.ts';
import { resetOf } from './password-link.ts';

type Calls = typeof contract.endpoints;
const none = { version: 0, all: [] } as const;

/** Only an invitation: who has joined adds passkeys in the settings, after a log-in. */
async function invitationOf(ctx: Ctx, token: string) {
  const { link, company, manager } = await resetOf(ctx, token);
  return manager && manager.joinedAt === undefined ? { link, company, manager } : fail('link_over');
}

/** What the device of an invited person needs to make a passkey; does not use the link up. Error: `link_over`. */
export async function orderFirstPasskey(
  ctx: Ctx,
  { body }: Input<Calls['orderFirstPasskey']>,
): Promise<PasskeyOrder> {
  const { company, manager } = await invitationOf(ctx, body.token);
  return orderFor(ctx, company, manager, none);
}

/** Uses the link up, joins the office and logs in; other invitations of this person end by the version. */
export async function joinByPasskey(
  ctx: Ctx,
  { body }: Input<Calls['joinByPasskey']>,
): Promise<SessionReply> {
  const { link, company, manager: before } = await invitationOf(ctx, body.token);
  const { made, used } = await judgedCredential(ctx, before, body);
  const { manager, change } = withPassword(before, undefined, ctx.now);
  const who = { by: 'Company', byManagerId: manager.id } as const;
  return orFail(
    'link_over',
    beginOnDevice(
      ctx,
      { role: 'COMPANY', company, manager },
      ...usedUp(link),
      used,
      change,
      changedPasskeys(manager, none, [made]),
      audited(ctx, company.id, 'manager_joined', who),
      audited(ctx, company.id, 'passkey_added', { ...who, managerId: manager.id, detail: made.name }),
    ),
  );
}
