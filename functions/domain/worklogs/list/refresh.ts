// The poll of the entries table: what changed since the newest entry that the client holds.

import type * as z from 'zod/mini';
import { refreshMarginSeconds } from '#shared/limits.ts';
import type { workLogFilters } from '#shared/model/filters.ts';
import type { WorkLog } from '#shared/model/worklog.ts';
import { toWire } from '#shared/time/instant.ts';
import { fail } from '#functions/runtime/fail.ts';
import { movedFrom, type WorkLogRow } from '#functions/table/rows/work-log-row.ts';
import { exampleCrewOf } from '#functions/domain/example-crew/example-crew.ts';
import { newestFirst, selection } from './list.ts';
import {
  allNames,
  findWithDeleted,
  itemsOfMonths,
  withExamples,
  workLogsOf,
} from '#functions/domain/worklogs/store.ts';
import { type WorkCtx, workLogOnWire } from '#functions/domain/worklogs/wire.ts';

type Refreshed = { changed: WorkLog[]; gone: string[]; now: string };

/** When the entry came to be: whoever holds it has seen every change made before. */
const madeAt = (row: WorkLogRow): number =>
  Math.min(row.changedAt, row.addedAt ?? row.originalStartAt ?? row.startAt);

/**
 * Entries that match the filters and changed since a minute before the one with this id was made, newest start
 * first; `gone` are those that changed and match no more. A change bears the time of its request and may be
 * written later: without the minute, one that was slow would never be told. The rest may include changes that
 * the client knows: they only repeat.
 */
export async function refresh(
  ctx: WorkCtx,
  input: { path: { id: string }; query: z.output<typeof workLogFilters> },
): Promise<Refreshed> {
  const { table, company } = ctx;
  const selected = selection(ctx, input.query);
  const crew = exampleCrewOf(ctx);
  const [held, items, names] = await Promise.all([
    crew?.entries.find(({ id }) => id === input.path.id) ?? findWithDeleted(table, company.id, input.path.id),
    // Whoever left the filter has left its employees' ranges too: the whole months are read.
    itemsOfMonths(table, company.id, selected.months, undefined),
    allNames(table, company.id).then((own) => withExamples(crew, own)),
  ]);
  const since = madeAt(held ?? fail('work_log_missing')) - refreshMarginSeconds;
  const all = [...workLogsOf(company.id, items), ...(crew?.entries ?? [])];
  const recent = all.filter((row) => row.changedAt >= since);
  const matching = recent.filter(selected.matches).toSorted(newestFirst);
  const shown = new Set(matching.map(({ id }) => id));
  const moved = items.flatMap((item) => {
    const from = movedFrom(item);
    return from && from.changedAt >= since ? [from.id] : [];
  });
  const gone = new Set([...recent.map(({ id }) => id), ...moved].filter((id) => !shown.has(id)));
  return {
    changed: await Promise.all(matching.map((row) => workLogOnWire(ctx, row, names))),
    gone: [...gone],
    now: toWire(ctx.now),
  };
}
