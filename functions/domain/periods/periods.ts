// Lists pay periods: the state of each, its hours, and late entries.

import type * as z from 'zod/mini';
import { periodDaysMax } from '#shared/limits.ts';
import type { PayPeriod, payPeriodQuery } from '#shared/model/pay-period.ts';
import { daysBetween } from '#shared/time/day.ts';
import type { DaySpan } from '#shared/pay/pay-periods.ts';
import type { CompanyCtx } from '#functions/runtime/context.ts';
import { fail, failField } from '#functions/runtime/fail.ts';
import type { PeriodRow } from '#functions/table/rows/period-row.ts';
import { lastSpans, rowOf, spansOf, todayOf } from './spans.ts';
import { movedPeriods, stepsEver } from './store.ts';
import { tallied } from './tally.ts';
import { periodsOnWire } from './wire.ts';

type Query = z.output<typeof payPeriodQuery>;

/**
 * Newest first. Without days: the current period and the twelve before it, leaving out the oldest empty ones. Errors:
 * `range_too_long` above `periodDaysMax` days, `invalid_input` for a reversed range.
 */
export async function listPayPeriods(ctx: CompanyCtx, { query }: { query: Query }): Promise<PayPeriod[]> {
  const moved = await movedPeriods(ctx);
  const spans = query.from || query.to ? askedSpans(ctx, moved, query) : lastSpans(ctx, moved);
  const rows = spans.map((span) => rowOf(ctx, moved, span));
  const [steps, tallies] = await Promise.all([stepsEver(ctx), tallied(ctx, rows, moved, true)]);
  const shown = await periodsOnWire(ctx, rows, steps, tallies);
  if (query.from || query.to) return shown.toReversed();
  const first = shown.findIndex(({ entries, version }) => entries > 0 || version > 0);
  return shown.slice(first < 0 ? -1 : first).toReversed();
}

function askedSpans(ctx: CompanyCtx, moved: readonly PeriodRow[], query: Query): DaySpan[] {
  const to = query.to ?? todayOf(ctx);
  const from = query.from ?? to;
  if (to < from) failField('to', 'is before from', 'too_short');
  if (daysBetween(from, to) >= periodDaysMax) fail('range_too_long', { days: periodDaysMax });
  return spansOf(ctx, moved, from, to);
}
