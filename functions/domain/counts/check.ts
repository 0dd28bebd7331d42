// The nightly check of the counts: each is compared with what there is, and mended when it is wrong.

import type { JobCtx } from '#functions/runtime/consume.ts';
import { failTogether, forEvery } from '#functions/domain/companies/companies.ts';
import { type Counted, recount } from './counts.ts';

type CheckCtx = Pick<JobCtx, 'table' | 'log'>;
const all: readonly Counted[] = ['employees', 'projects'];

export async function checkCounts(ctx: CheckCtx): Promise<void> {
  const failures = await forEvery(ctx, async ({ id: companyId }) => {
    for (const of of all) {
      if (await recount(ctx, companyId, of)) ctx.log.info('count_mended', { companyId, message: of });
    }
  });
  failTogether(failures);
}
