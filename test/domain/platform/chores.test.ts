// Work without a visitor: trial mails and retention, for every company however the others are.

import { beforeEach, describe, expect, it } from 'vitest';
import { sweepRetention } from '#functions/domain/upkeep/retention.ts';
import { sweepTrials } from '#functions/domain/companies/trial-sweep.ts';
import { countSocial } from '#functions/domain/public/social.ts';
import { monthAt, movedItem } from '#functions/table/rows/work-log-row.ts';
import { keys, ranges } from '#functions/table/keys.ts';
import { textIn } from '#functions/table/read.ts';
import type { Item } from '#functions/table/write.ts';
import { restorableSecondsMax } from '#shared/limits.ts';
import { usePeople } from '#test/kit/world/use-people.ts';

const world = await usePeople();

const day = 86_400;
const job = () => ({
  ...world.asVisitor(),
  attempt: 1,
  processId: undefined,
});

describe('the trial sweep', () => {
  it('mails in the company’s language three days and one day before the trial ends and when it is over, each once, however often it runs [workers.trial-expiry]', async () => {
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
    expect(await templates(began + 13 * day - 1)).toEqual([]);
    expect(await templates(began + 13 * day)).toMatchObject([
      { template: 'trial_last_day', language: 'pt', day: '2026-12-02' },
    ]);
    expect(await templates(began + 14 * day - 1)).toEqual([]);
    expect(await templates(began + 14 * day)).toMatchObject([{ template: 'trial_over' }]);
    expect(await templates(began + 90 * day)).toEqual([]);
  });

  it('that did not run for days sends only the newest mail, and no older one after it', async () => {
    await world.aCompany('Smiðir', 'is');
    world.clock.now += 13 * day;
    world.sent.length = 0;
    await sweepTrials(job());
    await sweepTrials(job());
    expect(world.sent.map(({ body }) => body)).toMatchObject([
      { template: 'trial_last_day', language: 'is' },
    ]);
  });

  it('mails no company that pays [used-by.scheduled-billing-checks]', async () => {
    const { id } = await world.aCompany('Smiðir');
    await world.table.write({ update: keys.company(id), set: { pay: 1 } });
    world.clock.now += 20 * day;
    world.sent.length = 0;
    await sweepTrials(job());
    expect(world.sent).toEqual([]);
  });
});

describe('a walk over all companies', () => {
  it('does the others beside one whose row is broken, and then fails, so that an alarm is raised', async () => {
    const companies = [];
    for (const name of ['A', 'B', 'C', 'D']) companies.push(await world.aCompany(`Smiðir ${name}`));
    const broken = companies[1]?.id ?? '';
    await world.table.write({ update: keys.company(broken), set: { st: 'of another release' } });
    world.clock.now += 11 * day;
    world.sent.length = 0;
    await expect(sweepTrials(job())).rejects.toThrow('1 companies could not be done');
    expect(world.sent).toHaveLength(3);
    await expect(countSocial(job())).rejects.toThrow('1 companies could not be done');
    expect(await world.table.get(keys.socialStatistic())).toMatchObject({ c: 3 });
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

  it('reads months that hold no position any more once, and finds in them what was moved there later', async () => {
    const { id } = await world.aCompany('Smiðir');
    const began = world.clock.now;
    world.clock.now += 400 * day;
    const months: string[] = [];
    const queryAll: typeof world.table.queryAll = (range, options) => {
      if (range.PK.includes('#W#')) months.push(range.PK.slice(-6));
      return world.table.queryAll(range, options);
    };
    const sweepCounted = async () => {
      months.length = 0;
      await sweepRetention({
        ...job(),
        table: { ...world.table, queryAll },
        photoFiles: { remove: async () => {} },
      });
      return [...months];
    };
    const { now } = world.clock;
    const at = now - 89 * day;
    // Still running, and one that waits for its real end: both may be given a position yet.
    const open = { ...keys.workLog(id, monthAt(began), 'e1#20#x'), p: 'p1', s: began, v: 1, u: began };
    const here = { month: monthAt(at), entry: 'e2#20#y' };
    const past = began + 60 * day;
    const home = keys.workLog(id, here.month, here.entry);
    const old = { month: monthAt(now - 300 * day), entry: 'e2#20#y' };
    await world.table.write(
      { put: open },
      { put: { ...home, p: 'p1', s: at, e: at + 60, v: 1, u: at, l: position(at) } },
      // Ended without a position: nothing will come to it.
      {
        put: { ...keys.workLog(id, monthAt(past), 'e3#20#z'), p: 'p1', s: past, e: past + 60, v: 1, u: past },
      },
    );
    expect((await sweepCounted()).length).toBeGreaterThan(10);
    const again = await sweepCounted();
    expect(again).toContain(monthAt(began));
    expect(again).not.toContain(monthAt(past));
    expect(again.length).toBeLessThanOrEqual(4);
    // Somebody moves the entry into a month that is clean.
    const moved = { ...keys.workLog(id, old.month, old.entry), p: 'p1', s: at, e: at + 60, v: 2, u: at };
    await world.table.write(
      { put: { ...moved, l: position(at) } },
      { put: movedItem({ ...here, id: 'w1', companyId: id }, old, now) },
    );
    world.clock.now += 2 * day;
    await sweepCounted();
    expect(await world.table.get(keys.workLog(id, old.month, old.entry))).toEqual(moved);
  });

  it('forgets photos that were never attached after a day, and those whose entry was deleted two hours ago, files first', async () => {
    const { id } = await world.aCompany('Smiðir');
    const { now } = world.clock;
    const photo = (name: string, more: Item) => ({
      put: { ...keys.photo(id, name), o: 'e1', y: 'image/png', b: 9, at: now - day, s: 'ready', ...more },
    });
    await world.table.write(
      photo('never', {}),
      photo('young', { at: now - day + 1 }),
      photo('attached', { w: 'w1', m: 'm1' }),
      photo('released', { w: 'w2', m: 'm2', d: now - 2 * restorableSecondsMax }),
      photo('restorable', { w: 'w3', m: 'm3', d: now - 2 * restorableSecondsMax + 1 }),
    );
    await sweep();
    const left = (await world.table.queryAll(ranges.photos(id))).map((row) => textIn(row, 'SK'));
    expect(left).toEqual(['attached', 'restorable', 'young']);
    expect(removed).toEqual([
      `photos/${id}/never.jpg`,
      `photos/${id}/never-100.jpg`,
      `photos/${id}/released.jpg`,
      `photos/${id}/released-100.jpg`,
    ]);
  });

  it('forgets the others beside a photo whose row is broken, and then fails', async () => {
    const { id } = await world.aCompany('Smiðir');
    const row = { o: 'e1', y: 'image/png', b: 9, at: world.clock.now - day, s: 'ready' };
    await world.table.write(
      { put: { ...keys.photo(id, 'a-broken'), ...row, s: 'of another release' } },
      { put: { ...keys.photo(id, 'b-never'), ...row } },
    );
    await expect(sweep()).rejects.toThrow('1 companies could not be done');
    expect((await world.table.queryAll(ranges.photos(id))).map((one) => one['SK'])).toEqual(['a-broken']);
  });
});
