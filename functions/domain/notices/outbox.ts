// The outbox sweep: sends messages that were written but never reached their queue, each row on its own.

import type { JobCtx } from '#functions/runtime/consume.ts';
import type { Resending } from '#functions/runtime/resend.ts';
import { outboxTriesMax, outboxWaitSeconds } from '#shared/limits.ts';
import { outgoingShards, ranges } from '#functions/table/keys.ts';
import { textIn } from '#functions/table/read.ts';
import { outgoingAt as at } from '#functions/table/rows/outgoing-row.ts';
import { tryWrite, type Item, present } from '#functions/table/write.ts';

type SweepCtx = Pick<JobCtx, 'table' | 'now' | 'log' | 'processId'> & Resending;

const numberIn = (row: Item, name: string): number => {
  const value = row[name];
  // A broken row counts as due: it fails on its own and is reported.
  return typeof value === 'number' ? value : 0;
};
const isOrphan = (row: Item, processId: string | undefined): boolean =>
  processId !== undefined && row[at.processId] !== processId;
const isParked = (row: Item): boolean => numberIn(row, at.tries) >= outboxTriesMax;

/**
 * Leaves rows younger than a minute to the request that wrote them, unless its process is known to have ended. A
 * failed row is retried by the next sweeps and then parked. Every sweep logs how many rows are parked: the alarm
 * `outbox-parked` counts that line.
 */
export async function sweepOutbox(ctx: SweepCtx): Promise<void> {
  let parked = 0;
  for (let shard = 0; shard < outgoingShards; shard += 1) {
    for (const row of await ctx.table.queryAll(ranges.outgoing(shard))) {
      const isYoung = numberIn(row, at.writtenAt) > ctx.now - outboxWaitSeconds;
      if (isYoung && !isOrphan(row, ctx.processId)) continue;
      if (isParked(row)) parked += 1;
      else await sendAgain(ctx, row);
    }
  }
  if (parked > 0) ctx.log.warn('outbox_parked', { count: parked });
}

async function sendAgain(ctx: SweepCtx, row: Item): Promise<void> {
  try {
    await ctx.resend(ctx, row);
  } catch (error) {
    const attempt = numberIn(row, at.tries) + 1;
    const name = row[at.name];
    const message = typeof name === 'string' ? name : undefined;
    ctx.log.error('resend_failed', error, { message, attempt });
    await counted(ctx, row);
  }
}

async function counted(ctx: SweepCtx, row: Item): Promise<void> {
  const key = { PK: textIn(row, 'PK'), SK: textIn(row, 'SK') };
  // The request that wrote it has sent it after all.
  await tryWrite(ctx.table, { update: key, add: { [at.tries]: 1 }, when: present() });
}
