// The rows of addresses of monthly reports: one that was asked for consent, with its answer; one that has unsubscribed.

import * as z from 'zod/mini';
import { keys } from '#functions/table/keys.ts';
import { maybe, number, optional, record, type RowOf, shape, text } from '#functions/table/row.ts';

export const consentRow = record({
  companyId: text('c'),
  address: text('a'),
  state: shape('s', z.enum(['asked', 'confirmed', 'declined'])),
  /** When it was last asked, or when it answered. */
  at: number('at'),
  timesAsked: number('n'),
  /** The newest open question's token; older ones are void. */
  tokenHash: maybe(text('h')),
});
export type ReportConsent = RowOf<typeof consentRow>;
export const reportConsentFrom = consentRow.from;
export const reportConsentItem = (noun: ReportConsent) => ({
  ...keys.reportConsent(noun.companyId, noun.address),
  ...consentRow.item(noun),
});

export const stopRow = record({ address: text('a'), at: optional(number('at')) });
