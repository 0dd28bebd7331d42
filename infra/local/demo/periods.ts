// Pay periods of a demo company: old months locked, the one before last submitted, the last one still to close.

import type { ClosedRange } from '#shared/model/company/pay-period-rule.ts';
import type { PeriodState } from '#shared/model/pay-period.ts';
import { closedAfter } from '#shared/pay/closed-days.ts';
import { addDays } from '#shared/time/day.ts';
import { type DaySpan, periodOf } from '#shared/pay/pay-periods.ts';
import { dayOf, startOfDay, zoneOf } from '#shared/time/zone.ts';
import type { Company } from '#functions/table/rows/company-row.ts';
import { gateKeys } from '#functions/table/rows/gate-row.ts';
import { periodItem, stepItem } from '#functions/table/rows/period-row.ts';
import type { WorkLogRow } from '#functions/table/rows/work-log-row.ts';
import type { Item } from '#functions/table/write.ts';
import type { Cast } from './cast.ts';

const daySeconds = 86_400;
/** The office closes a period on the fifth day after it; by then everything is approved. */
const closedAfterSeconds = 4 * daySeconds + 9 * 3600;
const openPeriods = 2;
const submittedPeriods = 1;

/** Past periods, newest first, back to the company's start. */
function pastPeriods(cast: Cast, now: number): DaySpan[] {
  const { pay_periods: rule, time_zone } = cast.settings;
  if (!rule) return [];
  const zone = zoneOf(time_zone);
  const first = dayOf(zone, now - cast.weeks * 7 * daySeconds);
  const spans: DaySpan[] = [];
  for (let day = addDays(periodOf(rule, dayOf(zone, now)).from, -1); day >= first; ) {
    const span = periodOf(rule, day);
    spans.push(span);
    day = addDays(span.from, -1);
  }
  return spans;
}

/** Entries that began before this are locked, so all are approved. */
export function lockedBefore(cast: Cast, now: number): number {
  const newest = pastPeriods(cast, now)[openPeriods - 1 + submittedPeriods];
  return newest ? startOfDay(zoneOf(cast.settings.time_zone), addDays(newest.to, 1)) : 0;
}

type Step = { readonly state: PeriodState; readonly reason?: string };
const lockedStory: readonly Step[] = [{ state: 'submitted' }, { state: 'approved' }, { state: 'locked' }];
/** Once, hours had been forgotten and the period was reopened. */
const reopenedStory: readonly Step[] = [
  ...lockedStory,
  { state: 'open', reason: 'Bjarki gleymdi að skila tímum í síðustu viku mánaðarins' },
  ...lockedStory,
];

/** The periods' rows, and the closed days on the company's row. */
export function demoPeriods(
  cast: Cast,
  companyId: string,
  entries: readonly WorkLogRow[],
  now: number,
): { items: Item[]; company: Pick<Company, 'closedDays' | 'closedVersion'> } {
  const zone = zoneOf(cast.settings.time_zone);
  const items: Item[] = [];
  let closedDays: ClosedRange[] = [];
  let closedVersion = 0;
  pastPeriods(cast, now).forEach((span, index) => {
    if (index < openPeriods - 1) return;
    const isSubmitted = index < openPeriods - 1 + submittedPeriods;
    const story = isSubmitted
      ? lockedStory.slice(0, 1)
      : index === openPeriods + submittedPeriods
        ? reopenedStory
        : lockedStory;
    const [startsFrom, endsAt] = [startOfDay(zone, span.from), startOfDay(zone, addDays(span.to, 1))];
    const own = entries.filter(({ startAt }) => startAt >= startsFrom && startAt < endsAt);
    const hours = {
      entries: own.length,
      seconds: own.reduce((sum, { startAt, endAt }) => sum + (endAt === undefined ? 0 : endAt - startAt), 0),
    };
    let state: PeriodState = 'open';
    let closedAt = 0;
    story.forEach((step, at) => {
      const stepAt = Math.min(now, endsAt + closedAfterSeconds + at * 3600);
      if (step.state !== 'locked') closedAt = stepAt;
      items.push(
        stepItem({
          companyId,
          ...span,
          ...hours,
          version: at + 1,
          at: stepAt,
          by: 'Company',
          fromState: state,
          toState: step.state,
          reason: step.reason,
          zone: step.state === 'open' ? undefined : cast.settings.time_zone,
        }),
      );
      ({ state } = step);
    });
    items.push(
      periodItem({
        companyId,
        ...span,
        state,
        version: story.length,
        zone: cast.settings.time_zone,
        closed: { at: closedAt, ...hours },
      }),
    );
    closedVersion += story.length;
    closedDays = closedAfter(closedDays, span, isSubmitted ? 'submitted' : 'locked', cast.settings.time_zone);
  });
  if (closedVersion === 0) return { items: [], company: {} };
  const gates = gateKeys(companyId).map((key) => ({ ...key, cdv: closedVersion }));
  return { items: [...items, ...gates], company: { closedDays, closedVersion } };
}
