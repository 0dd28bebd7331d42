// Correction requests in the table: those that wait, those answered, and what a deletion closes.

import type { Table } from '#functions/aws/table.ts';
import {
  type CorrectionRow,
  employeeOfCorrection,
  openCorrectionsFrom,
  settledCorrectionFrom,
} from '#functions/table/rows/correction-row.ts';
import { keys, ranges } from '#functions/table/keys.ts';
import type { WorkLogRow } from '#functions/table/rows/work-log-row.ts';
import type { Item } from '#functions/table/write.ts';
import { correctionPagesMax, correctionsAnsweredShown } from '#shared/limits.ts';

type In = { readonly table: Table; readonly company: { readonly id: string }; readonly now: number };
const oldestFirst = (one: CorrectionRow, other: CorrectionRow): number => one.askedAt - other.askedAt;

/** Requests of one employee that wait, oldest first; they are one row, so that their number is limited. */
export async function openOf({ table, company }: In, employeeId: string): Promise<CorrectionRow[]> {
  const item = await table.get(keys.openCorrections(company.id, employeeId));
  return item ? openCorrectionsFrom(company.id, item).toSorted(oldestFirst) : [];
}

/** Requests of all employees that wait, oldest first. */
export async function allOpen({ table, company }: In): Promise<CorrectionRow[]> {
  const items = await table.queryAll(ranges.corrections(company.id, 'O#'));
  return items.flatMap((item) => openCorrectionsFrom(company.id, item)).toSorted(oldestFirst);
}

/**
 * The company's answered requests for which `isShown` is true, newest first, at most `correctionsAnsweredShown`. A person
 * of some projects may need several pages of that size; at most `correctionPagesMax` are read.
 */
export async function newestAnswered(
  { table, company, now }: In,
  isShown: (row: CorrectionRow) => boolean,
): Promise<CorrectionRow[]> {
  const shown: CorrectionRow[] = [];
  let after: string | undefined;
  for (let pages = 0; pages < correctionPagesMax && shown.length < correctionsAnsweredShown; pages += 1) {
    const options = { newestFirst: true, limit: correctionsAnsweredShown, after };
    const page = await table.query(ranges.corrections(company.id, 'T#'), options);
    const rows = page.items.filter((item) => isKept(item, now));
    shown.push(...rows.map((item) => settledCorrectionFrom(company.id, item)).filter(isShown));
    after = page.next;
    if (after === undefined) break;
  }
  return shown.slice(0, correctionsAnsweredShown);
}

/** The table may still hold expired rows; they are left out. */
const isKept = ({ expires }: Item, now: number): boolean => typeof expires !== 'number' || expires > now;

/** Of one employee, newest answer first: twice three hundred at most, because no more are asked in thirty days. */
export async function settledOf({ table, company, now }: In, employeeId: string): Promise<CorrectionRow[]> {
  const items = await table.queryAll(ranges.corrections(company.id, `S#${employeeId}-`));
  const answeredAt = ({ answered }: CorrectionRow): number => answered?.at ?? 0;
  return items
    .filter((item) => isKept(item, now))
    .map((item) => settledCorrectionFrom(company.id, item))
    .toSorted((one, other) => answeredAt(other) - answeredAt(one));
}

/** Those answered about an entry, and the one that it was added for, in no order: kept as long as its history. */
export async function answersAbout(
  { table, company }: Pick<In, 'table' | 'company'>,
  workLogId: string,
): Promise<CorrectionRow[]> {
  const items = await table.queryAll(ranges.entryCorrections(company.id, workLogId));
  return items.map((item) => settledCorrectionFrom(company.id, item));
}

/**
 * The request with this id, waiting or answered. Undefined for an id of another owner, and for one that is not there.
 */
export async function findCorrection(
  ctx: In,
  id: string,
  ownerId = employeeOfCorrection(id),
): Promise<CorrectionRow | undefined> {
  if (ownerId === undefined || employeeOfCorrection(id) !== ownerId) return undefined;
  const open = (await openOf(ctx, ownerId)).find((row) => row.id === id);
  if (open) return open;
  const item = await ctx.table.get(keys.settledCorrection(ctx.company.id, id));
  return item && settledCorrectionFrom(ctx.company.id, item);
}

/** Those that wait about an entry: its deletion closes them in the same transaction. */
export const requestsAbout = async (ctx: In, { employeeId, id }: WorkLogRow): Promise<CorrectionRow[]> =>
  (await openOf(ctx, employeeId)).filter(({ workLogId }) => workLogId === id);
