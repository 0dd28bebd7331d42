// Somebody else is faster: a write that is refused is tried again on what is there by then, and given up at last.

import { describe, expect, it } from 'vitest';
import type { Table } from '#functions/aws/table.ts';
import { add } from '#functions/domain/worklogs/change/add.ts';
import { edit } from '#functions/domain/worklogs/change/edit.ts';
import { remove } from '#functions/domain/worklogs/change/remove.ts';
import { restore } from '#functions/domain/worklogs/change/restore.ts';
import { declineCorrection, takeCorrection } from '#functions/domain/worklogs/corrections/answer.ts';
import { askCorrection } from '#functions/domain/worklogs/corrections/ask.ts';
import { answerEnd } from '#functions/domain/worklogs/press/assumed.ts';
import { clockIn } from '#functions/domain/worklogs/press/clock-in.ts';
import { clockOut } from '#functions/domain/worklogs/press/clock-out.ts';
import { switchProject } from '#functions/domain/worklogs/press/switch.ts';
import { type Change, WriteRefused } from '#functions/table/write.ts';
import { toWire } from '#shared/time/instant.ts';
import { aClientId } from '#test/kit/world/context.ts';
import { useSite } from '#test/kit/world/use-site.ts';

const { world, site } = await useSite();

const keyOf = (change: Change) =>
  'put' in change
    ? change.put
    : 'update' in change
      ? change.update
      : 'delete' in change
        ? change.delete
        : change.check;
/** Refuses the first `times` writes, as for somebody who was faster, with the rows as they are. */
function contended(table: Table, times: number): Table {
  let left = times;
  return {
    ...table,
    write: async (...changes) => {
      left -= 1;
      if (left < 0) return table.write(...changes);
      const items = await table.getMany(changes.map(keyOf).map(({ PK, SK }) => ({ PK, SK })));
      throw new WriteRefused(items.map((item) => ({ item })));
    },
  };
}
const office = async (times: number) => {
  const ctx = await world.asCompany(site.company);
  return { ...ctx, table: contended(ctx.table, times) };
};
const anna = async (times: number) => {
  const ctx = await world.asEmployee(site.anna);
  return { ...ctx, table: contended(ctx.table, times) };
};
const hours = { start_time: '2026-11-17T08:00:00Z', end_time: '2026-11-17T16:00:00Z' };
const added = async () => {
  const [entry] = await site.added(hours);
  return entry?.id ?? '';
};
const asked = async (work_log_id: string | undefined, end_time = '2026-11-17T17:00:00Z') => {
  const body = { id: aClientId(), work_log_id, ...hours, end_time, project_id: site.roof.id, word: 'Later' };
  return (await askCorrection(await world.asEmployee(site.anna), { body })).id;
};

/** Each prepares, and returns what is then tried by a caller whose first so many writes are refused. */
const verbs: Record<string, () => Promise<(times: number) => Promise<unknown>>> = {
  'an edit': async () => {
    const id = await added();
    return async (times) => edit(await office(times), { body: { id, new_project_id: site.wall.id } });
  },
  'an addition': async () => async (times) =>
    add(await office(times), {
      body: [{ ...hours, employee_id: site.anna.id, project_id: site.roof.id }],
    }),
  'a deletion': async () => {
    const id = await added();
    return async (times) => remove(await office(times), { path: { id } });
  },
  'a restoration': async () => {
    const id = await added();
    await site.removed(id);
    return async (times) => restore(await office(times), { path: { id }, body: {} });
  },
  'a request that is taken': async () => {
    const id = await asked(await added());
    return async (times) => takeCorrection(await office(times), { path: { id }, body: {} });
  },
  'a request that is already met': async () => {
    const entry = await added();
    const id = await asked(entry);
    await site.edited({ id: entry, new_end_time: '2026-11-17T17:00:00Z' });
    return async (times) => takeCorrection(await office(times), { path: { id }, body: {} });
  },
  'a missing entry that is taken': async () => {
    const id = await asked(undefined);
    return async (times) => takeCorrection(await office(times), { path: { id }, body: {} });
  },
  'an end that the employee tells': async () => {
    const { id } = await site.clockedIn();
    world.pass(3600);
    const end_time = site.now();
    return async (times) => answerEnd(await anna(times), { path: { id }, body: { end_time } });
  },
  'an end that the employee takes back': async () => {
    const { id } = await site.clockedIn();
    world.pass(3600);
    const end_time = site.now();
    await answerEnd(await anna(0), { path: { id }, body: { end_time } });
    return async (times) => answerEnd(await anna(times), { path: { id }, body: { end_time: null } });
  },
  'a clock-in': async () => {
    const body = site.press();
    return async (times) => clockIn(await anna(times), { body });
  },
  'a clock-out': async () => {
    await site.clockedIn();
    world.pass(3600);
    const body = site.leave();
    return async (times) => clockOut(await anna(times), { body });
  },
  'a late clock-out to an end that was guessed': async () => {
    const { id } = await site.clockedIn();
    world.pass(3600);
    await site.edited({ id, new_end_time: toWire(world.clock.now - 1800), assumed_end: true });
    const body = site.leave();
    return async (times) => clockOut(await anna(times), { body });
  },
  'a switch': async () => {
    await site.clockedIn();
    world.pass(3600);
    const body = site.press({ project_id: site.wall.id });
    return async (times) => switchProject(await anna(times), { body });
  },
};

describe('a write that somebody else is faster than', () => {
  it.each(Object.entries(verbs))(
    'is tried again, and given up as busy with nothing changed: %s',
    async (_, prepare) => {
      const attempt = await prepare();
      const before = await world.items();
      await expect(attempt(Infinity)).rejects.toMatchObject({ code: 'busy' });
      expect(await world.items()).toEqual(before);
      await attempt(2);
      expect(await world.items()).not.toEqual(before);
    },
  );

  it('is given up at once where the office declines a request', async () => {
    const id = await asked(await added());
    const path = { id };
    await expect(
      declineCorrection(await office(1), { path, body: { reason: 'The gate says 16:05' } }),
    ).rejects.toMatchObject({ code: 'busy' });
  });
});
