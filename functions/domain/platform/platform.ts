// The platform administrator's companies: lists them, creates one, notes things about them.

import type { Input, Reply } from '#shared/api/endpoint.ts';
import type { platform as contract } from '#shared/api/platform.ts';
import { welcomeLinkSeconds } from '#shared/limits.ts';
import { toWire } from '#shared/time/instant.ts';
import type { AdministratorCtx } from '#functions/runtime/context.ts';
import { fail } from '#functions/runtime/fail.ts';
import { commit } from '#functions/runtime/once.ts';
import type { Company } from '#functions/table/company-row.ts';
import { keys } from '#functions/table/keys.ts';
import { present } from '#functions/table/write.ts';
import { audited } from '#functions/domain/audit/audit.ts';
import { every, findById, found, isNameOfOld } from '#functions/domain/companies/companies.ts';
import { issue } from '#functions/domain/links/links.ts';
import { addresses, mail, type NoticeCtx } from '#functions/domain/notices/notices.ts';
import { hashPassword, refuseEasyPassword } from '#functions/domain/sessions/sessions.ts';

type Calls = typeof contract.endpoints;
type CompanyRow = Reply<Calls['createCompany']>;

/** The product is Icelandic and so is the form; a script changes the country of a company abroad. */
const language = 'is' as const;

const shown = (company: Company): CompanyRow => ({
  id: company.id,
  name: company.name,
  email: company.email,
  country: company.country,
  created: toWire(company.createdAt),
  paying_customer: company.isPaying,
  disabled: company.isDisabled,
  billing_plan: company.plan ?? null,
  notes: company.notes ?? '',
});

export async function listCompanies(ctx: AdministratorCtx): Promise<CompanyRow[]> {
  const companies: Company[] = [];
  for await (const company of every(ctx)) companies.push(company);
  return companies.toSorted((one, other) => other.createdAt - one.createdAt).map(shown);
}

/** The company has the password it is given; the mailed link logs it in and proves its e-mail. */
export async function createCompany(
  ctx: AdministratorCtx & NoticeCtx,
  { body }: Input<Calls['createCompany']>,
): Promise<CompanyRow> {
  const { name, email, password } = body;
  if (await isNameOfOld(ctx, name)) fail('company_exists');
  await refuseEasyPassword('password', password, { name, email });
  const passwordHash = await hashPassword(password);
  const { company, changes } = found(ctx.now, { name, email, language, passwordHash });
  const link = issue({
    companyId: company.id,
    subject: 'COMPANY',
    purpose: 'company_login',
    version: company.credentialVersion,
    endsAt: ctx.now + welcomeLinkSeconds,
  });
  const letter = mail(ctx, {
    companyId: company.id,
    template: 'new_company',
    to: email,
    language,
    companyName: name,
    link: addresses.login(ctx, link.token),
  });
  const all = [...changes, ...link.changes, letter.change, audited(ctx, company.id, 'company_created')];
  const reply = await commit(ctx, all, shown(company), (refused) => {
    if (refused[1]) fail('company_exists');
  });
  await letter.dispatch();
  return reply;
}

/** The company itself never sees them; an emptied note is gone. */
export async function changeNotes(
  ctx: AdministratorCtx,
  { body }: Input<Calls['changeNotes']>,
): Promise<CompanyRow> {
  const company = (await findById(ctx, body.company_id)) ?? fail('company_missing');
  const notes = body.notes === '' ? undefined : body.notes;
  await ctx.table.write(
    notes === undefined
      ? { update: keys.company(company.id), remove: ['no'], when: present() }
      : { update: keys.company(company.id), set: { no: notes }, when: present() },
    audited(ctx, company.id, 'notes_changed'),
  );
  return shown({ ...company, notes });
}
