// What a browser may be tricked into: every call that is no reading, from pages that are not ours.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { administratorItem } from '#functions/table/rows/administrator-row.ts';
import { hashPassword } from '#functions/domain/sessions/password-hash.ts';
import { pathOf, routeKey } from '#shared/api/endpoint.ts';
import { type RunningSystem, startSystem } from '#test/kit/system/system.ts';
import { aSession, aTenant, password, type Tenant } from '#test/kit/system/tenant.ts';
import { ask, fingerprint, settledFingerprint } from './asking.ts';
import { endpoints, requestOf, tokenFor } from './every-endpoint.ts';

const changing = endpoints.filter(({ method }) => method !== 'GET');
/** A log-in that the specification makes a GET. */
const entering = endpoints.filter(({ method, session }) => method === 'GET' && session);
const reading = endpoints.filter(({ method, session }) => method === 'GET' && !session);

let system: RunningSystem;
let ours: Tenant;
let admin: string;
/** The rows before the first request: no request here may change any. */
let untouched: string;
let cookieName: string;
beforeAll(async () => {
  system = await startSystem({ demo: false });
  const passwordHash = await hashPassword(password);
  await system.table.write({ put: administratorItem({ name: 'boss', passwordHash }) });
  admin = await aSession(system, { role: 'ADMIN' });
  ours = await aTenant(system);
  const login = await fetch(`${system.api}/api/login`, {
    method: 'POST',
    headers: { origin: system.web, 'x-stund': '1', 'content-type': 'application/json' },
    body: JSON.stringify({ username: ours.name, password }),
  });
  cookieName = login.headers.getSetCookie()[0]?.split('=')[0] ?? '';
  // What the setup set off is done first: its workers write too.
  untouched = await settledFingerprint(system);
});
afterAll(() => system.stop());

const inCookie = (token: string | undefined): Record<string, string> =>
  token === undefined ? {} : { cookie: `${cookieName}=${token}` };
const routes = changing.map((endpoint) => ({ route: routeKey(endpoint), endpoint }));
const entries = entering.map((endpoint) => ({ route: routeKey(endpoint), endpoint }));

/** Headers of pages that are not ours, or of our pages' cookies without our pages' script. */
const strangers = (web: string): Record<string, Record<string, string>> => ({
  'another site': { origin: 'https://evil.example', 'x-stund': '1' },
  'a page without origin': { origin: 'null', 'x-stund': '1' },
  'a sibling of our host': { origin: web.replace('127.0.0.1', 'blog.127.0.0.1'), 'x-stund': '1' },
  'our host under another port': { origin: `${web}0`, 'x-stund': '1' },
  'our host under another scheme': { origin: web.replace('http:', 'https:'), 'x-stund': '1' },
  'our host with more behind it': { origin: `${web}.evil.example`, 'x-stund': '1' },
  'a form on our own page': { origin: web },
  'a form on a sibling': { 'sec-fetch-site': 'same-site' },
  'a form on another site': { 'sec-fetch-site': 'cross-site' },
});

describe('a page that is not ours', () => {
  it.each([...routes, ...entries])('has no effect on $route', async ({ endpoint }) => {
    const sent = requestOf(endpoint)(ours.ids, ours);
    const cookie = inCookie(tokenFor(endpoint, ours, admin));
    for (const [who, headers] of Object.entries(strangers(system.web))) {
      const answer = await ask(system.api, endpoint, sent, undefined, { ...cookie, ...headers });
      expect(`${who}: ${answer.status} ${answer.code}`).toBe(`${who}: 403 origin_refused`);
    }
    expect(await fingerprint(system)).toBe(untouched);
  });

  it.each(routes)('cannot send $route as a form or as plain text [calls.json]', async ({ endpoint }) => {
    const sent = requestOf(endpoint)(ours.ids, ours);
    const cookie = inCookie(tokenFor(endpoint, ours, admin));
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
    ]) {
      const body = JSON.stringify(sent.body ?? { some: 'thing' });
      const headers = { ...cookie, origin: system.web, 'x-stund': '1', 'content-type': type };
      const answer = await ask(system.api, endpoint, { ...sent, body }, undefined, headers);
      expect(`${type}: ${answer.status} ${answer.code}`).toBe(`${type}: 415 media_unsupported`);
    }
    expect(await fingerprint(system)).toBe(untouched);
  });

  it.each(routes)('cannot reach $route by a link or an image', async ({ endpoint }) => {
    const sent = requestOf(endpoint)(ours.ids, ours);
    const token = tokenFor(endpoint, ours, admin);
    const isRead = reading.some(({ path }) => path === endpoint.path);
    for (const method of ['GET', 'HEAD']) {
      const headers = inCookie(token);
      const reply = await fetch(system.api + pathOf(endpoint, sent.path), { method, headers });
      if (!isRead) expect([404, 405]).toContain(reply.status);
    }
    expect(await fingerprint(system)).toBe(untouched);
  });
});

describe('a log-in by GET', () => {
  it.each(entries)('of $route does not happen by a link, an image or a visit', async ({ endpoint }) => {
    const sent = requestOf(endpoint)(ours.ids, ours);
    const cookie = inCookie(tokenFor(endpoint, ours, admin));
    for (const site of ['cross-site', 'same-site', 'same-origin', 'none', undefined]) {
      const headers = { ...cookie, ...(site === undefined ? {} : { 'sec-fetch-site': site }) };
      const answer = await ask(system.api, endpoint, sent, undefined, headers);
      expect(`${site}: ${answer.status} ${answer.code}`).toBe(`${site}: 403 origin_refused`);
    }
    expect(await fingerprint(system)).toBe(untouched);
  });
});

describe('reading', () => {
  it.each(reading.map((endpoint) => ({ route: routeKey(endpoint), endpoint })))(
    'by $route changes nothing, and is not for pages of others',
    async ({ endpoint }) => {
      const sent = requestOf(endpoint)(ours.ids, ours);
      const token = tokenFor(endpoint, ours, admin);
      const own = await ask(system.api, endpoint, sent, undefined, {
        ...inCookie(token),
        origin: system.web,
      });
      expect(own.status).toBe(200);
      const evil = { ...inCookie(token), origin: 'https://evil.example' };
      const other = await ask(system.api, endpoint, sent, undefined, evil);
      expect(`${other.status} ${other.code}`).toBe('403 origin_refused');
      expect(await fingerprint(system)).toBe(untouched);
    },
  );
});

describe("the browser's headers say", () => {
  const asking = { 'access-control-request-method': 'PUT', 'access-control-request-headers': 'x-stund' };
  it('that our page may call with its cookie, by its exact origin [calls.cookie-credentials]', async () => {
    const reply = await fetch(`${system.api}/api/worklogs`, {
      method: 'OPTIONS',
      headers: { origin: system.web, ...asking },
    });
    expect(reply.headers.get('access-control-allow-origin')).toBe(system.web);
    expect(reply.headers.get('access-control-allow-credentials')).toBe('true');
    expect(reply.headers.get('vary')).toMatch(/origin/i);
    expect(reply.headers.get('access-control-allow-headers')).toContain('x-stund');
  });

  it('nothing that lets any other page in', async () => {
    for (const headers of Object.values(strangers(system.web))) {
      if (headers['origin'] === undefined || headers['origin'] === system.web) continue;
      const { origin } = headers;
      for (const method of ['OPTIONS', 'GET']) {
        const reply = await fetch(`${system.api}/api/worklogs`, { method, headers: { origin, ...asking } });
        expect(reply.headers.get('access-control-allow-origin')).toBeNull();
        expect(reply.headers.get('access-control-allow-credentials')).toBeNull();
      }
    }
  });
});
