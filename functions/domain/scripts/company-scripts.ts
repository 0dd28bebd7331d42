// What each script finds about a company, and the changes that make it so: read only, the run writes them.

import type { ScriptParams, ScriptRun } from '#shared/model/scripts.ts';
import type { Ctx } from '#functions/runtime/context.ts';
import { fail } from '#functions/runtime/fail.ts';
import type { Company } from '#functions/table/company-row.ts';
import { keys } from '#functions/table/keys.ts';
import {
  absent,
  all,
  type Change,
  type Condition,
  equals,
  present,
  stillAt,
} from '#functions/table/write.ts';
import { countrySet, findById } from '#functions/domain/companies/companies.ts';
import { compare } from '#functions/domain/counts/counts.ts';

export type ScriptCtx = Pick<Ctx, 'table' | 'now'>;
export type Planned = {
  readonly company: Company;
  readonly changes: ScriptRun['changes'];
  /** Each is refused when what it rests on has changed since it was read. */
  readonly rows: readonly Change[];
};
type About = { readonly company_id: string };

const companyOf = async (ctx: ScriptCtx, { company_id: id }: About): Promise<Company> =>
  (await findById(ctx, id)) ?? fail('company_missing');

const still = (path: string, value: unknown): Condition =>
  value === undefined ? absent(path) : equals(path, value);

export async function changeCountry(
  ctx: ScriptCtx,
  params: ScriptParams<'change_country'>,
): Promise<Planned> {
  const company = await companyOf(ctx, params);
  const { country: before } = company;
  const after = params.country;
  if (after === before) return { company, changes: [], rows: [] };
  const update: Change = {
    update: keys.company(company.id),
    set: countrySet(company, after),
    add: { sv: 1 },
    when: all(present(), stillAt('sv', company.settings.version), equals('cr', before)),
  };
  return { company, changes: [{ field: 'country', before, after }], rows: [update] };
}

/** Who has a plan pays for it; without one the company is where its trial left it. */
export async function changePlan(ctx: ScriptCtx, params: ScriptParams<'change_plan'>): Promise<Planned> {
  const company = await companyOf(ctx, params);
  const { plan: after } = params;
  const before = company.plan ?? null;
  if (after === before && company.isPaying === (after !== null)) return { company, changes: [], rows: [] };
  const when = all(present(), still('pl', company.plan), company.isPaying ? present('pay') : absent('pay'));
  const update: Change =
    after === null
      ? { update: keys.company(company.id), remove: ['pl', 'pay'], when }
      : { update: keys.company(company.id), set: { pl: after, pay: 1 }, when };
  const paying = {
    field: 'paying_customer',
    before: String(company.isPaying),
    after: String(after !== null),
  };
  const plan = { field: 'billing_plan', before, after };
  return { company, changes: [plan, paying].filter((one) => one.before !== one.after), rows: [update] };
}

export async function changeTempCanSeeDk(
  ctx: ScriptCtx,
  params: ScriptParams<'change_temp_can_see_dk'>,
): Promise<Planned> {
  const company = await companyOf(ctx, params);
  const { temp_can_see_dk: after } = params;
  const before = company.integrations.temp_can_see_dk ?? false;
  if (after === before) return { company, changes: [], rows: [] };
  const update: Change = {
    update: keys.company(company.id),
    set: { 'in.temp_can_see_dk': after },
    add: { sv: 1 },
    when: all(present('in'), stillAt('sv', company.settings.version)),
  };
  const change = { field: 'temp_can_see_dk', before: String(before), after: String(after) };
  return { company, changes: [change], rows: [update] };
}

/** Sessions go on: each request reads the row, and who is in may still read (3-decisions). */
const switching =
  (isDisabled: boolean) =>
  async (ctx: ScriptCtx, params: About): Promise<Planned> => {
    const company = await companyOf(ctx, params);
    if (company.isDisabled === isDisabled) return { company, changes: [], rows: [] };
    const update: Change = isDisabled
      ? { update: keys.company(company.id), set: { off: 1 }, when: all(present(), absent('off')) }
      : { update: keys.company(company.id), remove: ['off'], when: present('off') };
    const change = { field: 'disabled', before: String(!isDisabled), after: String(isDisabled) };
    return { company, changes: [change], rows: [update] };
  };
export const disableCompany = switching(true);
export const enableCompany = switching(false);

export async function rebuildCounters(
  ctx: ScriptCtx,
  params: ScriptParams<'rebuild_counters'>,
): Promise<Planned> {
  const company = await companyOf(ctx, params);
  const changes: ScriptRun['changes'] = [];
  const rows: Change[] = [];
  for (const noun of ['employees', 'projects'] as const) {
    const found = await compare(ctx, company.id, noun);
    if (!found) continue;
    const before = found.kept === undefined ? null : String(found.kept);
    changes.push({ field: noun, before, after: String(found.found) });
    rows.push(found.change);
  }
  return { company, changes, rows };
}
