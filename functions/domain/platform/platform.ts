// The platform administrator's companies: lists them, creates one, notes things about them.

import { audited } from '#functions/domain/audit/audit.ts';
import {
  every,
  findById,
  newCompanyRows,
  isNameOfOld,
  ofEach,
} from '#functions/domain/companies/companies.ts';
import { issueToCompany } from '#functions/domain/links/links.ts';
import { addresses, mail, type NoticeCtx } from '#functions/domain/notices/notices.ts';
import { hashPassword, refuseEasyPassword } from '#functions/domain/sessions/sessions.ts';
import type { AdministratorCtx } from '#functions/runtime/context.ts';
import { fail } from '#functions/runtime/fail.ts';
import { commit } from '#functions/runtime/once.ts';
import { type Company, companyRow, oldNotesRow } from '#functions/table/rows/company-row.ts';
import { employeeFrom } from '#functions/table/rows/employee-row.ts';
import { keys, ranges } from '#functions/table/keys.ts';
import { type Subscription, subscriptionFrom } from '#functions/table/rows/subscription-row.ts';
import { monthAt } from '#functions/table/rows/work-log-row.ts';
import { textIn } from '#functions/table/read.ts';
import { all, type Change, present, refusalOfWrite } from '#functions/table/write.ts';
import { trialEnd } from '#shared/access.ts';
import type { Input, Reply } from '#shared/api/endpoint.ts';
import type { platform as contract } from '#shared/api/platform.ts';
import { welcomeLinkSeconds } from '#shared/limits.ts';
import { toWire } from '#shared/time/instant.ts';

type Calls = typeof contract.endpoints;
type CompanyRow = Reply<Calls['createCompany']>;
type Listed = Reply<Calls['listCompanies']>[number];

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
  notes_version: company.notesVersion ?? 0,
  notes_saved: savedOnWire(company.notesSaved),
});

/** Newest first (specification 2, section 9). `month_seconds` is null until the month has been counted. */
export async function listCompanies(ctx: AdministratorCtx): Promise<Listed[]> {
  const companies: Company[] = [];
  for await (const company of every(ctx)) companies.push(company);
  const rows = await ctx.table.getMany(companies.map(({ id }) => keys.subscription(id)));
  const ordered = new Map(
    companies.map(({ id }, at) => [id, rows[at] && subscriptionFrom(id, rows[at])] as const),
  );
  return ofEach(
    companies.toSorted((one, other) => other.createdAt - one.createdAt),
    (company) => listed(ctx, company, ordered.get(company.id)),
  );
}

async function listed(
  ctx: AdministratorCtx,
  company: Company,
  ordered: Subscription | undefined,
): Promise<Listed> {
  const rows = await ctx.table.queryAll(ranges.employees(company.id), { eventually: true });
  const employees = rows.map(employeeFrom);
  const active = employees.filter(({ isDisabled }) => !isDisabled).length;
  const { monthHours } = company;
  const starts = employees.flatMap(({ latestAt }) => latestAt ?? []);
  return {
    ...shown(company),
    time_zone: company.settings.time_zone,
    trial_ends: toWire(trialEnd(company)),
    active_employees: active,
    inactive_employees: employees.length - active,
    last_entry: starts.length > 0 ? toWire(Math.max(...starts)) : null,
    month_seconds: monthHours?.month === monthAt(ctx.now) ? monthHours.seconds : null,
    paid_by: company.isPaying && ordered?.state === 'paying' ? ordered.by : null,
    kennitala: ordered?.ssn ?? null,
    listed_at: toWire(ctx.now),
  };
}

/**
 * The company has the password it is given; the mailed link logs it in and proves its e-mail. Errors: `company_exists`,
 * `invalid_input` for an easy password or a name that is an e-mail. Source: specification 1, section 5.
 */
export async function createCompany(
  ctx: AdministratorCtx & NoticeCtx,
  { body }: Input<Calls['createCompany']>,
): Promise<CompanyRow> {
  const { name, email, password } = body;
  if (await isNameOfOld(ctx, name)) fail('company_exists');
  await refuseEasyPassword('password', password, { name, email });
  const passwordHash = await hashPassword(password);
  const { company, changes } = newCompanyRows(ctx.now, { name, email, language, passwordHash });
  const link = issueToCompany(company, 'company_login', ctx.now + welcomeLinkSeconds);
  const letter = mail(ctx, company, {
    template: 'new_company',
    link: addresses.login(ctx, link.linkToken),
  });
  const rows = [...changes, ...link.changes, letter.change, audited(ctx, company.id, 'company_created')];
  const reply = await commit(ctx, rows, shown(company), (refused) => {
    if (refused[1]) fail('company_exists');
  });
  await letter.dispatch();
  return reply;
}

/** Replaced notes stay readable for administrators as long as the company exists. */
const replaced = ({ id, notes = '', notesVersion = 0, notesSaved }: Company): Change[] =>
  notesVersion === 0
    ? []
    : [
        {
          put: {
            ...keys.oldNotes(id, versionText(notesVersion)),
            ...oldNotesRow.item({ notes, notesSaved }),
          },
        },
      ];
const savedOnWire = (saved: Company['notesSaved']) => (saved ? { at: toWire(saved.at), by: saved.by } : null);
/** In the order of their numbers. */
const versionText = (version: number): string => String(version).padStart(8, '0');

/** The present notes, then those they replaced, newest first. Error: `company_missing`. */
export async function notesHistory(
  ctx: AdministratorCtx,
  { path }: Input<Calls['notesHistory']>,
): Promise<Reply<Calls['notesHistory']>> {
  const company = (await findById(ctx, path.id)) ?? fail('company_missing');
  const now = shown(company);
  const before = await ctx.table.queryAll(ranges.oldNotes(company.id));
  return [
    ...(now.notes_version === 0
      ? []
      : [{ version: now.notes_version, notes: now.notes, saved: now.notes_saved }]),
    ...before.toReversed().map((row) => {
      const { notes, notesSaved } = oldNotesRow.from(row);
      return { version: Number(textIn(row, 'SK')), notes, saved: savedOnWire(notesSaved) };
    }),
  ];
}

const notesTries = 8;

/**
 * The company itself never sees the notes; emptied ones are removed. A change that names its version is refused when a
 * newer one exists; a change without a version replaces the present notes, which the history keeps. Errors:
 * `company_missing`, `notes_changed`, `busy`.
 */
export async function changeNotes(
  ctx: AdministratorCtx,
  { body }: Input<Calls['changeNotes']>,
): Promise<CompanyRow> {
  for (let tries = 0; tries < notesTries; tries += 1) {
    const saved = await savedNotes(ctx, body);
    if (saved) return saved;
  }
  return fail('busy');
}

/** Undefined when other notes came in between, which this change would have replaced unseen. */
async function savedNotes(
  ctx: AdministratorCtx,
  body: Input<Calls['changeNotes']>['body'],
): Promise<CompanyRow | undefined> {
  const company = (await findById(ctx, body.company_id)) ?? fail('company_missing');
  const before = company.notesVersion ?? 0;
  if (body.version !== undefined && body.version !== before) fail('notes_changed');
  const notes = body.notes === '' ? undefined : body.notes;
  const notesSaved = { at: ctx.now, by: ctx.administrator.name };
  const refused = await refusalOfWrite(
    ctx.table,
    {
      update: keys.company(company.id),
      ...companyRow.set({ notes, notesSaved }),
      ...companyRow.add({ notesVersion: 1 }),
      when: all(present(), companyRow.is({ notesVersion: before })),
    },
    ...replaced(company),
    audited(ctx, company.id, 'notes_changed'),
  );
  if (refused) {
    return body.version === undefined ? undefined : fail('notes_changed');
  }
  return shown({ ...company, notes, notesSaved, notesVersion: before + 1 });
}
