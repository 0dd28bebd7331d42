// A person of the office logs in by e-mail: the same budgets and the same answer for unknown e-mails.

import type { Input } from '#shared/api/endpoint.ts';
import type { sessions as contract } from '#shared/api/session.ts';
import type { Session as SessionReply } from '#shared/model/company/company.ts';
import { audited, countFailed, unknownCompanyId } from '#functions/domain/audit/audit.ts';
import { giveBack, takeAll } from '#functions/domain/budgets/budgets.ts';
import { managersWithEmail, type OfCompany } from '#functions/domain/office-managers/office-managers.ts';
import { isPassword } from '#functions/domain/sessions/sessions.ts';
import type { Ctx } from '#functions/runtime/context.ts';
import { fail } from '#functions/runtime/fail.ts';
import { foldedName } from '#functions/table/one-name.ts';
import { beginOnDevice, isKnown, type Person, personOf } from './devices.ts';
import { countEmailMiss, deviceTries, emailTries } from './guesses.ts';

/** More companies than any accountant has under one password; each costs a hash. */
const companiesTried = 8;

/**
 * One e-mail may stand for people of several companies, each with a password of its own: the one that fits decides.
 * Where it fits several, the company is asked for. Invitations that were not accepted have no password: they must not
 * take the places of companies that have. Errors: `wrong_credentials` for every miss, `company_ambiguous`,
 * `too_many_requests`.
 */
export async function loginByEmail(
  ctx: Ctx,
  { body }: Input<typeof contract.endpoints.login>,
): Promise<SessionReply> {
  const { username: email, password } = body;
  const company = foldedName(body.company_name ?? '');
  const found = (await managersWithEmail(ctx.table, email))
    .filter(({ manager }) => manager.passwordHash !== undefined)
    .filter((one) => company === '' || foldedName(one.company.name) === company)
    .slice(0, companiesTried);
  const device = await deviceOf(ctx, found);
  const tries = device ? deviceTries(device) : emailTries(ctx, email);
  await takeAll(ctx, tries);
  const right = await fitting(password, found);
  const [one, ...others] = right;
  if (!one) return refused(ctx, email, found, device !== undefined);
  await giveBack(ctx, tries);
  if (others.length > 0) return fail('company_ambiguous');
  return beginOnDevice(
    ctx,
    { role: 'COMPANY', ...one },
    audited(ctx, one.company.id, 'company_logged_in', { by: 'Company', byManagerId: one.manager.id }),
  );
}

async function fitting(password: string, found: readonly OfCompany[]): Promise<OfCompany[]> {
  // An unknown e-mail costs the same work, so that timing reveals nothing.
  if (found.length === 0) await isPassword(password, undefined);
  const right: OfCompany[] = [];
  for (const one of found) if (await isPassword(password, one.manager.passwordHash)) right.push(one);
  return right;
}

/** The person logging in, if this device knows them. */
async function deviceOf(ctx: Ctx, found: readonly OfCompany[]): Promise<Person | undefined> {
  for (const one of found) {
    const person = personOf({ role: 'COMPANY', ...one });
    if (await isKnown(ctx, person)) return person;
  }
  return undefined;
}

/** Never says whether the e-mail is known, because it is personal; a company's name is public. */
async function refused(
  ctx: Ctx,
  email: string,
  found: readonly OfCompany[],
  isOnDevice: boolean,
): Promise<never> {
  const companies = found.length > 0 ? found.map(({ company }) => company.id) : [unknownCompanyId];
  for (const id of companies) await countFailed(ctx, id, 'manager_log_in_failed');
  await countEmailMiss(ctx, email, isOnDevice);
  return fail('wrong_credentials');
}
