// The free trial: creates a company from a name and an email, logs it in, and mails its first link.

import * as z from 'zod/mini';
import type { Input } from '#shared/api/endpoint.ts';
import type { sessions as contract } from '#shared/api/session.ts';
import type { Ctx } from '#functions/runtime/context.ts';
import { Failure, fail, orFail } from '#functions/runtime/fail.ts';
import { answerOnce, commit, firstAnswer } from '#functions/runtime/once.ts';
import { budgets, welcomeLinkSeconds } from '#shared/limits.ts';
import type { Session as SessionReply } from '#shared/model/company/company.ts';
import { audited } from '#functions/domain/audit/audit.ts';
import {
  type Draw,
  failSpent,
  giveBack,
  mailboxOf,
  networkOf,
  take,
  takeAll,
  within,
  used,
} from '#functions/domain/budgets/budgets.ts';
import { issueToCompany } from '#functions/domain/links/links.ts';
import { addresses, mail, type NoticeCtx } from '#functions/domain/notices/notices.ts';
import { begin } from '#functions/domain/sessions/sessions.ts';
import { requireZone } from './settings.ts';
import type { Company } from '#functions/table/rows/company-row.ts';
import { foldedName } from '#functions/table/one-name.ts';
import { findById, newCompanyRows, correctedRows, type CompanyDetails, isNameOfOld } from './companies.ts';

const kept = z.object({ id: z.string() });

type Asked = Input<typeof contract.endpoints.requestTrial>['body'];

/**
 * Creates the company and mails the link that sets its password and confirms its email. Once per idempotency key. The
 * link is valid for 72 hours (3-decisions.md, 'Welcome mail of a trial'). Errors: `company_exists` (specification 1,
 * section 8), `key_reused`, `too_many_requests` (security-and-reliability.md, T30), `invalid_input`, `busy`.
 */
export async function requestTrial(
  ctx: Ctx & NoticeCtx,
  { body }: Input<typeof contract.endpoints.requestTrial>,
): Promise<SessionReply> {
  requireZone(body.time_zone);
  try {
    return await answerOnce(
      ctx,
      kept,
      () => first(ctx, body),
      async ({ id }, isRepeat) => {
        const company = await findById(ctx, id);
        if (!company) return fail('company_exists');
        if (!isRepeat) return begin(ctx, { role: 'COMPANY', company });
        return (await again(ctx, company, body)) ?? fail('company_exists');
      },
    );
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== 'key_reused') throw error;
    // The first reply was lost and the form has changed since.
    const company = await findById(ctx, kept.parse(await firstAnswer(ctx)).id);
    const reply = company && (await again(ctx, company, body));
    return reply ?? fail('key_reused', company ? { name: company.name, email: company.email } : {});
  }
}

async function first(ctx: Ctx & NoticeCtx, body: Asked): Promise<{ id: string }> {
  const draws = drawsOf(ctx, body.email);
  return within(ctx, draws, () => askedForName(ctx, () => open(ctx, companyDetailsOf(body))));
}

/** Welcome mails are limited by network address and by mailbox. */
const drawsOf = (ctx: Ctx, email: string): readonly Draw[] => [
  ['trialsPerAddress', ctx.address],
  ['trialsPerMailbox', mailboxOf(email)],
  ['trialsPerMailboxAddress', `${mailboxOf(email)} ${networkOf(ctx.address)}`],
];
const companyDetailsOf = (body: Asked): CompanyDetails => ({
  ...body,
  language: body.language ?? 'en',
  timeZone: body.time_zone,
  passwordHash: undefined,
});

/**
 * Handles the same form sent again. The holder of its key is logged in until the company has a password or a
 * confirmed email. The newer form counts while no one has changed the settings; a new email gets the mail, and the
 * earlier link dies. Undefined when the company is in use by now, or when the form has another name.
 */
async function again(ctx: Ctx & NoticeCtx, company: Company, body: Asked): Promise<SessionReply | undefined> {
  const isNobodys = company.passwordHash === undefined && !company.isEmailVerified && !company.deletion;
  if (!isNobodys || foldedName(company.name) !== foldedName(body.name)) return undefined;
  const isEntered = company.settings.version > 0;
  if (body.email === company.email && isEntered) return begin(ctx, { role: 'COMPANY', company });
  return isEntered ? undefined : corrected(ctx, company, body);
}

async function corrected(ctx: Ctx & NoticeCtx, before: Company, body: Asked): Promise<SessionReply> {
  const { company, changes } = correctedRows(before, companyDetailsOf(body));
  const isMoved = company.email !== before.email;
  const draws = isMoved ? drawsOf(ctx, company.email) : [];
  const welcome = isMoved ? welcomed(ctx, company) : undefined;
  // Refused where someone logged in to it, or corrected it, at the same moment.
  await within(ctx, draws, () => orFail('busy', ctx.table.write(...changes, ...(welcome?.changes ?? []))));
  await welcome?.dispatch();
  return begin(ctx, { role: 'COMPANY', company });
}

/** Mails the link that sets a company's first password. */
function welcomed(ctx: Ctx & NoticeCtx, company: Company) {
  const link = issueToCompany(company, 'set_password', ctx.now + welcomeLinkSeconds);
  const letter = mail(ctx, company, {
    template: 'welcome',
    link: addresses.setPassword(ctx, link.linkToken),
  });
  return { changes: [...link.changes, letter.change], dispatch: letter.dispatch };
}

/**
 * The answer 'taken' reveals a customer, so a network address gets it five times an hour; once while many addresses
 * ask (limits.ts).
 */
async function askedForName<T>(ctx: Ctx, make: () => Promise<T>): Promise<T> {
  const own: Draw = ['takenNames', ctx.address];
  const everywhereDraw: Draw = ['takenNamesEverywhere', 'all'];
  const [answered = 0, everywhere = 0] = await used(ctx, [own, everywhereDraw]);
  if (answered > 0 && everywhere >= budgets.takenNamesEverywhere[0]) await failSpent(ctx, [everywhereDraw]);
  // Taken before the name is checked, so that parallel requests count too.
  await takeAll(ctx, [own]);
  try {
    const made = await make();
    await giveBack(ctx, [own]);
    return made;
  } catch (error) {
    if (error instanceof Failure && error.code === 'company_exists') await take(ctx, everywhereDraw);
    else await giveBack(ctx, [own]);
    throw error;
  }
}

async function open(ctx: Ctx & NoticeCtx, asked: CompanyDetails): Promise<{ id: string }> {
  if (await isNameOfOld(ctx, asked.name)) fail('company_exists');
  const { company, changes } = newCompanyRows(ctx.now, asked);
  const welcome = welcomed(ctx, company);
  const created = audited(ctx, company.id, 'company_created', { by: 'Visitor' });
  const all = [...changes, ...welcome.changes, created];
  const answer = await commit(ctx, all, { id: company.id }, (refused) => {
    if (refused[1]) fail('company_exists');
  });
  await welcome.dispatch();
  return answer;
}
