// The script that counts again: a project's stored total is put right, also while its people clock out.

import { beforeEach, describe, expect, it } from 'vitest';
import { runByHand } from '#functions/domain/scripts/by-hand.ts';
import { projectFrom } from '#functions/table/rows/project-row.ts';
import { keys } from '#functions/table/keys.ts';
import { scriptTotalsMax } from '#shared/limits.ts';
import type { Table } from '#functions/aws/table.ts';
import { toWire } from '#shared/time/instant.ts';
import { useSite } from '#test/kit/world/use-site.ts';

const { world, site } = await useSite();

const deadLetters = { count: async () => 0, redrive: async () => 0 };
async function run(more: object = {}, table: Table = world.table) {
  const { send } = await world.asCompany(site.company);
  const ctx = { ...world.asNobody(), send, table, deadLetters };
  const params = { company_id: site.company.id };
  const sent = { script: 'rebuild_counters', params, ...more };
  const ran = await runByHand(ctx, sent);
  if ('error' in ran) return expect.fail(ran.error.code);
  const { steps, ...reply } = ran;
  return { ...reply, changes: steps.flatMap(({ changes }) => changes) };
}
const real = { dry_run: false };
async function totalOf({ id }: { readonly id: string }): Promise<number> {
  const item = await world.table.get(keys.project(site.company.id, id));
  return projectFrom(item ?? expect.fail('no project')).totalSeconds;
}
const falsify = (seconds: number, { id } = site.roof) =>
  world.table.write({ update: keys.project(site.company.id, id), add: { t: seconds } });
const ofRoof = (before: number, after: number) => ({
  field: `project_total_${site.roof.id}`,
  before: String(before),
  after: String(after),
  name: site.roof.name,
});
/** An hour ended today, one years ago, a deleted one and a running one: two hours count. */
async function twoHours(): Promise<void> {
  await site.worked(3600);
  const long = world.clock.now - 2 * 366 * 86_400;
  await site.added({ start_time: toWire(long), end_time: toWire(long + 3600) });
  await site.removed((await site.worked(1800)).id);
  await site.clockedIn({}, site.bjorn);
}

// The site's people and projects were put into the table without their counters.
beforeEach(async () => {
  await run(real);
});

describe('rebuild_counters', () => {
  it('puts a project’s total right, once: its ended entries of all months, without deleted ones', async () => {
    await twoHours();
    expect(await run()).toMatchObject({ outcome: 'unchanged' });
    await falsify(-1800);
    const changes = [ofRoof(5400, 7200)];
    expect(await run()).toMatchObject({ outcome: 'would_change', changes });
    expect(await totalOf(site.roof)).toBe(5400);
    expect(await run(real)).toMatchObject({ outcome: 'changed', changes });
    expect([await totalOf(site.roof), await totalOf(site.wall)]).toEqual([7200, 0]);
    expect(await run(real)).toMatchObject({ outcome: 'unchanged', changes: [] });
  });

  it('keeps an entry that is clocked out between its dry run and the real one, and still runs', async () => {
    await twoHours();
    await falsify(60);
    const { seen } = await run();
    world.clock.now += 600;
    await site.clockedOut({}, site.bjorn);
    expect(await run({ ...real, seen })).toMatchObject({ changes: [ofRoof(7860, 7800)] });
    expect(await totalOf(site.roof)).toBe(7800);
  });

  it.each<[string, (act: () => Promise<void>) => Table]>([
    [
      'as it writes',
      (act) => ({
        ...world.table,
        write: async (...changes) => {
          await act();
          return world.table.write(...changes);
        },
      }),
    ],
    [
      'while it reads',
      (act) => ({
        ...world.table,
        queryAll: async (range, options) => {
          const items = await world.table.queryAll(range, options);
          if (range.begins === 'P#') await act();
          return items;
        },
      }),
    ],
  ])('adds up again when an employee clocks out %s', async (_, racing) => {
    await twoHours();
    await falsify(60);
    world.clock.now += 600;
    let isOut = false;
    const leave = async (): Promise<void> => {
      if (isOut) return;
      isOut = true;
      await site.clockedOut({}, site.bjorn);
    };
    expect(await run(real, racing(leave))).toMatchObject({ changes: [ofRoof(7860, 7800)] });
    expect([isOut, await totalOf(site.roof)]).toEqual([true, 7800]);
  });

  it('corrects as many as fit into one write, says how many are left, and the next run goes on', async () => {
    for (let at = 0; at <= scriptTotalsMax; at += 1)
      await falsify(60, await world.aProject(site.company, { name: `Verk ${at}` }));
    const totalsIn = ({ changes }: Awaited<ReturnType<typeof run>>) =>
      changes.filter(({ field }) => field.startsWith('project_total_')).length;
    const first = await run(real);
    expect(first.changes).toContainEqual({ field: 'wrong_totals', before: '61', after: '1' });
    expect([totalsIn(first), totalsIn(await run(real))]).toEqual([scriptTotalsMax, 1]);
    expect(await run(real)).toMatchObject({ outcome: 'unchanged' });
  });

  it('of several companies corrects as many in all as fit into one write', async () => {
    const half = scriptTotalsMax / 2;
    for (const id of ['czzzzzzzz8', 'czzzzzzzz9']) {
      const company = await world.aCompany({ id });
      for (let at = 0; at <= half; at += 1)
        await world.aProject(company, { name: `Verk ${at}`, totalSeconds: 60 });
    }
    const params = { after: 'czzzzzzzz7' };
    const waitingAfter = async () =>
      (await run({ ...real, params })).changes.filter(({ field }) => field === 'wrong_totals');
    const waiting = { field: 'wrong_totals', before: '31', after: '1' };
    expect([await waitingAfter(), await waitingAfter()]).toEqual([[waiting, waiting], []]);
  });
});
