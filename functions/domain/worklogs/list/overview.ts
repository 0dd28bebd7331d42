// The board's data: who is clocked in, and which entries of a year await approval.

import type * as z from 'zod/mini';
import { reportDaysMax } from '#shared/limits.ts';
import type { overview as shape } from '#shared/model/worklog.ts';
import { addDays, monthsTouching } from '#shared/time/day.ts';
import { toWire } from '#shared/time/instant.ts';
import { dayOf, startOfDay, zoneOf } from '#shared/time/zone.ts';
import { idAndName, namedRow } from '#functions/table/rows/named.ts';
import { isForward, workLogRow } from '#functions/table/rows/work-log-row.ts';
import { type Employee, employeeFrom } from '#functions/table/rows/employee-row.ts';
import { keys, ranges } from '#functions/table/keys.ts';
import { flagIn, numberIn, textIn } from '#functions/table/read.ts';
import type { Item } from '#functions/table/write.ts';
import { isInScope } from '#functions/domain/office-scope/office-scope.ts';
import { exampleCrewOf } from '#functions/domain/example-crew/example-crew.ts';
import { newestFirst } from './list.ts';
import { namesIn, withExamples, workLogsOf } from '#functions/domain/worklogs/store.ts';
import { type WorkCtx, workLogOnWire } from '#functions/domain/worklogs/wire.ts';

type Overview = z.output<typeof shape>;

/** Months of a large company are megabytes, so only this many are in memory together. */
const monthsTogether = 3;

/**
 * Running entries, newest first, and how many ended entries of the last 366 days await approval; `waiting` is null
 * where the company does not approve.
 */
export async function overview(ctx: WorkCtx): Promise<Overview> {
  const [own, examples, waiting] = await Promise.all([
    openEntries(ctx),
    openExamples(ctx),
    waitingForApproval(ctx),
  ]);
  return { open: [...own, ...examples], waiting, time: toWire(ctx.now) };
}

/** Found through the employees' pointers, so the age of an entry does not matter. */
async function openEntries(ctx: WorkCtx): Promise<Overview['open']> {
  const { table, company } = ctx;
  const employees = (await table.queryAll(ranges.employees(company.id))).map(employeeFrom);
  const pointers = employees.flatMap(({ open }) => (open ? [open] : []));
  const projectIds = [...new Set(pointers.map(({ projectId }) => projectId))];
  const items = await table.getMany([
    ...pointers.map(({ month, entry }) => keys.workLog(company.id, month, entry)),
    ...projectIds.map((id) => keys.project(company.id, id)),
  ]);
  const found = items.filter((item) => item !== undefined);
  const isProject = (item: Item): boolean => item[namedRow.at.id] !== undefined;
  const projects = new Map(found.filter(isProject).map(idAndName));
  const byId = new Map<string, Employee>(employees.map((employee) => [employee.id, employee]));
  const names = {
    ...namesIn({ employees: byId, projects: new Map() }),
    project: (id: string) => projects.get(id) ?? '',
  };
  // Someone who clocked out between the two reads is left out.
  const rows = workLogsOf(
    company.id,
    found.filter((item) => !isProject(item)),
  ).filter((row) => row.endAt === undefined && !row.isDeleted && isInScope(ctx, row.projectId));
  return Promise.all(rows.toSorted(newestFirst).map((row) => workLogOnWire(ctx, row, names)));
}

/** Listed after the company's own; never counted as awaiting approval. */
function openExamples(ctx: WorkCtx): Promise<Overview['open']> {
  const crew = exampleCrewOf(ctx);
  const open = crew?.entries.filter(({ endAt }) => endAt === undefined) ?? [];
  const names = withExamples(crew, { employee: () => '', project: () => '' });
  return Promise.all(open.toSorted(newestFirst).map((row) => workLogOnWire(ctx, row, names)));
}

const { at } = workLogRow;

/** Ended entries of the last year without approval; null where the company does not approve. */
async function waitingForApproval(ctx: WorkCtx): Promise<Overview['waiting']> {
  const { table, company } = ctx;
  if (!company.settings.features.approve_work_logs) return null;
  const zone = zoneOf(company.settings.time_zone);
  const today = dayOf(zone, ctx.now);
  const from = addDays(today, 1 - reportDaysMax);
  const startsFrom = startOfDay(zone, from);
  const months = monthsTouching(zone, from, today);
  let count = 0;
  let oldest: number | undefined;
  for (let next = 0; next < months.length; next += monthsTogether) {
    const some = months.slice(next, next + monthsTogether);
    const read = (month: string) => table.queryAll(ranges.month(company.id, month), { eventually: true });
    for (const items of await Promise.all(some.map(read))) {
      for (const item of items) {
        const isEnded = !isForward(item) && item[at.endAt] !== undefined && !flagIn(item, at.isDeleted);
        if (!isEnded || flagIn(item, at.isApproved) || !isInScope(ctx, textIn(item, at.projectId))) continue;
        const startAt = numberIn(item, at.startAt);
        if (startAt < startsFrom) continue;
        count += 1;
        oldest = Math.min(oldest ?? startAt, startAt);
      }
    }
  }
  return { count, from, oldest: oldest === undefined ? null : toWire(oldest) };
}
