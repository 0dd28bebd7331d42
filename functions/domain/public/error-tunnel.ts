// Error reports of browsers: one log line each, shortened, without possible secrets or personal data.

import type { Raw, RawCtx } from '#functions/runtime/raw.ts';
import { take } from '#functions/domain/budgets/budgets.ts';
import { errorReportLetters } from '#shared/limits.ts';
import { scrubbed } from '#shared/scrubbed.ts';

/** How much is read before scrubbing, which may remove a lot. */
const lettersRead = 4 * errorReportLetters;

/** Always answers 200; beyond an address's budget nothing is logged, so that no one can flood the log. */
export async function reportError(
  ctx: Pick<RawCtx, 'table' | 'now' | 'address' | 'log' | 'body'>,
): Promise<Raw> {
  if (await take(ctx, ['errorReports', ctx.address])) {
    ctx.log.info('client_error', {
      stack: scrubbed(ctx.body.slice(0, lettersRead)).slice(0, errorReportLetters),
    });
  }
  return {
    status: 200,
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
    body: '{}',
  };
}
