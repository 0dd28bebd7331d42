// Proves a browser's error reports: which errors, how often, without which data, and that reporting itself never fails.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { errorReportsPerDay, errorReportsPerPage } from '#shared/limits.ts';

const api = 'https://api.example.test';
const sent: { url: string; request: RequestInit; report: Record<string, unknown> }[] = [];
let isGone = false;

beforeEach(() => {
  sent.length = 0;
  isGone = false;
  vi.resetModules();
  vi.stubGlobal('fetch', async (url: string, request: RequestInit & { body: string }): Promise<Response> => {
    if (isGone) throw new TypeError('Failed to fetch');
    sent.push({ url, request, report: JSON.parse(request.body) });
    return new Response('{}');
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
});

/** The state of a page that was just loaded. */
async function aPage() {
  const page = await import('#web/api/error-report.ts');
  page.reportTo(api);
  return page;
}
/** The script that reports faults is fetched a second after the page is drawn. */
const arrived = (count: number) => expect.poll(() => sent).toHaveLength(count);

describe('a fault in the browser', () => {
  it('is reported to /api/se as plain text, without cookies, also while the page closes', async () => {
    const { reportFault } = await aPage();
    reportFault({ kind: 'call', what: 'unexpected', status: 500, route: 'GET /api/projects' });
    await arrived(1);
    expect(sent[0]).toMatchObject({
      url: `${api}/api/se`,
      request: { method: 'POST', keepalive: true, credentials: 'omit', mode: 'no-cors' },
      report: { kind: 'call', what: 'unexpected', status: 500, route: 'GET /api/projects', page: '/' },
    });
    expect(sent[0]?.request.headers).toBeUndefined();
  });

  it('is reported without secrets, queries, quoted text or names', async () => {
    const { reportThrown } = await aPage();
    history.replaceState(null, '', '/login_link?token=geheim#anna');
    const error = new TypeError(
      `"Anna Jónsdóttir" of anna@example.is, 611 1234, at /x?name=Anna&token=abc, ${'k3V'.repeat(20)}`,
    );
    error.stack = `TypeError: Anna\n    at read (https://stund.example/assets/app.js?key=secret:1:10)`;
    reportThrown('script', error);
    await arrived(1);
    history.replaceState(null, '', '/');
    const { report } = sent[0] ?? expect.fail('no report was sent');
    expect(report).toMatchObject({ kind: 'script', page: '/login_link' });
    expect(report['what']).toMatch(/^TypeError: … of …@…/);
    expect(report['stack']).toMatch(/^ {4}at read \(https:\/\/stund\.example\/assets\/app\.js/);
    expect(JSON.stringify(report)).not.toMatch(/anna|jóns|611|geheim|abc|k3V|secret/i);
  });

  it('is reported once a page, and not if a call has reported or refused it already, nor when it was cancelled', async () => {
    const { reportThrown, reportFault } = await aPage();
    reportThrown('promise', Object.assign(new Error('busy'), { isUnsure: false }));
    reportThrown('promise', new DOMException('', 'AbortError'));
    reportThrown('promise', 'words');
    reportFault({ kind: 'screen', what: 'once' });
    reportFault({ kind: 'screen', what: 'once' });
    reportFault({ kind: 'screen', what: 'another' });
    await arrived(2);
  });

  it(`is reported ${errorReportsPerPage} times a page and ${errorReportsPerDay} times a day at most`, async () => {
    const pages = Math.ceil(errorReportsPerDay / errorReportsPerPage) + 1;
    for (let page = 1; page <= pages; page += 1) {
      vi.resetModules();
      const { reportFault } = await aPage();
      for (let n = 0; n < errorReportsPerPage + 3; n += 1)
        reportFault({ kind: 'script', what: `${page} ${n}x` });
      await vi.dynamicImportSettled();
      await arrived(Math.min(page * errorReportsPerPage, errorReportsPerDay));
    }
    vi.useFakeTimers({ now: Date.now() + 86_400_000, toFake: ['Date'] });
    vi.resetModules();
    (await aPage()).reportFault({ kind: 'script', what: 'the day after' });
    await vi.dynamicImportSettled();
    vi.useRealTimers();
    await arrived(errorReportsPerDay + 1);
  });

  it('while the server is gone is kept, and reported when it answers again or the next page is loaded', async () => {
    isGone = true;
    const page = await aPage();
    page.reportFault({ kind: 'call', what: 'unreachable' });
    await expect.poll(() => localStorage.getItem('stund-reports-unsent')).toContain('unreachable');
    isGone = false;
    page.serverAnswered();
    await arrived(1);
    isGone = true;
    page.reportFault({ kind: 'call', what: 'timeout' });
    await expect.poll(() => localStorage.getItem('stund-reports-unsent')).toContain('timeout');
    isGone = false;
    vi.resetModules();
    await aPage();
    await arrived(2);
    expect(localStorage.getItem('stund-reports-unsent')).toBeNull();
  });

  it('that comes before the API is known waits for it', async () => {
    const page = await import('#web/api/error-report.ts');
    page.reportFault({ kind: 'script', what: 'early' });
    expect(sent).toEqual([]);
    page.reportTo(api);
    await arrived(1);
  });

  it('of a forbidden storage or a broken report is never another fault', async () => {
    const page = await aPage();
    for (const name of ['getItem', 'setItem', 'removeItem'] as const) {
      vi.spyOn(Storage.prototype, name).mockImplementation(() => {
        throw new DOMException('', 'SecurityError');
      });
    }
    page.reportFault({ kind: 'script', what: 'no storage' });
    await arrived(1);
    isGone = true;
    page.reportFault({ kind: 'script', what: 'no storage and no server' });
    page.serverAnswered();
    page.reportThrown('script', undefined);
  });
});
