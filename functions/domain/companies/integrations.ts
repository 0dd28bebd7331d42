// A company's payroll integrations: add, change, delete.

import type * as z from 'zod/mini';
import type { CompanyCtx } from '#functions/runtime/context.ts';
import { fail } from '#functions/runtime/fail.ts';
import { type PayrollSystem, payrollSystemOf } from '#shared/model/payroll.ts';
import { integration } from '#shared/model/company/company.ts';
import type { integrationChange, integrationRemoval } from '#shared/model/company/settings-change.ts';
import { audited } from '#functions/domain/audit/audit.ts';
import { companyRow, integrationPath, settingsCount } from '#functions/table/rows/company-row.ts';
import { keys } from '#functions/table/keys.ts';
import { absent, all, present, refusalOfWrite } from '#functions/table/write.ts';
import { isStaleVersion, newestCompany, failStale, versionUnchanged } from './stale-version.ts';

type Integration = z.output<typeof integration>;

const triesMax = 4;

/** The integration named `key`: for Icelandic companies only, and DK only where it was opened to them. */
function integrationKeyOf({ company }: CompanyCtx, key: string): PayrollSystem {
  const known = payrollSystemOf(key);
  if (known === undefined || company.country !== 'IS') return fail('integration_missing');
  const isClosed = known === 'dk' && !company.integrations.dk && !company.integrations.temp_can_see_dk;
  return isClosed ? fail('integration_missing') : known;
}

/**
 * Merges what was sent, or replaces the integration when asked to (specification 2, section 7); written with its audit
 * row. For Icelandic companies only, DK only where it was opened (section 5). Errors: `integration_missing`,
 * `settings_changed` for another `version`, `busy`.
 */
export async function changeIntegration(
  ctx: CompanyCtx,
  input: {
    path: { key: string };
    query: { replace_all?: 'true' | 'false' | undefined };
    body: z.output<typeof integrationChange>;
  },
): Promise<Integration> {
  const key = integrationKeyOf(ctx, input.path.key);
  const isWhole = input.query.replace_all === 'true';
  const { version, ...sent } = input.body;
  let { company } = ctx;
  for (let tries = 0; tries < triesMax; tries += 1) {
    const before = company.integrations[key];
    const kept = isWhole ? undefined : before;
    const after: Integration = { ...kept, ...sent, active: sent.active ?? before?.active ?? true };
    if (isStaleVersion(company, version)) return isSame(after, before) ? after : failStale(company);
    const { set, when } = integrationSet(key, before, after, sent, isWhole);
    const refused = await refusalOfWrite(
      ctx.table,
      {
        update: keys.company(company.id),
        set,
        ...settingsCount.add({ version: 1 }),
        when: all(when, ...versionUnchanged(input.body)),
      },
      audited(ctx, company.id, 'integration_changed', { detail: key, fields: namesGiven(sent) }),
    );
    if (!refused) return after;
    company = await newestCompany(ctx);
  }
  return fail('busy');
}

/** Compares integrations, ignoring the order of their fields. */
const isSame = (one: Integration, other: Integration | undefined): boolean =>
  JSON.stringify(integration.parse(one)) === JSON.stringify(other && integration.parse(other));

/** Writes only what was sent, so that two people can change different pay codes at once. */
function integrationSet(
  key: PayrollSystem,
  before: Integration | undefined,
  after: Integration,
  sent: Omit<z.output<typeof integrationChange>, 'version'>,
  isWhole: boolean,
) {
  const path = integrationPath(key);
  if (isWhole) return { set: { [path]: after }, when: present(companyRow.at.integrations) };
  if (!before)
    return { set: { [path]: after }, when: all(present(companyRow.at.integrations), absent(path)) };
  const given = Object.entries(sent).filter(([, value]) => value !== undefined);
  // An empty change still needs a write: it repeats the switch.
  const written = given.length > 0 ? given : [['active', after.active]];
  const set = Object.fromEntries(written.map(([name, value]) => [`${path}.${name}`, value]));
  return { set, when: present(path) };
}

const namesGiven = (sent: object): string[] =>
  Object.entries(sent).flatMap(([name, value]) => (value === undefined ? [] : [name]));

/**
 * Deletes the integration; with a version, only as it was seen, and a missing one is then deleted already. Errors:
 * `integration_missing`, `settings_changed`, `busy`.
 */
export async function deleteIntegration(
  ctx: CompanyCtx,
  input: { path: { key: string }; query?: z.output<typeof integrationRemoval> },
): Promise<undefined> {
  const { version } = input.query ?? {};
  const key = payrollSystemOf(input.path.key) ?? fail('integration_missing');
  let { company } = ctx;
  for (let tries = 0; tries < triesMax; tries += 1) {
    if (company.country !== 'IS') fail('integration_missing');
    if (!company.integrations[key]) return version === undefined ? fail('integration_missing') : undefined;
    if (isStaleVersion(company, version)) failStale(company);
    const refused = await refusalOfWrite(
      ctx.table,
      {
        update: keys.company(company.id),
        remove: [integrationPath(key)],
        ...settingsCount.add({ version: 1 }),
        when: all(present(integrationPath(key)), ...versionUnchanged({ version })),
      },
      audited(ctx, company.id, 'integration_removed', { detail: key }),
    );
    if (!refused) return undefined;
    company = await newestCompany(ctx);
  }
  return fail('busy');
}
