// API keys over HTTP: made once, kept as a hash, open what their scopes name, and nothing after they are revoked.

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { keyExamples } from '#functions/domain/public/guides.ts';
import { keys } from '#functions/table/keys.ts';
import { apiKeyFrom, apiKeyTokenFrom } from '#functions/table/rows/programs/api-key-row.ts';
import { newSecret, secretHash, sessionItem, tokenText } from '#functions/table/rows/session-row.ts';
import { apiKeysMax } from '#shared/limits.ts';
import { toWire } from '#shared/time/instant.ts';
import { callerOf, type Sending } from '#test/kit/system/caller.ts';
import { aPress, aTenant, employeePassword, secrets } from '#test/kit/system/tenant.ts';
import { useTenant } from '#test/kit/system/use-system.ts';

const { here } = useTenant();
const call = (method: string, path: string, sending: Sending) =>
  callerOf(here.system.api)(method, path, sending);
const made = z.object({ id: z.string(), key: z.string() });
const listed = z.array(z.looseObject({ id: z.string() }));
const asOwner = (sending: Sending = {}): Sending => ({ token: here.tenant.tokens.company, ...sending });
async function make(scopes: readonly string[], more: Sending = {}) {
  const reply = await call('POST', '/api/keys', asOwner({ body: { name: 'Payroll', scopes }, ...more }));
  return made.parse(reply.body);
}
const codeOf = ({ status, body }: { status: number; body: unknown }) =>
  `${status} ${z.object({ code: z.string() }).safeParse(body).data?.code}`;
const rowOf = async (id: string) => {
  const row = await here.system.table.get(keys.apiKey(here.tenant.id, id));
  return apiKeyFrom(row ?? {});
};

const run = promisify(execFile);

describe('the examples of /docs', () => {
  it.each(Object.entries(keyExamples))('%s answers its list', async (_, command) => {
    const { key } = await make(['entries.read', 'projects.read']);
    const env = { ...process.env, API: here.system.api, KEY: key };
    const { stdout } = await run('sh', ['-c', command], { env });
    expect(z.array(z.object({ id: z.string() })).safeParse(JSON.parse(stdout)).error).toBeUndefined();
  });
});

describe('an API key', () => {
  it('is answered once; the table and the list hold no part of its secret', async () => {
    const { id, key } = await make(['entries.read']);
    const secret = apiKeyTokenFrom(key)?.secret ?? 'none';
    expect(key).toMatch(/^stund_c\w+_k\w{7}_[\w-]{43}$/);
    const row = await here.system.table.get(keys.apiKey(here.tenant.id, id));
    const list = await call('GET', '/api/keys', asOwner());
    expect(listed.parse(list.body).map((one) => one.id)).toContain(id);
    expect(JSON.stringify([row, list.body])).not.toContain(secret);
  });

  it('is the same one when its request is repeated, and its receipt has no secret', async () => {
    const key = aPress();
    const first = await make(['entries.read'], { key });
    expect(await make(['entries.read'], { key })).toEqual(first);
    const items = JSON.stringify(
      await here.system.table.queryAll({ PK: `C#${here.tenant.id}#K`, begins: '' }),
    );
    expect(items).toContain(first.id);
    expect(items).not.toContain(apiKeyTokenFrom(first.key)?.secret);
  });

  it('opens what its scopes name and nothing else', async () => {
    const { key: token } = await make(['projects.read']);
    expect((await call('GET', '/api/projects', { token })).status).toBe(200);
    expect(codeOf(await call('GET', '/api/employees', { token }))).toBe('403 forbidden');
    expect(codeOf(await call('POST', '/api/self', { token }))).toBe('403 forbidden');
    expect(
      codeOf(await call('POST', '/api/keys', { token, body: { name: 'More', scopes: ['people.read'] } })),
    ).toBe('403 forbidden');
  });

  it('sees neither letters nor phone numbers nor kennitölur of employees', async () => {
    const { key: token } = await make(['people.read']);
    const { status, body } = await call('GET', '/api/employees', { token });
    expect(status).toBe(200);
    const answer = JSON.stringify(body);
    expect(answer).toContain('Anna');
    for (const secret of [`"login_token":"${employeePassword}"`, secrets.phone, secrets.kennitala])
      expect(answer).not.toContain(secret);
  });

  it('is refused with its own words from the moment it is revoked; without its secret nothing is said', async () => {
    const { id, key: token } = await make(['projects.read']);
    const revoke = () => call('PUT', `/api/keys/${id}/revoke`, asOwner());
    expect((await revoke()).status).toBe(204);
    expect((await revoke()).status).toBe(204);
    expect(codeOf(await call('GET', '/api/projects', { token }))).toBe('401 api_key_revoked');
    const guessed = `${token.slice(0, -3)}AAA`;
    expect(codeOf(await call('GET', '/api/projects', { token: guessed }))).toBe('401 session_missing');
    expect(listed.parse((await call('GET', '/api/keys', asOwner())).body).map((one) => one.id)).not.toContain(
      id,
    );
  });

  it('opens its own company only, also under the id of another', async () => {
    const other = await aTenant(here.system);
    const { key: token } = await make(['entries.read', 'entries.write', 'projects.read']);
    const theirs = await call('GET', `/api/worklogs/${other.ids.workLog}/history`, { token });
    const none = await call('GET', '/api/worklogs/w000000000000/history', { token });
    expect(codeOf(theirs)).toBe('404 work_log_missing');
    expect(codeOf(none)).toBe('404 work_log_missing');
    const moved = token.replace(here.tenant.id, other.id);
    expect(codeOf(await call('GET', '/api/projects', { token: moved }))).toBe('401 session_missing');
    expect(codeOf(await call('PUT', `/api/keys/${other.ids.apiKey}/revoke`, asOwner()))).toBe(
      '404 api_key_missing',
    );
  });

  it('writes entries in its own name, which the history says', async () => {
    const { key: token } = await make(['entries.read', 'entries.write']);
    const { employee, project } = here.tenant.ids;
    const now = here.tenant.now;
    const body = [
      {
        start_time: toWire(now - 90_000),
        end_time: toWire(now - 87_000),
        employee_id: employee,
        project_id: project,
      },
    ];
    const added = await call('POST', '/api/worklogs', { token, body });
    const [entry] = listed.parse(added.body);
    const changed = { id: entry?.id, new_end_time: toWire(now - 86_000) };
    expect((await call('PUT', '/api/worklogs', { token, body: changed })).status).toBe(200);
    const history = await call('GET', `/api/worklogs/${entry?.id}/history`, { token });
    const by = z.array(z.object({ by: z.unknown() })).parse(history.body);
    expect(by.map((row) => row.by)).toEqual([
      { kind: 'Company', name: 'API: Payroll' },
      { kind: 'Company', name: 'API: Payroll' },
    ]);
  });

  it('needs no header against other sites, because no browser sends it by itself', async () => {
    const { key: token } = await make(['projects.read']);
    const headers = { origin: 'https://elsewhere.example' };
    expect((await call('GET', '/api/projects', { token, headers })).status).toBe(200);
    const session = here.tenant.tokens.company;
    expect(codeOf(await call('GET', '/api/projects', { token: session, headers }))).toBe(
      '403 origin_refused',
    );
  });

  it('notes its last use, and not again within the hour', async () => {
    const { id, key: token } = await make(['projects.read']);
    expect((await rowOf(id)).usedAt).toBeUndefined();
    await call('GET', '/api/projects', { token });
    const first = (await rowOf(id)).usedAt;
    expect(first).toBeTypeOf('number');
    await here.system.clock.advance(1800);
    await call('GET', '/api/projects', { token });
    expect((await rowOf(id)).usedAt).toBe(first);
    await here.system.clock.advance(1801);
    await call('GET', '/api/projects', { token });
    expect((await rowOf(id)).usedAt).toBeGreaterThan(first ?? 0);
  });

  it('is not made by an administrator who acts as the company, and neither is a webhook: both would outlast them', async () => {
    const secret = newSecret();
    const { id: companyId } = here.tenant;
    const now = await here.system.clock.now();
    const row = {
      companyId,
      subject: 'COMPANY',
      role: 'COMPANY',
      createdAt: now,
      usedAt: now,
      version: 0,
    } as const;
    await here.system.table.write({
      put: sessionItem({ ...row, actingFor: 'boss', secretHash: secretHash(secret) }),
    });
    const token = tokenText({ companyId, subject: 'COMPANY', secret });
    const key = { name: 'Payroll', scopes: ['entries.read'] };
    const hook = { url: 'http://127.0.0.1:9/', events: ['entry.created'] };
    expect(codeOf(await call('POST', '/api/keys', { token, body: key }))).toBe('403 forbidden');
    expect(codeOf(await call('POST', '/api/webhooks', { token, body: hook }))).toBe('403 forbidden');
  });

  it('is one of a limited number, and a revoked one makes room', async () => {
    const { body } = await call('GET', '/api/keys', asOwner());
    const kept = listed.parse(body);
    for (let n = kept.length; n < apiKeysMax; n += 1) await make(['entries.read']);
    const sent = asOwner({ body: { name: 'Too many', scopes: ['entries.read'] } });
    expect(codeOf(await call('POST', '/api/keys', sent))).toBe('409 limit_reached');
    await call('PUT', `/api/keys/${kept[0]?.id}/revoke`, asOwner());
    expect((await call('POST', '/api/keys', sent)).status).toBe(200);
  });
});
