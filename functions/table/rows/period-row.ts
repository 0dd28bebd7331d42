// The rows of pay periods: the state of each, and its steps for ever.

import * as z from 'zod/mini';
import { periodStates } from '#shared/model/pay-period.ts';
import { keys } from '#functions/table/keys.ts';
import { textIn } from '#functions/table/read.ts';
import {
  type Field,
  group,
  maybe,
  number,
  optional,
  record,
  type RowOf,
  shape,
  text,
} from '#functions/table/row.ts';
import type { Item } from '#functions/table/write.ts';

const state = z.enum(periodStates);
export type PeriodAuthor = 'Company' | 'Platform';

export const periodRow = record({
  /** Its last local day. */
  to: text('t'),
  state: shape('s', state),
  version: number('v'),
  /** The zone its days were closed in; absent while open. */
  zone: maybe(text('z')),
  /** When its hours were closed and what they were; absent while open. */
  closed: group('at', record({ at: number('at'), entries: number('n'), seconds: number('h') })),
});
type InPeriod = {
  readonly companyId: string;
  /** The first local day identifies the period. */
  readonly from: string;
};
export type PeriodRow = RowOf<typeof periodRow> & InPeriod;

export const periodItem = (noun: PeriodRow) => ({
  ...keys.payPeriod(noun.companyId, noun.from),
  ...periodRow.item(noun),
});
export const periodFrom = (companyId: string, item: Item): PeriodRow => ({
  ...periodRow.from(item),
  companyId,
  from: textIn(item, 'SK').slice(2),
});

/** Only the platform is named. */
const author: Field<PeriodAuthor> = {
  at: 'b',
  read: (item) => (item['b'] === 'P' ? 'Platform' : 'Company'),
  write: (by, into) => void (into['b'] = by === 'Platform' ? 'P' : undefined),
};
const step = record({
  to: text('t'),
  at: number('u'),
  by: author,
  /** The person of the office, where it was not the company's own log-in. */
  managerId: optional(text('m')),
  fromState: shape('f', state),
  toState: shape('s', state),
  reason: maybe(text('r')),
  zone: maybe(text('z')),
  entries: number('n'),
  seconds: number('h'),
});
export type StepRow = RowOf<typeof step> &
  InPeriod & {
    /** The period's version after the step. */
    readonly version: number;
  };

export const stepItem = (noun: StepRow) => ({
  ...keys.payPeriodStep(noun.companyId, noun.from, String(noun.version).padStart(5, '0')),
  ...step.item(noun),
});
export function stepFrom(companyId: string, item: Item): StepRow {
  const [, from = '', version] = textIn(item, 'SK').split('#');
  return { ...step.from(item), companyId, from, version: Number(version) };
}
