// The export jobs in the table, and the only ways from one state to the next.

import { exportKeptDays, exportLostSeconds } from '#shared/limits.ts';
import type { Ctx } from '#functions/runtime/context.ts';
import {
  type ExportCursor,
  type ExportFile,
  exportFrom,
  type ExportRow,
  type Refusal,
} from '#functions/table/rows/export-row.ts';
import { keys, ranges } from '#functions/table/keys.ts';
import { holderName, leaseOver } from '#functions/table/lease.ts';
import {
  all,
  any,
  type Change,
  type Condition,
  equals,
  type Item,
  present,
  WriteRefused,
} from '#functions/table/write.ts';
import { leave } from './unfinished.ts';

type Table = Ctx['table'];
type ReadCtx = Pick<Ctx, 'table' | 'log'>;
type Place = Pick<ExportRow, 'companyId' | 'id'>;

/** A worker that has said nothing for so long is dead; it speaks every second or so. */
const leaseSeconds = 60;
export const keptSeconds = exportKeptDays * 86_400;

/** Nobody has moved it for so long that nobody will; whoever asked is told, and may ask again. */
export const isLost = (row: ExportRow, now: number): boolean =>
  isUnfinished(row) && now >= Math.max(row.createdAt, row.leaseEndsAt) + exportLostSeconds;

/** The job as it counts at `now`; the sweep writes what this says already. */
export const asOf = (row: ExportRow, now: number): ExportRow =>
  isLost(row, now) ? { ...row, state: 'failed' } : row;

export const isUnfinished = (row: ExportRow): boolean => row.state === 'queued' || row.state === 'running';

/** One row that cannot be read is as good as gone: the others go on. */
export function readable(log: Ctx['log'], item: Item): ExportRow | undefined {
  try {
    return exportFrom(item);
  } catch (error) {
    log.error('export_unreadable', error);
    return undefined;
  }
}

export async function find(
  { table, log }: ReadCtx,
  { companyId, id }: Place,
): Promise<ExportRow | undefined> {
  const item = await table.get(keys.exportJob(companyId, id));
  return item && readable(log, item);
}

/** Newest first; rows whose time is over may lie in the table for a while yet. */
export async function listed({ table, log }: ReadCtx, companyId: string, now: number): Promise<ExportRow[]> {
  const items = await table.queryAll(ranges.exportJobs(companyId));
  const rows = items.flatMap((item) => readable(log, item) ?? []);
  return rows
    .filter((row) => row.endsAt > now && row.reportRunId === undefined)
    .map((row) => asOf(row, now))
    .toSorted((one, other) => other.createdAt - one.createdAt || (one.id < other.id ? -1 : 1));
}

const isState = (...states: ExportRow['state'][]): Condition =>
  any(...states.map((state) => equals('s', state)));

/** True when the change was made, false when the job was no longer in a state for it. */
async function made(table: Table, ...changes: Change[]): Promise<boolean> {
  try {
    await table.write(...changes);
    return true;
  } catch (error) {
    if (error instanceof WriteRefused) return false;
    throw error;
  }
}

/** The same for a change that ends the job: it leaves the list of unfinished ones in the same write. */
async function ended(table: Table, place: Place, change: Change, ...more: Change[]): Promise<boolean> {
  try {
    await table.write(change, leave(place), ...more);
    return true;
  } catch (error) {
    if (!(error instanceof WriteRefused)) throw error;
    if (error.refused[0]) return false;
  }
  // It was not on the list: asked for by a release that kept none.
  return made(table, change, ...more);
}

/** Takes the job for a worker: only when nobody has it, or whoever had it is dead. */
export const take = (
  table: Table,
  row: ExportRow,
  now: number,
  processId: string | undefined,
): Promise<boolean> =>
  made(table, {
    update: keys.exportJob(row.companyId, row.id),
    set: { s: 'running', fe: row.fence + 1, u: now + leaseSeconds, d: 0, [holderName]: processId },
    when: all(
      equals('fe', row.fence),
      any(equals('s', 'queued'), all(equals('s', 'running'), leaseOver('u', now, processId))),
    ),
  });

const held = (fence: number) => all(equals('s', 'running'), equals('fe', fence));

/** Says how far the work is; false when the job was cancelled or another worker has it. */
export const advance = (
  table: Table,
  { companyId, id }: Place,
  fence: number,
  now: number,
  rowsDone: number,
  rows: number,
): Promise<boolean> =>
  made(table, {
    update: keys.exportJob(companyId, id),
    set: { d: rowsDone, n: rows, u: now + leaseSeconds },
    when: held(fence),
  });

/** The job has its file; what else shall be written of it is written with it, or not at all. */
export const finish = (
  table: Table,
  place: Place,
  fence: number,
  file: { readonly fileName: string; readonly rows: number },
  more: readonly Change[] = [],
): Promise<boolean> =>
  ended(
    table,
    place,
    {
      update: keys.exportJob(place.companyId, place.id),
      set: { s: 'done', d: file.rows, n: file.rows, fn: file.fileName },
      when: held(fence),
    },
    ...more,
  );

/** One file of several is there; the next one may be made, by the message that `more` promises. */
export const makeNext = (
  table: Table,
  { companyId, id, files = [] }: ExportRow,
  fence: number,
  now: number,
  part: { readonly file: ExportFile; readonly cursor: ExportCursor },
  more: readonly Change[],
): Promise<boolean> =>
  made(
    table,
    {
      update: keys.exportJob(companyId, id),
      set: { s: 'queued', u: now, ps: [...files, part.file], cu: part.cursor },
      when: held(fence),
    },
    ...more,
  );

/** The last one is there: the job has all its files. */
export const finishFiles = (
  table: Table,
  row: ExportRow,
  fence: number,
  { file, rows }: { readonly file: ExportFile; readonly rows: number },
): Promise<boolean> => {
  const files = [...(row.files ?? []), file];
  return ended(table, row, {
    update: keys.exportJob(row.companyId, row.id),
    set: { s: 'done', d: rows, n: rows, fn: files[0]?.fileName, ps: files },
    when: held(fence),
  });
};

/** The worker gives up for this time: the message's next try can take the job at once. */
export const release = (table: Table, { companyId, id }: Place, fence: number, now: number) =>
  made(table, { update: keys.exportJob(companyId, id), set: { s: 'queued', u: now }, when: held(fence) });

/** The worker gives up for good. */
export const giveUp = (table: Table, place: Place, fence: number, why?: Refusal): Promise<boolean> =>
  ended(table, place, {
    update: keys.exportJob(place.companyId, place.id),
    set: { s: 'failed', why },
    when: held(fence),
  });

/** Nobody can read what was asked for: it ends, whatever else its row says. */
export const failUnreadable = (table: Table, place: Place): Promise<boolean> =>
  ended(table, place, {
    update: keys.exportJob(place.companyId, place.id),
    set: { s: 'failed' },
    when: isState('queued', 'running'),
  });

/** Nobody works on it any more: only while it is as it was read. */
export const failLost = (table: Table, row: ExportRow): Promise<boolean> =>
  ended(table, row, {
    update: keys.exportJob(row.companyId, row.id),
    set: { s: 'failed' },
    when: all(isState('queued', 'running'), equals('fe', row.fence), equals('u', row.leaseEndsAt)),
  });

export const cancel = (table: Table, place: Place): Promise<boolean> =>
  ended(table, place, {
    update: keys.exportJob(place.companyId, place.id),
    set: { s: 'cancelled' },
    when: isState('queued', 'running'),
  });

export const forget = (table: Table, { companyId, id }: Place): Promise<boolean> =>
  made(table, {
    delete: keys.exportJob(companyId, id),
    when: all(present(), isState('done', 'failed', 'cancelled')),
  });
