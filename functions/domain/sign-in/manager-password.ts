// The password of a person of the office: the first by the invitation's link, later ones by a link or the old one.

import { audited, countFailed } from '#functions/domain/audit/audit.ts';
import { giveBack, takeAll } from '#functions/domain/budgets/budgets.ts';
import { type Link, usedUp } from '#functions/domain/links/links.ts';
import { withPassword } from '#functions/domain/office-managers/office-managers.ts';
import { addresses, mail, type NoticeCtx } from '#functions/domain/notices/notices.ts';
import {
  endAll,
  hashPassword,
  isPassword,
  moveSession,
  refuseEasyPassword,
} from '#functions/domain/sessions/sessions.ts';
import type { CompanyCtx, Ctx } from '#functions/runtime/context.ts';
import { fail, orFail } from '#functions/runtime/fail.ts';
import type { Promised } from '#functions/runtime/send.ts';
import type { Company } from '#functions/table/rows/company-row.ts';
import type { Manager } from '#functions/table/rows/manager-row.ts';
import { refusalOfWrite } from '#functions/table/write.ts';
import type { Input } from '#shared/api/endpoint.ts';
import type { sessions as contract } from '#shared/api/session.ts';
import type { Session as SessionReply } from '#shared/model/company/company.ts';
import { beginOnDevice, remember } from './devices.ts';
import { countEmailMiss, deviceTries } from './guesses.ts';

type Change = Input<typeof contract.endpoints.changePassword>['body'];
type Owned = { readonly link: Link; readonly company: Company; readonly manager: Manager };

/** A password may not be made of the company's names or of the person's own. */
async function refuseEasy(password: string, company: Company, { name, email = '' }: Manager): Promise<void> {
  await refuseEasyPassword('new_password', password, company);
  await refuseEasyPassword('new_password', password, { name, email });
}

/** Mails the person that their password changed; not for a first one. */
function changeNotices(ctx: NoticeCtx, company: Company, { email, joinedAt }: Manager): readonly Promised[] {
  if (joinedAt === undefined || email === undefined) return [];
  return [
    mail(ctx, company, { template: 'own_password_changed', to: email, link: addresses.forgotPassword(ctx) }),
  ];
}

/**
 * Checks the old password, then ends the person's other sessions and links. The company's own log-in stays. Errors:
 * `wrong_current_password`, `forbidden` to end time clocks, `too_many_requests`, `session_over` when another change was
 * faster, `invalid_input` for an easy password.
 */
export async function changeOwnPassword(
  ctx: CompanyCtx & NoticeCtx,
  before: Manager,
  body: Change,
): Promise<undefined> {
  const { company, session } = ctx;
  // Time clocks are opened with the company's password and link, never with a person's.
  if (body.end_time_clocks) fail('forbidden');
  const draws = deviceTries({ companyId: company.id, subject: before.id });
  await takeAll(ctx, draws);
  if (!(await isPassword(body.current_password, before.passwordHash))) {
    await countFailed(ctx, company.id, 'password_change_failed');
    await countEmailMiss(ctx, before.email ?? '', true);
    fail('wrong_current_password');
  }
  await giveBack(ctx, draws);
  await refuseEasy(body.new_password, company, before);
  const { manager, change } = withPassword(before, await hashPassword(body.new_password), ctx.now);
  const version = manager.credentialVersion;
  const notices = changeNotices(ctx, company, before);
  const refused = await refusalOfWrite(
    ctx.table,
    change,
    moveSession(session, version),
    ...notices.map((notice) => notice.change),
    audited(ctx, company.id, 'password_changed', { managerId: before.id }),
  );
  // Another password was set first, or the person was removed: either ended this session.
  if (refused) return fail('session_over');
  await remember(ctx, { companyId: company.id, subject: before.id, version });
  for (const notice of notices) await notice.dispatch();
  await endAll(ctx, company.id, [before.id], session);
}

/**
 * Uses the link up, sets the password and logs in: the first time, the person joins the office. Errors: `link_over`,
 * `invalid_input` for an easy password. Link, password, session and audit are written in one transaction.
 */
export async function setByLink(
  ctx: Ctx & NoticeCtx,
  { link, company, manager: before }: Owned,
  password: string,
): Promise<SessionReply> {
  await refuseEasy(password, company, before);
  const { manager, change } = withPassword(before, await hashPassword(password), ctx.now);
  const notices = changeNotices(ctx, company, before);
  const event = before.joinedAt === undefined ? 'manager_joined' : 'password_reset';
  const done = audited(ctx, company.id, event, { by: 'Company', byManagerId: before.id });
  const rows = [...usedUp(link), change, ...notices.map((notice) => notice.change), done];
  const reply = await orFail('link_over', beginOnDevice(ctx, { role: 'COMPANY', company, manager }, ...rows));
  for (const notice of notices) await notice.dispatch();
  return reply;
}
