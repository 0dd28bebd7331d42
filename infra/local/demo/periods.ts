// Pay periods of a demo company: the last one is still to close, the one before it submitted, older ones locked.

import type { ClosedRange } from '#shared/model/company/pay-period-rule.ts';
import { closedAfter } from '#shared/pay/closed-days.ts';
import { type DaySpan, periodsBetween } from '#shared/pay/pay-periods.ts';
import { addDays } from '#shared/time/day.ts';
import { dayOf, startOfDay, zoneOf } from '#shared/time/zone.ts';
import type { Company } from '#functions/table/rows/company-row.ts';
import { gateKeys } from '#functions/table/rows/gate-row.ts';
import { periodItem, stepItem } from '#functions/table/rows/period-row.ts';
import type { WorkLogRow } from '#functions/table/rows/work-log-row.ts';
import type { Item } from '#functions/table/write.ts';

/** The office closes a period on the fifth day after it; by then everything is approved. */
const closedAfterSeconds = 4 * 86_400 + 9 * 3600;
const steps = ['submitted', 'approved', 'locked'] as const;

/** Periods before the last one, newest first, back to the company's start. */
function closedSpans({ settings, createdAt }: Company, now: number): DaySpan[] {
  const [first, today] = [createdAt, now].map((at) => dayOf(zoneOf(settings.time_zone), at));
  return first && today ? periodsBetween(settings.pay_periods, [], first, today).toReversed().slice(2) : [];
}

/** Entries that began before this are locked. */
export function lockedBefore(company: Company, now: number): number {
  const [, newest] = closedSpans(company, now);
  return newest ? startOfDay(zoneOf(company.settings.time_zone), addDays(newest.to, 1)) : 0;
}

/** The periods' rows, and the company with its closed days. */
export function withPeriods(company: Company, entries: readonly WorkLogRow[], now: number) {
  const { id: companyId, settings } = company;
  const zone = zoneOf(settings.time_zone);
  const items: Item[] = [];
  let closedDays: ClosedRange[] = [];
  let closedVersion = 0;
  for (const [at, span] of closedSpans(company, now).entries()) {
    const [startsAt, endsAt] = [startOfDay(zone, span.from), startOfDay(zone, addDays(span.to, 1))];
    const own = entries.filter(({ startAt }) => startAt >= startsAt && startAt < endsAt);
    const seconds = own.reduce((sum, { startAt, endAt = startAt }) => sum + endAt - startAt, 0);
    const about = { companyId, ...span, zone: settings.time_zone, entries: own.length, seconds };
    const states = at === 0 ? steps.slice(0, 1) : steps;
    const stepAt = (step: number) => Math.min(now, endsAt + closedAfterSeconds + step * 3600);
    for (const [step, toState] of states.entries()) {
      const made = { version: step + 1, at: stepAt(step), by: 'Company', reason: undefined } as const;
      items.push(stepItem({ ...about, ...made, fromState: states[step - 1] ?? 'open', toState }));
    }
    const state = states.at(-1) ?? 'submitted';
    // A period approved and then locked counts as closed since the approval.
    const closed = { ...about, at: stepAt(Math.min(1, at)) };
    items.push(periodItem({ ...about, state, version: states.length, closed }));
    closedVersion += states.length;
    closedDays = closedAfter(closedDays, span, state, settings.time_zone);
  }
  if (closedVersion === 0) return { items, company };
  const gates = gateKeys(companyId).map((key) => ({ ...key, cdv: closedVersion }));
  return { items: [...items, ...gates], company: { ...company, closedDays, closedVersion } };
}
