// A native app on a site without a network: its queue is sent late and twice, its clock is wrong, its owner forgets.

import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { errors } from '#shared/errors.ts';
import { historyRow } from '#shared/model/worklog/history.ts';
import { ownClock, workLog } from '#shared/model/worklog.ts';
import { toWire } from '#shared/time/instant.ts';
import { aPress, employeePassword } from '#test/kit/system/tenant.ts';
import { useTenant } from '#test/kit/system/use-system.ts';

const { here, call } = useTenant();

const session = z.object({ session_token: z.string(), device_token: z.string() });
const at = async (secondsAgo = 0) => toWire((await here.system.clock.now()) - secondsAgo);
const soon = { timeout: 60_000, interval: 100 };

describe('a phone app without a network', () => {
  const app = async (method: string, path: string, body?: unknown, key = aPress()) => {
    const reply = await call(method, path, {
      token: here.tenant.tokens.anna,
      ...(body === undefined ? {} : { body, key }),
    });
    return { status: reply.status, body: reply.body };
  };
  const clock = async () => ownClock.parse((await app('GET', '/employee/v2/clock')).body);
  const historyOf = async (id: string) =>
    z.array(historyRow).parse((await app('GET', `/employee/worklogs/${id}/history`)).body);

  it('sends its day in order when the network is back, each event twice: one effect, both clocks kept', async () => {
    await here.system.clock.advance(24 * 3600);
    const sent_at = await at();
    const [start, rain, end] = [await at(6 * 3600), await at(4 * 3600), await at(1800)];
    const press = {
      id: aPress(),
      project_id: here.tenant.ids.project,
      at: start,
      location_missing: 'no_fix',
    };
    const first = await app('POST', '/employee/v2/clock_in', { ...press, sent_at });
    const { id } = workLog.parse(first.body);
    expect(await app('POST', '/employee/v2/clock_in', { ...press, sent_at: await at() })).toEqual(first);
    const words = { work_log_id: id, comment: 'Rain', at: rain };
    const key = aPress();
    const comments = [
      await app('POST', '/employee/worklogs/comments', words, key),
      await app('POST', '/employee/worklogs/comments', words, key),
    ];
    expect(comments[1]).toEqual(comments[0]);
    const leave = { id: aPress(), work_log_id: id, at: end };
    const out = await app('POST', '/employee/v2/clock_out', { ...leave, sent_at });
    expect(await app('POST', '/employee/v2/clock_out', { ...leave, sent_at: await at() })).toEqual(out);
    expect(workLog.parse(out.body)).toMatchObject({
      start_time: start,
      end_time: end,
      in_clock: { device_time: start },
      out_clock: { device_time: end },
      location_missing: { in: 'no_fix' },
      work_log_comments: [{ comment: 'Rain', created: rain }],
    });
    const rows = await historyOf(id);
    expect(rows.map(({ action, device_time }) => [action, device_time])).toEqual([
      ['commented', undefined],
      ['created', start],
      ['ended', end],
    ]);
  });

  it('with a wrong clock is corrected, and the reply says so', async () => {
    const wrong = async (secondsAgo: number) => at(secondsAgo - 3 * 3600);
    const reply = await app('POST', '/employee/v2/clock_in', {
      id: aPress(),
      project_id: here.tenant.ids.project,
      at: await wrong(600),
      sent_at: await wrong(0),
    });
    const open = workLog.parse(reply.body);
    expect(open.clock_corrected).toBe(true);
    const ago = (await here.system.clock.now()) - Date.parse(open.start_time) / 1000;
    expect(ago).toBeGreaterThanOrEqual(600);
    expect(ago).toBeLessThan(3600);
    await app('POST', '/employee/v2/clock_out', { id: aPress(), at: await at() });
  });

  it('is answered with the present state when another change came first', async () => {
    const open = workLog.parse(
      (
        await app('POST', '/employee/v2/clock_in', {
          id: aPress(),
          project_id: here.tenant.ids.project,
          at: await at(),
        })
      ).body,
    );
    await here.system.clock.advance(3600);
    const end = await at(60);
    await call('PUT', '/api/worklogs', {
      token: here.tenant.tokens.company,
      body: { id: open.id, new_end_time: end },
    });
    const late = { id: aPress(), work_log_id: open.id, at: await at(), sent_at: await at() };
    expect(await app('POST', '/employee/v2/clock_out', late)).toMatchObject({
      status: errors.not_clocked_in.status,
      body: { code: 'not_clocked_in', params: { work_log: { id: open.id, end_time: end } } },
    });
    const closed = { id: aPress(), project_id: here.tenant.closed, at: await at() };
    expect(await app('POST', '/employee/v2/clock_in', closed)).toMatchObject({
      status: 409,
      body: { code: 'project_closed', params: { project: { id: here.tenant.closed, name: 'Closed' } } },
    });
  });

  it('is reminded by SMS, closed with an assumed end, asked, and its answer is recorded', async () => {
    const body = { forgotten_clock_out: { remind_after_hours: 10, close_after_hours: 14 } };
    await call('POST', '/api/settings', { token: here.tenant.tokens.company, body });
    const press = { id: aPress(), project_id: here.tenant.ids.project, at: await at() };
    const { id } = workLog.parse((await app('POST', '/employee/v2/clock_in', press)).body);
    const reminders = async () =>
      (await here.system.sms()).filter(({ text }) => text.includes('Forgot to clock out?'));
    await here.system.clock.advance(10 * 3600 + 900);
    await vi.waitFor(async () => expect(await reminders()).toHaveLength(1), soon);
    await here.system.clock.advance(3600);
    await here.system.clock.advance(3 * 3600);
    const assumed = await vi.waitFor(async () => {
      const [found] = (await clock()).assumed;
      if (found === undefined) throw new Error('not closed yet');
      return found;
    }, soon);
    expect(assumed).toMatchObject({ id, assumed_end: true, total_time: 14 * 3600 });
    expect(await reminders()).toHaveLength(1);
    const path = `/employee/v2/worklogs/${id}/end`;
    const end_time = toWire(Date.parse(assumed.start_time) / 1000 + 8 * 3600);
    expect(await app('PUT', path, { end_time: assumed.start_time })).toMatchObject({
      status: 400,
      body: { code: 'out_before_in', errors: [{ field: 'end_time' }] },
    });
    const answered = await app('PUT', path, { end_time });
    expect(answered).toMatchObject({ status: 200, body: { end_time, total_time: 8 * 3600 } });
    expect(await app('PUT', path, { end_time })).toEqual(answered);
    expect(await clock()).toMatchObject({ open: null, assumed: [] });
    expect((await historyOf(id)).at(-1)).toMatchObject({ action: 'changed', by: { name: 'Anna' } });
    const seen = await call('GET', '/api/worklogs', { token: here.tenant.tokens.company });
    const shown = z
      .array(workLog)
      .parse(seen.body)
      .find((one) => one.id === id);
    expect(shown).toMatchObject({ end_time, original_end_time: assumed.end_time });
  }, 120_000);

  it('reads its past page by page [lists.next-cursor-header]', async () => {
    const pages: string[] = [];
    let cursor = '';
    do {
      const next = cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`;
      const path = `/employee/worklogs?limit=2${next}`;
      const reply = await call('GET', path, { token: here.tenant.tokens.anna });
      const page = z.array(workLog).parse(reply.body);
      expect(page.length).toBeLessThanOrEqual(2);
      pages.push(...page.map(({ id }) => id));
      cursor = reply.headers.get('x-next-cursor') ?? '';
    } while (cursor !== '');
    const whole = z.array(workLog).parse((await app('GET', '/employee/worklogs')).body);
    expect(pages).toEqual(whole.map(({ id }) => id));
    expect(pages.length).toBeGreaterThanOrEqual(4);
  });
});

describe('a phone that has been logged in before', () => {
  it('still lets its owner in when strangers have spent the company’s tries', async () => {
    const body = { company_name: here.tenant.name, employee_name: 'Plain', password: employeePassword };
    const logIn = (typed: string, headers: Record<string, string> = {}) =>
      call('POST', '/employee/v2/login', { body: { ...body, password: typed }, headers });
    const { device_token } = session.parse((await logIn(employeePassword)).body);
    for (let n = 0; n < 3; n += 1) expect((await logIn('zzzz')).status).toBe(401);
    expect((await logIn(employeePassword)).status).toBe(429);
    const known = await logIn(employeePassword, { 'x-stund-device': device_token });
    expect(known.status).toBe(200);
    const cookie = known.headers.getSetCookie().find((one) => one.includes('-device='));
    expect(cookie).toMatch(/HttpOnly; SameSite=Lax; Max-Age=31536000/);
    const byCookie = await logIn(employeePassword, { cookie: cookie?.split(';')[0] ?? '' });
    expect(byCookie.status).toBe(200);
  });
});
