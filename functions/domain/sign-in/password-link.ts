// The link that sets a password, or takes an invitation: whose it is, while it works.

import { type Link, read } from '#functions/domain/links/links.ts';
import { ownerOf } from '#functions/domain/sessions/sessions.ts';
import type { Ctx } from '#functions/runtime/context.ts';
import { fail } from '#functions/runtime/fail.ts';
import type { Company } from '#functions/table/rows/company-row.ts';
import type { Manager } from '#functions/table/rows/manager-row.ts';

/** The link and its company; refused like a used link when it does not work. */
export async function resetOf(
  ctx: Ctx,
  token: string,
): Promise<{ link: Link; company: Company; manager: Manager | undefined }> {
  const link = await read(ctx, token, ['set_password']);
  const owner = await ownerOf(ctx.table, link.companyId, link.subject);
  if (!owner) return fail('link_over');
  const { company, manager } = owner;
  if ((manager ?? company).credentialVersion !== link.version) return fail('link_over');
  return { link, company, manager };
}
