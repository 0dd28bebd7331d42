// The scripts about a company's own data, for a company that cannot do it itself: its export, and its deletion.

import type { ScriptParams } from '#shared/model/scripts.ts';
import { dayOf, zoneOf } from '#shared/time/zone.ts';
import { failField } from '#functions/runtime/fail.ts';
import { deletionOf, isNameOf } from '#functions/domain/deletions/deletions.ts';
import { everythingOf } from '#functions/domain/exports/exports.ts';
import { companyOf, type Planned, type ScriptCtx } from './company-scripts.ts';

/** Queues an export of everything; while one is running, the script finds nothing to do. */
export async function exportCompany(
  ctx: ScriptCtx,
  params: ScriptParams<'export_company'>,
): Promise<Planned> {
  const company = await companyOf(ctx, params);
  const { language } = params;
  const asked = await everythingOf(ctx, company, language === undefined ? {} : { language });
  if (!asked) return { company, changes: [], rows: [] };
  return {
    company,
    changes: [{ field: 'export', before: null, after: 'everything' }],
    rows: asked.rows,
    own: { event: 'export_asked', details: { detail: 'everything' } },
    letter: asked.promised,
  };
}

/** Begins the 30 days' hold and mails the company, which can take the deletion back. A real run confirms its name. */
export async function deleteCompany(
  ctx: ScriptCtx,
  params: ScriptParams<'delete_company'>,
  isReal: boolean,
): Promise<Planned> {
  const company = await companyOf(ctx, params);
  const { name } = params;
  if (name === undefined && isReal) failField('params.name', 'is missing', 'missing');
  if (name !== undefined && !isNameOf(company, name))
    failField('params.name', 'is not the name of the company', 'wrong_value');
  if (company.deletion) return { company, changes: [], rows: [] };
  const { endsAt, rows, dispatch } = await deletionOf(ctx, company);
  const after = dayOf(zoneOf(company.settings.time_zone), endsAt);
  return {
    company,
    changes: [{ field: 'deletion', before: null, after }],
    rows,
    own: { event: 'deletion_asked', details: {} },
    letter: { dispatch },
  };
}
