// Work logs over HTTP: a phone's day, repeats, conflicts with what they carry, pages of a list.

import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { workLog } from '#shared/model/worklog.ts';
import { toWire } from '#shared/time/instant.ts';
import { aPress } from '#test/kit/system/tenant.ts';
import { useTenant } from '#test/kit/system/use-system.ts';

const { here, call } = useTenant();
const entry = z.object(workLog.shape);
const asAnna = async (method: string, path: string, body?: unknown) =>
  call(method, path, { token: here.tenant.tokens.anna, body });
const asCompany = async (method: string, path: string, body?: unknown, key?: string) =>
  call(method, path, { token: here.tenant.tokens.company, body, ...(key ? { key } : {}) });
const press = async (over: object = {}) => ({
  id: aPress(),
  project_id: here.tenant.ids.project,
  at: toWire(await here.system.clock.now()),
  ...over,
});

describe('a phone', () => {
  it('clocks in, switches and out; each repeat gets the first answer', async () => {
    const into = await press({ comment: 'Morning' });
    const started = await asAnna('POST', '/employee/v2/clock_in', into);
    expect(started.status).toBe(200);
    const open = entry.parse(started.body);
    expect((await asAnna('POST', '/employee/v2/clock_in', into)).body).toEqual(started.body);

    const elsewhere = await asAnna('POST', '/employee/v2/clock_in', await press());
    expect(elsewhere).toMatchObject({
      status: 409,
      body: {
        code: 'already_clocked_in',
        detail: 'Already clocked in',
        params: { work_log: { id: open.id } },
      },
    });

    await here.system.clock.advance(600);
    const over = await press({ project_id: here.tenant.ids.otherProject });
    const switched = await asAnna('POST', '/employee/v2/switch', over);
    expect(switched).toMatchObject({
      status: 200,
      body: {
        ended: { id: open.id, total_time: expect.any(Number) },
        started: { project: { name: 'Wall' } },
      },
    });
    expect((await asAnna('POST', '/employee/v2/switch', over)).body).toEqual(switched.body);

    await here.system.clock.advance(600);
    const { project_id: _, ...out } = await press();
    const ended = await asAnna('POST', '/employee/v2/clock_out', out);
    expect(ended.status).toBe(200);
    expect((await asAnna('POST', '/employee/v2/clock_out', out)).body).toEqual(ended.body);
    expect(await asAnna('POST', '/employee/v2/clock_out', { ...out, id: aPress() })).toMatchObject({
      status: 409,
      body: { code: 'not_clocked_in' },
    });
    expect(await asAnna('POST', '/employee/v2/clock_in', { ...into, comment: 'x' })).toMatchObject({
      status: 422,
      body: { code: 'key_reused' },
    });
  });

  it('speaks to a client without problem+json in plain sentences', async () => {
    const { project_id: _, ...out } = await press();
    const headers = { accept: 'application/json' };
    const plain = await call('POST', '/employee/v2/clock_out', {
      token: here.tenant.tokens.anna,
      body: out,
      headers,
    });
    expect(plain).toMatchObject({ status: 409, body: 'Not clocked in' });
  });
});

describe('the company', () => {
  it('gets the newer version when it edits a stale one', async () => {
    const stale = { id: here.tenant.ids.workLog, version: 1, new_project_id: here.tenant.ids.otherProject };
    expect((await asCompany('PUT', '/api/worklogs', stale)).status).toBe(200);
    expect(
      await asCompany('PUT', '/api/worklogs', { ...stale, new_project_id: here.tenant.ids.project }),
    ).toMatchObject({
      status: 409,
      body: {
        code: 'work_log_changed',
        params: { work_log: { version: 2, project: { id: here.tenant.ids.otherProject } } },
      },
    });
    expect(
      await asCompany('PUT', '/api/worklogs', { id: here.tenant.ids.workLog, approved: true }),
    ).toMatchObject({
      status: 200,
      body: { approved: true },
    });
  });

  it('adds once per key, comments once per key, and deletes', async () => {
    const now = await here.system.clock.now();
    const body = [
      {
        start_time: toWire(now - 9000),
        end_time: toWire(now - 8000),
        employee_id: here.tenant.ids.employee,
        project_id: here.tenant.ids.project,
      },
    ];
    const key = aPress();
    const added = await asCompany('POST', '/api/worklogs', body, key);
    expect((await asCompany('POST', '/api/worklogs', body, key)).body).toEqual(added.body);
    const [{ id }] = z.tuple([entry]).parse(added.body);
    const said = { work_log_id: id, comment: 'Checked' };
    const comment = await asCompany('POST', '/api/worklogs/comments', said, `${key}-c`);
    expect((await asCompany('POST', '/api/worklogs/comments', said, `${key}-c`)).body).toEqual(comment.body);
    const history = await asCompany('GET', `/api/worklogs/${id}/history`);
    expect(history).toMatchObject({ status: 200, body: [{ action: 'created' }, { action: 'commented' }] });
    expect((await asCompany('POST', `/api/worklogs/${id}/delete`)).status).toBe(204);
    expect((await asCompany('POST', `/api/worklogs/${id}/delete`)).status).toBe(404);
    const gone = { status: 409, body: { code: 'undone_since' } };
    expect(await asCompany('POST', '/api/worklogs', body, key)).toMatchObject(gone);
  });

  it('turns the pages of a list by the address the reply names [lists.bare-arrays lists.link-header filters.empty-ignored-by-server]', async () => {
    const whole = z.array(entry).parse((await asCompany('GET', '/api/worklogs')).body);
    expect(whole.length).toBeGreaterThan(2);
    const turned: string[] = [];
    let path: string | undefined = '/api/worklogs?limit=2&project_id=';
    while (path !== undefined) {
      const page = await asCompany('GET', path);
      turned.push(
        ...z
          .array(entry)
          .parse(page.body)
          .map(({ id }) => id),
      );
      path = /<(.+)>; rel="next"/.exec(page.headers.get('link') ?? '')?.[1];
    }
    expect(turned).toEqual(whole.map(({ id }) => id));
  });

  it('polls what changed since the newest entry it holds', async () => {
    const [newest] = z.array(entry).parse((await asCompany('GET', '/api/worklogs')).body);
    const poll = await asCompany('GET', `/api/worklogs/${newest?.id}/refresh`);
    expect(poll).toMatchObject({ status: 200, body: { now: expect.any(String), gone: expect.any(Array) } });
  });
});
