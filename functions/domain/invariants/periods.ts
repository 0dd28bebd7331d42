// The invariants of pay periods: hours of closed days do not change, and the company's row lists the closed days.

import { gateShards } from '#functions/table/keys.ts';
import type { HistoryEntry } from '#functions/table/rows/history-row.ts';
import type { StepRow } from '#functions/table/rows/period-row.ts';
import type { WorkLogRow } from '#functions/table/rows/work-log-row.ts';
import type { ClosedRange } from '#shared/model/company/pay-period-rule.ts';
import { isShut } from '#shared/model/pay-period.ts';
import { closedAfter } from '#shared/pay/closed-days.ts';
import { dayOf, zoneOf } from '#shared/time/zone.ts';
import type { Census } from './census.ts';

type ReportBroken = (invariant: 'I8' | 'I17', about: string, says: string) => void;
/** Days closed from one instant to another, and for whom. */
type Closure = {
  readonly from: string;
  readonly to: string;
  readonly after: number;
  readonly before: number;
  readonly isToAll: boolean;
  readonly zone: string | undefined;
};

/**
 * I17: no change by hand while a day was closed. Times are whole seconds, so the first and last second are left
 * out.
 */
export function checkPeriods(census: Census, report: ReportBroken): void {
  checkClosedDays(census, report);
  const closures = closuresOf(census.steps);
  if (!closures.length || !census.company) return;
  const { time_zone } = census.company.settings;
  for (const row of census.workLogs)
    for (const { at, by, startAt } of touches(row, census.histories.get(row.id) ?? []))
      for (const closure of closures) {
        const day = dayOf(zoneOf(closure.zone ?? time_zone), startAt);
        const isInside =
          closure.from <= day && day <= closure.to && closure.after < at && at < closure.before;
        if (isInside && (closure.isToAll || by === 'Employee'))
          report('I17', row.id, `${by} changed ${day} at ${at}, closed since ${closure.after}`);
      }
}

function closuresOf(steps: readonly StepRow[]): Closure[] {
  return steps.flatMap(({ from, to, at, version, toState, zone }) => {
    if (toState === 'open') return [];
    const next = steps.find((step) => step.from === from && step.version === version + 1);
    return [{ from, to, after: at, before: next?.at ?? Infinity, isToAll: isShut(toState), zone }];
  });
}

type Touch = { readonly at: number; readonly by: string; readonly startAt: number };

/** Every change by hand of an entry, with its start before and after. */
function touches(row: WorkLogRow, history: readonly HistoryEntry[]): Touch[] {
  const found: Touch[] = [];
  let startAt = row.startAt;
  for (const { at, by, action, changes } of history.toReversed()) {
    const from = changes.find(([field]) => field === 'start_time')?.[1];
    const isByHand = by !== 'Platform';
    if (isByHand && action !== 'deleted') found.push({ at, by, startAt });
    if (typeof from === 'number') startAt = from;
    if (isByHand) found.push({ at, by, startAt });
  }
  return row.addedAt === undefined ? found : [...found, { at: row.addedAt, by: row.createdBy, startAt }];
}

/** I8: the closed days on the company's row match its periods, and every gate has the last step. */
function checkClosedDays({ company, periods, gates }: Census, report: ReportBroken): void {
  if (!company) return;
  let wanted: ClosedRange[] = [];
  for (const { from, to, state, zone } of periods)
    if (state !== 'open') wanted = closedAfter(wanted, { from, to }, state, zone);
  const [said, kept] = [JSON.stringify(wanted), JSON.stringify(company.closedDays ?? [])];
  if (said !== kept) report('I8', company.id, `closed are ${said}, kept is ${kept}`);
  const behind = gates.filter((version) => version !== company.closedVersion);
  if (company.closedVersion && (behind.length || gates.length !== gateShards))
    report('I8', company.id, `gates know of steps ${gates.join()}, the last is ${company.closedVersion}`);
}
