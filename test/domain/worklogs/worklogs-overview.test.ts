// The overview's figures: right for entries that no list of this week or month holds.

import { describe, expect, it } from 'vitest';
import { overview } from '#functions/domain/worklogs/list/overview.ts';
import { keys } from '#functions/table/keys.ts';
import type { DynamoCall } from '#infra/local/aws/dynamo/dynamo.ts';
import { useSite } from '#test/kit/world/use-site.ts';

const { world, site } = await useSite();
const seen = async () => overview(await world.asCompany(site.company));
const day = (start: string) => ({ start_time: `${start}T08:00:00Z`, end_time: `${start}T16:00:00Z` });

describe('the overview', () => {
  it('shows who is in, also since months, and whom the company has disabled', async () => {
    const old = await site.clockedIn({ project_id: site.wall.id });
    world.pass(80 * 86_400);
    const fresh = await site.clockedIn({}, site.bjorn);
    await site.disabled(site.bjorn);
    expect(await seen()).toMatchObject({ open: [fresh, old], time: site.now() });
    await site.edited({ id: old.id, new_start_time: '2026-10-30T08:00:00Z' });
    expect((await seen()).open.map(({ id }) => id)).toEqual([fresh.id, old.id]);
    await site.removed(old.id);
    expect((await seen()).open).toEqual([fresh]);
  });

  it('counts every ended entry of a year that waits for approval, and names the oldest', async () => {
    const [first, second, third] = await site.added(day('2026-02-03'), day('2026-08-20'), day('2026-11-17'));
    await site.clockedIn();
    expect((await seen()).waiting).toEqual({ count: 3, from: '2025-11-18', oldest: first?.start_time });
    await site.edited({ id: first?.id ?? '', approved: true });
    await site.removed(third?.id ?? '');
    expect((await seen()).waiting).toMatchObject({ count: 1, oldest: second?.start_time });
    await site.edited({ id: second?.id ?? '', approved: true });
    expect((await seen()).waiting).toMatchObject({ count: 0, oldest: null });
    await site.edited({ id: second?.id ?? '', new_project_id: site.wall.id });
    await site.added(day('2025-11-17'), day('2025-11-18'));
    expect((await seen()).waiting).toMatchObject({ count: 2, oldest: '2025-11-18T08:00:00Z' });
  });

  it('counts nothing where the company approves nothing', async () => {
    await site.added(day('2026-11-17'));
    const settings = { ...site.company.settings, features: { approve_work_logs: false } };
    await world.table.write({ update: keys.company(site.company.id), set: { st: settings } });
    expect((await seen()).waiting).toBeNull();
  });

  it('costs a bounded number of reads', async () => {
    await site.worked(3600);
    const ctx = await world.asCompany(site.company);
    const calls: DynamoCall[] = [];
    const stop = world.dynamo.watch((call) => calls.push(call));
    await overview(ctx);
    stop();
    // One query for each of thirteen months and one for the employees; there is no open entry.
    expect(calls.filter(({ operation }) => operation === 'Query')).toHaveLength(14);
    expect(calls.length).toBeLessThanOrEqual(15);
  });
});
