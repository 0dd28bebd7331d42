// Errors that browsers report: one line in the log, cut short and without what could be a secret or a person.

import type { Raw, RawCtx } from '#functions/runtime/raw.ts';
import { take } from '#functions/domain/budgets/budgets.ts';

const reportLettersMax = 4000;

/** Addresses of people, links' tokens, anything long and random, and numbers long enough to be somebody's. */
export function scrubbed(report: string): string {
  return report
    .slice(0, 4 * reportLettersMax)
    .replaceAll(/([?&#](?:token|code|key)=)[^&\s"'\\]+/gi, '$1…')
    .replaceAll(/[^\s"'<>@,;:]{1,64}@[^\s"'<>@,;:]{1,255}/g, '…@…')
    .replaceAll(/[A-Za-z0-9_-]{32,}/g, '…')
    .replaceAll(/\+?\d[\d\s-]{5,}\d/g, '…')
    .replaceAll(/\p{Cc}+/gu, ' ')
    .slice(0, reportLettersMax);
}

/** Always thanks the reporter; past an address's budget nothing is written, so that nobody can fill the log. */
export async function reportError(
  ctx: Pick<RawCtx, 'table' | 'now' | 'address' | 'log' | 'body'>,
): Promise<Raw> {
  if (await take(ctx, ['errorReports', ctx.address])) {
    ctx.log.info('client_error', { stack: scrubbed(ctx.body) });
  }
  return {
    status: 200,
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
    body: '{}',
  };
}
