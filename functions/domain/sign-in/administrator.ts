// The platform administrator: logs in with password and second factor, and turns that factor on and off.

import { audited, countFailed } from '#functions/domain/audit/audit.ts';
import { type Draw, giveBack, takeAll } from '#functions/domain/budgets/budgets.ts';
import type { AdministratorCtx, Ctx } from '#functions/runtime/context.ts';
import { fail, orFail } from '#functions/runtime/fail.ts';
import {
  type Administrator,
  administratorFrom,
  administratorRow,
  withoutFactor,
} from '#functions/table/rows/administrator-row.ts';
import { administratorSubject, keys } from '#functions/table/keys.ts';
import { platformId } from '#functions/table/rows/session-row.ts';
import { all, type Change, equals, present } from '#functions/table/write.ts';
import type { Input, Reply } from '#shared/api/endpoint.ts';
import type { platform as contract } from '#shared/api/platform.ts';
import type { Session as SessionReply } from '#shared/model/company/company.ts';
import { beginOnDevice, isKnown, personOf, remember } from './devices.ts';
import { deviceTries } from './guesses.ts';
import { newRecoveryCodes, openKey, type Proof, pendingEndsAt, proofOf, sealKey } from './second-factor.ts';
import { endAll, isPassword, moveSession } from '#functions/domain/sessions/sessions.ts';
import { base32Of, enrolmentAddress, newTotpKey, stepOf } from './totp.ts';

type Calls = typeof contract.endpoints;
const byAdministrator = { by: 'Platform' } as const;

/**
 * Strangers use up only their own address's tries: a budget of the account would let them lock its owner out. The
 * password is long and random, and an alarm counts every miss. Errors: `wrong_credentials`, `second_factor_missing`,
 * `second_factor_wrong` (also for a used code), `too_many_requests`. The code is used up in the transaction that begins
 * the session.
 */
export async function loginAdministrator(ctx: Ctx, { body }: Input<Calls['login']>): Promise<SessionReply> {
  const row = await ctx.table.get(keys.administrator(administratorSubject(body.username)));
  const administrator = row && administratorFrom(row);
  const person = administrator && personOf({ role: 'ADMIN', administrator });
  const isDeviceKnown = await isKnown(ctx, person);
  const tries: Draw[] = person && isDeviceKnown ? deviceTries(person) : [['addressGuess', ctx.address]];
  await takeAll(ctx, tries);
  const isRight = await isPassword(body.password, administrator?.passwordHash);
  if (!administrator || !isRight) return missed(ctx, 'wrong_credentials');
  const who = { role: 'ADMIN', administrator } as const;
  const named = { ...ctx, administrator };
  if (administrator.factor === undefined) {
    await giveBack(ctx, tries);
    return beginOnDevice(ctx, who, audited(named, platformId, 'administrator_logged_in', byAdministrator));
  }
  if (body.code === undefined) {
    // A right password is not a guess. On a new device it may be a stolen one: the audit says so.
    await giveBack(ctx, tries);
    if (!isDeviceKnown) await countFailed(named, platformId, 'administrator_code_asked');
    return fail('second_factor_missing');
  }
  const codeTries = isDeviceKnown ? [] : codeDraws(administrator);
  await takeAll(ctx, codeTries);
  const proof = await proofOf(ctx, administrator, body.code);
  if (!proof) return missed(named, 'second_factor_wrong');
  await giveBack(ctx, [...tries, ...codeTries]);
  return usingUp(
    beginOnDevice(
      ctx,
      who,
      ...usedUp(named, proof),
      audited(named, platformId, 'administrator_logged_in', byAdministrator),
    ),
  );
}

/** Only holders of the password use this budget; known devices do not. */
const codeDraws = ({ subject }: Administrator): Draw[] => [['administratorCode', subject]];

async function missed(ctx: Ctx, code: 'wrong_credentials' | 'second_factor_wrong'): Promise<never> {
  await countFailed(ctx, platformId, 'administrator_log_in_failed');
  return fail(code);
}

const usedUp = (ctx: Ctx & { administrator: Administrator }, { change, isRecovery }: Proof): Change[] => [
  change,
  ...(isRecovery ? [audited(ctx, platformId, 'recovery_code_used', byAdministrator)] : []),
];

/** Two requests with one code: the second is refused as used. */
const usingUp = <R>(written: Promise<R>): Promise<R> => orFail('second_factor_wrong', written);

/** Whether the factor is on, and how many recovery codes are unused. */
export const secondFactor = async ({ administrator }: AdministratorCtx) => stateOf(administrator);
const stateOf = ({ factor, recovery }: Administrator): Reply<Calls['secondFactor']> => ({
  on: factor !== undefined,
  recovery_codes_left: recovery.length,
});

async function provePassword(ctx: AdministratorCtx, typed: string): Promise<void> {
  const draws: Draw[] = [['administratorPassword', ctx.administrator.subject]];
  await takeAll(ctx, draws);
  if (!(await isPassword(typed, ctx.administrator.passwordHash))) {
    await countFailed(ctx, platformId, 'administrator_log_in_failed');
    fail('wrong_current_password');
  }
  await giveBack(ctx, draws);
}

/**
 * Issues a key for an authenticator app; it is unused until its first code arrives. Valid for `totp.pendingSeconds`; a
 * second call replaces the key. Errors: `wrong_current_password`, `second_factor_on`, `too_many_requests`.
 */
export async function beginSecondFactor(
  ctx: AdministratorCtx,
  { body }: Input<Calls['beginSecondFactor']>,
): Promise<Reply<Calls['beginSecondFactor']>> {
  const { administrator } = ctx;
  await provePassword(ctx, body.password);
  if (administrator.factor !== undefined) fail('second_factor_on');
  const key = newTotpKey();
  await ctx.table.write({
    update: keys.administrator(administrator.subject),
    ...administratorRow.set({
      pending: { factor: await sealKey(ctx, administrator, key), endsAt: pendingEndsAt(ctx.now) },
    }),
    when: all(present(), administratorRow.is({ factor: undefined })),
  });
  return { secret: base32Of(key), address: enrolmentAddress(administrator.name, key) };
}

/**
 * The first code proves the key: other sessions and all devices end, and the recovery codes are shown once. Errors:
 * `second_factor_on`, `second_factor_off` without a key that is still valid, `second_factor_wrong`,
 * `too_many_requests`.
 */
export async function confirmSecondFactor(
  ctx: AdministratorCtx,
  { body }: Input<Calls['confirmSecondFactor']>,
): Promise<Reply<Calls['confirmSecondFactor']>> {
  const { administrator } = ctx;
  const { pending, credentialVersion } = administrator;
  if (administrator.factor !== undefined) fail('second_factor_on');
  if (!pending || pending.endsAt <= ctx.now) return fail('second_factor_off');
  const draws = codeDraws(administrator);
  await takeAll(ctx, draws);
  const step = stepOf(await openKey(ctx, administrator, pending.factor), body.code, ctx.now);
  if (step === undefined) return fail('second_factor_wrong');
  await giveBack(ctx, draws);
  const { codes, recovery } = newRecoveryCodes();
  await renewed(ctx, 'second_factor_on', {
    update: keys.administrator(administrator.subject),
    ...administratorRow.set({
      factor: pending.factor,
      usedStep: step,
      recovery,
      pending: undefined,
      credentialVersion: credentialVersion + 1,
    }),
    when: all(
      administratorRow.is({ credentialVersion }),
      equals(administratorRow.at.pending, pending.factor),
    ),
  });
  return { recovery_codes: codes };
}

/**
 * Needs the password and a code, so that a stolen session is not enough. Errors: `wrong_current_password`,
 * `second_factor_off`, `second_factor_wrong`, `too_many_requests`.
 */
export async function endSecondFactor(
  ctx: AdministratorCtx,
  { body }: Input<Calls['endSecondFactor']>,
): Promise<Reply<Calls['endSecondFactor']>> {
  const { administrator } = ctx;
  await provePassword(ctx, body.password);
  if (administrator.factor === undefined) fail('second_factor_off');
  const draws = codeDraws(administrator);
  await takeAll(ctx, draws);
  const proof = await proofOf(ctx, administrator, body.code);
  if (!proof) return missed(ctx, 'second_factor_wrong');
  await giveBack(ctx, draws);
  await renewed(ctx, 'second_factor_off', {
    update: keys.administrator(administrator.subject),
    ...administratorRow.set({ ...withoutFactor, credentialVersion: administrator.credentialVersion + 1 }),
    // The code is used up together with its factor.
    when: proof.change.when,
  });
  return { on: false, recovery_codes_left: 0 };
}

/** A new credential version ends every session but this one. */
async function renewed(
  ctx: AdministratorCtx,
  event: 'second_factor_on' | 'second_factor_off',
  change: Change,
): Promise<void> {
  const { administrator, session } = ctx;
  const version = administrator.credentialVersion + 1;
  await usingUp(ctx.table.write(change, moveSession(session, version), audited(ctx, platformId, event)));
  const person = personOf({ role: 'ADMIN', administrator: { ...administrator, credentialVersion: version } });
  if (person) await remember(ctx, person);
  await endAll(ctx, platformId, [administrator.subject], session);
}
