// Forgotten clock-outs: after the company's hours an SMS reminds the employee; later the entry is ended
// automatically.

import { regionOfCountry } from '#shared/model/company/region.ts';
import { dayTextOf } from '#shared/time/day-text.ts';
import { clockOf, dayOf, zoneOf } from '#shared/time/zone.ts';
import type { JobCtx } from '#functions/runtime/consume.ts';
import {
  type Employee,
  employeeFrom,
  employeeRow,
  isOpenStill,
  type OpenPointer,
} from '#functions/table/rows/employee-row.ts';
import { type Company, isClosed } from '#functions/table/rows/company-row.ts';
import { historyItem } from '#functions/table/rows/history-row.ts';
import { keys, ranges } from '#functions/table/keys.ts';
import type { WorkLogRow } from '#functions/table/rows/work-log-row.ts';
import { absent, all, any, differs, tryWrite } from '#functions/table/write.ts';
import { failTogether, forEvery } from '#functions/domain/companies/companies.ts';
import { sendSms } from '#functions/domain/employees/employees.ts';
import type { NoticeCtx } from '#functions/domain/notices/notices.ts';
import { holderChanges } from '#functions/domain/worklogs/change/holder-changes.ts';
import { differences } from '#functions/domain/worklogs/change/revision.ts';
import { entryChanges } from '#functions/domain/worklogs/change/rewrite.ts';
import { tableWithEntryEvents } from '#functions/domain/entry-events/entry-events.ts';
import { holders, rowAt } from '#functions/domain/worklogs/store.ts';
import { cutEnd, neighboursOf } from './fit.ts';
import { askBetween } from './gaps.ts';

type SweepCtx = Pick<JobCtx, 'table' | 'now'> & NoticeCtx;
type Forgetful = Employee & { readonly open: OpenPointer };
const isIn = (employee: Employee): employee is Forgetful => employee.open !== undefined;

/**
 * Safe to run at any time and twice: the rows show what is done. A failure in one company does not stop the others.
 * Hours from the entry's start, by the company's setting. Source: domain-facts.md, wish 8.
 */
export async function sweepForgotten(ctx: SweepCtx): Promise<void> {
  failTogether(await forEvery(ctx, (company) => lookAfter(ctx, company)));
}

async function lookAfter(ctx: SweepCtx, company: Company): Promise<void> {
  const rule = company.settings.forgotten_clock_out;
  if (!rule || isClosed(company)) return;
  const isDue = (hours: number | null, { open }: Forgetful): boolean =>
    hours !== null && open.startAt + hours * 3600 <= ctx.now;
  const employees = (await ctx.table.queryAll(ranges.employees(company.id))).map(employeeFrom).filter(isIn);
  const done = employees.map(async (employee) => {
    if (rule.close_after_hours !== null && isDue(rule.close_after_hours, employee)) {
      await close(ctx, company, employee, employee.open.startAt + rule.close_after_hours * 3600);
    } else if (isDue(rule.remind_after_hours, employee)) await remind(ctx, company, employee);
  });
  const failures = (await Promise.allSettled(done)).filter(({ status }) => status === 'rejected');
  failTogether(failures);
}

/**
 * The end is the start plus the company's hours, whenever the sweep runs; where a late clock-in runs since before entries
 * that have ended, the start of the first of them.
 */
async function close(ctx: SweepCtx, company: Company, employee: Forgetful, latest: number): Promise<void> {
  const { open } = employee;
  const before = await rowAt(ctx.table, company.id, open);
  if (!before || before.endAt !== undefined || before.isDeleted) return;
  const tableCtx = { ...ctx, company };
  const there = open.isLate
    ? await neighboursOf(tableCtx, employee.id, { pressedAt: latest }, open.startAt, true)
    : [];
  const endAt = cutEnd(there, open.startAt, latest);
  const after: WorkLogRow = {
    ...before,
    endAt,
    // Where a clocked entry began, the person is asked about the end of the last one instead.
    isEndAssumed: endAt === latest || undefined,
    isApproved: false,
    version: before.version + 1,
    changedAt: ctx.now,
  };
  const read = await holders({ table: ctx.table, company }, [employee.id], [before.projectId]);
  const rewrite = { before, after };
  const line = historyItem({
    companyId: company.id,
    workLogId: after.id,
    at: ctx.now,
    version: after.version,
    action: 'ended',
    by: 'Platform',
    changes: differences(before, after),
  });
  // First, so that the next sweep asks if this one stops here.
  if (endAt < latest) await askBetween(tableCtx, employee.id, { from: endAt, until: latest });
  // Refused when clocked out, changed or deleted meanwhile; if it still runs, the next sweep ends it.
  await tryWrite(
    tableWithEntryEvents(ctx, company),
    ...entryChanges(tableCtx, rewrite),
    ...(await holderChanges(tableCtx, [rewrite], read, { isOwn: false })),
    { put: line },
  );
}

const { remindedOf } = employeeRow.at;

/** One SMS per entry; the app shows the same when opened. */
async function remind(ctx: SweepCtx, company: Company, employee: Forgetful): Promise<void> {
  const { open } = employee;
  if (employee.isDisabled || employee.remindedOf === open.id) return;
  const time = timeOf(company, open.startAt, ctx.now);
  await sendSms(ctx, company, employee, 'clock_out_reminder', time, {
    update: keys.employee(company.id, employee.id),
    ...employeeRow.set({ remindedOf: open.id }),
    when: all(
      isOpenStill(open.id),
      employeeRow.is({ isDisabled: false }),
      any(absent(remindedOf), differs(remindedOf, open.id)),
    ),
  });
}

/** The entry's start for the SMS: the time, with the day if it was not today. */
function timeOf(company: Company, startAt: number, now: number): string {
  const zone = zoneOf(company.settings.time_zone);
  const day = dayOf(zone, startAt);
  const time = clockOf(zone, startAt);
  if (day === dayOf(zone, now)) return time;
  return `${dayTextOf(day, regionOfCountry(company.country).dayFormat)} ${time}`;
}
