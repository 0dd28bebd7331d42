// Pay periods: how far each has come, which steps it may take, and what each step leaves behind.

import * as z from 'zod/mini';
import { periodReasonMax } from '#shared/limits.ts';
import { dayText } from '#shared/time/day.ts';
import { freeText } from './fields.ts';
import { askedDay, type PayPeriodRule } from './company/pay-period-rule.ts';

export const periodStates = ['open', 'submitted', 'approved', 'locked'] as const;
export type PeriodState = (typeof periodStates)[number];
const periodState = z.enum(periodStates);

/** Where a period may go from each state. What a company had begun under other steps can still be ended or undone. */
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

/** Without a rule nothing is closed any further; what is closed can be opened. */
export function nextStates(
  state: PeriodState,
  rule: PayPeriodRule | null | undefined,
): readonly PeriodState[] {
  return rule ? ways[rule.steps][state] : state === 'open' ? [] : ['open'];
}

const rank = (state: PeriodState): number => periodStates.indexOf(state);
export const isStepBack = (from: PeriodState, to: PeriodState): boolean => rank(to) < rank(from);
/** Opening what was locked is asked for with a reason. */
export const needsReason = (from: PeriodState, to: PeriodState): boolean =>
  from === 'locked' && isStepBack(from, to);
/** Nobody changes the hours any more. */
export const isShut = (state: PeriodState): boolean => state === 'approved' || state === 'locked';

const periodReason = freeText(periodReasonMax);
const hours = { entries: z.number(), seconds: z.number() };

/** One step of a period, kept for ever: who, when, and the hours it held in that moment. */
export const periodStep = z.object({
  at: z.string(),
  by: z.object({ kind: z.enum(['Company', 'Platform']), name: z.string() }),
  from_state: periodState,
  to_state: periodState,
  /** The days of the period as it was then. */
  from: dayText,
  to: dayText,
  reason: z.optional(z.string()),
  ...hours,
});
export type PeriodStep = z.output<typeof periodStep>;

/** An entry that reached the server, or was ended, after its days were closed. */
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
  /** Goes up with every step; sent back, so that two who look at the same period do not both move it. */
  version: z.number(),
  /** Its last day has passed in the company's time zone: only then it is closed. */
  is_over: z.boolean(),
  ...hours,
  /** Entries that nobody has clocked out of. */
  open: z.number(),
  /** Ended entries that nobody has approved; 0 where the company approves none. */
  unapproved: z.number(),
  /** Entries that lie over another of the same employee and period. They stand in nobody's way. */
  overlapping: z.number(),
  /** What it held when it was closed; absent while it is open. */
  closed: z.optional(z.object({ at: z.string(), ...hours })),
  /** Entries that came after that, and the newest of them. */
  late: z.object({ count: z.number(), entries: z.array(lateEntry) }),
  /** Every step of these days, newest first. */
  history: z.array(periodStep),
});
export type PayPeriod = z.output<typeof payPeriod>;

/** Without days the current period and the twelve before it. */
export const payPeriodQuery = z.strictObject({ from: z.optional(askedDay), to: z.optional(askedDay) });

export const periodMove = z.strictObject({
  to_state: periodState,
  /** The version the step is made from; 0 for a period that has never been moved. */
  version: z.int().check(z.minimum(0)),
  /** Needed to open what was locked. */
  reason: z.optional(periodReason),
});
