// Two people edit a company at once: a change from an older version is refused with the newer values.

import type { CompanyCtx } from '#functions/runtime/context.ts';
import { fail } from '#functions/runtime/fail.ts';
import { type Company, companyFrom, settingsCount } from '#functions/table/rows/company-row.ts';
import { keys } from '#functions/table/keys.ts';
import type { Condition } from '#functions/table/write.ts';

/** False for a change that names no version. */
export const isStaleVersion = ({ settings }: Company, version: number | undefined): boolean =>
  version !== undefined && version !== settings.version;
/** Conditions for the company's row; none for a change that names no version. */
export const versionUnchanged = ({ version }: { version?: number | undefined }): Condition[] =>
  version === undefined ? [] : [settingsCount.is({ version })];
/** 409 with the current settings, which the form shows. */
export const failStale = ({ settings, integrations }: Company): never =>
  fail('settings_changed', { settings, integrations });

/** Error: `company_missing`. */
export async function newestCompany({ table, company }: CompanyCtx): Promise<Company> {
  const item = await table.get(keys.company(company.id));
  return item ? companyFrom(item) : fail('company_missing');
}
