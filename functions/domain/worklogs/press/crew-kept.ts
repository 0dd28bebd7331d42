// What a crew's press leaves behind where it changed no hours: its answer for a repeat, and a clock-out in the history.

import { sameArrivalSecondsMax } from '#shared/limits.ts';
import type { WorkLog } from '#shared/model/worklog.ts';
import type { EmployeeCtx } from '#functions/runtime/context.ts';
import { fail } from '#functions/runtime/fail.ts';
import { keys } from '#functions/table/keys.ts';
import type { Employee } from '#functions/table/rows/employee-row.ts';
import {
  isStayed,
  ledFrom,
  leftReceiptItem,
  monthAt,
  placeOf,
  receiptItem,
  stayedReceiptItem,
  type WorkLogPlace,
  type WorkLogRow,
} from '#functions/table/rows/work-log-row.ts';
import { absent, tryWrite, type Item, refusalOfWrite } from '#functions/table/write.ts';
import { itemsOfMonths, rowAt, workLogsOf } from '#functions/domain/worklogs/store.ts';
import type { WorkCtx } from '#functions/domain/worklogs/wire.ts';
import { ledSecondsMax } from './crew-out.ts';
import { doubtChanges, isSettled } from './doubt.ts';
import { outHome } from './ending.ts';
import { homeOf } from './fresh.ts';
import type { Ended } from './gaps.ts';
import { endedHash, isEndedBySeed, isSameSeed, type Press } from './press.ts';

type CrewCtx = WorkCtx & EmployeeCtx;
const triesMax = 5;

/**
 * Keeps that a clock-in has left the entry as it is, so that a repeat is answered the same, and a later clock-out of the
 * same foreman is known to be about a person of their crew. False where the press has had an answer before.
 */
export async function keepLeft(
  ctx: CrewCtx,
  employeeId: string,
  press: Press,
  entry: WorkLogPlace,
  projectId: string,
): Promise<boolean> {
  const led = { foremanId: ctx.employee.id, at: press.pressedAt, projectId };
  return tryWrite(ctx.table, {
    put: leftReceiptItem(ctx.company.id, homeOf(employeeId, press), entry, led),
    when: absent(),
  });
}

/**
 * Whether this press began the entry. Two clock-ins of the same second to the same project say the same, so their hashes
 * are equal: only the id tells them apart, where the second one has left the first one's entry as it is.
 */
export function isStartedBy(employeeId: string, press: Press, { id }: Pick<WorkLog, 'id'>): boolean {
  const place = placeOf(id);
  return place !== undefined && isSameSeed(homeOf(employeeId, press), place);
}

/** The entry that this clock-in has left as it is before. */
export async function leftBefore(
  ctx: CrewCtx,
  employeeId: string,
  press: Press,
): Promise<WorkLogRow | undefined> {
  const home = homeOf(employeeId, press);
  const row = await rowAt(ctx.table, ctx.company.id, home);
  return row && !isSameSeed(home, row) ? row : undefined;
}

/** The entry that a clock-out has left as it is; `isStayed`: it was running, by the person's own phone. */
export type KeptOut = { readonly row: WorkLogRow; readonly isStayed: boolean };

/** What this clock-out has left as it is before; undefined where it was not pressed before, or has ended an entry. */
export async function keptOut(
  { table, company }: WorkCtx,
  employeeId: string,
  press: Press,
): Promise<KeptOut | undefined> {
  const home = outHome(employeeId, press);
  const item = await table.get(keys.workLog(company.id, home.month, home.entry));
  const row = item && (await rowAt(table, company.id, home));
  if (!row || isEndedBySeed(row.endedHash, endedHash(press))) return undefined;
  return { row, isStayed: isStayed(item) };
}

/** Keeps that the clock-out has left the running entry, so that a repeat is answered the same. Error: `busy`. */
export async function keepStayed(
  ctx: WorkCtx,
  employeeId: string,
  press: Press,
  row: WorkLogRow,
): Promise<KeptOut> {
  const home = outHome(employeeId, press);
  if (await tryWrite(ctx.table, { put: stayedReceiptItem(ctx.company.id, home, row), when: absent() }))
    return { row, isStayed: true };
  return (await keptOut(ctx, employeeId, press)) ?? fail('busy');
}

/**
 * The entry that the person has ended before the clock-out of a foreman who had clocked them in; undefined for anyone
 * else. More than an hour before, the two disagree: the end is kept and to be confirmed, and the history says what was
 * pressed. So it is where another foreman ended it more than an hour later. Source:
 * functions/domain/worklogs/README.md, 'Crews'.
 */
export async function outBefore(
  ctx: CrewCtx,
  employee: Employee,
  press: Press,
): Promise<WorkLogRow | undefined> {
  const { table, company } = ctx;
  const home = outHome(employee.id, press);
  for (let tries = 0; tries < triesMax; tries += 1) {
    const known = await rowAt(table, company.id, home);
    if (known) return known;
    const { items, last: row } = await lastOf(ctx, employee, press);
    if (!row || !items.some((item) => isLedBy(item, ctx.employee.id, press.pressedAt))) return undefined;
    if (row.endAt > press.pressedAt && !isEndedByOther(ctx, row)) return undefined;
    const isSame = !isFar(row, press) || isOwnEnd(ctx, items, row, press);
    const isKnown = isSame || (await isSettled(ctx, row));
    const refused = await refusalOfWrite(table, ...(isSame ? [] : doubtChanges(ctx, row, press, isKnown)), {
      put: receiptItem(company.id, home, row),
      when: absent(),
    });
    if (!refused) return isKnown ? row : { ...row, isEndAssumed: true };
  }
  return undefined;
}

/** The person's entry of the day before the press that ends last, unless that one still runs. */
async function lastOf(
  { table, company }: CrewCtx,
  { id }: Employee,
  { pressedAt }: Press,
): Promise<{ readonly items: readonly Item[]; readonly last: Ended | undefined }> {
  const since = pressedAt - ledSecondsMax;
  const months = [...new Set([since, pressedAt].map(monthAt))];
  const items = await itemsOfMonths(table, company.id, months, [id]);
  const row = workLogsOf(company.id, items)
    .filter(({ isDeleted, startAt }) => !isDeleted && since <= startAt && startAt < pressedAt)
    .toSorted((one, other) => (other.endAt ?? Infinity) - (one.endAt ?? Infinity))[0];
  return { items, last: row?.endAt === undefined ? undefined : { ...row, endAt: row.endAt } };
}

const isFar = ({ endAt }: Ended, { pressedAt }: Press): boolean =>
  Math.abs(pressedAt - endAt) > sameArrivalSecondsMax;

/** This foreman pressed that end themselves, and no foreman has clocked the person in since. */
export const isOwnEnd = (ctx: CrewCtx, items: readonly Item[], row: Ended, { pressedAt }: Press): boolean =>
  row.foremanOut === ctx.employee.id &&
  !items.some((item) => {
    const at = ledFrom(item)?.at ?? 0;
    return row.endAt < at && at < pressedAt;
  });

const isEndedByOther = ({ employee }: CrewCtx, { foremanOut }: Ended): boolean =>
  foremanOut !== undefined && foremanOut !== employee.id;

/** An entry that a clock-in of this foreman began within the day before, or what `keepLeft` wrote for one. */
function isLedBy(item: Item, foremanId: string, until: number): boolean {
  const led = ledFrom(item);
  return led?.foremanId === foremanId && until - ledSecondsMax <= led.at && led.at < until;
}
