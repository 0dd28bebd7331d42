// Pay periods: how far each has come, which steps it may take, and what each step leaves behind.

import * as z from 'zod/mini';
import { periodReasonMax } from '#shared/limits.ts';
import { dayText } from '#shared/time/day.ts';
import { freeText } from './fields.ts';
import { queryableDay, type PayPeriodRule } from './company/pay-period-rule.ts';

export const periodStates = ['open', 'submitted', 'approved', 'locked'] as const;
export type PeriodState = (typeof periodStates)[number];
const periodState = z.enum(periodStates);

/** The allowed next states. Periods begun under another setting can still be finished or undone. */
const ways: Readonly<Record<PayPeriodRule['steps'], Readonly<Record<PeriodState, readonly PeriodState[]>>>> =
  {
    lock: {
      open: ['locked'],
      submitted: ['locked', 'open'],
      approved: ['locked', 'open'],
      locked: ['open'],
    },
    submit_approve_lock: {
      open: ['submitted'],
      submitted: ['approved', 'open'],
      approved: ['locked', 'submitted'],
      locked: ['open'],
    },
  };

/** Without a rule no more periods close; closed ones can be reopened. Source: domain-facts.md, wish 7. */
export function nextStates(
  state: PeriodState,
  rule: PayPeriodRule | null | undefined,
): readonly PeriodState[] {
  return rule ? ways[rule.steps][state] : state === 'open' ? [] : ['open'];
}

const rank = (state: PeriodState): number => periodStates.indexOf(state);
/** Towards open, in the order of `periodStates`. */
export const isStepBack = (from: PeriodState, to: PeriodState): boolean => rank(to) < rank(from);
export type ClosingState = Exclude<PeriodState, 'open'>;
/** The steps of a whole closing, in order. */
export const closingPath = (rule: PayPeriodRule | null | undefined): readonly ClosingState[] =>
  rule?.steps === 'lock' ? ['locked'] : ['submitted', 'approved', 'locked'];
/** Reopening a locked period needs a reason. Source: domain-facts.md, wish 7. */
export const needsReason = (from: PeriodState, to: PeriodState): boolean =>
  from === 'locked' && isStepBack(from, to);
/** The hours can no longer be changed by anyone. */
export const isShut = (state: PeriodState): boolean => state === 'approved' || state === 'locked';

const periodReason = freeText(periodReasonMax);
const hours = { entries: z.number(), seconds: z.number() };

/** One step of a period, kept for ever: who, when, and the hours at that moment. */
export const periodStep = z.object({
  at: z.string(),
  by: z.object({ kind: z.enum(['Company', 'Platform']), name: z.string() }),
  from_state: periodState,
  to_state: periodState,
  /** The period's days at that time. */
  from: dayText,
  to: dayText,
  reason: z.optional(z.string()),
  ...hours,
});
export type PeriodStep = z.output<typeof periodStep>;

/** The steps that lead from open to `state`, oldest first; what was taken back is not among them. */
export function takenSteps(state: PeriodState, history: readonly PeriodStep[]): readonly PeriodStep[] {
  const opened = history.findIndex(({ to_state }) => to_state === 'open');
  const since = opened < 0 ? history : history.slice(0, opened);
  return periodStates.flatMap((one) => {
    if (one === 'open' || rank(one) > rank(state)) return [];
    return since.find(({ from_state, to_state }) => to_state === one && !isStepBack(from_state, to_state)) ?? [];
  });
}

/** An entry that arrived, or was ended, after its days were closed. */
const lateEntry = z.object({
  id: z.string(),
  employee: z.object({ id: z.string(), name: z.string() }),
  start_time: z.string(),
  received_at: z.string(),
});

export const payPeriod = z.object({
  from: dayText,
  to: dayText,
  state: periodState,
  /** Goes up with every step and is sent back, so that two people do not both move the same period. */
  version: z.number(),
  /** Its last day has passed in the company's time zone; only then can it be closed. */
  is_over: z.boolean(),
  ...hours,
  /** Running entries. */
  open: z.number(),
  /** Ended entries without approval; 0 where the company does not approve. */
  unapproved: z.number(),
  /** Entries that overlap another of the same employee. They block nothing. */
  overlapping: z.number(),
  /** The hours at closing; absent while open. */
  closed: z.optional(z.object({ at: z.string(), ...hours })),
  /** Entries after closing, with the newest of them. */
  late: z.object({ count: z.number(), entries: z.array(lateEntry) }),
  /** Every step of these days, newest first. */
  history: z.array(periodStep),
});
export type PayPeriod = z.output<typeof payPeriod>;

/** Without days: the current period and the twelve before it. */
export const payPeriodQuery = z.strictObject({
  from: z.optional(queryableDay),
  to: z.optional(queryableDay),
});

export const periodMove = z.strictObject({
  to_state: periodState,
  /** The version that was seen; 0 for a period that was never moved. */
  version: z.int().check(z.minimum(0)),
  /** Required to reopen a locked period. */
  reason: z.optional(periodReason),
});
