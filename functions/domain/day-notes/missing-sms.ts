// The SMS about a day without hours, on the evening of the day: one for each employee and day, where the company chose it.

import { missingSmsHours } from '#shared/limits.ts';
import { isTrialOver } from '#shared/access.ts';
import { regionOfCountry } from '#shared/model/company/region.ts';
import { closedTo } from '#shared/pay/closed-days.ts';
import { addDays, type Day } from '#shared/time/day.ts';
import { dayTextOf } from '#shared/time/day-text.ts';
import { localParts, zoneOf } from '#shared/time/zone.ts';
import type { JobCtx } from '#functions/runtime/consume.ts';
import { failTogether, forEvery } from '#functions/domain/companies/companies.ts';
import { sendSms } from '#functions/domain/employees/employees.ts';
import type { NoticeCtx } from '#functions/domain/notices/notices.ts';
import { keys, ranges } from '#functions/table/keys.ts';
import { type Company, isClosed } from '#functions/table/rows/company-row.ts';
import { type Employee, employeeFrom, employeeRow } from '#functions/table/rows/employee-row.ts';
import { absent, all, any, below, type Change } from '#functions/table/write.ts';
import { settledOn } from './settled.ts';
import { endOfUsual, isHoliday, usualOn } from './usual.ts';

type SweepCtx = Pick<JobCtx, 'table' | 'now'> & NoticeCtx;

/**
 * Safe to run at any time and twice: the employee's row holds the last day that was asked about, and no earlier day is
 * asked about after it. The older day goes first: a night's usual hours may end on the calendar day of the next ones. Reads nothing of a company
 * that has not chosen it, and none of its entries at night or once everybody was asked.
 */
export async function askMissing(ctx: SweepCtx): Promise<void> {
  failTogether(await forEvery(ctx, (company) => askOf(ctx, company)));
}

async function askOf(ctx: SweepCtx, company: Company): Promise<void> {
  const { ask_missing, ask_missing_sms } = company.settings.features;
  if (!ask_missing || !ask_missing_sms || isClosed(company) || isTrialOver(company, ctx.now)) return;
  if (!isAwake(company, ctx.now)) return;
  const { day: today } = localParts(zoneOf(company.settings.time_zone), ctx.now);
  const employees = (await ctx.table.queryAll(ranges.employees(company.id))).map(employeeFrom);
  for (const day of [addDays(today, -1), today]) {
    const due = await dueOn(ctx, company, employees, day);
    failTogether(
      (await Promise.allSettled(due.map((employee) => ask(ctx, company, employee, day)))).filter(
        ({ status }) => status === 'rejected',
      ),
    );
  }
}

/** In the hours in which an SMS may be sent. */
function isAwake({ settings }: Company, at: number): boolean {
  const { minuteOfDay } = localParts(zoneOf(settings.time_zone), at);
  return minuteOfDay >= missingSmsHours.from * 60 && minuteOfDay < missingSmsHours.until * 60;
}

/** Whose usual hours of the day have ended today, in the hours of SMS, and whom neither hours, note nor request excuse. */
async function dueOn(
  ctx: SweepCtx,
  company: Company,
  employees: readonly Employee[],
  day: Day,
): Promise<Employee[]> {
  if (isHoliday(company, day) || closedTo(company.closedDays ?? [], day, 'employee')) return [];
  const zone = zoneOf(company.settings.time_zone);
  const { day: today } = localParts(zone, ctx.now);
  const over = employees.filter((employee) => {
    const usual = usualOn(company, employee, day);
    const end = usual && endOfUsual(company, day, usual);
    if (end === undefined || end > ctx.now || (employee.askedAbout ?? '') >= day) return false;
    return localParts(zone, end).day === today && isAwake(company, end);
  });
  if (over.length === 0) return [];
  const settled = await settledOn(ctx, company, day);
  return over.filter(({ id }) => !settled.has(id));
}

/** The phone asks when it is opened, with or without the SMS. */
const ask = (ctx: SweepCtx, company: Company, employee: Employee, day: Day): Promise<void> => {
  const time = dayTextOf(day, regionOfCountry(company.country).dayFormat);
  return sendSms(ctx, company, employee, 'missing_day', time, ...askedChanges(company, employee, day));
};

/** Refused once the employee has clocked in since they were read, or the day has a note. */
function askedChanges({ id: companyId }: Company, { id, latestAt }: Employee, day: Day): Change[] {
  const { askedAbout } = employeeRow.at;
  return [
    {
      update: keys.employee(companyId, id),
      ...employeeRow.set({ askedAbout: day }),
      when: all(
        employeeRow.is({ latestAt, isDisabled: false }),
        any(absent(askedAbout), below(askedAbout, day)),
      ),
    },
    { check: keys.dayNote(companyId, day, id), when: absent() },
  ];
}
