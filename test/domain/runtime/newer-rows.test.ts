// After a rollback the older release reads rows of the newer one, and leaves unknown fields alone.

import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { censusOf } from '#functions/domain/invariants/census.ts';
import { changeProject } from '#functions/domain/projects/projects.ts';
import { isItem, known } from '#functions/table/read.ts';
import type { Item } from '#functions/table/write.ts';
import { rowsOf } from '#infra/local/demo/rows.ts';
import { thakverk } from '#infra/local/demo/casts.ts';
import { useSite } from '#test/kit/world/use-site.ts';

const placeOf = ({ PK, SK }: Item): string => JSON.stringify([PK, SK]);

const { world, site } = await useSite();
const later = 'a later release’s';
/** With an attribute of the next release, in the row and in each map of it. */
const withMore = (item: Item): Item => ({
  ...Object.fromEntries(
    Object.entries(item).map(([name, value]) => [name, isItem(value) ? withMore(value) : value]),
  ),
  zz: later,
});
const keyOf = ({ PK, SK }: Item) => ({ PK: String(PK), SK: String(SK) });

describe('a row that a newer release has added to', () => {
  it('is read as if nothing had been added: company, people, projects, entries, history, photos, periods', async () => {
    const now = Date.UTC(2026, 10, 18, 13, 30) / 1000;
    const secrets = { get: async () => 'a test key that is long enough for it' };
    const { items } = await rowsOf(thakverk, now, secrets);
    expect(items.length).toBeGreaterThan(2000);
    const read = censusOf(items);
    expect([...read.values()][0]?.workLogs.length).toBeGreaterThan(1000);
    expect(censusOf(items.map(withMore))).toEqual(read);
  });

  it('is still refused where it lacks a known field, or holds it in another form', () => {
    const shape = z.strictObject({ day: z.number(), each: z.array(z.strictObject({ name: z.string() })) });
    const newer = { day: 1, each: [{ name: 'a', zz: later }], zz: { zz: later } };
    expect(known(shape, newer)).toEqual({ day: 1, each: [{ name: 'a' }] });
    expect(newer).toHaveProperty('zz');
    expect(() => known(shape, { each: [], zz: later })).toThrow('day');
    expect(() => known(shape, { day: '1', each: [] })).toThrow('day');
  });

  it('keeps the addition through a day’s work: clocking, switching, edits of an entry and a project', async () => {
    const worked = await site.worked(3600);
    await site.clockedIn({ comment: 'On the roof' });
    const isOurs = ({ PK }: Item) => String(PK).startsWith(`C#${site.company.id}`);
    const before = (await world.items()).filter(isOurs);
    for (const item of before) await world.table.write({ update: keyOf(item), set: { zz: later } });
    world.clock.now += 3600;
    await site.switched({ project_id: site.wall.id });
    world.clock.now += 3600;
    await site.clockedOut();
    await site.edited({ id: worked.id, version: worked.version, new_project_id: site.wall.id });
    const manager = await world.asCompany(site.company);
    await changeProject(manager, { body: { id: site.roof.id, new_description: 'The north side' } });

    const after = new Map((await world.items()).map((item) => [placeOf(item), item]));
    const kept = before.filter((item) => after.has(placeOf(item)));
    expect(kept.length).toBeGreaterThan(8);
    const lost = kept.filter((item) => after.get(placeOf(item))?.['zz'] !== later);
    expect(lost.map(({ PK, SK }) => [PK, SK])).toEqual([]);
    expect(await site.listed()).toHaveLength(3);
  });
});
