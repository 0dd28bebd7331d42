// Requests for corrections: asked once, answered once, in one step with the change that the office makes.

import { describe, expect, it } from 'vitest';
import { checkInvariants } from '#functions/domain/invariants/checker.ts';
import { edit } from '#functions/domain/worklogs/change/edit.ts';
import { remove } from '#functions/domain/worklogs/change/remove.ts';
import {
  declineCorrection,
  listCorrections,
  takeCorrection,
} from '#functions/domain/worklogs/corrections/answer.ts';
import {
  askCorrection,
  listOwnCorrections,
  withdrawCorrection,
} from '#functions/domain/worklogs/corrections/ask.ts';
import { history, historyOwn } from '#functions/domain/worklogs/history.ts';
import { list } from '#functions/domain/worklogs/list/list.ts';
import { clockIn } from '#functions/domain/worklogs/press/clock-in.ts';
import { find } from '#functions/domain/worklogs/store.ts';
import { keys } from '#functions/table/keys.ts';
import type { Employee } from '#functions/table/rows/employee-row.ts';
import {
  budgets,
  correctionKeptDays,
  correctionsAnsweredShown,
  correctionsWaitingMax,
  productName,
} from '#shared/limits.ts';
import { regionOfCountry } from '#shared/model/company/region.ts';
import { dayTextOf } from '#shared/time/day-text.ts';
import { aClientId, at } from '#test/kit/world/context.ts';
import { meanwhile, type Through } from '#test/kit/world/contended.ts';
import { newManager } from '#functions/domain/office-managers/store.ts';
import { managerRow } from '#test/kit/world/rows.ts';
import { useRenewed, useWorld } from '#test/kit/world/use-site.ts';
import { worked } from '#test/domain/report/worked.ts';

const world = await useWorld('2026-11-18T18:00:00Z');
const crew = await useRenewed(async () => {
  const company = await world.aCompany();
  return {
    company,
    anna: await world.anEmployee(company, { name: 'Anna' }),
    bjorn: await world.anEmployee(company, { name: 'Björn' }),
    roof: await world.aProject(company, { name: 'Roof' }),
    wall: await world.aProject(company, { name: 'Wall' }),
  };
});
const [from, to, later] = ['2026-11-18T08:00:00Z', '2026-11-18T16:00:00Z', '2026-11-18T17:10:00Z'];

const entry = () => worked(world, crew.anna, crew.roof, from, to);
const wish = (over: object = {}) => ({
  id: aClientId(),
  start_time: from,
  end_time: later,
  project_id: crew.roof.id,
  word: 'I left at 17:10',
  ...over,
});
const ask = async (over: object = {}, who: Employee = crew.anna) =>
  askCorrection(await world.asEmployee(who), { body: wish(over) });
const boss = () => world.asCompany(crew.company);
const take = async (id: string, version?: number) =>
  takeCorrection(await boss(), { path: { id }, body: version === undefined ? {} : { version } });
const decline = async (id: string) =>
  declineCorrection(await boss(), { path: { id }, body: { reason: 'The gate says 16:05' } });
const ofOffice = async () => listCorrections(await boss());
const own = async (who: Employee = crew.anna) => listOwnCorrections(await world.asEmployee(who));
const kept = (id: string) => find({ table: world.table, company: crew.company }, id);
const isSound = async () => {
  const broken = checkInvariants(await world.items(), world.clock.now);
  expect(broken.filter(({ says }) => /request|answered/.test(says))).toEqual([]);
};

describe('a request for a change', () => {
  it('waits with the entry as it is, and changes nothing', async () => {
    const { id } = await entry();
    const asked = await ask({ work_log_id: id });
    expect(await ofOffice()).toEqual([asked]);
    expect(await own()).toEqual([asked]);
    expect(asked).toMatchObject({
      state: 'waiting',
      employee: { name: 'Anna' },
      work_log_id: id,
      entry: { start_time: from, end_time: to, project: { name: 'Roof' }, version: 1 },
      end_time: later,
      answer: null,
    });
    expect(await kept(id)).toMatchObject({ endAt: at(to), version: 1 });
    await isSound();
  });

  it('is taken in one step with the change, and the history says who asked and who took it', async () => {
    const { id } = await entry();
    const { id: request } = await ask({ work_log_id: id, project_id: crew.wall.id });
    const taken = await take(request, 1);
    expect(taken).toMatchObject({
      state: 'taken',
      entry: { end_time: to, project: { name: 'Roof' } },
      answer: { by: crew.company.name, reason: null },
    });
    expect(await kept(id)).toMatchObject({ endAt: at(later), projectId: crew.wall.id, version: 2 });
    expect((await history(await boss(), { path: { id } })).at(-1)).toMatchObject({
      action: 'changed',
      by: { name: crew.company.name },
      asked_by: 'Anna',
    });
    expect(await own()).toMatchObject([{ state: 'taken' }]);
    await isSound();
  });

  it('is answered once: who takes it twice gets the first answer, and another is told what happened', async () => {
    const { id } = await entry();
    const { id: request } = await ask({ work_log_id: id });
    const answers = await Promise.allSettled([take(request), take(request), decline(request)]);
    const refused = answers.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    for (const error of refused)
      expect(error).toMatchObject({ code: expect.stringMatching(/^(correction_answered|busy)$/) });
    const [state] = (await ofOffice()).map((one) => one.state);
    expect(await (state === 'taken' ? take : decline)(request)).toMatchObject({ state });
    await expect((state === 'taken' ? decline : take)(request)).rejects.toMatchObject({
      code: 'correction_answered',
      params: { correction: { state, answer: { by: crew.company.name } } },
    });
    expect((await kept(id))?.version).toBe(state === 'taken' ? 2 : 1);
    await isSound();
  });

  it('taken by two people at once is told to the second one as answered, with the entry’s version they both saw', async () => {
    const { id } = await entry();
    const { id: request } = await ask({ work_log_id: id });
    const other = { ...(await boss()), manager: managerRow(0, crew.company.id, { role: 'everything' }) };
    const answers = await Promise.allSettled([
      take(request, 1),
      takeCorrection(other, { path: { id: request }, body: { version: 1 } }),
    ]);
    const refused = answers.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(refused).toMatchObject([{ code: 'correction_answered' }]);
    expect((await kept(id))?.version).toBe(2);
    await isSound();
  });

  it('names the person of the office who answered it, and is the same person’s alone to repeat', async () => {
    const { id } = await entry();
    const { id: request } = await ask({ work_log_id: id });
    const manager = managerRow(0, crew.company.id, { name: 'Bára', email: 'bara@example.com' });
    await world.table.write(...newManager(manager, 'bara@example.com'));
    const asBara = async () =>
      declineCorrection(
        { ...(await boss()), manager },
        { path: { id: request }, body: { reason: 'The gate says 16:05' } },
      );
    const answer = { by: 'Bára', reason: 'The gate says 16:05' };
    expect(await asBara()).toMatchObject({ state: 'declined', answer });
    expect(await asBara()).toMatchObject({ state: 'declined', answer });
    await expect(decline(request)).rejects.toMatchObject({
      code: 'correction_answered',
      params: { correction: { state: 'declined', answer } },
    });
    expect(await own()).toMatchObject([{ answer }]);
    expect((await history(await boss(), { path: { id } })).at(-1)).toMatchObject({
      by: { kind: 'Company', name: 'Bára' },
    });
  });

  it('is declined with a reason, which its employee reads; the entry stays', async () => {
    const { id } = await entry();
    const { id: request } = await ask({ work_log_id: id });
    await decline(request);
    expect(await own()).toMatchObject([
      { state: 'declined', answer: { by: crew.company.name, reason: 'The gate says 16:05' } },
    ]);
    expect((await kept(id))?.version).toBe(1);
  });

  it('of an entry that was changed since it was seen is refused with the newer one, and waits on', async () => {
    const { id } = await entry();
    const { id: request } = await ask({ work_log_id: id });
    await edit(await boss(), { body: { id, new_end_time: '2026-11-18T16:30:00Z' } });
    await expect(take(request, 1)).rejects.toMatchObject({ code: 'work_log_changed' });
    expect(await ofOffice()).toMatchObject([{ state: 'waiting', entry: { version: 2 } }]);
    await take(request, 2);
    expect((await kept(id))?.endAt).toBe(at(later));
  });

  it('that the office has already met by hand is taken without another change', async () => {
    const { id } = await entry();
    const { id: request } = await ask({ work_log_id: id });
    await edit(await boss(), { body: { id, new_end_time: later } });
    expect(await take(request)).toMatchObject({ state: 'taken' });
    expect((await kept(id))?.version).toBe(2);
    expect((await history(await boss(), { path: { id } })).at(-1)).not.toHaveProperty('asked_by');
    await isSound();
  });

  it('is taken though its project was closed since and its employee disabled: the hours were worked', async () => {
    const { id } = await entry();
    const [about, missing] = [await ask({ work_log_id: id }), await ask({ end_time: to })];
    await world.table.write(
      { update: keys.project(crew.company.id, crew.roof.id), set: { shut: 1 } },
      { update: keys.employee(crew.company.id, crew.anna.id), set: { off: 1 } },
    );
    for (const request of [about, missing]) expect(await take(request.id)).toMatchObject({ state: 'taken' });
    expect((await kept(id))?.endAt).toBe(at(later));
  });

  it('ends a running entry', async () => {
    const asAnna = await world.asEmployee(crew.anna);
    const { id } = await clockIn(asAnna, {
      body: { id: aClientId(), project_id: crew.roof.id, at: '2026-11-18T16:00:00Z' },
    });
    const { id: request } = await ask({ work_log_id: id, start_time: '2026-11-18T16:00:00Z' });
    await take(request);
    expect((await kept(id))?.endAt).toBe(at(later));
    expect((await world.employee(crew.anna)).open).toBeUndefined();
  });

  it('closes by itself when its entry is deleted, alone of the employee’s requests', async () => {
    const { id } = await entry();
    const { id: about } = await ask({ work_log_id: id });
    const { id: missing } = await ask({ end_time: to });
    await remove(await boss(), { path: { id } });
    expect((await own()).map(({ id: one, state }) => [one, state])).toEqual([
      [missing, 'waiting'],
      [about, 'closed'],
    ]);
    await expect(take(about)).rejects.toMatchObject({ code: 'correction_answered' });
    await isSound();
  });

  it('shows as closed once its entry is gone, and is closed by its first answer', async () => {
    const { id, month, entry: place } = await entry();
    const { id: request } = await ask({ work_log_id: id });
    // Deleted while the request was on its way.
    await world.table.write({ update: keys.workLog(crew.company.id, month, place), set: { x: 1 } });
    expect(await own()).toMatchObject([{ state: 'closed', entry: null, answer: null }]);
    expect(await ofOffice()).toMatchObject([{ state: 'closed' }]);
    await expect(take(request, 1)).rejects.toMatchObject({
      code: 'correction_answered',
      params: { correction: { state: 'closed', answer: { by: crew.company.name } } },
    });
    expect(await own()).toMatchObject([{ state: 'closed', answer: { reason: null } }]);
  });

  it('that an administrator answers who acts as the company is answered by us, to employee and history', async () => {
    const { id } = await entry();
    const { id: request } = await ask({ work_log_id: id });
    const ctx = await boss();
    const acting = { ...ctx, session: { ...ctx.session, actingFor: 'Ólöf' } };
    const body = { reason: 'The gate says 16:05' };
    const declined = await declineCorrection(acting, { path: { id: request }, body });
    expect(declined.answer).toMatchObject({ by: productName, reason: body.reason });
    const rows = await history(await boss(), { path: { id } });
    expect(rows.at(-1)).toMatchObject({ by: { kind: 'Platform' } });
    expect(JSON.stringify([declined, rows])).not.toContain('Ólöf');
  });

  it('of a closed period waits until the office opens it', async () => {
    const { id } = await entry();
    const locked = [{ from: '2026-11-01', to: '2026-11-30', state: 'locked' }];
    await world.table.write({
      update: keys.company(crew.company.id),
      set: { 'st.pay_periods': { every: 'month', starts: 1, steps: 'lock' }, cd: locked },
    });
    const { id: request } = await ask({ work_log_id: id });
    await expect(take(request)).rejects.toMatchObject({
      code: 'period_closed',
      params: { from: '2026-11-01', to: '2026-11-30', state: 'locked' },
    });
    expect(await ofOffice()).toMatchObject([{ state: 'waiting' }]);
    await world.table.write({ update: keys.company(crew.company.id), remove: ['cd'] });
    expect(await take(request)).toMatchObject({ state: 'taken' });
  });
});

describe('a request for a missing entry', () => {
  it('adds it when it is taken, once, and its history says who asked', async () => {
    const { id: request } = await ask({ end_time: to });
    expect(await take(request)).toMatchObject({ state: 'taken', work_log_id: null, entry: null });
    expect(await take(request)).toMatchObject({ state: 'taken' });
    const rows = (await world.items()).filter(
      ({ PK }) => PK === keys.workLog(crew.company.id, '202611', '').PK,
    );
    expect(rows).toHaveLength(1);
    const id = `w202611${String(rows[0]?.['SK']).replaceAll('#', '')}`;
    expect(await history(await boss(), { path: { id } })).toMatchObject([
      { action: 'created', by: { name: crew.company.name }, asked_by: 'Anna' },
    ]);
    expect((await world.employee(crew.anna)).latestAt).toBe(at(from));
    await isSound();
  });

  it.each([
    ['taken', take],
    ['declined', decline],
  ] as const)('pressed five times at once, all get the first answer: %s', async (state, press) => {
    const { id: request } = await ask({ end_time: to });
    const answers = await Promise.all([1, 2, 3, 4, 5].map(async () => press(request)));
    expect(answers).toMatchObject(answers.map(() => ({ id: request, state })));
    const other = state === 'taken' ? decline : take;
    await expect(other(request)).rejects.toMatchObject({ code: 'correction_answered' });
    const rows = (await world.items()).filter(
      ({ PK }) => PK === keys.workLog(crew.company.id, '202611', '').PK,
    );
    expect(rows).toHaveLength(state === 'taken' ? 1 : 0);
    await isSound();
  });
});

describe('asking', () => {
  it('twice with one id is one request, with other words it is refused', async () => {
    const body = wish({ end_time: to });
    const asAnna = await world.asEmployee(crew.anna);
    const answers = await Promise.all([askCorrection(asAnna, { body }), askCorrection(asAnna, { body })]);
    expect(answers[1]).toEqual(answers[0]);
    expect(await own()).toHaveLength(1);
    const { id: about } = await entry();
    for (const other of [
      { word: 'No, at five' },
      { start_time: '2026-11-18T08:00:01Z' },
      { end_time: '2026-11-18T15:59:59Z' },
      { project_id: crew.wall.id },
      { worked_through_lunch: true },
      { work_log_id: about },
    ])
      await expect(askCorrection(asAnna, { body: { ...body, ...other } })).rejects.toMatchObject({
        code: 'key_reused',
      });
    await take(answers[0]?.id ?? '');
    expect(await askCorrection(asAnna, { body })).toMatchObject({ state: 'taken' });
  });

  it('is limited to ten that wait, also in parallel, and an answer gives room', async () => {
    const tries = await Promise.allSettled(
      Array.from({ length: correctionsWaitingMax + 5 }, () => ask({ end_time: to })),
    );
    const refused = tries.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(refused).toHaveLength(5);
    for (const error of refused) expect(error).toMatchObject({ code: 'limit_reached' });
    await isSound();
    const [first] = await own();
    await decline(first?.id ?? '');
    await ask({ end_time: to });
    await isSound();
  });

  it('for another’s entry, a missing project, the future or what is already so is refused', async () => {
    const { id } = await entry();
    await expect(ask({ work_log_id: id }, crew.bjorn)).rejects.toMatchObject({ code: 'work_log_missing' });
    await expect(ask({ project_id: 'p0000000' })).rejects.toMatchObject({ code: 'project_missing' });
    await expect(ask({ end_time: '2026-11-18T18:00:01Z' })).rejects.toMatchObject({ code: 'invalid_input' });
    await expect(ask({ end_time: from })).rejects.toMatchObject({ code: 'out_before_in' });
    await expect(ask({ work_log_id: id, end_time: to })).rejects.toMatchObject({ code: 'no_changes' });
    const closed = await world.aProject(crew.company, { name: 'Closed', isOpen: false });
    await expect(ask({ project_id: closed.id })).rejects.toMatchObject({ code: 'project_closed' });
    expect(await own()).toEqual([]);
  });

  it('may keep the end of an entry that lies ahead, or shorten it, also on a project that is closed by now', async () => {
    const ahead = '2026-11-18T20:00:00Z';
    const { id } = await worked(world, crew.anna, crew.roof, from, ahead);
    await world.table.write({ update: keys.project(crew.company.id, crew.roof.id), set: { shut: 1 } });
    await expect(ask({ work_log_id: id, end_time: '2026-11-18T20:00:01Z' })).rejects.toMatchObject({
      issues: [{ field: 'end_time', code: 'too_late' }],
    });
    await ask({ work_log_id: id, start_time: '2026-11-18T09:00:00Z', end_time: ahead });
    await ask({ work_log_id: id, end_time: '2026-11-18T19:30:00Z' });
    expect(await own()).toHaveLength(2);
  });

  it('is withdrawn by its employee alone, until it is answered', async () => {
    const { id } = await ask({ end_time: to });
    const withdraw = async (who: Employee) =>
      withdrawCorrection(await world.asEmployee(who), { path: { id } });
    await expect(withdraw(crew.bjorn)).rejects.toMatchObject({ code: 'correction_missing' });
    expect(await withdraw(crew.anna)).toMatchObject({ state: 'withdrawn' });
    expect(await withdraw(crew.anna)).toMatchObject({ state: 'withdrawn' });
    await expect(take(id)).rejects.toMatchObject({ code: 'correction_answered' });
    expect(await own(crew.bjorn)).toEqual([]);
    await isSound();
  });

  it('about an entry that is deleted in that moment is not kept', async () => {
    const { id } = await entry();
    const ctx = await world.asEmployee(crew.anna);
    const table = meanwhile(async () => remove(await boss(), { path: { id } }))(ctx.table);
    const asking = askCorrection({ ...ctx, table }, { body: wish({ work_log_id: id }) });
    await expect(asking).rejects.toMatchObject({ code: 'busy' });
    expect(await own()).toEqual([]);
  });

  it('is answered once, where office and employee press in the same moment: the later one is told', async () => {
    const plain: Through = (table) => table;
    const acts = {
      withdraw: async (id: string, through = plain) => {
        const ctx = await world.asEmployee(crew.anna);
        return withdrawCorrection({ ...ctx, table: through(ctx.table) }, { path: { id } });
      },
      decline: async (id: string, through = plain) => {
        const ctx = await boss();
        return declineCorrection(
          { ...ctx, table: through(ctx.table) },
          { path: { id }, body: { reason: 'The gate says 16:05' } },
        );
      },
      take: async (id: string, through = plain) => {
        const ctx = await boss();
        return takeCorrection({ ...ctx, table: through(ctx.table) }, { path: { id }, body: {} });
      },
    };
    const states = { withdraw: 'withdrawn', decline: 'declined', take: 'taken' } as const;
    for (const first of ['withdraw', 'decline', 'take'] as const)
      for (const second of ['withdraw', 'decline', 'take'] as const) {
        const { id } = await ask({ end_time: to });
        const answer = acts[second](
          id,
          meanwhile(() => acts[first](id)),
        );
        if (first === second) expect(await answer).toMatchObject({ state: states[first] });
        else
          await expect(answer).rejects.toMatchObject({
            code: 'correction_answered',
            params: { correction: { state: states[first] } },
          });
      }
    await isSound();
  });

  it('mails a company that chose it, twenty times a day at most, and no other', async () => {
    const mails = () => world.sent.filter(({ name }) => name === 'mail.requested').length;
    await ask({ end_time: to });
    expect(mails()).toBe(0);
    const verified = (ev: 0 | 1) =>
      world.table.write({
        update: keys.company(crew.company.id),
        set: { 'st.features.mail_corrections': true, ev },
      });
    await verified(0);
    await ask({ end_time: to });
    expect(mails()).toBe(0);
    await verified(1);
    const [most] = budgets.correctionMails;
    for (let one = 0; one < most + 2; one += 1) {
      const { id } = await ask({ end_time: to });
      await decline(id);
    }
    expect(mails()).toBe(most);
  });

  it('names in its mail who asks for which hours, in the company’s dates and zone, and leads to the request', async () => {
    await world.table.write({
      update: keys.company(crew.company.id),
      set: { 'st.features.mail_corrections': true, 'st.time_zone': 'America/New_York' },
    });
    const { id } = await ask({ word: 'I left at 12:10' });
    await ask({ start_time: '2026-11-18T03:00:00Z', end_time: '2026-11-18T06:30:00Z' });
    const [day = '', after = ''] = ['2026-11-17', '2026-11-18'].map((one) =>
      dayTextOf(one, regionOfCountry(crew.company.country).dayFormat),
    );
    const mails = world.sent.flatMap(({ name, body }) => (name === 'mail.requested' ? [body] : [])).slice(-2);
    expect(mails).toMatchObject([
      {
        link: `https://stund.example/app?request=${id}#requests`,
        asked: { employee: 'Anna', hours: `${after} 03:00–12:10`, word: 'I left at 12:10' },
      },
      { asked: { hours: `${day} 22:00 – ${after} 01:30` } },
    ]);
  });

  it('leaves answered ones in the list for two months', async () => {
    const { id } = await ask({ end_time: to });
    await decline(id);
    world.pass(correctionKeptDays * 86_400 - 1);
    expect(await own()).toHaveLength(1);
    world.pass(1);
    expect(await own()).toEqual([]);
  });
});

describe('the history of an entry', () => {
  const ofBoss = async (id: string) => history(await boss(), { path: { id } });
  const ofAnna = async (id: string) => historyOwn(await world.asEmployee(crew.anna), { path: { id } });

  it('says who declined a request and why, with the employee’s word, long after the answer has expired', async () => {
    const { id } = await entry();
    const { id: request } = await ask({ work_log_id: id, project_id: crew.wall.id });
    await decline(request);
    const line = {
      action: 'declined',
      by: { kind: 'Company', name: crew.company.name },
      word: 'I left at 17:10',
      reason: 'The gate says 16:05',
      changes: [
        { field: 'end_time', from: to, to: later },
        { field: 'project', from: crew.roof.id, to: crew.wall.id },
      ],
    };
    expect((await ofBoss(id)).at(-1)).toMatchObject(line);
    world.clock.now += (correctionKeptDays + 1) * 86_400;
    expect(await own()).toEqual([]);
    expect((await ofBoss(id)).at(-1)).toMatchObject(line);
    expect((await ofAnna(id)).at(-1)).toMatchObject(line);
    // No change of the entry: neither its version nor a later edit notices.
    expect(await edit(await boss(), { body: { id, version: 1, new_end_time: later } })).toMatchObject({
      version: 2,
    });
    await isSound();
    const broken = checkInvariants(await world.items(), world.clock.now);
    expect(broken.filter(({ invariant }) => invariant === 'I3')).toEqual([]);
  });

  it('says that the employee withdrew a request', async () => {
    const { id } = await entry();
    const { id: request } = await ask({ work_log_id: id });
    await withdrawCorrection(await world.asEmployee(crew.anna), { path: { id: request } });
    const lines = await ofBoss(id);
    expect(lines).toHaveLength(2);
    expect(lines.at(-1)).toMatchObject({
      action: 'withdrawn',
      by: { kind: 'Employee', name: 'Anna' },
      word: 'I left at 17:10',
      changes: [{ field: 'end_time', from: to, to: later }],
    });
    expect(lines.at(-1)).not.toHaveProperty('reason');
  });

  it('has the employee’s word at a change that was taken, and at an entry that was added', async () => {
    const { id } = await entry();
    await take((await ask({ work_log_id: id })).id);
    expect((await ofBoss(id)).at(-1)).toMatchObject({
      action: 'changed',
      asked_by: 'Anna',
      word: 'I left at 17:10',
    });
    const missing = {
      start_time: '2026-11-17T08:00:00Z',
      end_time: '2026-11-17T12:00:00Z',
      word: 'no phone',
    };
    await take((await ask(missing)).id);
    const [added] = await list(await boss(), { query: { from: '2026-11-17', to: '2026-11-17' } });
    const [first, ...more] = await ofAnna(added?.id ?? '');
    expect(first).toMatchObject({ action: 'created', asked_by: 'Anna', word: 'no phone' });
    expect(more).toEqual([]);
  });
});

describe('the budget of an employee', () => {
  const asked = async (who: Employee = crew.anna) => {
    const { id } = await ask({}, who);
    await withdrawCorrection(await world.asEmployee(who), { path: { id } });
    return id;
  };

  it('holds fifty requests a day, also withdrawn ones, and leaves others theirs', async () => {
    const [most] = budgets.correctionsAsked;
    for (let n = 0; n < most; n += 1) await asked();
    await expect(asked()).rejects.toThrow('too_many_requests');
    await asked(crew.bjorn);
    world.clock.now += 86_400;
    await asked();
  });

  it('holds three hundred in thirty days; each list shows the two hundred answered last', async () => {
    const [most] = budgets.correctionsAskedMonth;
    let newest = '';
    for (let n = 0; n < most; n += 1) {
      if (n % budgets.correctionsAsked[0] === 0) world.clock.now += 86_400;
      newest = await asked();
      world.clock.now += 1;
    }
    world.clock.now += 86_400;
    await expect(asked()).rejects.toThrow('too_many_requests');
    for (const shown of [await own(), await ofOffice()]) {
      expect(shown).toHaveLength(correctionsAnsweredShown);
      expect(shown[0]?.id).toBe(newest);
    }
    // The office's list reads what it shows, and names of people and projects.
    let read = 0;
    const ctx = await boss();
    const counting =
      <R, A extends unknown[]>(act: (...args: A) => Promise<R>, of: (result: R) => number) =>
      async (...args: A): Promise<R> => {
        const result = await act(...args);
        read += of(result);
        return result;
      };
    const table = {
      ...ctx.table,
      query: counting(ctx.table.query, ({ items }) => items.length),
      queryAll: counting(ctx.table.queryAll, (items) => items.length),
    };
    expect(await listCorrections({ ...ctx, table })).toHaveLength(correctionsAnsweredShown);
    expect(read).toBeLessThan(correctionsAnsweredShown + 20);
  });
});
