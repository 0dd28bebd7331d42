// Companies: found by name or email, created, given a new password, and walked by scheduled jobs.

import * as z from 'zod/mini';
import { timeClockLink, withoutTimeClockLink } from '#functions/domain/links/links.ts';
import type { Ctx } from '#functions/runtime/context.ts';
import { type Company, companyFrom, companyRow, firstSettings } from '#functions/table/rows/company-row.ts';
import { failField } from '#functions/runtime/fail.ts';
import { keys } from '#functions/table/keys.ts';
import { foldedName } from '#functions/table/one-name.ts';
import { newId } from '#functions/table/new-id.ts';
import { newSecret } from '#functions/table/rows/session-row.ts';
import type { Change } from '#functions/table/write.ts';
import type { languages } from '#shared/limits.ts';
import { type Country, countryOf, zoneOfCountry } from '#shared/model/company/country.ts';
import { email as emailShape } from '#shared/model/fields.ts';
import * as store from './store.ts';

type Language = (typeof languages)[number];
type TableCtx = Pick<Ctx, 'table'>;

/** Undefined for an unknown id, and for a company that is being erased. */
export const findById = (ctx: TableCtx, id: string) => store.companyOf(ctx.table, id);
/**
 * By the name as typed; undefined where no company has it, after the same reads. Case, accents and look-alikes are
 * forgiven (3-decisions.md, 'Names that differ only by accents').
 */
export const findByName = (ctx: TableCtx, name: string) => store.companyNamed(ctx.table, name);
export const isNameOfOld = (ctx: TableCtx, name: string) => store.isNameOfOld(ctx.table, name);
/** Several companies may share an e-mail. */
export const findByEmail = (ctx: TableCtx, email: string) => store.companiesWithEmail(ctx.table, email);
export const catchUpName = (ctx: TableCtx, company: Company) => store.catchUpName(ctx.table, company);
export { countrySet } from './country.ts';
export { companyNames, withNamesCaughtUp } from './store.ts';
export { everyLeaving, failTogether, forEvery, forEveryInDrawnOrder, ofEach } from './walk.ts';
export { newestCompany } from './stale-version.ts';
/** Every company but those being erased, in no order; the list may be a moment old. */
export async function* every(ctx: TableCtx): AsyncGenerator<Company> {
  for await (const row of store.everyCompanyRow(ctx.table)) yield companyFrom(row);
}

export type CompanyDetails = {
  readonly name: string;
  readonly email: string;
  readonly phone?: string | undefined;
  readonly language: Language;
  /** Absent: by the phone's country code, then the language. */
  readonly country?: Country | undefined;
  /** Absent: the zone of most people in the country. */
  readonly timeZone?: string | undefined;
  readonly passwordHash: string | undefined;
};

/** A log-in looks for a company's name first: a company called like an e-mail would lock its owner out elsewhere. */
function refuseEmailAsName(name: string): void {
  if (z.safeParse(emailShape, foldedName(name)).success)
    failField('name', 'is an e-mail address', 'wrong_format');
}

/**
 * A new company and its rows for the caller's transaction. The second change is refused when the name is taken. Error:
 * `invalid_input` for a name that is an e-mail. Trial: 14 days from `now` (specification 1, section 9).
 */
export function newCompanyRows(
  now: number,
  details: CompanyDetails,
): { company: Company; changes: readonly Change[] } {
  refuseEmailAsName(details.name);
  const country = details.country ?? countryOf(details);
  const timeClockToken = newSecret();
  const company: Company = {
    id: newId('company'),
    name: details.name,
    email: details.email,
    isEmailVerified: false,
    phone: details.phone || undefined,
    country,
    createdAt: now,
    passwordHash: details.passwordHash,
    credentialVersion: 0,
    clockVersion: 0,
    isPaying: false,
    isDisabled: false,
    settings: firstSettings(details.language, details.timeZone ?? zoneOfCountry[country]),
    integrations: {},
    timeClockToken,
    noticesSeenAt: undefined,
  };
  return { company, changes: [...store.newCompany(company), timeClockLink(company.id, timeClockToken)] };
}

/**
 * A company that no one has logged in to, with the details of a repeated trial request, as changes for the caller's
 * transaction. They are refused when someone has logged in since. A new email ends the earlier links and sessions.
 */
export function correctedRows(
  company: Company,
  details: CompanyDetails,
): { company: Company; changes: readonly Change[] } {
  const { name, email, phone, country, settings } = newCompanyRows(company.createdAt, details).company;
  const isMoved = email !== company.email;
  const credentialVersion = company.credentialVersion + (isMoved ? 1 : 0);
  const again: Company = { ...company, name, email, phone, country, settings, credentialVersion };
  return { company: again, changes: store.correctedCompany(company, again) };
}

/** A new time-clock link as changes for the caller's transaction; sessions begun by the old one end. */
export function renewTimeClock(company: Company) {
  const token = newSecret();
  const old = company.timeClockToken;
  return {
    fields: { timeClockToken: token, clockVersion: company.clockVersion + 1 },
    changes: [timeClockLink(company.id, token), ...(old === undefined ? [] : [withoutTimeClockLink(old)])],
  };
}

/** Checks in the session's own transaction that `token` is still the company's time-clock link. */
export const timeClockLinkIs = (company: Company, timeClockToken: string): Change => ({
  check: keys.company(company.id),
  when: companyRow.is({ timeClockToken }),
});

type Credential = {
  readonly passwordHash: string;
  readonly isEmailProven: boolean;
  /** False leaves the time clocks logged in. */
  readonly endsTimeClocks: boolean;
};
/**
 * A new password; older sessions and links of the company stop working at once. The changes are refused when the
 * credential or the time-clock link was changed since `company` was read. Time clocks stay unless asked for:
 * 3-decisions.md, 'A changed company password'.
 */
export function changeCredential(
  company: Company,
  { passwordHash, isEmailProven, endsTimeClocks }: Credential,
): { company: Company; changes: readonly Change[] } {
  const { id, credentialVersion, clockVersion, timeClockToken } = company;
  const clock = endsTimeClocks ? renewTimeClock(company) : undefined;
  const fields = {
    passwordHash,
    credentialVersion: credentialVersion + 1,
    clockVersion,
    ...clock?.fields,
    ...(isEmailProven ? { isEmailVerified: true } : {}),
  };
  const when = companyRow.is({ credentialVersion, timeClockToken });
  return {
    company: { ...company, ...fields },
    changes: [{ update: keys.company(id), ...companyRow.set(fields), when }, ...(clock?.changes ?? [])],
  };
}

/**
 * Marks the company's email as confirmed, after a mailed link was opened. Refused when the credential changed
 * since.
 */
export const verifyEmail = ({ id, credentialVersion }: Company): Change => ({
  update: keys.company(id),
  ...companyRow.set({ isEmailVerified: true }),
  when: companyRow.is({ credentialVersion }),
});
