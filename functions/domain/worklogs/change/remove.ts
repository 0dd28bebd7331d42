// Deletes an entry. A tombstone stays, so that repeats of old requests find it and create nothing; what it loses is kept
// for an hour, so that it can be put back.

import type * as z from 'zod/mini';
import type { workLogRemoval } from '#shared/model/worklog.ts';
import { fail } from '#functions/runtime/fail.ts';
import type { Employee } from '#functions/table/rows/employee-row.ts';
import type { FieldChange } from '#functions/table/rows/history-row.ts';
import type { WorkLogRow } from '#functions/table/rows/work-log-row.ts';
import { deletedEntryItem } from '#functions/table/rows/deleted-entry-row.ts';
import { settleChanges } from '#functions/table/rows/correction-row.ts';
import { refuseExample } from '#functions/domain/example-crew/example-crew.ts';
import { releaseChange } from '#functions/domain/photos/photos.ts';
import { requestsAbout } from '#functions/domain/worklogs/corrections/store.ts';
import { openGate } from './hours-gate.ts';
import { find, holders, namesOf } from '#functions/domain/worklogs/store.ts';
import { type WorkCtx, workLogOnWire } from '#functions/domain/worklogs/wire.ts';
import { rewriteTriesMax, writeRewrite } from './write-rewrite.ts';

/**
 * Deletes comments, photos and locations too; the times stay in the history. All in one transaction, which also closes
 * the requests about the entry. Errors: `work_log_missing`, `work_log_changed`, `period_closed`, `example_row`, `busy`.
 * Source: specification 2, section 6; security-and-reliability.md, section 7.
 */
export async function remove(
  ctx: WorkCtx,
  { path, query: known = {} }: { path: { id: string }; query?: z.output<typeof workLogRemoval> },
): Promise<undefined> {
  refuseExample(ctx, path.id);
  const gate = openGate(ctx);
  for (let tries = 0; tries < rewriteTriesMax; tries += 1) {
    const before = (await find(ctx, path.id)) ?? fail('work_log_missing');
    if (isAnother(before, known)) {
      const names = await namesOf(ctx.table, before);
      return fail('work_log_changed', { work_log: await workLogOnWire(ctx, before, names) });
    }
    const rewrite = { before, after: tombstone(before, ctx.now) };
    const read = await holders(ctx, [before.employeeId], [before.projectId]);
    const photoIds = before.comments.flatMap(({ photoId }) => (photoId === undefined ? [] : [photoId]));
    const history = ['deleted', lost(before)] as const;
    const closed = await requestsAbout(ctx, before);
    const also = [
      ...photoIds.map((photoId) => releaseChange(ctx.company.id, photoId, ctx.now)),
      ...settleChanges(closed, { state: 'closed', at: ctx.now, by: ctx.manager?.name ?? ctx.company.name }),
      {
        put: deletedEntryItem({
          ...before,
          workLogId: before.id,
          deletedAt: ctx.now,
          requestIds: closed.map(({ id }) => id),
          ended: endedOf(before, read.employees.get(before.employeeId)),
        }),
      },
    ];
    if (await writeRewrite(ctx, { rewrite, read, rules: { isOwn: false }, gate, history, also }))
      return undefined;
  }
  return fail('busy');
}

/** What the employee's row stores of this entry, if it is the one they clocked out of last. */
const endedOf = ({ month, entry }: WorkLogRow, employee: Employee | undefined) =>
  employee?.ended?.month === month && employee.ended.entry === entry ? employee.ended : undefined;

/** A comment does not raise the version, but would be deleted unseen. */
const isAnother = (row: WorkLogRow, { version, comments }: z.output<typeof workLogRemoval>): boolean =>
  (version !== undefined && version !== row.version) ||
  (comments !== undefined && comments < row.comments.length);

/** What the history keeps of a deleted entry. */
const lost = (row: WorkLogRow): FieldChange[] => [
  ['start_time', row.startAt, null],
  ['end_time', row.endAt ?? null, null],
  ['project', row.projectId, null],
];

const tombstone = (row: WorkLogRow, now: number): WorkLogRow => ({
  ...row,
  isDeleted: true,
  isApproved: false,
  comments: [],
  locationIn: undefined,
  locationOut: undefined,
  version: row.version + 1,
  changedAt: now,
});
