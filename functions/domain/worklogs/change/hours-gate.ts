// The gate of hours: no change by hand touches a closed day, even if the day is closed at the same moment.

import type { ClosedRange } from '#shared/model/company/pay-period-rule.ts';
import { closedAt, closedTo, periodIn } from '#shared/pay/closed-days.ts';
import type { Day } from '#shared/time/day.ts';
import type { CompanyCtx } from '#functions/runtime/context.ts';
import { fail } from '#functions/runtime/fail.ts';
import { type Company, companyFrom } from '#functions/table/rows/company-row.ts';
import { keys } from '#functions/table/keys.ts';
import { passGate } from '#functions/table/rows/counters/gate-row.ts';
import type { WorkLogRow } from '#functions/table/rows/work-log-row.ts';
import type { Change } from '#functions/table/write.ts';
import type { Rules } from './holder-changes.ts';
import type { Rewrite } from './rewrite.ts';

type GateCtx = Pick<CompanyCtx, 'table' | 'company'>;
export type HoursGate = {
  /** Changes that the write must include; refuses rewrites that touch a closed day, before or after. */
  readonly pass: (rewrites: readonly Rewrite[], rules: Rules) => Change[];
  /** After a refused write: reads the closed days again. */
  readonly lookAgain: () => Promise<void>;
};

/**
 * For changes by hand only: presses pass no gate, because hours worked are always recorded. Error of `pass`:
 * `period_closed`. Source: domain-facts.md, wish 7.
 */
export function openGate(ctx: GateCtx): HoursGate {
  let { company } = ctx;
  const isGated = (): boolean => Boolean(company.settings.pay_periods) || Boolean(company.closedVersion);
  return {
    pass: (rewrites, rules) => {
      for (const { before, after } of rewrites) {
        const isOther = !before || hoursOf(before) !== hoursOf(after);
        for (const row of [before, after])
          if (row && !row.isDeleted) refuseClosed(company, row, rules, isOther);
      }
      return isGated() ? [passGate(company.id, company.closedVersion ?? 0)] : [];
    },
    lookAgain: async () => {
      const item = isGated() ? await ctx.table.get(keys.company(company.id)) : undefined;
      if (item) company = companyFrom(item);
    },
  };
}

/** The days that close an entry's hours to its employee, or to the office. */
export const closureAt = (
  { closedDays = [], settings }: Company,
  isOwn: boolean,
  startAt: number,
  endAt: number | undefined,
) => closedAt(closedDays, startAt, settings.time_zone, isOwn ? 'employee' : 'company', endAt);

/** What lunch and overtime of the entry's days depend on. */
const hoursOf = (row: WorkLogRow): string =>
  `${row.startAt} ${row.endAt} ${row.isDeleted} ${row.isLunchWorked === true}`;

/** A change of other than hours is judged by the start alone: an entry is approved with the day it started on. */
function refuseClosed(company: Company, { startAt, endAt }: WorkLogRow, { isOwn }: Rules, isOther: boolean) {
  const closed = closureAt(company, isOwn, startAt, isOther ? endAt : undefined);
  if (closed) failClosed(company, closed.range, closed.day);
}

/** Refuses what an employee says about a closed day, which has no entry. */
export function refuseClosedDay(company: Company, day: Day): void {
  const range = closedTo(company.closedDays ?? [], day, 'employee');
  if (range) failClosed(company, range, day);
}

function failClosed({ settings }: Company, range: ClosedRange, day: Day): never {
  const { from, to } = periodIn(range, day, settings.pay_periods);
  return fail('period_closed', { from, to, state: range.state });
}
