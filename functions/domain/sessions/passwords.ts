// The company's password: changed by who knows it, or set by a link that was mailed.

import type { Input } from '#shared/api/endpoint.ts';
import type { sessions as contract } from '#shared/api/session.ts';
import { resetLinkSeconds } from '#shared/limits.ts';
import type { Session as SessionReply } from '#shared/model/company.ts';
import type { CompanyCtx, Ctx } from '#functions/runtime/context.ts';
import { Failure, fail } from '#functions/runtime/fail.ts';
import { folded } from '#functions/table/keys.ts';
import { foldedName } from '#functions/table/one-name.ts';
import { WriteRefused } from '#functions/table/write.ts';
import { audited, countFailed } from '#functions/domain/audit/audit.ts';
import { type Draw, giveBack, takeAll } from '#functions/domain/budgets/budgets.ts';
import { changeCredential, findByEmail } from '#functions/domain/companies/companies.ts';
import { issue, read, usedUp } from '#functions/domain/links/links.ts';
import { addresses, mail, type NoticeCtx } from '#functions/domain/notices/notices.ts';
import { enter } from './devices.ts';
import { endAll, hashPassword, isPassword } from './sessions.ts';
import { moveSession, ownerOf } from './store.ts';

type Calls = typeof contract.endpoints;
const companySubjects = ['COMPANY', 'COMPANY_TIME_CLOCK'] as const;

/** Checks the old password, then ends every other session and every link of the company. */
export async function changePassword(
  ctx: CompanyCtx,
  { body }: Input<Calls['changePassword']>,
): Promise<undefined> {
  const { company, session } = ctx;
  // Who is logged in as a company on its behalf may look, not lock it out.
  if (session.actingFor !== undefined) fail('forbidden');
  const draws: Draw[] = [['companyGuess', foldedName(company.name)]];
  await takeAll(ctx, draws);
  if (!(await isPassword(body.current_password, company.passwordHash))) {
    await countFailed(ctx, company.id, 'password_change_failed');
    fail('wrong_current_password');
  }
  await giveBack(ctx, draws);
  const changed = changeCredential(company, await hashPassword(body.new_password), false);
  try {
    await ctx.table.write(
      ...changed.changes,
      moveSession(session, changed.company.credentialVersion),
      audited(ctx, company.id, 'password_changed'),
    );
  } catch (error) {
    // Another change won: this session is over with the old password.
    if (error instanceof WriteRefused) fail('session_over');
    throw error;
  }
  await endAll(ctx, company.id, companySubjects, session);
}

/** Mails a link that sets a new password; several companies of one e-mail are told apart by name. */
export async function forgotPassword(
  ctx: Ctx & NoticeCtx,
  { body }: Input<Calls['forgotPassword']>,
): Promise<undefined> {
  await takeAll(ctx, [
    ['forgotPassword', ctx.address],
    ['forgotPassword', folded(body.email)],
  ]);
  const name = foldedName(body.name ?? '');
  const [company, ...others] = (await findByEmail(ctx, body.email)).filter(
    (one) => name === '' || foldedName(one.name) === name,
  );
  if (others.length) fail('company_ambiguous');
  if (!company) throw new Failure('company_missing');
  const link = issue({
    companyId: company.id,
    subject: 'COMPANY',
    purpose: 'set_password',
    version: company.credentialVersion,
    endsAt: ctx.now + resetLinkSeconds,
  });
  const reset = mail(ctx, {
    companyId: company.id,
    template: 'reset_password',
    to: company.email,
    language: company.settings.language,
    companyName: company.name,
    link: addresses.setPassword(ctx, link.token),
  });
  const asked = audited(ctx, company.id, 'password_reset_asked', { by: 'Visitor' });
  await ctx.table.write(...link.changes, reset.change, asked);
  await reset.dispatch();
}

/** Uses the mailed link up, sets the password, proves the e-mail and logs in. */
export async function changePasswordByLink(
  ctx: Ctx,
  { body }: Input<Calls['changePasswordByLink']>,
): Promise<SessionReply> {
  const link = await read(ctx, body.token, ['set_password']);
  const owner = await ownerOf(ctx.table, link.companyId, link.subject);
  if (!owner || owner.company.credentialVersion !== link.version) return fail('link_over');
  const changed = changeCredential(owner.company, await hashPassword(body.new_password), true);
  try {
    // Whoever registered somebody else's e-mail is out when its owner sets the password.
    const who = { role: 'COMPANY', company: changed.company } as const;
    const done = audited(ctx, changed.company.id, 'password_reset', { by: 'Company' });
    const reply = await enter(ctx, who, ...usedUp(link), ...changed.changes, done);
    return reply;
  } catch (error) {
    if (error instanceof WriteRefused) return fail('link_over');
    throw error;
  }
}
