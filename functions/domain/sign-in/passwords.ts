// The company's password: changed by someone who knows it, or set through a mailed link.

import { audited, countFailed } from '#functions/domain/audit/audit.ts';
import { type Draw, giveBack, mailboxOf, take, takeAll } from '#functions/domain/budgets/budgets.ts';
import { changeCredential, findByEmail } from '#functions/domain/companies/companies.ts';
import { issue, usedUp } from '#functions/domain/links/links.ts';
import { managersWithEmail } from '#functions/domain/office-managers/office-managers.ts';
import { addresses, mail, type NoticeCtx } from '#functions/domain/notices/notices.ts';
import type { CompanyCtx, Ctx } from '#functions/runtime/context.ts';
import { fail, Failure, orFail, refuseActing } from '#functions/runtime/fail.ts';
import type { Promised } from '#functions/runtime/send.ts';
import { type Company, companyFrom } from '#functions/table/rows/company-row.ts';
import type { Manager } from '#functions/table/rows/manager-row.ts';
import { foldedName } from '#functions/table/one-name.ts';
import { refusalOfWrite } from '#functions/table/write.ts';
import type { Input, Reply } from '#shared/api/endpoint.ts';
import type { sessions as contract } from '#shared/api/session.ts';
import { resetLinkSeconds } from '#shared/limits.ts';
import type { Session as SessionReply } from '#shared/model/company/company.ts';
import { beginOnDevice, remember } from './devices.ts';
import { countCompanyMiss, deviceTries } from './guesses.ts';
import { changeOwnPassword, setByLink } from './manager-password.ts';
import { resetOf } from './password-link.ts';
import {
  endAll,
  hashPassword,
  isPassword,
  moveSession,
  refuseEasyPassword,
} from '#functions/domain/sessions/sessions.ts';

type Calls = typeof contract.endpoints;

/**
 * Checks the old password, then ends the company's other sessions and links; its time clocks on request
 * (3-decisions.md, 'A changed company password'). Errors: `wrong_current_password`, `forbidden` for an administrator
 * acting as the company, `too_many_requests`, `busy`, `session_over` when another change was faster, `invalid_input`
 * for an easy password.
 */
export async function changePassword(
  ctx: CompanyCtx & NoticeCtx,
  { body }: Input<Calls['changePassword']>,
): Promise<undefined> {
  if (ctx.manager) return changeOwnPassword(ctx, ctx.manager, body);
  refuseActing(ctx);
  const { company, session } = ctx;
  const draws = deviceTries({ companyId: company.id, subject: 'COMPANY' });
  await takeAll(ctx, draws);
  if (!(await isPassword(body.current_password, company.passwordHash))) {
    await countFailed(ctx, company.id, 'password_change_failed');
    await countCompanyMiss(ctx, company, true);
    fail('wrong_current_password');
  }
  await giveBack(ctx, draws);
  await refuseEasyPassword('new_password', body.new_password, company);
  const endsTimeClocks = body.end_time_clocks ?? false;
  const passwordHash = await hashPassword(body.new_password);
  const changed = changeCredential(company, { passwordHash, isEmailProven: false, endsTimeClocks });
  const version = changed.company.credentialVersion;
  const notices = changeNotices(ctx, company);
  const refused = await refusalOfWrite(
    ctx.table,
    ...changed.changes,
    moveSession(session, version),
    ...notices.map(({ change }) => change),
    audited(ctx, company.id, 'password_changed'),
    ...(endsTimeClocks ? [audited(ctx, company.id, 'time_clock_link_renewed')] : []),
  );
  if (refused) {
    const now = refused[0]?.item && companyFrom(refused[0].item);
    // Another password was set first and ended this session, or the time-clock link was renewed.
    fail(now?.credentialVersion === company.credentialVersion ? 'busy' : 'session_over');
  }
  await remember(ctx, { companyId: company.id, subject: 'COMPANY', version });
  for (const notice of notices) await notice.dispatch();
  await endAll(ctx, company.id, endsTimeClocks ? ['COMPANY', 'COMPANY_TIME_CLOCK'] : ['COMPANY'], session);
}

/** Mails the company that its password changed; not for a first password or an unconfirmed email. */
function changeNotices(ctx: NoticeCtx, company: Company): readonly Promised[] {
  if (!company.isEmailVerified || company.passwordHash === undefined) return [];
  return [mail(ctx, company, { template: 'password_changed', link: addresses.forgotPassword(ctx) })];
}

/**
 * Mails a link that sets a new password; companies with the same email are notices apart by name. Over budget nothing
 * is sent, and earlier links still work. One network address may ask for many companies, as accountants do, but only
 * for few unknown emails, so that customers cannot be listed. The link is valid for 30 minutes
 * (security-and-reliability.md, section 2). Errors: `company_missing`, `company_ambiguous` (3-decisions.md: the name is
 * asked for after it), `too_many_requests`.
 */
export async function forgotPassword(
  ctx: Ctx & NoticeCtx,
  { body }: Input<Calls['forgotPassword']>,
): Promise<undefined> {
  const unknown: Draw = ['forgotPasswordUnknown', ctx.address];
  await takeAll(ctx, [['forgotPassword', ctx.address], unknown]);
  const name = foldedName(body.name ?? '');
  const [companies, people] = await Promise.all([
    findByEmail(ctx, body.email),
    managersWithEmail(ctx.table, body.email),
  ]);
  const [owner, ...others] = [
    ...companies.map((company): Owner => ({ company, manager: undefined })),
    ...people,
  ].filter(({ company }) => name === '' || foldedName(company.name) === name);
  if (!owner) throw new Failure('company_missing');
  await giveBack(ctx, [unknown]);
  if (others.length) fail('company_ambiguous');
  if (!(await mayMailReset(ctx, owner))) return;
  const { company, manager } = owner;
  const link = issue({
    companyId: company.id,
    subject: manager?.id ?? 'COMPANY',
    purpose: 'set_password',
    version: (manager ?? company).credentialVersion,
    endsAt: ctx.now + resetLinkSeconds,
  });
  const reset = mail(ctx, company, {
    template: 'reset_password',
    to: manager?.email ?? company.email,
    link: addresses.setPassword(ctx, link.linkToken),
  });
  const asked = audited(ctx, company.id, 'password_reset_asked', { by: 'Visitor', managerId: manager?.id });
  await ctx.table.write(...link.changes, reset.change, asked);
  await reset.dispatch();
}

/** The password's owner: the company, or a person of its office. */
type Owner = { readonly company: Company; readonly manager: Manager | undefined };

/**
 * Someone may sign up with another's email, or be invited by a mistyped one, so unconfirmed owners share their
 * mailbox's budget.
 */
async function mayMailReset(ctx: Ctx, { company, manager }: Owner): Promise<boolean> {
  const own: Draw = ['forgotPasswordMail', manager?.id ?? company.id];
  if (!(await take(ctx, own))) return false;
  const isProven = manager ? manager.joinedAt !== undefined : company.isEmailVerified;
  if (isProven) return true;
  if (await take(ctx, ['forgotPasswordMailbox', mailboxOf(manager?.email ?? company.email)])) return true;
  await giveBack(ctx, [own]);
  return false;
}

/**
 * Read when the page opens. It shows the holder of the link nothing that the link itself would not show. Error:
 * `link_over`.
 */
export async function passwordLinkCompany(
  ctx: Ctx,
  { body }: Input<Calls['passwordLinkCompany']>,
): Promise<Reply<Calls['passwordLinkCompany']>> {
  const { company, manager } = await resetOf(ctx, body.token);
  if (!manager) return { company: company.name };
  const { name, email = '', joinedAt } = manager;
  return { company: company.name, manager: { name, email, invited: joinedAt === undefined } };
}

/**
 * Uses the link up, sets the password, confirms the email and logs in. All in one transaction. Errors: `link_over`,
 * `invalid_input` for an easy password.
 */
export async function changePasswordByLink(
  ctx: Ctx & NoticeCtx,
  { body }: Input<Calls['changePasswordByLink']>,
): Promise<SessionReply> {
  const { link, company, manager } = await resetOf(ctx, body.token);
  if (manager) return setByLink(ctx, { link, company, manager }, body.new_password);
  await refuseEasyPassword('new_password', body.new_password, company);
  const passwordHash = await hashPassword(body.new_password);
  const how = { passwordHash, isEmailProven: true, endsTimeClocks: false };
  const changed = changeCredential(company, how);
  const notices = changeNotices(ctx, company);
  // A stranger who registered with this email is logged out when its owner sets the password.
  const who = { role: 'COMPANY', company: changed.company } as const;
  const done = audited(ctx, changed.company.id, 'password_reset', { by: 'Company' });
  const rows = [...usedUp(link), ...changed.changes, ...notices.map(({ change }) => change), done];
  const reply = await orFail('link_over', beginOnDevice(ctx, who, ...rows));
  for (const notice of notices) await notice.dispatch();
  return reply;
}
