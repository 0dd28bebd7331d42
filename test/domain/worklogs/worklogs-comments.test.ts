// Comments and the shared time clock: one effect per key, limits, and who wrote them.

import { describe, expect, it } from 'vitest';
import { sealToken } from '#functions/domain/employees/token.ts';
import { comment, commentOwn } from '#functions/domain/worklogs/comments.ts';
import { history } from '#functions/domain/worklogs/history.ts';
import {
  closeWorkLog,
  commentAtTimeClock,
  createWorkLog,
} from '#functions/domain/worklogs/press/time-clock.ts';
import { Replayed } from '#functions/runtime/once.ts';
import { keys } from '#functions/table/keys.ts';
import { commentsPerWorkLogMax } from '#shared/limits.ts';
import { aSite, different } from '#test/kit/world/site.ts';
import { useSite } from '#test/kit/world/use-site.ts';

const { world, site } = await useSite();
const commentsOf = async () => (await site.listed())[0]?.work_log_comments ?? [];

/** As the door answers it: a repeat gets the kept reply. */
const answered = async (call: Promise<unknown>): Promise<unknown> =>
  call.catch((error: unknown) => (error instanceof Replayed ? error.reply : Promise.reject(error)));

describe('a comment', () => {
  it('is written once per idempotency key, however often it is sent', async () => {
    const { id } = await site.worked(60);
    const body = { work_log_id: id, comment: 'Two bags of nails' };
    const send = async () =>
      answered(comment(await world.asCompany(site.company, { once: 'comment-1', body }), { body }));
    const answers = await Promise.all([send(), send(), send()]);
    world.pass(60);
    answers.push(await send());
    expect(different(answers)).toHaveLength(1);
    expect(await commentsOf()).toEqual([answers[0]]);
    const elsewhere = await site.worked(60);
    for (const other of [
      { ...body, comment: 'Three' },
      { ...body, work_log_id: elsewhere.id },
    ]) {
      const ctx = await world.asCompany(site.company, { once: 'comment-1', body: other });
      await expect(comment(ctx, { body: other })).rejects.toMatchObject({ code: 'key_reused' });
    }
    // Long after, when the receipt has expired.
    await world.table.write({ delete: keys.receipt(site.company.id, 'COMPANY comment-1') });
    const late = { ...body, comment: 'Three' };
    const ctx = await world.asCompany(site.company, { once: 'comment-1', body: late });
    await expect(comment(ctx, { body: late })).rejects.toMatchObject({ code: 'key_reused' });
    expect(await send()).toEqual(answers[0]);
  });

  it('stands where it arrived among those of its second, on the entry, in the history and at the time clock', async () => {
    const { id } = await site.worked(60);
    const texts = Array.from({ length: 12 }, (_, at) => `Comment ${at + 1}`);
    for (const text of texts) {
      const body = { work_log_id: id, comment: text };
      const written = await comment(await world.asCompany(site.company), { body });
      expect(written.created).toBe(site.now());
    }
    expect((await commentsOf()).map((one) => one.comment)).toEqual(texts);
    const lines = await history(await world.asCompany(site.company), { path: { id } });
    const said = lines.filter(({ action }) => action === 'commented').map(({ changes }) => changes[0]?.to);
    expect(said).toEqual(texts);
    const body = { work_log_id: id, comment: 'At the wall' };
    const shown = await commentAtTimeClock(await world.asTimeClock(site.company), { body });
    expect(shown.work_log_comments.map((one) => one.comment)).toEqual([...texts, 'At the wall']);
  });

  it('says who wrote it, follows an entry that moved and does not count the version up [worklog.can-be-commented employee-app.own-comments]', async () => {
    const { id, version } = await site.worked(60);
    await site.edited({ id, new_start_time: '2026-11-17T09:00:00Z' });
    await site.edited({ id, new_start_time: '2026-10-31T08:00:00Z', new_end_time: '2026-10-31T09:00:00Z' });
    const body = { work_log_id: id, comment: 'Rain' };
    expect(await commentOwn(await world.asEmployee(site.anna), { body })).toMatchObject({
      created_by: 'Employee',
    });
    expect(await comment(await world.asCompany(site.company), { body })).toMatchObject({
      created_by: 'Company',
    });
    const [entry] = await site.listed({ from: '2026-10-31', to: '2026-10-31' });
    expect(entry?.work_log_comments).toHaveLength(2);
    expect(entry?.version).toBe(version + 2);
  });

  it('survives an edit of the same moment', async () => {
    const { id } = await site.worked(60);
    const moves = [1, 2, 3].map(async (day) =>
      site.edited({
        id,
        new_start_time: `2026-10-0${day}T08:00:00Z`,
        new_end_time: `2026-10-0${day}T09:00:00Z`,
      }),
    );
    const said = ['a', 'b', 'c'].map(async (text) =>
      comment(await world.asCompany(site.company), { body: { work_log_id: id, comment: text } }),
    );
    await Promise.all([...moves, ...said]);
    const [entry] = await site.listed({ from: '2026-10-01', to: '2026-11-30' });
    expect(entry?.work_log_comments.map((one) => one.comment).toSorted()).toEqual(['a', 'b', 'c']);
  });

  it('is refused on a mate’s, a stranger’s and a deleted entry, and when the entry is full', async () => {
    const { id } = await site.worked(60);
    const body = { work_log_id: id, comment: 'Hello' };
    const missing = { code: 'work_log_missing' };
    await expect(commentOwn(await world.asEmployee(site.bjorn), { body })).rejects.toMatchObject(missing);
    const stranger = await world.asCompany(await world.aCompany());
    await expect(comment(stranger, { body })).rejects.toMatchObject(missing);
    const none = { ...body, work_log_id: 'wnothing' };
    await expect(comment(await world.asCompany(site.company), { body: none })).rejects.toMatchObject(missing);
    const ctx = await world.asCompany(site.company);
    for (let count = 0; count < commentsPerWorkLogMax; count += 1) await comment(ctx, { body });
    await expect(comment(ctx, { body })).rejects.toMatchObject({
      code: 'limit_reached',
      params: { max: commentsPerWorkLogMax },
    });
    await site.removed(id);
    await expect(comment(ctx, { body })).rejects.toMatchObject(missing);
  });

  it('that is the address of no photo of the company is refused; any other address is text [comment.photo-by-url-prefix]', async () => {
    const { id } = await site.worked(60);
    const ctx = await world.asCompany(site.company);
    const foreign = 'https://photos.stund.example/photos/cother0000/f00000000000000.jpg';
    await expect(comment(ctx, { body: { work_log_id: id, comment: foreign } })).rejects.toMatchObject({
      code: 'photo_missing',
    });
    const text = 'https://photos.stund.example@evil.example/photos/c1/f1.jpg';
    expect(await comment(ctx, { body: { work_log_id: id, comment: text } })).toMatchObject({ comment: text });
  });
});

describe('the shared time clock', () => {
  const create = async (body: Parameters<typeof createWorkLog>[1]['body'], once = 'punch-01') =>
    createWorkLog(await world.asTimeClock(site.company, { once, body }), { body });

  it('clocks in and out as itself, and answers repeats as the first time [time-clock.creates-work-logs time-clock.closes-work-logs]', async () => {
    const body = { employee_id: site.anna.id, project_id: site.roof.id, comment: 'Morning' };
    const first = await create(body);
    expect(first).toMatchObject({ created_by: 'CompanyTimeClock', start_time: site.now() });
    expect(first.work_log_comments[0]?.created_by).toBe('CompanyTimeClock');
    world.pass(60);
    expect(await answered(create(body))).toEqual(first);
    await expect(create(body, 'punch-02')).rejects.toMatchObject({ code: 'already_clocked_in' });
    const mate = { ...body, employee_id: site.bjorn.id };
    await expect(create(mate)).rejects.toMatchObject({ code: 'key_reused' });
    world.pass(3540);
    const leave = async () => closeWorkLog(await world.asTimeClock(site.company), { body: { id: first.id } });
    const ended = await leave();
    expect(ended).toMatchObject({ id: first.id, total_time: 3600 });
    world.pass(3600);
    expect(await leave()).toEqual(ended);
    expect(await answered(create(body))).toEqual(first);
  });

  it('stands in the history as a time clock without a name, neither as the company nor as the employee', async () => {
    const { id } = await create({ employee_id: site.anna.id, project_id: site.roof.id, comment: 'Morning' });
    world.pass(3600);
    await closeWorkLog(await world.asTimeClock(site.company), { body: { id } });
    const historyLines = await history(await world.asCompany(site.company), { path: { id } });
    const clock = { kind: 'CompanyTimeClock', name: '' };
    expect(historyLines.map(({ action, by }) => [action, by])).toEqual([
      ['created', clock],
      ['commented', clock],
      ['ended', clock],
    ]);
  });

  it('ends what the phone started and comments on it [time-clock.creates-comments]', async () => {
    const { id } = await site.clockedIn();
    const ctx = await world.asTimeClock(site.company);
    const body = { work_log_id: id, comment: 'At the door' };
    expect(await commentAtTimeClock(ctx, { body })).toMatchObject({
      work_log_comments: [{ comment: 'At the door', created_by: 'CompanyTimeClock' }],
    });
    world.pass(60);
    expect(await closeWorkLog(await world.asTimeClock(site.company), { body: { id } })).toMatchObject({ id });
    expect((await world.employee(site.anna)).open).toBeUndefined();
  });

  it('refuses an employee of another company', async () => {
    const stranger = await aSite(world);
    const { id } = await stranger.clockedIn();
    const body = { employee_id: stranger.anna.id, project_id: site.roof.id };
    await expect(create(body)).rejects.toMatchObject({ code: 'employee_missing' });
    const ctx = await world.asTimeClock(site.company);
    await expect(closeWorkLog(ctx, { body: { id } })).rejects.toMatchObject({ code: 'work_log_missing' });
  });

  it('asks for the employee’s own password when the company wants it [time-clock.token-per-punch-setting]', async () => {
    const settings = { ...site.company.settings, time_clock: { ask_token: true } };
    await world.table.write({ update: keys.company(site.company.id), set: { st: settings } });
    const { tokenSealed, tokenHash } = await sealToken(
      await world.asCompany(site.company),
      site.anna,
      'bcdf',
    );
    const key = keys.employee(site.company.id, site.anna.id);
    await world.table.write({ update: key, set: { ts: tokenSealed, th: tokenHash } });
    const body = { employee_id: site.anna.id, project_id: site.roof.id };
    const wrong = { code: 'wrong_employee_password' };
    await expect(create(body)).rejects.toMatchObject(wrong);
    await expect(create({ ...body, token: 'fdcb' })).rejects.toMatchObject(wrong);
    const { id } = await create({ ...body, token: 'bcdf' });
    const leave = async (token: string) =>
      closeWorkLog(await world.asTimeClock(site.company), { body: { id, token } });
    world.pass(60);
    await expect(leave('fdcb')).rejects.toMatchObject(wrong);
    expect(await leave('bcdf')).toMatchObject({ total_time: 60 });
  });
});
