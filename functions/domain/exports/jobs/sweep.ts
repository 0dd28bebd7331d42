// The sweep of exports: fails lost jobs and frees their places.

import type { JobCtx } from '#functions/runtime/consume.ts';
import type { ExportRow } from '#functions/table/rows/export-row.ts';
import { keys, ranges, unfinishedShards } from '#functions/table/keys.ts';
import { tryWrite, type Item } from '#functions/table/write.ts';
import * as store from './store.ts';
import { removeUnfinished, correctedCount } from './unfinished.ts';
import { unfinishedFrom } from '#functions/table/rows/counters/unfinished-row.ts';

type SweepCtx = Pick<JobCtx, 'table' | 'now' | 'log'>;

/** Fails jobs without progress for half an hour and frees their places; may run late or twice. */
export async function sweepExports(ctx: SweepCtx): Promise<void> {
  for (let shard = 0; shard < unfinishedShards; shard += 1) {
    for (const item of await ctx.table.queryAll(ranges.unfinishedExports(shard)))
      await sweepCompany(ctx, item);
  }
}

/** The same for one company; true when places became free. */
export async function endLost(ctx: SweepCtx, companyId: string): Promise<boolean> {
  const item = await ctx.table.get(keys.unfinishedExports(companyId));
  return item !== undefined && (await sweepCompany(ctx, item)) > 0;
}

/** Returns how many jobs left the list. */
async function sweepCompany(ctx: SweepCtx, item: Item): Promise<number> {
  const { companyId, ids } = unfinishedFrom(item);
  let left = 0;
  for (const id of ids) if (await swept(ctx, { companyId, id })) left += 1;
  const after = left > 0 ? await ctx.table.get(keys.unfinishedExports(companyId)) : item;
  const corrected = after && correctedCount(unfinishedFrom(after));
  // Refused where a job came or went meanwhile: the next sweep counts again.
  if (corrected) await tryWrite(ctx.table, corrected);
  return left;
}

async function swept(ctx: SweepCtx, place: Pick<ExportRow, 'companyId' | 'id'>): Promise<boolean> {
  const item = await ctx.table.get(keys.exportJob(place.companyId, place.id));
  const row = item && store.readable(ctx.log, item);
  // Expired, ended by a release without the list, or unreadable: no longer waiting.
  if (row === undefined || !store.isUnfinished(row)) return tryWrite(ctx.table, removeUnfinished(place));
  if (!store.isLost(row, ctx.now)) return false;
  const isFailed = await store.failLost(ctx.table, row);
  if (isFailed) ctx.log.info('export_lost', { companyId: place.companyId });
  return isFailed;
}
