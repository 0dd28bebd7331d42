// Export jobs in the table, and all their changes of state.

import { exportKeptDays, exportLostSeconds } from '#shared/limits.ts';
import type { Ctx } from '#functions/runtime/context.ts';
import {
  type ExportCursor,
  type ExportFile,
  exportFrom,
  type ExportRow,
  exportRow,
  type Refusal,
} from '#functions/table/rows/export-row.ts';
import { keys, ranges } from '#functions/table/keys.ts';
import { holderName, leaseOver } from '#functions/table/lease.ts';
import {
  all,
  any,
  type Change,
  type Condition,
  tryWrite,
  type Item,
  present,
  refusalOfWrite,
} from '#functions/table/write.ts';
import { removeUnfinished } from './unfinished.ts';

type Table = Ctx['table'];
type ReadCtx = Pick<Ctx, 'table' | 'log'>;
type Place = Pick<ExportRow, 'companyId' | 'id'>;

/** A worker that has saved no progress for this long counts as dead; it normally saves every second. */
const leaseSeconds = 60;
export const keptSeconds = exportKeptDays * 86_400;

/** No worker has moved the job for so long that none will. It counts as failed, and may be requested again. */
export const isLost = (row: ExportRow, now: number): boolean =>
  isUnfinished(row) && now >= Math.max(row.createdAt, row.leaseEndsAt) + exportLostSeconds;

/** The job's state at `now`: a lost one counts as failed before the sweep writes it. */
export const asOf = (row: ExportRow, now: number): ExportRow =>
  isLost(row, now) ? { ...row, state: 'failed' } : row;

export const isUnfinished = (row: ExportRow): boolean => row.state === 'queued' || row.state === 'running';

/** A row that cannot be read is logged and skipped; the others go on. */
export function readable(log: Ctx['log'], item: Item): ExportRow | undefined {
  try {
    return exportFrom(item);
  } catch (error) {
    log.error('export_unreadable', error);
    return undefined;
  }
}

/** Expired rows too: compare `endsAt`. A row that cannot be read is logged and undefined. */
export async function find(
  { table, log }: ReadCtx,
  { companyId, id }: Place,
): Promise<ExportRow | undefined> {
  const item = await table.get(keys.exportJob(companyId, id));
  return item && readable(log, item);
}

/** A job that the office asked for: neither a monthly report's nor an employee's own. */
export const isOfOffice = ({ reportRunId, ownerId }: ExportRow): boolean =>
  reportRunId === undefined && ownerId === undefined;

/** Newest first. The table may still hold expired rows; they are left out. */
export async function listed({ table, log }: ReadCtx, companyId: string, now: number): Promise<ExportRow[]> {
  const items = await table.queryAll(ranges.exportJobs(companyId));
  const rows = items.flatMap((item) => readable(log, item) ?? []);
  return rows
    .filter((row) => row.endsAt > now && isOfOffice(row))
    .map((row) => asOf(row, now))
    .toSorted((one, other) => other.createdAt - one.createdAt || (one.id < other.id ? -1 : 1));
}

const isState = (...states: ExportRow['state'][]): Condition =>
  any(...states.map((state) => exportRow.is({ state })));

const changed = ({ companyId, id }: Place, fields: Partial<ExportRow>, when: Condition) => ({
  update: keys.exportJob(companyId, id),
  ...exportRow.set(fields),
  when,
});

/** Writes a change that ends the job, and removes it from the list of unfinished ones. */
async function ended(
  table: Table,
  place: Place,
  fields: Partial<ExportRow>,
  when: Condition,
  ...more: readonly Change[]
): Promise<boolean> {
  const change = changed(place, fields, when);
  const refused = await refusalOfWrite(table, change, removeUnfinished(place), ...more);
  if (!refused) return true;
  if (refused[0]) return false;
  // It was not on the list: an employee's own job, or created by a release without one.
  return tryWrite(table, change, ...more);
}

/** Takes the job for a worker: only when it is free or its worker is dead. */
export function take(
  table: Table,
  row: ExportRow,
  now: number,
  processId: string | undefined,
): Promise<boolean> {
  const isFree = any(
    isState('queued'),
    all(isState('running'), leaseOver(exportRow.at.leaseEndsAt, now, processId)),
  );
  const change = changed(
    row,
    { state: 'running', fence: row.fence + 1, leaseEndsAt: now + leaseSeconds, rowsDone: 0 },
    all(exportRow.is({ fence: row.fence }), isFree),
  );
  return tryWrite(table, { ...change, set: { ...change.set, [holderName]: processId } });
}

const held = (fence: number) => exportRow.is({ state: 'running', fence });

/** Saves progress; false when the job was cancelled or another worker has it. */
export const advance = (
  table: Table,
  place: Place,
  fence: number,
  now: number,
  rowsDone: number,
  rows: number,
): Promise<boolean> =>
  tryWrite(table, changed(place, { rowsDone, rows, leaseEndsAt: now + leaseSeconds }, held(fence)));

/** Ends the job with its file, in one transaction with `record`. */
export const finish = (
  table: Table,
  place: Place,
  fence: number,
  { fileName, rows }: { readonly fileName: string; readonly rows: number },
  more: readonly Change[] = [],
): Promise<boolean> =>
  ended(table, place, { state: 'done', rowsDone: rows, rows, fileName }, held(fence), ...more);

/** Adds one of several files, and the message in `more` that requests the next. */
export const makeNext = (
  table: Table,
  row: ExportRow,
  fence: number,
  now: number,
  { file, cursor }: { readonly file: ExportFile; readonly cursor: ExportCursor },
  more: readonly Change[],
): Promise<boolean> => {
  const files = [...(row.files ?? []), file];
  return tryWrite(
    table,
    changed(row, { state: 'queued', leaseEndsAt: now, files, cursor }, held(fence)),
    ...more,
  );
};

/** Ends the job with its last file. */
export const finishFiles = (
  table: Table,
  row: ExportRow,
  fence: number,
  { file, rows }: { readonly file: ExportFile; readonly rows: number },
): Promise<boolean> => {
  const files = [...(row.files ?? []), file];
  const { fileName } = files[0] ?? file;
  return ended(table, row, { state: 'done', rowsDone: rows, rows, fileName, files }, held(fence));
};

/** Releases the job, so that the message's next try can take it at once. */
export const release = (table: Table, place: Place, fence: number, now: number): Promise<boolean> =>
  tryWrite(table, changed(place, { state: 'queued', leaseEndsAt: now }, held(fence)));

/** Fails the job for good. */
export const giveUp = (table: Table, place: Place, fence: number, refusal?: Refusal): Promise<boolean> =>
  ended(table, place, { state: 'failed', refusal }, held(fence));

/** Fails a job whose row cannot be read. */
export const failUnreadable = (table: Table, place: Place): Promise<boolean> =>
  ended(table, place, { state: 'failed' }, isState('queued', 'running'));

/** Fails a lost job, provided that its row is still as it was read. */
export const failLost = (table: Table, row: ExportRow): Promise<boolean> => {
  const { fence, leaseEndsAt } = row;
  const when = all(isState('queued', 'running'), exportRow.is({ fence, leaseEndsAt }));
  return ended(table, row, { state: 'failed' }, when);
};

/** False when it has ended already. */
export const cancel = (table: Table, place: Place): Promise<boolean> =>
  ended(table, place, { state: 'cancelled' }, isState('queued', 'running'));

/** False while it is unfinished, and when it is gone. */
export const forget = (table: Table, { companyId, id }: Place): Promise<boolean> =>
  tryWrite(table, {
    delete: keys.exportJob(companyId, id),
    when: all(present(), isState('done', 'failed', 'cancelled')),
  });
