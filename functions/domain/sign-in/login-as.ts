// An administrator acts as a company, in a session that names both.

import type { Input } from '#shared/api/endpoint.ts';
import type { platform as contract } from '#shared/api/platform.ts';
import type { Session as SessionReply } from '#shared/model/company/company.ts';
import type { AdministratorCtx } from '#functions/runtime/context.ts';
import { fail } from '#functions/runtime/fail.ts';
import { platformId } from '#functions/table/rows/session-row.ts';
import { audited } from '#functions/domain/audit/audit.ts';
import { findById } from '#functions/domain/companies/companies.ts';
import { begin } from '#functions/domain/sessions/sessions.ts';

/**
 * Begins a session of the company in this browser, for an hour. Both audits record it, and from then on every action
 * with both actors. Error: `company_missing`. Source: security-and-reliability.md, T15.
 */
export async function loginAs(
  ctx: AdministratorCtx,
  { path, query }: Input<typeof contract.endpoints.loginAs>,
): Promise<SessionReply> {
  const company = (await findById(ctx, path.id)) ?? fail('company_missing');
  const { reason } = query;
  const detail = [company.id, ...(reason === undefined ? [] : [reason])].join(': ');
  return begin(
    ctx,
    { role: 'COMPANY', company, actingFor: ctx.administrator.name },
    audited(ctx, company.id, 'administrator_logged_in_as', reason === undefined ? {} : { detail: reason }),
    audited(ctx, platformId, 'administrator_logged_in_as', { detail }),
  );
}
