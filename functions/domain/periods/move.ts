// Moves a pay period one step: it closes only with the hours that were counted, and reopens only with a reason.

import type * as z from 'zod/mini';
import { queryableDay } from '#shared/model/company/pay-period-rule.ts';
import {
  isShut,
  isStepBack,
  needsReason,
  nextStates,
  type PayPeriod,
  type periodMove,
  type PeriodState,
} from '#shared/model/pay-period.ts';
import { closedAfter } from '#shared/pay/closed-days.ts';
import type { CompanyCtx } from '#functions/runtime/context.ts';
import { fail, failField } from '#functions/runtime/fail.ts';
import { newestCompany } from '#functions/domain/companies/companies.ts';
import { type Company, companyRow } from '#functions/table/rows/company-row.ts';
import { keys } from '#functions/table/keys.ts';
import { shutGates } from '#functions/table/rows/counters/gate-row.ts';
import {
  periodItem,
  type PeriodRow,
  periodRow,
  stepItem,
  type StepRow,
} from '#functions/table/rows/period-row.ts';
import { absent, all, type Change, type Condition, equals, refusalOfWrite } from '#functions/table/write.ts';
import { isOver, rowOf, spansOf } from './spans.ts';
import { gatesNow, movedPeriods, stepsEver } from './store.ts';
import { type Tally, tallied } from './tally.ts';
import { periodsOnWire } from './wire.ts';

type Sent = z.output<typeof periodMove>;
type Input = { path: { start: string }; body: Sent };
const triesMax = 6;

/**
 * Moves the period that starts on the day `start`. Changes of hours pass counted gates: when one passes between the
 * counting and the write, everything is read and counted again. State, step, closed days and gates are written in one
 * transaction. Errors: `period_missing`, `period_changed`, `period_not_over`, `period_not_ready` (running or unapproved
 * entries), `invalid_input` for a step that cannot follow or lacks its reason, `busy`. Source: domain-facts.md, wish 7.
 * Overlapping entries block nothing (functions/README.md).
 */
export async function movePayPeriod(asked: CompanyCtx, { path, body }: Input): Promise<PayPeriod> {
  let ctx = asked;
  for (let tries = 0; tries < triesMax; tries += 1) {
    if (tries > 0) ctx = { ...ctx, company: await newestCompany(ctx) };
    const [gates, moved, steps] = await Promise.all([gatesNow(ctx), movedPeriods(ctx), stepsEver(ctx)]);
    const done = moved.find((row) => row.from === path.start && isDone(row, steps, body));
    if (done) return answered(ctx, done, steps, await tallyOf(ctx, done, moved));
    const before = periodAt(ctx, moved, path.start);
    const tally = await tallyOf(ctx, before, moved);
    if (body.version !== before.version)
      fail('period_changed', { period: await answered(ctx, before, steps, tally) });
    checkStep(ctx, before, body);
    if (!isStepBack(before.state, body.to_state)) checkReady(before, body.to_state, tally);
    const row = movedRow(ctx, before, body.to_state, tally);
    const step = stepOf(ctx, before, row, body.reason, tally);
    const refused = await refusalOfWrite(
      ctx.table,
      companyChange(ctx.company, row, isStepBack(before.state, row.state)),
      {
        put: periodItem(row),
        when: before.version === 0 ? absent() : periodRow.is({ version: before.version }),
      },
      { put: stepItem(step), when: absent() },
      ...shutGates(ctx.company.id, gates, closedVersionAfter(ctx.company)),
    );
    if (!refused) {
      const isSince = row.closed?.at === before.closed?.at;
      return await answered(
        ctx,
        row,
        [...steps, step],
        isSince ? tally : { ...tally, lateCount: 0, late: [] },
      );
    }
  }
  return fail('busy');
}

/** A repeat of this step after a lost reply gets the first answer. */
function isDone({ from, state, version }: PeriodRow, steps: readonly StepRow[], sent: Sent): boolean {
  if (version !== sent.version + 1 || state !== sent.to_state) return false;
  const made = steps.find((step) => step.from === from && step.version === version);
  return (made?.reason ?? '') === (sent.reason ?? '');
}

/** The period that starts on this day under today's rule or as closed; refused for other days. */
function periodAt(ctx: CompanyCtx, moved: readonly PeriodRow[], start: string): PeriodRow {
  const isDay = queryableDay.safeParse(start).success;
  const [span] = isDay ? spansOf(ctx, moved, start, start) : [];
  return span?.from === start ? rowOf(ctx, moved, span) : fail('period_missing');
}

async function tallyOf(ctx: CompanyCtx, row: PeriodRow, moved: readonly PeriodRow[]): Promise<Tally> {
  const [tally] = await tallied(ctx, [row], moved, false);
  return tally ?? fail('period_missing');
}

async function answered(ctx: CompanyCtx, row: PeriodRow, steps: readonly StepRow[], tally: Tally) {
  const [shown] = await periodsOnWire(ctx, [row], steps, [tally]);
  return shown ?? fail('period_missing');
}

function checkStep(ctx: CompanyCtx, { state, to }: PeriodRow, { to_state, reason }: Sent): void {
  if (state === 'open' && to_state !== 'open' && !isOver(ctx, to)) fail('period_not_over', { to });
  if (!nextStates(state, ctx.company.settings.pay_periods).includes(to_state))
    failField('to_state', `cannot follow on ${state}`, 'wrong_value');
  if (needsReason(state, to_state) && !reason)
    failField('reason', 'has to be given to open what was locked', 'missing');
}

/** Running and unapproved hours stop the final steps. */
function checkReady({ from, to }: PeriodRow, toState: PeriodState, tally: Tally): void {
  const { open } = tally;
  const unapproved = isShut(toState) ? tally.unapproved : 0;
  if (open > 0 || unapproved > 0) fail('period_not_ready', { from, to, open, unapproved });
}

/** A period approved and then locked counts as closed since the approval. */
function movedRow(ctx: CompanyCtx, before: PeriodRow, state: PeriodState, tally: Tally): PeriodRow {
  const { entries, seconds } = tally;
  const isKept = isShut(before.state) && isShut(state);
  const closed = isKept ? before.closed : { at: ctx.now, entries, seconds };
  const row = { ...before, state, version: before.version + 1 };
  if (state === 'open') return { ...row, zone: undefined, closed: undefined };
  return { ...row, zone: before.zone ?? ctx.company.settings.time_zone, closed };
}

const stepOf = (
  ctx: CompanyCtx,
  before: PeriodRow,
  { companyId, from, to, state, version, zone }: PeriodRow,
  reason: string | undefined,
  { entries, seconds }: Tally,
): StepRow => ({
  companyId,
  from,
  to,
  version,
  at: ctx.now,
  by: ctx.session.actingFor === undefined ? 'Company' : 'Platform',
  managerId: ctx.manager?.id,
  fromState: before.state,
  toState: state,
  reason: reason || undefined,
  zone,
  entries,
  seconds,
});

const closedVersionAfter = ({ closedVersion = 0 }: Company): number => closedVersion + 1;

/** The write is refused when closed days, rule, zone or approval changed since they were read. */
function companyChange(company: Company, { from, to, state, zone }: PeriodRow, isBack: boolean): Change {
  const { closedVersion = 0, closedDays = [], settings } = company;
  const { settings: at } = companyRow.at;
  const judgedBy: Condition[] = isBack
    ? []
    : [
        equals(`${at}.pay_periods.every`, settings.pay_periods?.every),
        equals(`${at}.pay_periods.starts`, settings.pay_periods?.starts),
        equals(`${at}.pay_periods.steps`, settings.pay_periods?.steps),
        equals(`${at}.time_zone`, settings.time_zone),
        equals(`${at}.features.approve_work_logs`, settings.features.approve_work_logs),
      ];
  return {
    update: keys.company(company.id),
    ...companyRow.set({
      closedDays: closedAfter(closedDays, { from, to }, state === 'open' ? undefined : state, zone),
      closedVersion: closedVersionAfter(company),
    }),
    when: all(companyRow.is({ closedVersion }), ...judgedBy),
  };
}
