// The outbox sweep: sends every waiting message again; one that cannot be sent is parked and reported.

import { describe, expect, it } from 'vitest';
import { sweepOutbox } from '#functions/domain/notices/outbox.ts';
import { keys } from '#functions/table/keys.ts';
import { textIn } from '#functions/table/read.ts';
import type { Item } from '#functions/table/write.ts';
import { outboxTriesMax, outboxWaitSeconds } from '#shared/limits.ts';
import { quietLog } from '#test/kit/world/quiet-log.ts';
import { usePeople } from '#test/kit/world/use-people.ts';

const world = await usePeople();

describe('the outbox sweep', () => {
  const put = (shard: number, id: string, more: Item = {}) =>
    world.table.write({
      put: {
        ...keys.outgoing(shard, id),
        n: 'mail.requested',
        b: '{}',
        at: world.clock.now - outboxWaitSeconds,
        ...more,
      },
    });
  const tried: string[] = [];
  const logged: [string, unknown][] = [];
  const log = {
    ...quietLog,
    warn: (event: string, fields?: { count?: unknown }) => void logged.push([event, fields?.count]),
    error: (event: string, _: unknown, fields?: { attempt?: unknown }) =>
      void logged.push([event, fields?.attempt]),
  };
  /** As the sender does: a message that reaches its queue leaves the table. */
  const resend = async (_: unknown, item: Item) => {
    tried.push(textIn(item, 'SK'));
    if (textIn(item, 'b').includes('poison')) throw new Error('no queue takes this');
    await world.table.write({ delete: { PK: textIn(item, 'PK'), SK: textIn(item, 'SK') } });
  };
  const sweep = async () => {
    tried.length = 0;
    logged.length = 0;
    await sweepOutbox({ ...world.asVisitor(), processId: undefined, log, resend });
  };

  it('sends messages that have waited a minute and leaves younger ones', async () => {
    await put(1, 'old');
    await put(3, 'young', { at: world.clock.now - outboxWaitSeconds + 1 });
    await sweep();
    expect(tried).toEqual(['old']);
    world.clock.now += 1;
    await sweep();
    expect([tried, logged]).toEqual([['young'], []]);
  });

  it('sends at once what a process that has ended promised, and leaves what its own requests wrote', async () => {
    await put(1, 'crashed', { at: world.clock.now, g: 'before' });
    await put(2, 'nameless', { at: world.clock.now });
    await put(3, 'own', { at: world.clock.now, g: 'now' });
    tried.length = 0;
    await sweepOutbox({ ...world.asVisitor(), processId: 'now', log, resend });
    expect(tried).toEqual(['crashed', 'nameless']);
    await world.table.write({ delete: keys.outgoing(3, 'own') });
  });

  it('sends the others beside a row that cannot be sent, and beside one that was written wrong', async () => {
    await put(0, 'a-poison', { b: 'poison' });
    await put(0, 'b-torn', { at: 'yesterday', b: undefined, n: 7 });
    await put(0, 'c-good');
    await put(2, 'd-good');
    await sweep();
    expect(tried).toEqual(['a-poison', 'b-torn', 'c-good', 'd-good']);
    expect(logged).toEqual([
      ['resend_failed', 1],
      ['resend_failed', 1],
    ]);
    await sweep();
    expect(tried).toEqual(['a-poison', 'b-torn']);
  });

  it('parks messages that fail every time, logs how many are parked, and tries them again once they are repaired', async () => {
    await put(0, 'poison', { b: 'poison', tr: outboxTriesMax - 1 });
    await sweep();
    expect([tried, logged]).toEqual([['poison'], [['resend_failed', outboxTriesMax]]]);
    await sweep();
    expect([tried, logged]).toEqual([[], [['outbox_parked', 1]]]);
    await world.table.write({ update: keys.outgoing(0, 'poison'), set: { b: '{}' }, remove: ['tr'] });
    await sweep();
    expect([tried, logged]).toEqual([['poison'], []]);
    await sweep();
    expect([tried, logged]).toEqual([[], []]);
  });
});
