// The rows of pay periods: how far each has come, its steps for ever, and the gates that changes of hours pass.

import * as z from 'zod/mini';
import { type PeriodState, periodStates } from '#shared/model/pay-period.ts';
import { gateShards, keys } from './keys.ts';
import { number, numberOr, text, textOr } from './read.ts';
import { absent, type Change, type Condition, equals, type Item } from './write.ts';

const state = z.enum(periodStates);
export type PeriodAuthor = 'Company' | 'Platform';
type Hours = { readonly entries: number; readonly seconds: number };

export type PeriodRow = {
  readonly companyId: string;
  /** Local days, both included; the first is its name. */
  readonly from: string;
  readonly to: string;
  readonly state: PeriodState;
  readonly version: number;
  /** Since when its hours have been closed as far as they are, and what they were; absent while it is open. */
  readonly closed: (Hours & { readonly at: number }) | undefined;
};

export const periodItem = (row: PeriodRow) => ({
  ...keys.payPeriod(row.companyId, row.from),
  t: row.to,
  s: row.state,
  v: row.version,
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
    closed: at === undefined ? undefined : { at, entries: number(item, 'n'), seconds: number(item, 'h') },
  };
}

export type StepRow = Hours & {
  readonly companyId: string;
  readonly from: string;
  readonly to: string;
  /** The version of the period that the step made. */
  readonly version: number;
  readonly at: number;
  readonly by: PeriodAuthor;
  readonly fromState: PeriodState;
  readonly toState: PeriodState;
  readonly reason: string | undefined;
};

export const stepItem = (row: StepRow) => ({
  ...keys.payPeriodStep(row.companyId, row.from, String(row.version).padStart(5, '0')),
  t: row.to,
  u: row.at,
  b: row.by === 'Platform' ? 'P' : undefined,
  f: row.fromState,
  s: row.toState,
  r: row.reason,
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
    fromState: state.parse(item['f']),
    toState: state.parse(item['s']),
    reason: textOr(item, 'r', undefined),
    entries: number(item, 'n'),
    seconds: number(item, 'h'),
  };
}

const isStill = (path: string, value: number): Condition =>
  value === 0 ? absent(path) : equals(path, value);

/**
 * A change of hours by hand passes one of the gates: refused when days were closed or opened since `closedVersion`
 * was read, and counted, so that whoever closes days at the same moment counts the hours again.
 */
export const passGate = (companyId: string, closedVersion: number): Change => ({
  update: keys.hoursGate(companyId, Math.floor(Math.random() * gateShards)),
  add: { n: 1 },
  when: isStill('cdv', closedVersion),
});

export const gateKeys = (companyId: string) =>
  Array.from({ length: gateShards }, (_, shard) => keys.hoursGate(companyId, shard));

/** Refused when anything has passed a gate since `gates` were read, in the order of `gateKeys`. */
export const shutGates = (
  companyId: string,
  gates: readonly (Item | undefined)[],
  closedVersion: number,
): Change[] =>
  gateKeys(companyId).map((key, shard) => ({
    update: key,
    set: { cdv: closedVersion },
    when: isStill('n', gates[shard] ? numberOr(gates[shard], 'n', 0) : 0),
  }));
