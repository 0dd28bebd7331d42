// Locking a period while others change hours: the locked hours are the counted ones, in every order of events.

import { setTimeout as pause } from 'node:timers/promises';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Table } from '#functions/aws/table.ts';
import { Failure } from '#functions/runtime/fail.ts';
import type { Change } from '#functions/table/write.ts';
import { WriteBusy } from '#functions/table/write.ts';
import type { WorkLog } from '#shared/model/worklog.ts';
import { checkInvariants } from '#functions/domain/invariants/checker.ts';
import { openWorld, type World } from '#test/kit/world/context.ts';
import { aPeriodSite, monthly, shift } from './period-site.ts';

type Step = { readonly kind: number; readonly pick: number; readonly wait: number };
type Story = { readonly seed: number; readonly steps: readonly Step[]; readonly locks: readonly number[] };
const steps = fc.record({ kind: fc.nat(7), pick: fc.nat(99), wait: fc.nat(6) });
const stories: fc.Arbitrary<Story> = fc.record({
  seed: fc.nat(),
  steps: fc.array(steps, { minLength: 6, maxLength: 10, size: 'max' }),
  locks: fc.array(fc.nat(8), { minLength: 1, maxLength: 3 }),
});
const sample = (count: number): Story[] => fc.sample(stories, { numRuns: count, seed: 20_261_121 });

/** Every call of the table takes its own moment, so that the calls of several requests come between each other. */
function unhurried(table: Table, seed: number): Table {
  let state = seed;
  const moment = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return pause((state >>> 28) / 4);
  };
  return {
    get: async (key) => (await moment(), table.get(key)),
    getMany: async (keys) => (await moment(), table.getMany(keys)),
    query: async (...asked) => (await moment(), table.query(...asked)),
    queryAll: async (...asked) => (await moment(), table.queryAll(...asked)),
    write: async (...changes) => (await moment(), table.write(...changes)),
  };
}
const isOfGate = (change: Change): boolean => 'update' in change && change.update.SK.startsWith('G#');
const withoutGates = (table: Table): Table => ({
  ...table,
  write: (...changes) => table.write(...changes.filter((change) => !isOfGate(change))),
});

/** The faults: hours in October that differ from those that the last step locked. */
async function wrongHours(world: World, { steps: changes, locks }: Story): Promise<string[]> {
  const site = await aPeriodSite(world, {
    features: { approve_work_logs: false },
    pay_periods: monthly('lock'),
  });
  const entries = await site.added(shift('10-05'), shift('10-06'), shift('10-07'), shift('11-01', '09:00'));
  const nth = (pick: number): WorkLog => {
    const found = entries[pick % entries.length];
    if (!found) throw new Error('there are four entries');
    return found;
  };
  const minute = (pick: number) => String(10 + (pick % 50));
  const into = (id: string, day: string, pick: number) => ({
    id,
    new_start_time: `2026-${day}T07:${minute(pick)}:00Z`,
    new_end_time: `2026-${day}T15:00:00Z`,
  });
  const change = ({ kind, pick }: Step): Promise<unknown> => {
    const { id } = nth(pick);
    const kinds = [
      () => site.edited({ id, new_end_time: `2026-10-0${5 + (pick % 3)}T16:${minute(pick)}:00Z` }),
      () => site.edited(into(id, '10-20', pick)),
      () => site.edited(into(id, '11-01', pick)),
      () => site.editedByAnna(into(id, '10-21', pick)),
      () => site.added({ ...shift('10-22'), end_time: `2026-10-22T17:${minute(pick)}:00Z` }),
      () => site.addedByAnna({ ...shift('10-23'), end_time: `2026-10-23T17:${minute(pick)}:00Z` }),
      () => site.removed(id),
      () => site.edited({ id, new_project_id: site.wall.id }),
    ];
    return kinds[kind]?.() ?? Promise.resolve();
  };
  const lock = async (wait: number): Promise<unknown> => {
    await pause(wait);
    const { state } = await site.period();
    return site.moved(state === 'open' ? 'locked' : 'open', 'Again');
  };
  const all = [...changes.map(async (one) => (await pause(one.wait), change(one))), ...locks.map(lock)];
  const problems: string[] = [];
  for (const result of await Promise.allSettled(all)) {
    if (result.status === 'fulfilled') continue;
    const error: unknown = result.reason;
    if (!(error instanceof Failure || error instanceof WriteBusy)) problems.push(String(error));
  }
  const { state, closed, seconds, entries: count } = await site.period();
  if (state === 'locked' && (closed?.seconds !== seconds || closed.entries !== count))
    problems.push(
      `locked ${closed?.entries} entries, ${closed?.seconds} s; there are ${count}, ${seconds} s`,
    );
  return problems;
}

/** The problems of the first story that has any. */
async function problemsOf(through: (table: Table) => Table): Promise<string[]> {
  const found: string[] = [];
  for (const story of sample(25)) {
    const world = await openWorld('2026-11-02T08:00:00Z', (table) => through(unhurried(table, story.seed)));
    found.push(...(await wrongHours(world, story)));
    found.push(...checkInvariants(await world.items(), Infinity).map((one) => JSON.stringify(one)));
    await world.close();
    if (found.length) break;
  }
  return found;
}

describe('a period that is locked while others change hours', () => {
  it('holds exactly the hours that were counted', async () => {
    expect(await problemsOf((table) => table)).toEqual([]);
  });

  it('would hold others, were there no gates', async () => {
    expect(await problemsOf(withoutGates)).not.toEqual([]);
  });
});
