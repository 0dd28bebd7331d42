// Deletes photo files that no row names, a few thousand a turn.

import { orphansSwept } from '#events/chores.ts';
import { orphanPagesPerTurn, orphanSeconds } from '#shared/limits.ts';
import type { JobCtx } from '#functions/runtime/consume.ts';
import type { ErasureTools } from '#functions/runtime/worker-tools.ts';
import { keys } from '#functions/table/keys.ts';

type SweepCtx = JobCtx & ErasureTools;
type Walk = { readonly at?: string | undefined; readonly after?: string | undefined };

/**
 * A photo's files are written before its row and deleted after it, so only files of some age can be orphans. Export
 * files need no sweep: their bucket deletes them by age.
 */
export async function sweepOrphans(ctx: SweepCtx, { at, after }: Walk): Promise<void> {
  let last = after;
  let removed = 0;
  for (let page = 0; page < orphanPagesPerTurn; page += 1) {
    const found = await ctx.photoBucket.list('photos/', last);
    if (found.length === 0) return logCount(ctx, removed);
    const old = found.filter(({ changedAt }) => changedAt <= ctx.now - orphanSeconds);
    const named = old.flatMap(({ key }) => {
      const [, companyId, photoId] = /^photos\/([^/]+)\/([^/]+?)(?:-100)?\.jpg$/.exec(key) ?? [];
      return companyId && photoId ? [{ key, row: keys.photo(companyId, photoId) }] : [];
    });
    const rows = await ctx.table.getMany(named.map(({ row }) => row));
    const orphans = named.filter((_, index) => rows[index] === undefined).map(({ key }) => key);
    if (orphans.length > 0) await ctx.photoBucket.remove(orphans);
    removed += orphans.length;
    last = found.at(-1)?.key;
  }
  logCount(ctx, removed);
  const next = ctx.send(ctx, orphansSwept, { at, after: last });
  await ctx.table.write(next.change);
  await next.dispatch();
}

function logCount(ctx: SweepCtx, count: number): void {
  if (count > 0) ctx.log.info('orphans_removed', { count });
}
