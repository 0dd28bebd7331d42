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

/** Newest answer first. The table may still hold expired rows; they are left out. */
export async function settledOf({ table, company, now }: In, employeeId = ''): Promise<CorrectionRow[]> {
  const items = await table.queryAll(ranges.corrections(company.id, `S#${employeeId}`));
  const answeredAt = ({ answered }: CorrectionRow): number => answered?.at ?? 0;
  return items
    .filter(({ expires }) => typeof expires !== 'number' || expires > now)
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
