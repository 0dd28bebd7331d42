// A day of an employee's native app: no browser headers, a bearer token, lost replies, a second phone, a photo.

import { describe, expect, it, vi } from 'vitest';
import sharp from 'sharp';
import * as z from 'zod';
import { workLog } from '#shared/model/worklog.ts';
import { photoUpload } from '#shared/model/photo.ts';
import { toWire } from '#shared/time/instant.ts';
import { aPress, employeePassword } from '#test/kit/system/tenant.ts';
import { useTenant } from '#test/kit/system/use-system.ts';

const { here, call } = useTenant();

const session = z.object({ role: z.literal('EMPLOYEE'), name: z.string(), session_token: z.string() });
const at = async () => toWire(await here.system.clock.now());

describe('a phone app', () => {
  let token: string;
  const app = (method: string, path: string, body?: unknown) =>
    call(method, path, { token, ...(body === undefined ? {} : { body }) });

  it('logs in by company, name and four letters, and gets its token in the reply because it is no browser', async () => {
    const body = {
      company_name: here.tenant.name,
      employee_name: 'anna',
      password: employeePassword.toUpperCase(),
    };
    const reply = await call('POST', '/employee/v2/login', { body });
    token = session.parse(reply.body).session_token;
    expect(await app('POST', '/employee/v2/self')).toMatchObject({ status: 200, body: { name: 'Anna' } });
  });

  it('gets plain strings as errors when it speaks no problem+json', async () => {
    const body = { company_name: 'Nobody here', employee_name: 'Anna', password: 'bdgk' };
    const reply = await call('POST', '/employee/v2/login', { body, headers: { accept: 'application/json' } });
    expect(reply).toMatchObject({ status: 401, body: 'Wrong company name' });
  });

  it('finds the open projects and clocks in with comment and location; a repeated press is the same entry', async () => {
    const projects = z
      .array(z.object({ id: z.string(), name: z.string() }))
      .parse((await app('GET', '/employee/v2/projects')).body);
    expect(projects.map(({ name }) => name)).toEqual(expect.arrayContaining(['Roof', 'Wall']));
    expect(projects.map(({ name }) => name)).not.toContain('Closed');
    const now = await at();
    const press = {
      id: aPress(),
      project_id: here.tenant.ids.project,
      at: now,
      comment: 'Early start',
      location: { lat: '64.1466', lon: '-21.9426', accuracy: 12, timestamp: now },
    };
    const [first, again] = await Promise.all([
      app('POST', '/employee/v2/clock_in', press),
      app('POST', '/employee/v2/clock_in', press),
    ]);
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.body).toEqual(first.body);
    const entry = workLog.parse(first.body);
    expect(entry).toMatchObject({ project: { name: 'Roof' }, has_location: true, created_by: 'Employee' });
    expect(entry.work_log_comments).toMatchObject([{ comment: 'Early start' }]);
  });

  it('on a second phone is refused with the entry that is open', async () => {
    const second = await app('POST', '/employee/v2/clock_in', {
      id: aPress(),
      project_id: here.tenant.ids.otherProject,
      at: await at(),
    });
    expect(second).toMatchObject({ status: 409, body: { code: 'already_clocked_in' } });
    expect(JSON.stringify(second.body)).toContain('Roof');
  });

  it('sends a photo straight to the store, and its entry shows it once it is converted', async () => {
    const jpeg = await sharp({ create: { width: 2000, height: 1200, channels: 3, background: '#808080' } })
      .withExif({ IFD0: { Copyright: 'a secret' } })
      .jpeg()
      .toBuffer();
    const begun = await app('POST', '/employee/v2/photos', {
      id: aPress(),
      type: 'image/jpeg',
      bytes: jpeg.length,
    });
    const { upload, comment } = photoUpload.parse(begun.body);
    const form = new FormData();
    for (const [name, value] of Object.entries(upload.fields)) form.append(name, value);
    form.append('file', new Blob([new Uint8Array(jpeg)], { type: 'image/jpeg' }));
    const stored = await fetch(upload.url, { method: 'POST', body: form });
    expect(stored.status).toBeLessThan(300);
    const [open] = z.array(workLog).parse((await app('GET', '/employee/worklogs')).body);
    await app('POST', '/employee/worklogs/comments', { work_log_id: open?.id, comment });
    const photo = await vi.waitFor(
      async () => {
        const [entry] = z.array(workLog).parse((await app('GET', '/employee/worklogs')).body);
        const found = entry?.work_log_comments.find((one) => one.photo_state === 'ready');
        if (!found) throw new Error('the photo is not ready yet');
        return found;
      },
      { timeout: 50_000, interval: 200 },
    );
    const served = Buffer.from(await (await fetch(photo.comment)).arrayBuffer());
    const made = await sharp(served).metadata();
    expect([made.width, made.exif]).toEqual([1600, undefined]);
    expect(served.includes('a secret')).toBe(false);
    const small = await sharp(
      Buffer.from(await (await fetch(photo.thumbnail ?? '')).arrayBuffer()),
    ).metadata();
    expect(Math.max(small.width, small.height)).toBe(100);
  });

  it('switches in one step and clocks out; the hours are those of the company', async () => {
    await here.system.clock.advance(4 * 3600);
    const switched = await app('POST', '/employee/v2/switch', {
      id: aPress(),
      project_id: here.tenant.ids.otherProject,
      at: await at(),
    });
    expect(switched).toMatchObject({
      status: 200,
      body: { ended: { project: { name: 'Roof' } }, started: { project: { name: 'Wall' } } },
    });
    await here.system.clock.advance(3 * 3600);
    const out = await app('POST', '/employee/v2/clock_out', { id: aPress(), at: await at() });
    const ended = workLog.parse(out.body);
    expect(ended.total_time).toBeGreaterThanOrEqual(3 * 3600);
    const owner = await call('GET', '/api/worklogs', { token: here.tenant.tokens.company });
    const seen = z
      .array(workLog)
      .parse(owner.body)
      .find(({ id }) => id === ended.id);
    expect(seen).toMatchObject({ total_time: ended.total_time, employee: { name: 'Anna' } });
  });

  it('cannot clock out twice, and keeps its past when it has been disabled', async () => {
    const again = await app('POST', '/employee/v2/clock_out', { id: aPress(), at: await at() });
    expect(again).toMatchObject({ status: 409, body: { code: 'not_clocked_in' } });
    await call('PUT', `/api/employees/${here.tenant.ids.employee}/disable`, {
      token: here.tenant.tokens.company,
    });
    expect((await app('GET', '/employee/worklogs')).status).toBe(401);
    const body = { company_name: here.tenant.name, employee_name: 'Anna', password: employeePassword };
    token = session.parse((await call('POST', '/employee/v2/login', { body })).body).session_token;
    expect(
      z.array(workLog).parse((await app('GET', '/employee/worklogs')).body).length,
    ).toBeGreaterThanOrEqual(3);
    const press = { id: aPress(), project_id: here.tenant.ids.project, at: await at() };
    expect(await app('POST', '/employee/v2/clock_in', press)).toMatchObject({
      status: 401,
      body: { code: 'employee_disabled', detail: 'Employee has been disabled' },
    });
  });

  it('is logged out for good', async () => {
    expect((await app('POST', '/employee/v2/logout')).status).toBe(204);
    expect(await app('POST', '/employee/v2/self')).toMatchObject({
      status: 401,
      body: { code: 'session_missing' },
    });
  });
});
