// The morning's mail about yesterday's missing days: once a day for a company that chose it, however often it runs.

import { missingMail } from '#shared/limits.ts';
import { isTrialOver } from '#shared/access.ts';
import { addDays, type Day } from '#shared/time/day.ts';
import { localParts, zoneOf } from '#shared/time/zone.ts';
import type { JobCtx } from '#functions/runtime/consume.ts';
import type { Promised } from '#functions/runtime/send.ts';
import { failTogether, forEvery } from '#functions/domain/companies/companies.ts';
import { addresses, mail, type NoticeCtx } from '#functions/domain/notices/notices.ts';
import { keys, ranges } from '#functions/table/keys.ts';
import { type Company, deletionRow, isClosed, missingMails } from '#functions/table/rows/company-row.ts';
import { type Employee, employeeFrom } from '#functions/table/rows/employee-row.ts';
import { all, differs, present, refusalOfWrite } from '#functions/table/write.ts';
import { settledOn } from './settled.ts';
import { isHoliday, usualOn } from './usual.ts';

type SweepCtx = JobCtx & NoticeCtx;

/**
 * Reads nothing of a company that has not chosen the mail. Of one that has, once a day: its employees, the day's
 * notes, and the entries of one month (two on the first days of a month); it writes the company's row.
 */
export async function sweepMissing(ctx: SweepCtx): Promise<void> {
  failTogether(
    await forEvery(ctx, (company, row) => mailMissing(ctx, company, missingMails.from(row).settledDay)),
  );
}

/** A morning without a sweep is made up for on the same day. */
async function mailMissing(ctx: SweepCtx, company: Company, settledDay: string | undefined): Promise<void> {
  const { features, time_zone } = company.settings;
  if (!features.mail_missing || !company.isEmailVerified || isClosed(company)) return;
  if (isTrialOver(company, ctx.now)) return;
  const { day: today, minuteOfDay } = localParts(zoneOf(time_zone), ctx.now);
  if (minuteOfDay < missingMail.fromHour * 60) return;
  const day = addDays(today, -1);
  if (settledDay === day) return;
  const missing = await missingOn(ctx, company, day);
  const notice = missing.length > 0 ? letterOf(ctx, company, day, missing) : undefined;
  const refused = await refusalOfWrite(
    ctx.table,
    {
      update: keys.company(company.id),
      ...missingMails.set({ settledDay: day }),
      when: all(present(), deletionRow.is({ isErasing: false }), differs(missingMails.at.settledDay, day)),
    },
    ...(notice ? [notice.change] : []),
  );
  // Another run has settled the day, or the company has just been handed to the eraser.
  if (refused) return;
  await notice?.dispatch();
}

const letterOf = (ctx: SweepCtx, company: Company, day: Day, missing: readonly Employee[]): Promised =>
  mail(ctx, company, {
    template: 'missing_days',
    link: addresses.missing(ctx, day),
    stopLink: addresses.settings(ctx),
    day,
    people: missing.map(({ name }) => name),
  });

/**
 * By name: whose usual week has the day, with no hours, no note and no waiting request for its hours. No person is
 * missing on a whole holiday.
 */
async function missingOn(ctx: SweepCtx, company: Company, day: Day): Promise<Employee[]> {
  if (isHoliday(company, day)) return [];
  const { language } = company.settings;
  const employees = (await ctx.table.queryAll(ranges.employees(company.id))).map(employeeFrom);
  const usual = employees.filter((employee) => usualOn(company, employee, day));
  if (usual.length === 0) return [];
  const settled = await settledOn(ctx, company, day);
  const { compare } = new Intl.Collator(language);
  return usual.filter(({ id }) => !settled.has(id)).toSorted((one, other) => compare(one.name, other.name));
}
