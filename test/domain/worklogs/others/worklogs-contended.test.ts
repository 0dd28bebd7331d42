// Somebody else is faster: a write that is refused is tried again on what is there by then, and given up at last.

import { describe, expect, it } from 'vitest';
import { add } from '#functions/domain/worklogs/change/add.ts';
import { edit } from '#functions/domain/worklogs/change/edit.ts';
import { remove } from '#functions/domain/worklogs/change/remove.ts';
import { restore } from '#functions/domain/worklogs/change/restore.ts';
import { declineCorrection, takeCorrection } from '#functions/domain/worklogs/corrections/answer.ts';
import { askCorrection } from '#functions/domain/worklogs/corrections/ask.ts';
import { answerEnd } from '#functions/domain/worklogs/press/assumed.ts';
import { clockIn } from '#functions/domain/worklogs/press/clock-in.ts';
import { clockOut } from '#functions/domain/worklogs/press/clock-out.ts';
import { pressCrew } from '#functions/domain/worklogs/press/crew.ts';
import { switchProject } from '#functions/domain/worklogs/press/switch.ts';
import { toWire } from '#shared/time/instant.ts';
import { aClientId } from '#test/kit/world/context.ts';
import { broken, refusing, type Through } from '#test/kit/world/contended.ts';
import { useSite } from '#test/kit/world/use-site.ts';

const { world, site } = await useSite();

const office = async (through: Through) => {
  const ctx = await world.asCompany(site.company);
  return { ...ctx, table: through(ctx.table) };
};
const anna = async (through: Through) => {
  const ctx = await world.asEmployee(site.anna);
  return { ...ctx, table: through(ctx.table) };
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

/** A foreman clocks Anna in, and out after so many hours. */
async function ledFor(count: number): Promise<void> {
  const foreman = await world.anEmployee(site.company, { needs: ['foreman'] });
  const pressed = async (body: { action: 'in' | 'out'; project_id?: string }) =>
    pressCrew(await world.asEmployee(foreman), {
      body: { ...body, at: site.now(), presses: [{ id: aClientId(), employee_id: site.anna.id }] },
    });
  await pressed({ action: 'in', project_id: site.roof.id });
  world.pass(count * 3600);
  await pressed({ action: 'out' });
}

/** Each prepares, and returns what a caller then tries. */
const verbs: Record<string, () => Promise<(through: Through) => Promise<unknown>>> = {
  'an edit': async () => {
    // Another one is as new: no try searches years for the newest that is left.
    const [id] = [await added(), await added()];
    return async (through) => edit(await office(through), { body: { id, new_project_id: site.wall.id } });
  },
  'an addition': async () => async (through) =>
    add(await office(through), {
      body: [{ ...hours, employee_id: site.anna.id, project_id: site.roof.id }],
    }),
  'a deletion': async () => {
    const [id] = [await added(), await added()];
    return async (through) => remove(await office(through), { path: { id } });
  },
  'a restoration': async () => {
    const id = await added();
    await site.removed(id);
    return async (through) => restore(await office(through), { path: { id }, body: {} });
  },
  'a request that is taken': async () => {
    const id = await asked(await added());
    return async (through) => takeCorrection(await office(through), { path: { id }, body: {} });
  },
  'a request that is already met': async () => {
    const entry = await added();
    const id = await asked(entry);
    await site.edited({ id: entry, new_end_time: '2026-11-17T17:00:00Z' });
    return async (through) => takeCorrection(await office(through), { path: { id }, body: {} });
  },
  'a missing entry that is taken': async () => {
    const id = await asked(undefined);
    return async (through) => takeCorrection(await office(through), { path: { id }, body: {} });
  },
  'an end that the employee tells': async () => {
    const { id } = await site.clockedIn();
    world.pass(3600);
    const end_time = site.now();
    return async (through) => answerEnd(await anna(through), { path: { id }, body: { end_time } });
  },
  'an end that the employee takes back': async () => {
    const { id } = await site.clockedIn();
    world.pass(3600);
    const end_time = site.now();
    await answerEnd(await world.asEmployee(site.anna), { path: { id }, body: { end_time } });
    return async (through) => answerEnd(await anna(through), { path: { id }, body: { end_time: null } });
  },
  'a clock-in': async () => {
    const body = site.press();
    return async (through) => clockIn(await anna(through), { body });
  },
  'a clock-out': async () => {
    await site.clockedIn();
    world.pass(3600);
    const body = site.leave();
    return async (through) => clockOut(await anna(through), { body });
  },
  'a late clock-out to an end that was guessed': async () => {
    const { id } = await site.clockedIn();
    world.pass(3600);
    await site.edited({ id, new_end_time: toWire(world.clock.now - 1800), assumed_end: true });
    const body = site.leave();
    return async (through) => clockOut(await anna(through), { body });
  },
  'a late clock-out of whom the foreman has clocked out': async () => {
    await ledFor(4);
    const body = site.leave({ at: toWire(world.clock.now - 1800), sent_at: site.now() });
    return async (through) => clockOut(await anna(through), { body });
  },
  'a late clock-in within the foreman’s hours': async () => {
    await ledFor(4);
    const body = site.press({ at: toWire(world.clock.now - 3 * 3600), sent_at: site.now() });
    return async (through) => clockIn(await anna(through), { body });
  },
  'a switch': async () => {
    await site.clockedIn();
    world.pass(3600);
    const body = site.press({ project_id: site.wall.id });
    return async (through) => switchProject(await anna(through), { body });
  },
};

describe('a write that somebody else is faster than', () => {
  it.each(Object.entries(verbs))(
    'is tried again, and given up as busy with nothing changed; an accident is none: %s',
    async (_, prepare) => {
      const attempt = await prepare();
      const before = await world.items();
      await expect(attempt(broken)).rejects.toThrow('the table is broken');
      await expect(attempt(refusing(Infinity))).rejects.toMatchObject({ code: 'busy' });
      expect(await world.items()).toEqual(before);
      await attempt(refusing(2));
      expect(await world.items()).not.toEqual(before);
    },
  );

  it('is given up at once where the office declines a request', async () => {
    const id = await asked(await added());
    const path = { id };
    await expect(
      declineCorrection(await office(refusing(1)), { path, body: { reason: 'The gate says 16:05' } }),
    ).rejects.toMatchObject({ code: 'busy' });
  });
});
