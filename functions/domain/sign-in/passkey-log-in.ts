// A person of the office logs in by a passkey: its holder says who they are, and every refusal is the same.

import { audited, countFailed, unknownCompanyId } from '#functions/domain/audit/audit.ts';
import { giveBack, takeAll } from '#functions/domain/budgets/budgets.ts';
import { hasAccess, type OfCompany } from '#functions/domain/office-managers/office-managers.ts';
import { ownerOf } from '#functions/domain/sessions/sessions.ts';
import type { Ctx } from '#functions/runtime/context.ts';
import { fail, orFail } from '#functions/runtime/fail.ts';
import type { KeptPasskey, Passkeys } from '#functions/table/rows/passkey-row.ts';
import type { Input, Reply } from '#shared/api/endpoint.ts';
import type { passkeys as contract } from '#shared/api/passkeys.ts';
import type { Session as SessionReply } from '#shared/model/company/company.ts';
import type { PasskeyProof } from '#shared/model/company/passkey.ts';
import { beginOnDevice, isKnown, personOf } from './devices.ts';
import { deviceTries, passkeyTries } from './guesses.ts';
import { askedFor, hostsOf, newChallenge, questionUsed } from './passkey-question.ts';
import { changedPasskeys, loadJudge, ownerOfUser, passkeysOf } from './passkey-parts.ts';

type Calls = typeof contract.endpoints;

export const askForPasskey = async (ctx: Ctx): Promise<Reply<Calls['askForPasskey']>> => ({
  challenge: await newChallenge(ctx, 'log_in'),
  hosts: hostsOf(ctx),
});

/** Read alike for a user that is not ours, so that timing tells nothing. */
const unknown = { companyId: 'none', id: 'onone' } as const;

type Found = OfCompany & { readonly passkeys: Passkeys };
async function found(ctx: Ctx, { user }: PasskeyProof): Promise<Found | undefined> {
  const named = ownerOfUser(user) ?? unknown;
  const [owner, passkeys] = await Promise.all([
    ownerOf(ctx.table, named.companyId, named.id),
    passkeysOf(ctx.table, named),
  ]);
  return owner?.manager && { company: owner.company, manager: owner.manager, passkeys };
}

/** The passkey with its new counter, and the question it answered; undefined when anything is wrong. */
async function proven(ctx: Ctx, proof: PasskeyProof, passkeys: Passkeys | undefined) {
  const known = passkeys?.all.find(({ credentialId }) => credentialId === proof.id);
  if (!known) return undefined;
  const [{ asked, answered }, { provenCounter }] = await Promise.all([askedFor(ctx, 'log_in'), loadJudge()]);
  const counter = await provenCounter(asked, proof, known);
  const challenge = answered();
  if (counter === undefined || challenge === undefined) return undefined;
  const used: KeptPasskey = { ...known, counter, usedAt: ctx.now };
  return { known, used, challenge };
}

/** A person removed, an unknown passkey, a question answered before or too late: all have one answer. */
export async function loginByPasskey(
  ctx: Ctx,
  { body: proof }: Input<Calls['loginByPasskey']>,
): Promise<SessionReply> {
  const one = await found(ctx, proof);
  const person = one && personOf({ role: 'COMPANY', company: one.company, manager: one.manager });
  const tries = person && (await isKnown(ctx, person)) ? deviceTries(person) : passkeyTries(ctx);
  await takeAll(ctx, tries);
  const right = await proven(ctx, proof, one?.passkeys);
  if (!one || !right) return refused(ctx, one);
  await giveBack(ctx, tries);
  const { company, manager, passkeys } = one;
  const all = passkeys.all.map((kept) => (kept === right.known ? right.used : kept));
  // Answered before, or the person or their passkeys changed meanwhile.
  return orFail(
    'passkey_refused',
    beginOnDevice(
      ctx,
      { role: 'COMPANY', company, manager },
      questionUsed(ctx, company.id, right.challenge),
      hasAccess(manager),
      changedPasskeys(manager, passkeys, all),
      audited(ctx, company.id, 'company_logged_in', { by: 'Company', byManagerId: manager.id }),
    ),
  );
}

async function refused(ctx: Ctx, one: Found | undefined): Promise<never> {
  await countFailed(ctx, one?.company.id ?? unknownCompanyId, 'manager_log_in_failed');
  ctx.log.info('password_missed');
  return fail('passkey_refused');
}
