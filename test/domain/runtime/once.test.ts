// One effect per idempotency key, whatever is lost between two tries.

import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { Failure, fail } from '#functions/runtime/fail.ts';
import {
  answerOnce,
  commit,
  contentHash,
  firstAnswer,
  Replayed,
  replayIfDone,
  whileReplyHolds,
} from '#functions/runtime/once.ts';
import { keys } from '#functions/table/keys.ts';
import { absent, WriteBusy, WriteRefused } from '#functions/table/write.ts';
import { idempotencyKeptDays } from '#shared/limits.ts';
import { useWorld } from '#test/kit/world/use-site.ts';

const world = await useWorld();
const now = 1_800_000_000;
let made = 0;
const fresh = (content = 'content') => {
  made += 1;
  return { table: world.table, now, once: { scope: 'c1', key: `key ${made}`, hash: contentHash(content) } };
};
type OnceCtx = Omit<ReturnType<typeof fresh>, 'once'> & {
  readonly once: ReturnType<typeof fresh>['once'] | undefined;
};
const unexplained = () => undefined;
const row = { PK: 'once', SK: 'row' };
const rowOf = (ctx: OnceCtx) => ({ ...row, SK: ctx.once?.key ?? 'none' });
const write = (ctx: OnceCtx, reply: unknown = { n: 1 }) =>
  commit(ctx, [{ put: { ...rowOf(ctx), a: 1 }, when: absent() }], reply, () => fail('project_exists'));
const replayOf = (reply: unknown) => expect.objectContaining({ name: 'Error', reply });
const code = (of: string) => expect.objectContaining({ code: of });

describe('a commit', () => {
  it('leaves a receipt for seven days, which answers the repeat as the first try was answered', async () => {
    const ctx = fresh();
    expect(await firstAnswer(ctx)).toBeUndefined();
    expect(await write(ctx)).toEqual({ n: 1 });
    const receipt = await world.table.get(keys.receipt('c1', ctx.once.key));
    expect(receipt?.['expires']).toBe(now + idempotencyKeptDays * 86_400);
    await expect(write(ctx, { n: 2 })).rejects.toThrow(replayOf({ n: 1 }));
    await expect(replayIfDone(ctx)).rejects.toThrow(replayOf({ n: 1 }));
    expect(await firstAnswer(ctx)).toEqual({ n: 1 });
  });

  it('without a reply is answered by nothing again', async () => {
    const ctx = fresh();
    await commit(ctx, [], undefined, unexplained);
    await expect(replayIfDone(ctx)).rejects.toThrow(replayOf(null));
  });

  it('of the same key with other content is refused, and explains its own conditions where it is new', async () => {
    const ctx = fresh();
    await write(ctx);
    const other = { ...ctx, once: { ...ctx.once, hash: contentHash('other') } };
    await expect(write(other)).rejects.toThrow(code('key_reused'));
    await expect(replayIfDone(other)).rejects.toThrow(code('key_reused'));
    await expect(
      write({ ...fresh(), once: { ...ctx.once, key: ctx.once.key, scope: 'c2' } }),
    ).rejects.toThrow(code('project_exists'));
  });

  it('without a key writes no receipt and is no repeat', async () => {
    const ctx = { ...fresh(), once: undefined };
    await write(ctx);
    await expect(write(ctx)).rejects.toThrow(code('project_exists'));
    expect([await firstAnswer(ctx), await replayIfDone(ctx)]).toEqual([undefined, undefined]);
  });

  it('is busy where the table is, and hides no other error', async () => {
    const failing = (error: Error) => ({
      ...fresh(),
      table: { ...world.table, write: () => Promise.reject(error) },
    });
    await expect(write(failing(new WriteBusy()))).rejects.toThrow(code('busy'));
    await expect(write(failing(new Error('no table')))).rejects.toThrow('no table');
    const refused = new WriteRefused([{ item: undefined }]);
    await expect(commit(failing(refused), [], {}, unexplained)).rejects.toBe(refused);
  });
});

describe('a reply that may be undone later', () => {
  const repeated = (ctx: OnceCtx, holds: boolean) =>
    whileReplyHolds(
      ctx,
      () => write(ctx),
      async () => holds,
    );

  it('answers repeats only while it holds', async () => {
    const ctx = fresh();
    expect(await repeated(ctx, false)).toEqual({ n: 1 });
    await expect(repeated(ctx, true)).rejects.toThrow(replayOf({ n: 1 }));
    await expect(repeated(ctx, false)).rejects.toThrow(code('undone_since'));
  });

  it('is found also where the repeat is refused just because the first try succeeded; what was never done is not', async () => {
    const ctx = fresh();
    const refuse = (of: 'key_reused' | 'project_exists') =>
      whileReplyHolds(
        ctx,
        async () => fail(of),
        async () => true,
      );
    await expect(refuse('project_exists')).rejects.toThrow(code('project_exists'));
    await write(ctx);
    await expect(refuse('project_exists')).rejects.toBeInstanceOf(Replayed);
    await expect(refuse('key_reused')).rejects.toThrow(code('key_reused'));
    await expect(
      whileReplyHolds(
        ctx,
        () => Promise.reject(new Error('ours')),
        async () => true,
      ),
    ).rejects.toThrow('ours');
  });
});

describe('a reply with a secret', () => {
  const kept = z.object({ id: z.string() });
  const answer = async ({ id }: { id: string }, isRepeat: boolean) => ({ id, isRepeat, secret: 's' });
  const ask = (ctx: OnceCtx, make: () => Promise<{ id: string }>) => answerOnce(ctx, kept, make, answer);

  it('is made again from what the receipt keeps, which has no secret', async () => {
    const ctx = fresh();
    const make = async () => {
      await write(ctx, { id: 'a' });
      return { id: 'a' };
    };
    expect(await ask(ctx, make)).toEqual({ id: 'a', isRepeat: false, secret: 's' });
    const again = () => expect.fail('done twice');
    expect(await ask(ctx, again)).toEqual({ id: 'a', isRepeat: true, secret: 's' });
  });

  it('is found where another try of the same request was first in between; other refusals and errors stay', async () => {
    const ctx = fresh();
    const overtaken = async () => {
      await write(ctx, { id: 'b' });
      return fail('project_exists');
    };
    expect(await ask(ctx, overtaken)).toMatchObject({ id: 'b', isRepeat: true });
    await expect(ask(fresh(), async () => fail('project_exists'))).rejects.toBeInstanceOf(Failure);
    const reused = fresh();
    const other = async () => {
      await write(reused, { id: 'c' });
      return fail('key_reused');
    };
    await expect(ask(reused, other)).rejects.toThrow(code('key_reused'));
    await expect(ask(fresh(), () => Promise.reject(new Error('ours')))).rejects.toThrow('ours');
  });
});
