// The rows of pay periods: the state of each, and its steps for ever.

import * as z from 'zod/mini';
import { type PeriodState, periodStates } from '#shared/model/pay-period.ts';
import { keys } from '#functions/table/keys.ts';
import { number, numberOr, text, textOr } from '#functions/table/read.ts';
import type { Item } from '#functions/table/write.ts';

const state = z.enum(periodStates);
export type PeriodAuthor = 'Company' | 'Platform';
type Hours = { readonly entries: number; readonly seconds: number };

export type PeriodRow = {
  readonly companyId: string;
  /** Local days, both included; the first identifies the period. */
  readonly from: string;
  readonly to: string;
  readonly state: PeriodState;
  readonly version: number;
  /** The zone its days were closed in; absent while open. */
  readonly zone: string | undefined;
  /** When its hours were closed and what they were; absent while open. */
  readonly closed: (Hours & { readonly at: number }) | undefined;
};

export const periodItem = (row: PeriodRow) => ({
  ...keys.payPeriod(row.companyId, row.from),
  t: row.to,
  s: row.state,
  v: row.version,
  z: row.zone,
  at: row.closed?.at,
  n: row.closed?.entries,
  h: row.closed?.seconds,
});

export function periodFrom(companyId: string, item: Item): PeriodRow {
  const at = numberOr(item, 'at', undefined);
  return {
    companyId,
    from: text(item, 'SK').slice(2),
    to: text(item, 't'),
    state: state.parse(item['s']),
    version: number(item, 'v'),
    zone: textOr(item, 'z', undefined),
    closed: at === undefined ? undefined : { at, entries: number(item, 'n'), seconds: number(item, 'h') },
  };
}

export type StepRow = Hours & {
  readonly companyId: string;
  readonly from: string;
  readonly to: string;
  /** The period's version after the step. */
  readonly version: number;
  readonly at: number;
  readonly by: PeriodAuthor;
  /** The person of the office, where it was not the company's own log-in. */
  readonly managerId?: string | undefined;
  readonly fromState: PeriodState;
  readonly toState: PeriodState;
  readonly reason: string | undefined;
  readonly zone: string | undefined;
};

export const stepItem = (row: StepRow) => ({
  ...keys.payPeriodStep(row.companyId, row.from, String(row.version).padStart(5, '0')),
  t: row.to,
  u: row.at,
  b: row.by === 'Platform' ? 'P' : undefined,
  m: row.managerId,
  f: row.fromState,
  s: row.toState,
  r: row.reason,
  z: row.zone,
  n: row.entries,
  h: row.seconds,
});

export function stepFrom(companyId: string, item: Item): StepRow {
  const [, from = '', version] = text(item, 'SK').split('#');
  return {
    companyId,
    from,
    to: text(item, 't'),
    version: Number(version),
    at: number(item, 'u'),
    by: item['b'] === 'P' ? 'Platform' : 'Company',
    managerId: textOr(item, 'm', undefined),
    fromState: state.parse(item['f']),
    toState: state.parse(item['s']),
    reason: textOr(item, 'r', undefined),
    zone: textOr(item, 'z', undefined),
    entries: number(item, 'n'),
    seconds: number(item, 'h'),
  };
}
