// The rows of monthly reports: one for each report, one for each mailed link.

import * as z from 'zod/mini';
import { language } from '#shared/model/fields.ts';
import { reportRunState } from '#shared/model/monthly-report.ts';
import { monthlyReportKinds } from '#shared/model/company/monthly-report-setting.ts';
import { keys } from '#functions/table/keys.ts';
import { flag, number, numberOr, text, textOr } from '#functions/table/read.ts';
import type { Item } from '#functions/table/write.ts';

const letter = z.object({ a: z.string(), h: z.string() });
const ids = z.array(z.string());

export type ReportRun = {
  readonly id: string;
  readonly companyId: string;
  readonly month: string;
  readonly isByHand: boolean;
  readonly state: z.output<typeof reportRunState>;
  readonly kinds: readonly (typeof monthlyReportKinds)[number][];
  readonly exportIds: readonly string[];
  readonly language: z.output<typeof language>;
  readonly addresses: readonly string[];
  readonly createdAt: number;
  readonly sentAt: number | undefined;
  readonly isRevoked: boolean;
  /** When its links expire. */
  readonly endsAt: number;
  readonly letters: readonly { readonly address: string; readonly tokenHash: string }[];
  /** When its record expires. */
  readonly expiresAt: number;
};

export const reportRunItem = (run: ReportRun) => ({
  ...keys.reportRun(run.companyId, run.id),
  id: run.id,
  c: run.companyId,
  m: run.month,
  hand: run.isByHand ? 1 : undefined,
  s: run.state,
  k: run.kinds,
  x: run.exportIds,
  l: run.language,
  to: run.addresses,
  at: run.createdAt,
  sa: run.sentAt,
  off: run.isRevoked ? 1 : undefined,
  ends: run.endsAt,
  ls: lettersItem(run.letters),
  expires: run.expiresAt,
});
export const lettersItem = (letters: ReportRun['letters']) =>
  letters.map(({ address, tokenHash }) => ({ a: address, h: tokenHash }));

export const reportRunFrom = (item: Item): ReportRun => ({
  id: text(item, 'id'),
  companyId: text(item, 'c'),
  month: text(item, 'm'),
  isByHand: flag(item, 'hand'),
  state: reportRunState.parse(item['s']),
  kinds: z.array(z.enum(monthlyReportKinds)).parse(item['k']),
  exportIds: ids.parse(item['x']),
  language: language.parse(item['l']),
  addresses: ids.parse(item['to']),
  createdAt: number(item, 'at'),
  sentAt: numberOr(item, 'sa', undefined),
  isRevoked: flag(item, 'off'),
  endsAt: number(item, 'ends'),
  letters: z
    .array(letter)
    .parse(item['ls'] ?? [])
    .map(({ a, h }) => ({ address: a, tokenHash: h })),
  expiresAt: number(item, 'expires'),
});

/** What a mailed token does: opens the files, unsubscribes, or answers the question for consent. */
const linkPurposes = ['files', 'stop', 'consent'] as const;
export type ReportLinkPurpose = (typeof linkPurposes)[number];
export type ReportLink = {
  readonly tokenHash: string;
  readonly purpose: ReportLinkPurpose;
  readonly companyId: string;
  /** The mailed report; questions for consent have none. */
  readonly runId: string | undefined;
  readonly address: string;
  readonly openings: number;
  readonly openedAt: number | undefined;
  readonly isRevoked?: boolean;
  readonly expiresAt: number;
};
export const reportLinkItem = (link: ReportLink) => ({
  ...keys.reportLink(link.tokenHash),
  h: link.tokenHash,
  p: link.purpose,
  c: link.companyId,
  r: link.runId,
  a: link.address,
  o: link.openings,
  oa: link.openedAt,
  off: link.isRevoked ? 1 : undefined,
  expires: link.expiresAt,
});
export const reportLinkFrom = (item: Item): ReportLink => ({
  tokenHash: text(item, 'h'),
  purpose: z.enum(linkPurposes).parse(item['p'] ?? 'files'),
  companyId: text(item, 'c'),
  runId: textOr(item, 'r', undefined),
  address: text(item, 'a'),
  openings: numberOr(item, 'o', 0),
  openedAt: numberOr(item, 'oa', undefined),
  isRevoked: flag(item, 'off'),
  expiresAt: number(item, 'expires'),
});
