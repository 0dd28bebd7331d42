// The rows of monthly reports: one for each report, one for each mailed link.

import * as z from 'zod/mini';
import { language } from '#shared/model/fields.ts';
import { reportRunState } from '#shared/model/monthly-report.ts';
import { monthlyReportKinds } from '#shared/model/company/monthly-report-setting.ts';
import { keys } from '#functions/table/keys.ts';
import { known } from '#functions/table/read.ts';
import {
  type Field,
  flag,
  maybe,
  number,
  optional,
  orElse,
  record,
  type RowOf,
  shape,
  text,
} from '#functions/table/row.ts';

type Letter = { readonly address: string; readonly tokenHash: string };
const storedLetters = z.array(z.object({ a: z.string(), h: z.string() }));
const letters: Field<readonly Letter[]> = {
  at: 'ls',
  read: (item) => known(storedLetters, item['ls'] ?? []).map(({ a, h }) => ({ address: a, tokenHash: h })),
  write: (all, into) =>
    void (into['ls'] = all.map(({ address, tokenHash }) => ({ a: address, h: tokenHash }))),
};
const texts = z.array(z.string());

export const reportRunRow = record({
  id: text('id'),
  companyId: text('c'),
  month: text('m'),
  isByHand: flag('hand'),
  state: shape('s', reportRunState),
  kinds: shape<readonly (typeof monthlyReportKinds)[number][]>('k', z.array(z.enum(monthlyReportKinds))),
  exportIds: shape<readonly string[]>('x', texts),
  language: shape('l', language),
  addresses: shape<readonly string[]>('to', texts),
  createdAt: number('at'),
  sentAt: maybe(number('sa')),
  isRevoked: flag('off'),
  /** When its links expire. */
  endsAt: number('ends'),
  letters,
  /** When its record expires. */
  expiresAt: number('expires'),
});
export type ReportRun = RowOf<typeof reportRunRow>;
export const reportRunFrom = reportRunRow.from;
export const reportRunItem = (noun: ReportRun) => ({
  ...keys.reportRun(noun.companyId, noun.id),
  ...reportRunRow.item(noun),
});

/** What a mailed token does: opens the files, unsubscribes, or answers the question for consent. */
const linkPurpose = z.enum(['files', 'stop', 'consent']);
export type ReportLinkPurpose = z.output<typeof linkPurpose>;
export const reportLinkRow = record({
  tokenHash: text('h'),
  purpose: orElse(shape('p', linkPurpose), 'files'),
  companyId: text('c'),
  /** The mailed report; questions for consent have none. */
  runId: maybe(text('r')),
  address: text('a'),
  openings: orElse(number('o'), 0),
  openedAt: maybe(number('oa')),
  isRevoked: optional(flag('off'), false),
  expiresAt: number('expires'),
});
export type ReportLink = RowOf<typeof reportLinkRow>;
export const reportLinkFrom = reportLinkRow.from;
export const reportLinkItem = (noun: ReportLink) => ({
  ...keys.reportLink(noun.tokenHash),
  ...reportLinkRow.item(noun),
});
