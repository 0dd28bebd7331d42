// The export jobs in the table, and the only ways from one state to the next.

import { exportKeptDays } from '#shared/limits.ts';
import type { Ctx } from '#functions/runtime/context.ts';
import { exportFrom, type ExportRow } from '#functions/table/export-row.ts';
import { keys, ranges } from '#functions/table/keys.ts';
import {
  all,
  any,
  atMost,
  type Change,
  type Condition,
  equals,
  present,
  WriteRefused,
} from '#functions/table/write.ts';

type Table = Ctx['table'];
type Place = Pick<ExportRow, 'companyId' | 'id'>;

/** A worker that has said nothing for so long is dead; it speaks every second or so. */
const leaseSeconds = 60;
export const keptSeconds = exportKeptDays * 86_400;

/** All tries of a message are over by then: what is not finished never will be, and nobody was left to say so. */
const lostAfterSeconds = 86_400;

/** The job as it counts at `now`. */
export const asOf = (row: ExportRow, now: number): ExportRow =>
  isUnfinished(row) && now >= row.createdAt + lostAfterSeconds ? { ...row, state: 'failed' } : row;

export const isUnfinished = (row: ExportRow): boolean => row.state === 'queued' || row.state === 'running';

export async function find(table: Table, { companyId, id }: Place): Promise<ExportRow | undefined> {
  const item = await table.get(keys.exportJob(companyId, id));
  return item && exportFrom(item);
}

/** Newest first; rows whose time is over may lie in the table for a while yet. */
export async function listed(table: Table, companyId: string, now: number): Promise<ExportRow[]> {
  const rows = (await table.queryAll(ranges.exportJobs(companyId))).map(exportFrom);
  return rows
    .filter((row) => row.endsAt > now)
    .map((row) => asOf(row, now))
    .toSorted((one, other) => other.createdAt - one.createdAt || (one.id < other.id ? -1 : 1));
}

const isState = (...states: ExportRow['state'][]): Condition =>
  any(...states.map((state) => equals('s', state)));

/** True when the change was made, false when the job was no longer in a state for it. */
async function made(table: Table, change: Change): Promise<boolean> {
  try {
    await table.write(change);
    return true;
  } catch (error) {
    if (error instanceof WriteRefused) return false;
    throw error;
  }
}

/** Takes the job for a worker: only when nobody has it, or whoever had it is dead. */
export const take = (table: Table, row: ExportRow, now: number): Promise<boolean> =>
  made(table, {
    update: keys.exportJob(row.companyId, row.id),
    set: { s: 'running', fe: row.fence + 1, u: now + leaseSeconds, d: 0 },
    when: all(
      equals('fe', row.fence),
      any(equals('s', 'queued'), all(equals('s', 'running'), atMost('u', now))),
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

export const finish = (
  table: Table,
  { companyId, id }: Place,
  fence: number,
  fileName: string,
  rows: number,
): Promise<boolean> =>
  made(table, {
    update: keys.exportJob(companyId, id),
    set: { s: 'done', d: rows, n: rows, fn: fileName },
    when: held(fence),
  });

/** The worker gives up: for good, or so that the message's next try can take the job at once. */
export const release = (
  table: Table,
  { companyId, id }: Place,
  fence: number,
  state: 'failed' | 'queued',
): Promise<boolean> =>
  made(table, { update: keys.exportJob(companyId, id), set: { s: state, u: 0 }, when: held(fence) });

export const cancel = (table: Table, { companyId, id }: Place): Promise<boolean> =>
  made(table, {
    update: keys.exportJob(companyId, id),
    set: { s: 'cancelled' },
    when: isState('queued', 'running'),
  });

export const forget = (table: Table, { companyId, id }: Place): Promise<boolean> =>
  made(table, {
    delete: keys.exportJob(companyId, id),
    when: all(present(), isState('done', 'failed', 'cancelled')),
  });
