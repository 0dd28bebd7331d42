// The days of a company's periods: closed ones keep theirs, today's rule divides the rest.

import { type DaySpan, periodOf, periodsBetween } from '#shared/pay/pay-periods.ts';
import { periodsShown } from '#shared/limits.ts';
import { addDays, type Day } from '#shared/time/day.ts';
import { dayOf, zoneOf } from '#shared/time/zone.ts';
import type { CompanyCtx } from '#functions/runtime/context.ts';
import type { PeriodRow } from '#functions/table/rows/period-row.ts';

type DayCtx = Pick<CompanyCtx, 'company' | 'now'>;

/** Today in the company's time zone. */
export const todayOf = ({ company, now }: DayCtx): Day => dayOf(zoneOf(company.settings.time_zone), now);
/** The company's local day counts: a period may be closed from the day after its last one. */
export const isOver = (ctx: DayCtx, lastDay: Day): boolean => todayOf(ctx) > lastDay;

/** The periods with these days, oldest first; none that starts after today. */
export function spansOf(ctx: DayCtx, moved: readonly PeriodRow[], from: Day, to: Day): DaySpan[] {
  const closed = moved.filter(({ state }) => state !== 'open');
  return periodsBetween(ctx.company.settings.pay_periods, closed, from, earlier(to, todayOf(ctx)));
}
const earlier = (one: Day, other: Day): Day => (one < other ? one : other);

/** The current period and the twelve before it; without a rule only the closed ones. Oldest first. */
export function lastSpans(ctx: DayCtx, moved: readonly PeriodRow[]): DaySpan[] {
  const rule = ctx.company.settings.pay_periods;
  let from = todayOf(ctx);
  if (rule) for (let back = 0; back < periodsShown; back += 1) from = addDays(periodOf(rule, from).from, -1);
  else from = moved[0]?.from ?? from;
  return spansOf(ctx, moved, from, todayOf(ctx)).slice(-periodsShown - 1);
}

/** The period's row; a period that was never moved is open. */
export function rowOf({ company }: DayCtx, moved: readonly PeriodRow[], span: DaySpan): PeriodRow {
  const known = moved.find(({ from }) => from === span.from);
  const fresh = {
    companyId: company.id,
    state: 'open',
    version: 0,
    zone: undefined,
    closed: undefined,
  } as const;
  return { ...fresh, ...known, from: span.from, to: span.to };
}
