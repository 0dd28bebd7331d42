// Proves where calls go: to the host that is configured, and after a network error to the root of the site.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessions } from '#shared/api/session.ts';
import { worklogs } from '#shared/api/worklogs.ts';
import { call } from '#web/api/client.ts';
import { loadConfig } from '#web/api/config.ts';

const api = 'https://api.example.test/v2';
const asked: { url: string; request: RequestInit }[] = [];
let isDown = false;

beforeEach(async () => {
  asked.length = 0;
  isDown = false;
  vi.stubGlobal('fetch', async (url: string, request: RequestInit = {}): Promise<Response> => {
    asked.push({ url, request });
    if (url === '/config.json') return Response.json({ api, photos: '' });
    if (isDown) throw new TypeError('Failed to fetch');
    return Response.json({ id: 'c1', name: 'Múrverk ehf.' });
  });
  await loadConfig();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a call', () => {
  it('goes to the configured host and what stands before its paths, with cookies [calls.base-host]', async () => {
    await call(sessions.endpoints.self, {});
    expect(asked.at(-1)).toMatchObject({
      url: `${api}/api/self`,
      request: { method: 'POST', credentials: 'include' },
    });
  });

  it('takes a session without a role for a company’s [session.without-role-is-company roles.company-default]', async () => {
    expect(await call(sessions.endpoints.self, {})).toMatchObject({ id: 'c1', role: 'COMPANY' });
  });

  it('drops the empty values of its filters [calls.get-api-worklogs filters.empty-dropped-by-client]', async () => {
    const query = { from: '2026-11-01', to: '', employee_id: [], project_id: ['p1', ''] };
    await call(worklogs.endpoints.list, { query }).catch(() => undefined);
    expect(new URL(asked.at(-1)?.url ?? '').search).toBe('?from=2026-11-01&project_id=p1');
  });

  it('that met no network asks the root of the public site for two seconds [calls.site-root-availability calls.availability-timeout-seconds]', async () => {
    isDown = true;
    const patience = vi.spyOn(AbortSignal, 'timeout');
    await expect(call(sessions.endpoints.self, {})).rejects.toMatchObject({ code: 'offline' });
    const root = asked.find(({ url }) => url === '/') ?? expect.fail('the site was not asked');
    expect(root.request.method).toBe('GET');
    const at = patience.mock.results.findIndex(({ value }) => value === root.request.signal);
    expect(patience.mock.calls[at]).toEqual([2000]);
  });
});
