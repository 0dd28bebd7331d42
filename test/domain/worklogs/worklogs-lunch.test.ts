// The mark 'worked through lunch': where the company allows it, by press and by hand; refused on approved and closed entries.

import { describe, expect, it } from 'vitest';
import { add, addOwn } from '#functions/domain/worklogs/change/add.ts';
import { declineCorrection, takeCorrection } from '#functions/domain/worklogs/corrections/answer.ts';
import { askCorrection } from '#functions/domain/worklogs/corrections/ask.ts';
import { history } from '#functions/domain/worklogs/history.ts';
import { closeWorkLog } from '#functions/domain/worklogs/press/time-clock.ts';
import { firstSettings } from '#functions/table/rows/company-row.ts';
import { keys } from '#functions/table/keys.ts';
import { correctionAsked } from '#shared/model/correction.ts';
import { clockOutSent, ownWorkLogChange, type WorkLog, workLogChange } from '#shared/model/worklog.ts';
import { toWire } from '#shared/time/instant.ts';
import { aClientId } from '#test/kit/world/context.ts';
import { different } from '#test/kit/world/site.ts';
import { useSite } from '#test/kit/world/use-site.ts';

const { world, site } = await useSite({
  settings: {
    ...firstSettings('en', 'Atlantic/Reykjavik'),
    features: { approve_work_logs: true },
    worked_through_lunch: true,
  },
});
const allow = (isAllowed: boolean) =>
  world.table.write({
    update: keys.company(site.company.id),
    set: { 'st.worked_through_lunch': isAllowed },
  });
const marked = { worked_through_lunch: true };
const refusal = (message: string) => ({
  code: 'invalid_input',
  issues: [{ field: 'worked_through_lunch', message }],
});
const historyOf = async (id: string) => history(await world.asCompany(site.company), { path: { id } });

describe('a lunch that was worked through', () => {
  it('is said with the clock-out; a repeat changes nothing and gets the same answer', async () => {
    const { id } = await site.clockedIn();
    world.clock.now += 8 * 3600;
    const out = site.leave({ work_log_id: id, ...marked });
    const answers = [await site.clockedOut(out), await site.clockedOut(out)];
    await site.edited({ id, worked_through_lunch: false });
    answers.push(await site.clockedOut(out));
    expect(different(answers)).toHaveLength(1);
    expect(answers[0]).toMatchObject({ worked_through_lunch: true, version: 2 });
    await expect(site.clockedOut({ ...out, worked_through_lunch: false })).rejects.toMatchObject({
      code: 'key_reused',
    });
    expect((await site.listed())[0]).not.toHaveProperty('worked_through_lunch');
  });

  it('is said at the time clock', async () => {
    const { id } = await site.clockedIn();
    world.clock.now += 3600;
    const ctx = await world.asTimeClock(site.company);
    await expect(closeWorkLog(ctx, { body: { id, ...marked, left_at: site.now() } })).rejects.toMatchObject(
      refusal('not with left_at'),
    );
    const ended = await closeWorkLog(ctx, { body: { id, ...marked } });
    expect(ended).toMatchObject(marked);
    expect(await closeWorkLog(ctx, { body: { id, ...marked } })).toEqual(ended);
  });

  it('is in the history of an entry that was made or clocked out with it, and stays there', async () => {
    const start_time = site.now();
    world.clock.now += 8 * 3600;
    const [made] = await site.added({ start_time, end_time: site.now(), ...marked });
    const { id: pressed } = await site.clockedIn();
    world.clock.now += 8 * 3600;
    await site.clockedOut({ work_log_id: pressed, ...marked });
    const change = { field: 'worked_through_lunch', from: null, to: 'true' };
    const lines = async (id: string) =>
      (await historyOf(id)).map(({ action, changes }) => [
        action,
        changes.filter(({ field }) => field === change.field),
      ]);
    const added = made?.id ?? '';
    expect(await lines(added)).toEqual([['created', [change]]]);
    await site.edited({ id: added, worked_through_lunch: false });
    expect(await lines(added)).toEqual([
      ['created', [change]],
      ['changed', [{ ...change, from: 'true', to: 'false' }]],
    ]);
    expect(await lines(pressed)).toEqual([
      ['created', []],
      ['ended', [change]],
    ]);
  });

  it('is set and taken back by the office and by those who may edit; the history names it', async () => {
    const { id } = await site.worked(8 * 3600);
    expect(await site.edited({ id, ...marked })).toMatchObject({ ...marked, version: 3 });
    await expect(site.edited({ id, ...marked })).rejects.toMatchObject({ code: 'no_changes' });
    expect(await site.editedByAnna({ id, worked_through_lunch: false })).not.toHaveProperty(
      'worked_through_lunch',
    );
    const change = { field: 'worked_through_lunch' } as const;
    expect((await historyOf(id)).slice(-2)).toMatchObject([
      { action: 'changed', by: { kind: 'Company' }, changes: [{ ...change, from: 'false', to: 'true' }] },
      { action: 'changed', by: { name: 'Anna' }, changes: [{ ...change, from: 'true', to: 'false' }] },
    ]);
  });

  it('cannot change on an approved entry, unless that change clears the approval', async () => {
    const { id } = await site.worked(8 * 3600);
    await site.edited({ id, approved: true });
    const no = refusal('the entry is approved');
    await expect(site.edited({ id, ...marked })).rejects.toMatchObject(no);
    await expect(site.editedByAnna({ id, ...marked })).rejects.toMatchObject(no);
    expect(await site.edited({ id, ...marked, approved: false })).toMatchObject({
      ...marked,
      approved: false,
    });
  });

  it('is refused by hand where the company does not allow it, does not count, and counts again later', async () => {
    const { id } = await site.worked(8 * 3600);
    await site.edited({ id, ...marked });
    await allow(false);
    const no = refusal('is not allowed');
    await expect(site.edited({ id, worked_through_lunch: false })).rejects.toMatchObject(no);
    await expect(site.editedByAnna({ id, worked_through_lunch: false })).rejects.toMatchObject(no);
    await site.clockedIn();
    world.clock.now += 3600;
    expect(await site.clockedOut(marked)).not.toHaveProperty('worked_through_lunch');
    expect(await site.listed()).not.toContainEqual(expect.objectContaining(marked));
    await allow(true);
    expect(await site.listed()).toContainEqual(expect.objectContaining({ id, ...marked }));
    expect((await site.listed()).filter((entry) => entry.worked_through_lunch)).toHaveLength(2);
  });

  it('is yes or no; anything else names the field', () => {
    for (const shape of [clockOutSent, workLogChange, ownWorkLogChange]) {
      const { error } = shape.safeParse({ id: 'w', worked_through_lunch: 'yes' });
      expect(error?.issues.map(({ path }) => path.join('.'))).toContain('worked_through_lunch');
    }
  });
});

describe('a lunch that was worked through, in an entry added by hand', () => {
  const times = () => ({
    start_time: toWire(world.clock.now - 9 * 3600),
    end_time: toWire(world.clock.now - 3600),
    project_id: site.roof.id,
  });
  const addedBy = {
    office: async (mark: boolean) =>
      add(await world.asCompany(site.company), {
        body: [{ ...times(), employee_id: site.anna.id, worked_through_lunch: mark }],
      }),
    employee: async (mark: boolean) =>
      addOwn(await world.asEmployee(site.anna), { body: [{ ...times(), worked_through_lunch: mark }] }),
  };

  it.each(['office', 'employee'] as const)(
    'is said by the %s; refused where it is not allowed',
    async (who) => {
      expect(await addedBy[who](true)).toMatchObject([{ ...marked, version: 1 }]);
      expect((await addedBy[who](false))[0]).not.toHaveProperty('worked_through_lunch');
      await allow(false);
      await expect(addedBy[who](true)).rejects.toMatchObject({
        code: 'invalid_input',
        issues: [{ field: '0.worked_through_lunch', message: 'is not allowed' }],
      });
      expect(await addedBy[who](false)).toHaveLength(1);
    },
  );
});

describe('a request about a lunch that was worked through', () => {
  const asked = async (over: object) =>
    askCorrection(await world.asEmployee(site.anna), {
      body: correctionAsked.parse({ id: aClientId(), project_id: site.roof.id, word: 'No break', ...over }),
    });
  const taken = async (id: string) =>
    takeCorrection(await world.asCompany(site.company), { path: { id }, body: {} });
  const same = ({ id, start_time, end_time }: WorkLog) => ({ work_log_id: id, start_time, end_time });

  it('is a change of its own; taken, it clears the approval, and the history says so', async () => {
    const entry = await site.worked(8 * 3600);
    await site.edited({ id: entry.id, approved: true });
    await expect(asked(same(entry))).rejects.toMatchObject({ code: 'no_changes' });
    await expect(asked({ ...same(entry), worked_through_lunch: false })).rejects.toMatchObject({
      code: 'no_changes',
    });
    const one = { id: aClientId(), ...same(entry), ...marked };
    const { id, entry: now, worked_through_lunch } = await asked(one);
    expect(await asked(one)).toMatchObject({ id });
    await expect(asked({ ...one, worked_through_lunch: false })).rejects.toMatchObject({
      code: 'key_reused',
    });
    expect([now?.worked_through_lunch, worked_through_lunch]).toEqual([undefined, true]);
    expect(await taken(id)).toMatchObject({ state: 'taken', ...marked });
    expect((await site.listed())[0]).toMatchObject({ ...marked, approved: false });
    expect((await historyOf(entry.id)).at(-1)).toMatchObject({
      asked_by: 'Anna',
      changes: [{ field: 'approved' }, { field: 'worked_through_lunch', from: 'false', to: 'true' }],
    });
    const back = await asked({ ...same(entry), worked_through_lunch: false });
    expect(back).toMatchObject({ entry: marked, worked_through_lunch: false });
    await taken(back.id);
    expect((await site.listed())[0]).not.toHaveProperty('worked_through_lunch');
  });

  it('adds a missing entry with the mark; declined, it is in the history', async () => {
    const span = { start_time: '2026-11-17T08:00:00Z', end_time: '2026-11-17T16:00:00Z' };
    await taken((await asked({ ...span, ...marked })).id);
    expect(await site.listed()).toMatchObject([{ ...span, ...marked }]);
    const entry = await site.worked(8 * 3600);
    const { id } = await asked({ ...same(entry), ...marked });
    const office = await world.asCompany(site.company);
    await declineCorrection(office, { path: { id }, body: { reason: 'There was a break' } });
    expect((await historyOf(entry.id)).at(-1)).toMatchObject({
      action: 'declined',
      changes: [{ field: 'worked_through_lunch', from: 'false', to: 'true' }],
    });
  });

  it('is refused where the company does not allow it, also when it is taken', async () => {
    const entry = await site.worked(8 * 3600);
    const { id } = await asked({ ...same(entry), ...marked });
    await allow(false);
    const no = refusal('is not allowed');
    await expect(taken(id)).rejects.toMatchObject(no);
    await expect(asked({ ...same(entry), ...marked })).rejects.toMatchObject(no);
    const missing = { start_time: '2026-11-17T08:00:00Z', end_time: '2026-11-17T16:00:00Z' };
    await expect(asked({ ...missing, ...marked })).rejects.toMatchObject(no);
  });
});
