// The outbox sweep: what was promised in a transaction but never reached its queue is sent again.

import type { JobCtx } from '#functions/runtime/consume.ts';
import type { Sending } from '#functions/runtime/send.ts';
import { outboxWaitSeconds } from '#shared/limits.ts';
import { outgoingShards, ranges } from '#functions/table/keys.ts';
import { number } from '#functions/table/read.ts';

type SweepCtx = Pick<JobCtx, 'table' | 'now' | 'log'> & Pick<Sending, 'resend'>;

/** A row younger than a minute is left to the request that wrote it. One row that fails does not stop the others. */
export async function sweepOutbox(ctx: SweepCtx): Promise<void> {
  const failures: unknown[] = [];
  for (let shard = 0; shard < outgoingShards; shard += 1) {
    const rows = await ctx.table.queryAll(ranges.outgoing(shard));
    const waiting = rows.filter((row) => number(row, 'at') <= ctx.now - outboxWaitSeconds);
    for (const row of waiting) await ctx.resend(ctx, row).catch((error: unknown) => failures.push(error));
  }
  if (failures.length) throw new AggregateError(failures, 'some promised messages could not be sent again');
}
