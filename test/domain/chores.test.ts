// Work without a visitor: the outbox sweep, trial mails and retention.

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sweepRetention } from '#functions/domain/companies/retention.ts';
import { sweepTrials } from '#functions/domain/companies/trial-sweep.ts';
import { sweepOutbox } from '#functions/domain/notices/outbox.ts';
import { keys, ranges } from '#functions/table/keys.ts';
import { text } from '#functions/table/read.ts';
import type { Item } from '#functions/table/write.ts';
import { openPeople, type People } from '#test/kit/people.ts';

let world: People;
beforeEach(async () => {
  world = await openPeople();
});
afterEach(() => world.close());

const day = 86_400;
const job = () => ({
  ...world.arriving(),
  attempt: 1,
  processId: undefined,
  resend: async () => {},
});

describe('the outbox sweep', () => {
  it('sends what has waited a minute, leaves what is younger, and one failure does not stop the others', async () => {
    const row = (shard: number, id: string, at: number) => ({
      put: { ...keys.outgoing(shard, id), n: 'mail.requested', b: '{}', at },
    });
    const { now } = world.clock;
    await world.table.write(row(0, 'broken', now - 60), row(1, 'old', now - 61), row(3, 'young', now - 59));
    const resent: string[] = [];
    const resend = async (_: unknown, item: Item) => {
      resent.push(text(item, 'SK'));
      if (text(item, 'SK') === 'broken') throw new Error('no queue');
    };
    await expect(sweepOutbox({ ...job(), resend })).rejects.toThrow('could not be sent again');
    expect(resent).toEqual(['broken', 'old']);
  });
});

describe('the trial sweep', () => {
  it('mails once when the trial ends soon and once when it is over, however often it runs', async () => {
    const company = await world.aCompany('Smiðir', 'pt');
    const began = world.clock.now;
    const templates = async (at: number) => {
      world.clock.now = at;
      world.sent.length = 0;
      await Promise.all([sweepTrials(job()), sweepTrials(job())]);
      await sweepTrials(job());
      return world.sent.map(({ body }) => body);
    };
    expect(await templates(began + 11 * day - 1)).toEqual([]);
    expect(await templates(began + 11 * day)).toMatchObject([
      { template: 'trial_ending', to: company.email, language: 'pt', day: '2026-12-02' },
    ]);
    expect(await templates(began + 14 * day - 1)).toEqual([]);
    expect(await templates(began + 14 * day)).toMatchObject([{ template: 'trial_over' }]);
    expect(await templates(began + 90 * day)).toEqual([]);
  });

  it('mails nobody who pays', async () => {
    const { id } = await world.aCompany('Smiðir');
    await world.table.write({ update: keys.company(id), set: { pay: 1 } });
    world.clock.now += 20 * day;
    world.sent.length = 0;
    await sweepTrials(job());
    expect(world.sent).toEqual([]);
  });
});

describe('retention', () => {
  const position = (receivedAt: number) => ({ a: '64.1', o: '-21.9', t: receivedAt, r: receivedAt });
  const removed: string[] = [];
  const sweep = () =>
    sweepRetention({ ...job(), photoFiles: { remove: async (key: string) => void removed.push(key) } });
  beforeEach(() => {
    removed.length = 0;
  });

  it('removes positions older than the company keeps them, to the second, and nothing else of the entry', async () => {
    const { id } = await world.aCompany('Smiðir');
    const { now } = world.clock;
    const at = now - 90 * day;
    const entry = keys.workLog(id, '202608', 'e1#20#x');
    const entryWith = { ...entry, p: 'p1', s: at, e: at + 3600, v: 1, u: at };
    await world.table.write({ put: { ...entryWith, l: position(at), m: position(at + 3600) } });
    await sweep();
    expect(await world.table.get(entry)).toHaveProperty('l');
    world.clock.now += 1;
    await sweep();
    expect(await world.table.get(entry)).toEqual({ ...entryWith, m: position(at + 3600) });
    world.clock.now += 3600;
    await sweep();
    expect(await world.table.get(entry)).toEqual(entryWith);
  });

  it('keeps positions as long as the company chose', async () => {
    const { id } = await world.aCompany('Smiðir');
    await world.table.write({ update: keys.company(id), set: { 'st.location.kept_days': 2 } });
    const at = world.clock.now;
    const entry = keys.workLog(id, '202611', 'e1#18#x');
    await world.table.write({ put: { ...entry, p: 'p1', s: at, v: 1, u: at, l: position(at) } });
    world.clock.now += 2 * day;
    await sweep();
    expect(await world.table.get(entry)).toHaveProperty('l');
    world.clock.now += 1;
    await sweep();
    expect(await world.table.get(entry)).not.toHaveProperty('l');
  });

  it('forgets photos that were never attached after a day, and those whose entry was deleted, files first', async () => {
    const { id } = await world.aCompany('Smiðir');
    const { now } = world.clock;
    const photo = (name: string, more: Item) => ({
      put: { ...keys.photo(id, name), o: 'e1', y: 'image/png', b: 9, at: now - day, s: 'ready', ...more },
    });
    await world.table.write(
      photo('never', {}),
      photo('young', { at: now - day + 1 }),
      photo('attached', { w: 'w1', m: 'm1' }),
      photo('released', { w: 'w2', m: 'm2', d: now }),
    );
    await sweep();
    const left = (await world.table.queryAll(ranges.photos(id))).map((row) => text(row, 'SK'));
    expect(left).toEqual(['attached', 'young']);
    expect(removed).toEqual([
      `photos/${id}/never.jpg`,
      `photos/${id}/never-100.jpg`,
      `photos/${id}/released.jpg`,
      `photos/${id}/released-100.jpg`,
    ]);
  });
});
