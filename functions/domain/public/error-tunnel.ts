// Errors that browsers report: one line in the log, cut short and without what could be a secret or a person.

import type { Raw, RawCtx } from '#functions/runtime/raw.ts';
import { take } from '#functions/domain/budgets/budgets.ts';
import { errorReportLetters } from '#shared/limits.ts';
import { scrubbed } from '#shared/scrubbed.ts';

/** So much is looked at: what is scrubbed away may be long. */
const lettersRead = 4 * errorReportLetters;

/** Always thanks the reporter; past an address's budget nothing is written, so that nobody can fill the log. */
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
