// One effect per idempotency key: a receipt in the same transaction, and the first answer for repeats.

import { createHash } from 'node:crypto';
import type * as z from 'zod/mini';
import { idempotencyKeptDays } from '#shared/limits.ts';
import { keys } from '#functions/table/keys.ts';
import { record, text } from '#functions/table/row.ts';
import { absent, type Change, type Item, WriteBusy, WriteRefused } from '#functions/table/write.ts';
import type { Table } from '#functions/aws/table.ts';
import type { Once } from './context.ts';
import { Failure, fail } from './fail.ts';

/** Thrown when the request was already done; carries the first answer. */
export class Replayed extends Error {
  readonly reply: unknown;
  constructor(reply: unknown) {
    super('the request was answered before');
    this.reply = reply;
  }
}

type OnceCtx = { readonly table: Table; readonly now: number; readonly once: Once | undefined };
type Refused = readonly ({ readonly item: Item | undefined } | undefined)[];

export const contentHash = (content: string): string =>
  createHash('sha256').update(content).digest('base64url');

/** The hash of the request's content, and its first answer. */
const receiptRow = record({ hash: text('h'), reply: text('r') });

function replay(once: Once, receipt: Item): never {
  const { hash, reply } = receiptRow.from(receipt);
  if (hash !== once.hash) fail('key_reused');
  throw new Replayed(JSON.parse(reply));
}

/** The receipt of the request's idempotency key, if it has one: refused when there is one already. */
export const receiptOf = ({ once, now }: OnceCtx, reply: unknown): Change[] =>
  once
    ? [
        {
          put: {
            ...keys.receipt(once.scope, once.key),
            ...receiptRow.item({ hash: once.hash, reply: JSON.stringify(reply ?? null) }),
            expires: now + idempotencyKeptDays * 86_400,
          },
          when: absent(),
        },
      ]
    : [];

/**
 * Writes all changes or none, with the receipt of the request's idempotency key if it has one. `explain` translates a
 * failed condition, by the order of `changes`, and should end in `fail`.
 */
export async function commit<R>(
  ctx: OnceCtx,
  changes: readonly Change[],
  reply: R,
  explain: (refused: Refused) => void,
): Promise<R> {
  try {
    await ctx.table.write(...changes, ...receiptOf(ctx, reply));
    return reply;
  } catch (error) {
    if (error instanceof WriteBusy) return fail('busy');
    if (!(error instanceof WriteRefused)) throw error;
    const kept = error.refused[changes.length]?.item;
    if (ctx.once && kept) replay(ctx.once, kept);
    explain(error.refused);
    throw error;
  }
}

/** Refusals of a repeat that has no first answer to give. */
export const refusesRepeat = ({ code }: Failure): boolean => code === 'key_reused' || code === 'undone_since';

/** A repeat may be refused just because the first try succeeded: then answers like the first. */
export async function replayIfDone(ctx: OnceCtx): Promise<void> {
  if (!ctx.once) return;
  const kept = await ctx.table.get(keys.receipt(ctx.once.scope, ctx.once.key));
  if (kept) replay(ctx.once, kept);
}

/** The first answer under this request's key, whatever its content was; undefined before there is one. */
export async function firstAnswer(ctx: OnceCtx): Promise<unknown> {
  const kept = ctx.once && (await ctx.table.get(keys.receipt(ctx.once.scope, ctx.once.key)));
  return kept && JSON.parse(receiptRow.from(kept).reply);
}

/** For replies that may be undone later: repeats get the first answer only while `holds` is true. */
export async function whileReplyHolds<R>(
  ctx: OnceCtx,
  make: () => Promise<R>,
  holds: (reply: unknown) => Promise<boolean>,
): Promise<R> {
  try {
    try {
      return await make();
    } catch (error) {
      if (error instanceof Failure && !refusesRepeat(error)) await replayIfDone(ctx);
      throw error;
    }
  } catch (error) {
    if (error instanceof Replayed && !(await holds(error.reply))) return fail('undone_since');
    throw error;
  }
}

/**
 * For replies with secrets, which are not stored: `make` commits and returns what the receipt stores, and `answer`
 * builds the reply from it, for repeats too.
 */
export async function answerOnce<K, R>(
  ctx: OnceCtx,
  kept: z.ZodMiniType<K>,
  make: () => Promise<K>,
  answer: (content: K, isRepeat: boolean) => Promise<R>,
): Promise<R> {
  try {
    await replayIfDone(ctx);
    let made: K;
    try {
      made = await make();
    } catch (error) {
      if (error instanceof Failure && !refusesRepeat(error)) await replayIfDone(ctx);
      throw error;
    }
    return await answer(made, false);
  } catch (error) {
    if (!(error instanceof Replayed)) throw error;
    return answer(kept.parse(error.reply), true);
  }
}
