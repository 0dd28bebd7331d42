// The row of an address that was asked for consent to monthly reports, with its answer.

import * as z from 'zod/mini';
import { keys } from '#functions/table/keys.ts';
import { number, text, textOr } from '#functions/table/read.ts';
import type { Item } from '#functions/table/write.ts';

const consentStates = ['asked', 'confirmed', 'declined'] as const;

export type ReportConsent = {
  readonly companyId: string;
  readonly address: string;
  readonly state: (typeof consentStates)[number];
  /** When it was last asked, or when it answered. */
  readonly at: number;
  readonly timesAsked: number;
  /** The newest open question's token; older ones are void. */
  readonly tokenHash: string | undefined;
};

export const reportConsentItem = (consent: ReportConsent) => ({
  ...keys.reportConsent(consent.companyId, consent.address),
  c: consent.companyId,
  a: consent.address,
  s: consent.state,
  at: consent.at,
  n: consent.timesAsked,
  h: consent.tokenHash,
});
export const reportConsentFrom = (item: Item): ReportConsent => ({
  companyId: text(item, 'c'),
  address: text(item, 'a'),
  state: z.enum(consentStates).parse(item['s']),
  at: number(item, 'at'),
  timesAsked: number(item, 'n'),
  tokenHash: textOr(item, 'h', undefined),
});
