// Pay periods of a demo company: the last one is still to close, the one before it submitted, older ones locked.

import type { ClosedRange } from '#shared/model/company/pay-period-rule.ts';
import type { PeriodState } from '#shared/model/pay-period.ts';
import { closedAfter } from '#shared/pay/closed-days.ts';
import { type DaySpan, periodOf } from '#shared/pay/pay-periods.ts';
import { addDays } from '#shared/time/day.ts';
import { dayOf, startOfDay, zoneOf } from '#shared/time/zone.ts';
import type { Company } from '#functions/table/rows/company-row.ts';
import { gateKeys } from '#functions/table/rows/gate-row.ts';
import { periodItem, stepItem } from '#functions/table/rows/period-row.ts';
import type { WorkLogRow } from '#functions/table/rows/work-log-row.ts';
import type { Item } from '#functions/table/write.ts';
import type { Cast } from './casts.ts';

const daySeconds = 86_400;
/** The office closes a period on the fifth day after it; by then everything is approved. */
const closedAfterSeconds = 4 * daySeconds + 9 * 3600;
const untilLocked: readonly PeriodState[] = ['submitted', 'approved', 'locked'];
/** Why the older of two locked periods was once reopened. */
const reopenedFor = 'Bjarki gleymdi að skila tímum í síðustu viku mánaðarins';

/** Past periods, newest first, back to the company's start. */
function pastPeriods({ settings, weeks }: Cast, now: number): DaySpan[] {
  const { pay_periods: rule, time_zone } = settings;
  if (!rule) return [];
  const zone = zoneOf(time_zone);
  const first = dayOf(zone, now - weeks * 7 * daySeconds);
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
  const [, , locked] = pastPeriods(cast, now);
  return locked ? startOfDay(zoneOf(cast.settings.time_zone), addDays(locked.to, 1)) : 0;
}

/** What became of the n-th closed period: the newest is submitted, one of the older was reopened. */
function storyOf(closed: number): readonly PeriodState[] {
  if (closed === 0) return ['submitted'];
  return closed === 2 ? [...untilLocked, 'open', ...untilLocked] : untilLocked;
}

/** The periods' rows, and the closed days on the company's row. */
export function demoPeriods(
  cast: Cast,
  companyId: string,
  entries: readonly WorkLogRow[],
  now: number,
): { items: Item[]; company: Pick<Company, 'closedDays' | 'closedVersion'> } {
  const { time_zone } = cast.settings;
  const zone = zoneOf(time_zone);
  const items: Item[] = [];
  let closedDays: ClosedRange[] = [];
  let closedVersion = 0;
  const [, ...closed] = pastPeriods(cast, now);
  for (const [at, span] of closed.entries()) {
    const [startsAt, endsAt] = [startOfDay(zone, span.from), startOfDay(zone, addDays(span.to, 1))];
    const own = entries.filter(({ startAt }) => startAt >= startsAt && startAt < endsAt);
    const seconds = own.reduce((sum, { startAt, endAt = startAt }) => sum + endAt - startAt, 0);
    const hours = { entries: own.length, seconds };
    const story = storyOf(at);
    const stepAt = (step: number) => Math.min(now, endsAt + closedAfterSeconds + step * 3600);
    const about = { companyId, ...span };
    for (const [step, toState] of story.entries()) {
      const fromState = story[step - 1] ?? 'open';
      const why =
        toState === 'open'
          ? { reason: reopenedFor, zone: undefined }
          : { reason: undefined, zone: time_zone };
      const made = {
        version: step + 1,
        at: stepAt(step),
        by: 'Company',
        fromState,
        toState,
        ...why,
      } as const;
      items.push(stepItem({ ...about, ...hours, ...made }));
    }
    const [version, state] = [story.length, story.at(-1) ?? 'open'];
    // A period approved and then locked counts as closed since the approval.
    const closedAt = stepAt(version - (state === 'locked' ? 2 : 1));
    items.push(periodItem({ ...about, state, version, zone: time_zone, closed: { at: closedAt, ...hours } }));
    closedVersion += story.length;
    closedDays = closedAfter(closedDays, span, at === 0 ? 'submitted' : 'locked', time_zone);
  }
  if (closedVersion === 0) return { items, company: {} };
  const gates = gateKeys(companyId).map((key) => ({ ...key, cdv: closedVersion }));
  return { items: [...items, ...gates], company: { closedDays, closedVersion } };
}
