// The entries table's poll: what changed since the newest entry the client has.

import type * as z from 'zod/mini';
import { refreshMarginSeconds } from '#shared/limits.ts';
import type { officeWorkLogFilters } from '#shared/model/filters.ts';
import type { WorkLog } from '#shared/model/worklog.ts';
import { toWire } from '#shared/time/instant.ts';
import { fail } from '#functions/runtime/fail.ts';
import { historyFrom } from '#functions/table/rows/history-row.ts';
import { forwardOf, movedFrom, type WorkLogRow } from '#functions/table/rows/work-log-row.ts';
import type { Item } from '#functions/table/write.ts';
import { isInScope, isScoped } from '#functions/domain/office-scope/office-scope.ts';
import { exampleCrewOf } from '#functions/domain/example-crew/example-crew.ts';
import { newestFirst, selection } from './list.ts';
import {
  allNames,
  findWithDeleted,
  historyOf,
  itemsOfMonths,
  rowAt,
  withExamples,
  workLogsOf,
} from '#functions/domain/worklogs/store.ts';
import { listedOnWire, type WorkCtx } from '#functions/domain/worklogs/wire.ts';

type Refreshed = { changed: WorkLog[]; gone: string[]; now: string };

/** When the entry was created: a client that has it has seen every earlier change. */
const madeAt = (row: WorkLogRow): number =>
  Math.min(row.changedAt, row.addedAt ?? row.originalStartAt ?? row.startAt);

/**
 * Entries that match the filters and changed since a minute before the entry with this id was created, newest start
 * first; `gone` are changed entries that no longer match. A change carries the time of its request and may be written
 * later, so without the minute a slow one would be missed. Changes the client already has may be repeated, which is
 * harmless. Errors: `work_log_missing`, `range_too_long`. Source: 3-decisions.md (`GET /api/worklogs/{id}/refresh`).
 */
export async function refresh(
  ctx: WorkCtx,
  input: { path: { id: string }; query: z.output<typeof officeWorkLogFilters> },
): Promise<Refreshed> {
  const { table, company } = ctx;
  const selected = selection(ctx, input.query);
  const crew = exampleCrewOf(ctx);
  const [held, items, names] = await Promise.all([
    crew?.entries.find(({ id }) => id === input.path.id) ?? heldRow(ctx, input.path.id),
    // Entries that left the filter may have left its employees' ranges, so whole months are read.
    itemsOfMonths(table, company.id, selected.months, undefined),
    allNames(table, company.id).then((own) => withExamples(crew, own)),
  ]);
  const since = madeAt(held ?? fail('work_log_missing')) - refreshMarginSeconds;
  const all = [...workLogsOf(company.id, items), ...(crew?.entries ?? [])];
  const recent = all.filter((row) => row.changedAt >= since);
  const matching = recent.filter(selected.matches).toSorted(newestFirst);
  const shown = new Set(matching.map(({ id }) => id));
  const gone = (await leftBehind(ctx, recent, items, since)).filter((id) => !shown.has(id));
  return {
    changed: await Promise.all(
      matching.map((row) => listedOnWire(ctx, row, names, input.query.places === true)),
    ),
    gone: [...new Set(gone)],
    now: toWire(ctx.now),
  };
}

/** A page goes on from an entry that has left the caller's projects, and learns that it has. */
async function heldRow(ctx: WorkCtx, id: string): Promise<WorkLogRow | undefined> {
  const row = await findWithDeleted({ table: ctx.table, company: ctx.company }, id);
  return row && (await wasInScope(ctx, row)) ? row : undefined;
}

/**
 * Ids under which a client may hold an entry that has changed since. One that was never of the caller's projects is
 * not named.
 */
async function leftBehind(
  ctx: WorkCtx,
  recent: readonly WorkLogRow[],
  items: readonly Item[],
  since: number,
): Promise<string[]> {
  const moved = items.flatMap((item) => {
    const from = movedFrom(item);
    return from && from.changedAt >= since ? [{ id: from.id, item }] : [];
  });
  if (!isScoped(ctx)) return [...recent, ...moved].map(({ id }) => id);
  const targets = await Promise.all(
    moved.map(async ({ id, item }) => ({ id, row: await movedTo(ctx, item) })),
  );
  const candidates = [...recent.map((row) => ({ id: row.id, row })), ...targets];
  const seen = await Promise.all(
    candidates.map(async ({ id, row }) => (row && (await wasInScope(ctx, row)) ? [id] : [])),
  );
  return seen.flat();
}

const movedTo = async (ctx: WorkCtx, item: Item): Promise<WorkLogRow | undefined> => {
  const to = forwardOf(item);
  return to && rowAt(ctx.table, ctx.company.id, to);
};

/** Of the caller's projects now, or before somebody moved it. */
async function wasInScope(ctx: WorkCtx, row: WorkLogRow): Promise<boolean> {
  if (isInScope(ctx, row.projectId)) return true;
  const changes = (await historyOf(ctx.table, ctx.company.id, row.id)).flatMap(
    (item) => historyFrom(ctx.company.id, row.id, item).changes,
  );
  return changes.some(
    ([field, from]) => field === 'project' && typeof from === 'string' && isInScope(ctx, from),
  );
}
