// The nightly check of every company's rows against the invariants. A violation raises an alarm.

import type { JobCtx } from '#functions/runtime/consume.ts';
import type { Company } from '#functions/table/rows/company-row.ts';
import { keys, type Range, ranges } from '#functions/table/keys.ts';
import { managerFrom } from '#functions/table/rows/manager-row.ts';
import {
  forwardOf,
  idOfOrigin,
  monthAt,
  monthOfId,
  workLogFrom,
  type WorkLogRow,
} from '#functions/table/rows/work-log-row.ts';
import type { Item } from '#functions/table/write.ts';
import { failTogether, forEvery } from '#functions/domain/companies/companies.ts';
import { yearsBeforeCompanyMax } from '#shared/limits.ts';
import { secondsPerDay } from '#shared/time/calendar.ts';
import { type Broken, checkInvariants } from './checker.ts';

type CheckCtx = Pick<JobCtx, 'table' | 'now' | 'log'>;
/** Histories are separate partitions: they are read for entries changed within this time. */
const lookedBackSeconds = 2 * 86_400;
const monthsTogether = 12;
const historiesTogether = 25;
const yearSeconds = 366 * secondsPerDay;

/** Each violation is a log line `invariant_broken`, which raises the alarm; nothing is corrected. */
export async function checkEveryCompany(ctx: CheckCtx): Promise<void> {
  let count = 0;
  const failures = await forEvery(ctx, async (company) => {
    count += 1;
    const first = await brokenOf(ctx, company);
    if (first.length === 0) return;
    // Partitions are read one after another, so a write in between can look like a violation. A second reading
    // decides.
    const second = new Set((await brokenOf(ctx, company)).map(textOf));
    for (const { invariant, about, companyId, says } of first.filter((one) => second.has(textOf(one))))
      ctx.log.warn('invariant_broken', { companyId, code: invariant, subject: about, says });
  });
  failTogether(failures);
  // The alarm `invariants-unchecked` waits for this line.
  ctx.log.info('invariants_checked', { count });
}

const textOf = ({ invariant, about, says }: Broken): string => `${invariant} ${about} ${says}`;

async function brokenOf({ table, now }: CheckCtx, company: Company): Promise<Broken[]> {
  const { id } = company;
  const read = async (wanted: readonly Range[], together: number): Promise<Item[]> => {
    const items: Item[] = [];
    for (let next = 0; next < wanted.length; next += together) {
      const pages = await Promise.all(
        wanted.slice(next, next + together).map((range) => table.queryAll(range)),
      );
      for (const page of pages) for (const item of page) items.push(item);
    }
    return items;
  };
  const since = now - lookedBackSeconds;
  const isRecent = (row: WorkLogRow): boolean => row.changedAt >= since;
  const besides = await read(
    [
      ranges.company(id),
      ranges.passkeys(id),
      ranges.apiKeys(id),
      ranges.photos(id),
      ranges.exportJobs(id),
      ranges.payrollFiles(id),
      ranges.corrections(id),
      // Periods, their steps and gates are in one partition.
      { ...ranges.payPeriods(id), begins: '' },
    ],
    monthsTogether,
  );
  const readMonths = (months: readonly string[]) =>
    read(
      months.map((month) => ranges.month(id, month)),
      monthsTogether,
    );
  const months = monthsOf(company, now);
  const own = await readMonths(months);
  const entries = [...own, ...(await readMonths(otherHomesOf(own, months)))];
  const recent = entries
    .filter((item) => forwardOf(item) === undefined)
    .map((item) => workLogFrom(id, item))
    .filter(isRecent);
  const histories = await read(
    recent.map((row) => ranges.history(id, row.id)),
    historiesTogether,
  );
  const single = await table.getMany([
    keys.unfinishedExports(id),
    ...(['apiKeys', 'employees', 'managers', 'projects'] as const).map((of) => keys.count(id, of)),
    ...emailsOf(besides).map((email) => keys.managerEmail(email, id)),
  ]);
  return checkInvariants(
    [...besides, ...entries, ...histories, ...single.filter((row) => row !== undefined)],
    // Rows of the current second are not in the future.
    now + secondsPerDay,
    isRecent,
  );
}

/** E-mails of the people of the office; their rows lie outside the company's partitions. */
const emailsOf = (rows: readonly Item[]): string[] =>
  rows.filter(({ SK }) => String(SK).startsWith('M#')).flatMap((row) => managerFrom(row)?.email ?? []);

/** Every month in which the company may have entries. */
function monthsOf(company: Company, now: number): string[] {
  const months = new Set<string>();
  const from = company.createdAt - yearsBeforeCompanyMax * yearSeconds;
  for (let at = Math.max(0, from); at < now + secondsPerDay; at += 20 * secondsPerDay)
    months.add(monthAt(at));
  return [...months.add(monthAt(now + secondsPerDay))];
}

/**
 * The months, besides those read, that entries' ids name. A forwarding row lies there: a press at the time clock
 * without a time of its own has its receipt in the first month, another in the month of a device's wrong clock.
 */
function otherHomesOf(entries: readonly Item[], months: readonly string[]): string[] {
  const ids = entries.flatMap((item) => idOfOrigin(item) ?? []);
  const known = new Set(months);
  return [...new Set(ids.map(monthOfId))].filter((month) => !known.has(month));
}
