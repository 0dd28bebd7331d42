// The six steps of a month's end: which are done, which one is next, and why one cannot be done yet.

import type { PayPeriod } from '#shared/model/pay-period.ts';

export const stepNames = ['missing', 'odd', 'approve', 'lock', 'file', 'sent'] as const;
export type StepName = (typeof stepNames)[number];

/** 'off': the company does not use it. */
export type StepState = 'done' | 'next' | 'later' | 'off';
export type Step = {
  readonly name: StepName;
  readonly state: StepState;
  /** How much of it is done, from 0 to 1. */
  readonly share: number;
  readonly wait: Wait | undefined;
};

/** Why a step cannot be done yet. */
export type Wait =
  | { readonly for: 'end' }
  | { readonly for: 'entries'; readonly odd: number; readonly unapproved: number }
  | { readonly for: 'kennitala'; readonly people: number }
  | { readonly for: 'nothing' }
  | { readonly for: 'file' };

export type StepsInput = {
  readonly missing: number;
  readonly odd: number;
  /** Those that locking waits for: forgotten clock-outs and overlaps. */
  readonly oddBeforeLock: number;
  readonly noKennitala: number;
  /** The read of the payroll check, where it failed: there may be more odd ones. */
  readonly unchecked: object | undefined;
  /** Answered on this device, by the step. */
  readonly answered: { readonly missing: number; readonly odd: number };
  readonly ended: number;
  readonly unapproved: number;
  readonly isApprovalOn: boolean;
  readonly isOver: boolean;
  /** Undefined for days that are no pay period. */
  readonly period: Pick<PayPeriod, 'state'> | undefined;
  readonly usesPeriods: boolean;
  readonly hasSystem: boolean;
  /** Payroll systems are Icelandic: a company abroad takes its hours from the report, and has nothing to send. */
  readonly isSending: boolean;
  /** There is a file of exactly these hours, and they have not changed since. */
  readonly hasFile: boolean;
  readonly isSent: boolean;
};

const shareOf = (done: number, left: number): number => (left === 0 ? 1 : done / (done + left));
const lockShares = { open: 0, submitted: 1 / 3, approved: 2 / 3, locked: 1 } as const;

export function stepsOf(input: StepsInput): readonly Step[] {
  const state = input.period?.state ?? 'open';
  // The hours can no longer be changed, so empty or odd days stay as they are.
  const isShut = state === 'locked' || state === 'approved';
  const shares: Readonly<Record<StepName, number | undefined>> = {
    missing: isShut ? 1 : shareOf(input.answered.missing, input.missing),
    odd: isShut ? 1 : input.unchecked ? 0 : shareOf(input.answered.odd, input.odd),
    approve: input.isApprovalOn
      ? isShut
        ? 1
        : shareOf(input.ended - input.unapproved, input.unapproved)
      : undefined,
    lock: input.period && (input.usesPeriods || state !== 'open') ? lockShares[state] : undefined,
    file: input.hasSystem ? Number(input.hasFile) : undefined,
    sent: input.hasSystem ? Number(input.isSent && input.hasFile) : undefined,
  };
  const names = input.isSending ? stepNames : stepNames.slice(0, -1);
  const next = names.find((name) => (shares[name] ?? 1) < 1);
  return names.map((name) => {
    const share = shares[name];
    const isOpen = share !== undefined && share < 1;
    return {
      name,
      share: share ?? 0,
      state: share === undefined ? 'off' : share === 1 ? 'done' : name === next ? 'next' : 'later',
      wait: isOpen ? waitOf(name, input) : undefined,
    };
  });
}

function waitOf(name: StepName, input: StepsInput): Wait | undefined {
  if (name === 'lock') {
    if (!input.isOver) return { for: 'end' };
    const { oddBeforeLock: odd, unapproved } = input;
    return odd > 0 || unapproved > 0 ? { for: 'entries', odd, unapproved } : undefined;
  }
  if (name === 'file') {
    if (input.noKennitala > 0) return { for: 'kennitala', people: input.noKennitala };
    return input.ended === 0 ? { for: 'nothing' } : undefined;
  }
  if (name === 'sent') return input.hasFile ? undefined : { for: 'file' };
  return undefined;
}

/**
 * The step that the screen opens on: the next one; for a finished month, the last one in use. Where nothing is left and
 * the company neither locks nor makes files, the step 'File' says where its hours are.
 */
export const stepToShow = (steps: readonly Step[]): StepName =>
  steps.find(({ state }) => state === 'next')?.name ||
  (isDone(steps) && steps.findLast(({ state }) => state !== 'off')?.name) ||
  'file';

/** The step after this one that is still to be done; at the end 'File', where it only says where the hours are. */
export const stepAfter = (steps: readonly Step[], name: StepName): StepName | undefined =>
  steps.slice(stepNames.indexOf(name) + 1).find(({ state }) => state === 'next' || state === 'later')?.name ??
  (name === 'file' || steps.some((one) => endsMonth(one) && one.state !== 'off') ? undefined : 'file');
const endsMonth = ({ name }: Step): boolean => name === 'lock' || name === 'file';

/** Nothing is left to do, and the hours are locked or in a file. */
export const isDone = (steps: readonly Step[]): boolean =>
  steps.every(({ state }) => state === 'done' || state === 'off') &&
  steps.some((step) => endsMonth(step) && step.state === 'done');
