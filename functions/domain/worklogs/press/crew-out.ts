// Whom a foreman's clock-out leaves as they are: who works on another project by their own phone, or for another foreman.

import { clockSkewSecondsMax } from '#shared/limits.ts';
import type { EmployeeCtx } from '#functions/runtime/context.ts';
import type { Employee } from '#functions/table/rows/employee-row.ts';
import { ledFrom, monthAt, type WorkLogRow } from '#functions/table/rows/work-log-row.ts';
import { itemsOfMonths, rowAt, workLogsOf } from '#functions/domain/worklogs/store.ts';
import type { WorkCtx } from '#functions/domain/worklogs/wire.ts';
import { isLate, type Press } from './press.ts';

/** A foreman's clock-in tells for so long where the person is to be found. */
export const ledSecondsMax = 86_400;

/**
 * The running entry that the person began by their own phone on none of the foreman's sites; undefined where the press
 * may end what runs. Sites are where a foreman clocked the person in last, and where the foreman is in themselves. A
 * late press leaves what another foreman began elsewhere too: it was made before the foreman could see that. Source:
 * functions/domain/worklogs/README.md, 'Crews'.
 */
export async function goneElsewhere(
  ctx: WorkCtx & EmployeeCtx,
  employee: Employee,
  press: Press,
): Promise<WorkLogRow | undefined> {
  const { open } = employee;
  if (!open || press.foremanId === undefined) return undefined;
  const running = await rowAt(ctx.table, ctx.company.id, open);
  if (!running || running.endAt !== undefined) return undefined;
  // Refused as it is: nothing that runs began by then.
  if (running.startAt - press.pressedAt > clockSkewSecondsMax) return undefined;
  const isOfOther = running.foremanIn !== undefined && running.foremanIn !== press.foremanId;
  if (running.foremanIn !== undefined && !(isOfOther && isLate(press, ctx.now))) return undefined;
  const by = isOfOther ? press.foremanId : undefined;
  const [led, own] = await Promise.all([ledTo(ctx, running, press, by), siteOf(ctx, ctx.employee, press)]);
  const sites = [led, own].filter((site) => site !== undefined);
  if (sites.length === 0 || sites.includes(running.projectId)) return undefined;
  return running;
}

/**
 * Where a foreman, or this one, clocked the person in last before the running entry, whether that began an entry or left
 * one as it was on the same project; the running entry's own project where a foreman has done so since it began.
 */
async function ledTo(
  { table, company }: WorkCtx,
  { employeeId, startAt, projectId }: WorkLogRow,
  { pressedAt }: Press,
  by: string | undefined,
): Promise<string | undefined> {
  const since = startAt - ledSecondsMax;
  const months = [...new Set([since, startAt, pressedAt].map(monthAt))];
  const items = await itemsOfMonths(table, company.id, months, [employeeId]);
  const there = new Map<unknown, string>(
    workLogsOf(company.id, items).map((row) => [`${row.month}#${row.entry}`, row.projectId]),
  );
  const led = items
    .filter(({ x, f, p }) => x === undefined && (f === undefined || there.get(f) === p))
    .flatMap((item) => ledFrom(item) ?? [])
    .filter(({ foremanId, at }) => (by ?? foremanId) === foremanId && since <= at && at <= pressedAt);
  if (led.some((one) => one.at > startAt && one.projectId === projectId)) return projectId;
  return led.filter(({ at }) => at <= startAt).toSorted((one, other) => other.at - one.at)[0]?.projectId;
}

/** Where the foreman was in at the press, by the entry that runs or the one clocked out last. */
async function siteOf(
  { table, company }: WorkCtx,
  { open, ended }: Employee,
  { pressedAt }: Press,
): Promise<string | undefined> {
  if (open && open.startAt <= pressedAt) return open.projectId;
  const isIn = ended && ended.startAt <= pressedAt && pressedAt <= ended.endAt;
  return isIn ? (await rowAt(table, company.id, ended))?.projectId : undefined;
}
