// Webhooks of the running system: told of every change, signed, tried again, logged; receivers that hang, redirect, flood or die.

import { spawn } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, request as httpRequest, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { nodeReceiver } from '#functions/domain/public/guides.ts';
import { keys } from '#functions/table/keys.ts';
import { webhookDelivery, type WebhookEvent } from '#shared/model/company/webhook.ts';
import { toWire } from '#shared/time/instant.ts';
import { callerOf, type Sending } from '#test/kit/system/caller.ts';
import { aPress, aTenant } from '#test/kit/system/tenant.ts';
import { useTenant } from '#test/kit/system/use-system.ts';

const { here } = useTenant();
const call = (method: string, path: string, sending: Sending = {}) =>
  callerOf(here.system.api)(method, path, { token: here.tenant.tokens.company, ...sending });

type Got = { readonly headers: IncomingHttpHeaders; readonly body: string };
type Answering = (
  nth: number,
  answer: Parameters<NonNullable<Parameters<typeof createServer>[1]>>[1],
) => void;
const servers: Server[] = [];
afterAll(() => servers.forEach((one) => one.close()));
async function receiver(answering: Answering = (_, answer) => answer.writeHead(204).end()) {
  const got: Got[] = [];
  const server = createServer((request, answer) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      got.push({ headers: request.headers, body });
      answering(got.length, answer);
    });
  });
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { url: `http://127.0.0.1:${address.port}/hook`, got, server };
}

const made = z.object({ id: z.string(), secret: z.string() });
async function hook(url: string, events: readonly WebhookEvent[], more: Sending = {}) {
  const reply = await call('POST', '/api/webhooks', { body: { url, events }, ...more });
  return made.parse(reply.body);
}
const remove = (id: string) => call('DELETE', `/api/webhooks/${id}`);
const test = (id: string) => call('POST', `/api/webhooks/${id}/test`);
async function logOf(id: string) {
  const { body } = await call('GET', `/api/webhooks/${id}/deliveries`);
  return z.array(webhookDelivery).parse(body);
}
const codeOf = ({ status, body }: { status: number; body: unknown }) =>
  `${status} ${z.object({ code: z.string() }).safeParse(body).data?.code}`;
const patience = { interval: 100 };
const told = z.object({
  id: z.string(),
  event: z.string(),
  company_id: z.string(),
  data: z.object({ work_log: z.optional(z.looseObject({ id: z.string(), deleted: z.boolean() })) }),
});

describe('a webhook', () => {
  it('is told of an entry’s whole life, signed, with an id each; its secret is in no row and no list', async () => {
    const { url, got } = await receiver();
    const events = [
      'entry.created',
      'entry.updated',
      'entry.deleted',
      'entry.clocked_in',
      'entry.clocked_out',
    ] as const;
    const { id, secret } = await hook(url, events);
    const { employee, project } = here.tenant.ids;
    const { now, tokens } = here.tenant;
    const times = { start_time: toWire(now - 190_000), end_time: toWire(now - 187_000) };
    const body = [{ ...times, employee_id: employee, project_id: project }];
    const added = await call('POST', '/api/worklogs', { body });
    const [entry] = z.array(z.looseObject({ id: z.string() })).parse(added.body);
    await call('PUT', '/api/worklogs', { body: { id: entry?.id, new_end_time: toWire(now - 186_000) } });
    await call('POST', `/api/worklogs/${entry?.id}/delete`);
    await call('PUT', `/api/worklogs/${entry?.id}/restore`, { body: {} });
    const press = () => ({ id: aPress(), at: toWire(now), project_id: project });
    await call('POST', '/employee/v2/clock_in', { token: tokens.plain, body: press() });
    await call('POST', '/employee/v2/clock_out', {
      token: tokens.plain,
      body: { id: aPress(), at: toWire(now + 60) },
    });
    const names = () => got.map((one) => told.parse(JSON.parse(one.body)).event).toSorted();
    await expect
      .poll(names, patience)
      .toEqual(
        ['clocked_in', 'clocked_out', 'created', 'deleted', 'updated', 'updated'].map(
          (name) => `entry.${name}`,
        ),
      );
    for (const { headers, body: text } of got) {
      const expected = createHmac('sha256', secret)
        .update(`${String(headers['stund-timestamp'])}.${text}`)
        .digest('hex');
      expect(headers['stund-signature']).toBe(`v1=${expected}`);
      expect(told.parse(JSON.parse(text))).toMatchObject({
        id: headers['stund-event-id'],
        company_id: here.tenant.id,
      });
    }
    expect(new Set(got.map(({ headers }) => headers['stund-event-id'])).size).toBe(got.length);
    const kept = await here.system.table.get(keys.webhooks(here.tenant.id));
    const list = await call('GET', '/api/webhooks');
    expect(JSON.stringify([kept, list.body])).not.toContain(secret);
    await remove(id);
  });

  it('is told of a mark and an approval only while the company uses them', async () => {
    const { url, got } = await receiver();
    const { id } = await hook(url, ['entry.created', 'entry.approved', 'entry.deleted']);
    const { employee, project } = here.tenant.ids;
    const { now } = here.tenant;
    const uses = async (isOn: boolean) => {
      const body = { worked_through_lunch: isOn, features: { approve_work_logs: isOn } };
      expect((await call('POST', '/api/settings', { body })).status).toBe(200);
    };
    await uses(true);
    const times = { start_time: toWire(now - 390_000), end_time: toWire(now - 387_000) };
    const added = await call('POST', '/api/worklogs', {
      body: [{ ...times, employee_id: employee, project_id: project }],
    });
    const [entry] = z.array(z.looseObject({ id: z.string() })).parse(added.body);
    const flags = () =>
      got.map(({ body }) => {
        const { approved, worked_through_lunch } = z
          .looseObject({})
          .parse(told.parse(JSON.parse(body)).data.work_log);
        return [approved, worked_through_lunch];
      });
    await expect.poll(flags, patience).toHaveLength(1);
    await call('PUT', '/api/worklogs', {
      body: { id: entry?.id, worked_through_lunch: true, approved: true },
    });
    await expect.poll(flags, patience).toEqual([
      [false, undefined],
      [true, true],
    ]);
    await uses(false);
    await call('POST', `/api/worklogs/${entry?.id}/delete`);
    await expect.poll(flags, patience).toEqual([
      [false, undefined],
      [true, true],
      [false, undefined],
    ]);
    await remove(id);
  });

  it('gets both events of a change that edits and approves, also where the entry moves to another month', async () => {
    const { url, got } = await receiver();
    const { id } = await hook(url, ['entry.updated', 'entry.approved']);
    const { employee, project } = here.tenant.ids;
    const { now } = here.tenant;
    const approvals = { features: { approve_work_logs: true } };
    expect((await call('POST', '/api/settings', { body: approvals })).status).toBe(200);
    const times = { start_time: toWire(now - 490_000), end_time: toWire(now - 487_000) };
    const added = await call('POST', '/api/worklogs', {
      body: [{ ...times, employee_id: employee, project_id: project }],
    });
    const [entry] = z.array(z.looseObject({ id: z.string() })).parse(added.body);
    const change = async (changes: object) =>
      expect((await call('PUT', '/api/worklogs', { body: { id: entry?.id, ...changes } })).status).toBe(200);
    const events = () =>
      got
        .map(({ body }) => {
          const { event, data } = told.parse(JSON.parse(body));
          return `${String(data.work_log?.['version'])} ${event}`;
        })
        .toSorted();
    const shifted = (days: number) => ({
      new_start_time: toWire(now - 490_000 - days * 86_400),
      new_end_time: toWire(now - 486_000 - days * 86_400),
    });
    const steps: readonly (readonly [object, readonly string[]])[] = [
      [{ new_end_time: toWire(now - 486_000), approved: true }, ['2 entry.approved', '2 entry.updated']],
      [shifted(31), ['3 entry.updated']],
      [{ ...shifted(62), approved: true }, ['4 entry.approved', '4 entry.updated']],
      [shifted(0), ['5 entry.updated']],
      [{ approved: true }, ['6 entry.approved']],
      [{ approved: false }, ['7 entry.updated']],
    ];
    for (const [at, [changes]] of steps.entries()) {
      await change(changes);
      await expect.poll(events, patience).toEqual(steps.slice(0, at + 1).flatMap(([, expected]) => expected));
    }
    await remove(id);
  });

  it('that is removed, or another company’s, is told nothing', async () => {
    const { url, got } = await receiver();
    const other = await aTenant(here.system);
    const { id } = await hook(url, ['entry.created']);
    await remove(id);
    const theirs = await receiver();
    const reply = await call('POST', '/api/webhooks', {
      token: other.tokens.company,
      body: { url: theirs.url, events: ['entry.created'] },
    });
    const { id: their } = made.parse(reply.body);
    const last = await receiver();
    const { id: own } = await hook(last.url, ['entry.created']);
    const { employee, project } = here.tenant.ids;
    const times = {
      start_time: toWire(here.tenant.now - 290_000),
      end_time: toWire(here.tenant.now - 287_000),
    };
    await call('POST', '/api/worklogs', { body: [{ ...times, employee_id: employee, project_id: project }] });
    await expect.poll(() => last.got.length, patience).toBe(1);
    expect([got.length, theirs.got.length]).toEqual([0, 0]);
    expect(codeOf(await test(their))).toBe('404 webhook_missing');
    expect(codeOf(await call('GET', `/api/webhooks/${their}/deliveries`))).toBe('404 webhook_missing');
    await remove(own);
  });

  it('is the same one when its request is repeated', async () => {
    const { url } = await receiver();
    const key = aPress();
    const first = await hook(url, ['entry.created'], { key });
    expect(await hook(url, ['entry.created'], { key })).toEqual(first);
    await remove(first.id);
  });

  it.each([
    'http://example.com/',
    'https://10.0.0.1/',
    'https://169.254.169.254/latest/meta-data',
    'https://[::ffff:169.254.169.254]/',
    'https://[fd00::1]/',
    'https://[fe80::1]/',
    'https://100.64.0.1/',
    'https://0.0.0.0/',
    'https://0x0a.1/',
    'https://user:pass@example.com/',
    'ftp://127.0.0.1/',
    'nothing',
  ])('is not made for %s', async (url) => {
    const reply = await call('POST', '/api/webhooks', { body: { url, events: ['entry.created'] } });
    expect(codeOf(reply)).toBe('400 invalid_input');
  });
});

describe('a receiver', () => {
  const failing: readonly (readonly [string, Answering, string | null, number | null])[] = [
    [
      'that redirects is not followed',
      (_, answer) => answer.writeHead(302, { location: 'http://127.0.0.1:9/' }).end(),
      'redirect',
      302,
    ],
    [
      'that changes the protocol is left',
      (_, answer) => answer.writeHead(101, { connection: 'upgrade', upgrade: 'x' }).end(),
      'status',
      101,
    ],
    ['that hangs is left after its time', () => undefined, 'timeout', null],
    ['that dies has not answered', (_, answer) => answer.destroy(), 'no_answer', null],
    ['that refuses is logged with its status', (_, answer) => answer.writeHead(410).end(), 'status', 410],
  ];
  it.each(failing)('%s', async (_, answering, fault, status) => {
    const { url } = await receiver(answering);
    const { id } = await hook(url, ['entry.created']);
    expect((await test(id)).status).toBe(204);
    await expect.poll(async () => (await logOf(id))[0]?.attempts, patience).toBe(1);
    expect(await logOf(id)).toMatchObject([{ event: 'test', state: 'waiting', fault, status }]);
    await remove(id);
  });

  it('that answers ten megabytes has taken it, and little of them is read', async () => {
    let sent = 0;
    const { url } = await receiver((_, answer) => {
      answer.writeHead(200);
      const more = () => {
        while (sent < 10_000_000 && !answer.destroyed) {
          sent += 65_536;
          if (!answer.write(Buffer.alloc(65_536))) return void answer.once('drain', more);
        }
        answer.end();
      };
      more();
    });
    const { id } = await hook(url, ['entry.created']);
    await test(id);
    await expect.poll(async () => (await logOf(id))[0]?.state, patience).toBe('delivered');
    expect(sent).toBeLessThan(9_000_000);
    await remove(id);
  });

  it('that fails and then recovers gets the same event, tried again by the queue', async () => {
    const { url, got } = await receiver((nth, answer) => answer.writeHead(nth === 1 ? 500 : 200).end());
    const { id } = await hook(url, ['entry.created']);
    await test(id);
    await expect.poll(async () => (await logOf(id))[0]?.state, patience).toBe('delivered');
    expect(await logOf(id)).toMatchObject([{ attempts: 2, status: 200, fault: null }]);
    expect(new Set(got.map(({ body }) => body)).size).toBe(1);
    expect((await call('GET', '/api/webhooks')).body).toContainEqual(
      expect.objectContaining({ id, failing_since: null }),
    );
    const [delivery] = await logOf(id);
    await call('POST', `/api/webhooks/${id}/deliveries/${delivery?.id}/redeliver`);
    await expect.poll(() => got.length, patience).toBe(3);
    expect(got[2]?.body).toBe(got[0]?.body);
    await remove(id);
  }, 60_000);

  it('of the documentation runs, takes what is signed and refuses what is not', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'stund-receiver-'));
    writeFileSync(join(folder, 'receiver.mjs'), nodeReceiver);
    const { url, server } = await receiver();
    await new Promise((done) => server.close(done));
    const { id, secret } = await hook(url, ['entry.created']);
    const ahead = (await here.system.clock.now()) * 1000 - Date.now();
    const moved = `const real = Date.now; Date.now = () => real() + ${ahead};`;
    const preload = `data:text/javascript,${encodeURIComponent(moved)}`;
    const env = { ...process.env, PORT: new URL(url).port, WEBHOOK_SECRET: secret };
    const program = spawn(process.execPath, ['--import', preload, join(folder, 'receiver.mjs')], { env });
    let said = '';
    program.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
    const headers = { 'stund-timestamp': '1', 'stund-signature': 'v1=00' };
    const forged = () =>
      fetch(url, { method: 'POST', body: '{}', headers }).then(
        ({ status }) => status,
        () => 0,
      );
    await expect.poll(forged, patience).toBe(401);
    await test(id);
    await expect.poll(() => said, patience).toContain('test');
    await expect.poll(async () => (await logOf(id))[0]?.state, patience).toBe('delivered');
    expect(await splitInALetter(url, secret, String(await here.system.clock.now()))).toBe(204);
    await expect.poll(() => said, patience).toContain('Þ');
    program.kill();
    await remove(id);
  });
});

/** The status of a signed delivery that comes in two pieces, with one letter's bytes in both. */
async function splitInALetter(url: string, secret: string, at: string): Promise<number> {
  const body = Buffer.from(
    JSON.stringify({ id: 's', event: 'entry.created', data: { work_log: { id: 'Þ' } } }),
  );
  const signature = `v1=${createHmac('sha256', secret).update(`${at}.`).update(body).digest('hex')}`;
  const headers = { 'stund-timestamp': at, 'stund-signature': signature };
  const middle = body.indexOf('Þ') + 1;
  return new Promise((done, failed) => {
    const piece = httpRequest(url, { method: 'POST', headers }, (answer) => {
      answer.resume();
      done(answer.statusCode ?? 0);
    });
    piece.on('error', failed);
    piece.write(body.subarray(0, middle));
    setTimeout(() => piece.end(body.subarray(middle)), 200);
  });
}
