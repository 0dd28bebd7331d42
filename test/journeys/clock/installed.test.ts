// The two clocks as they come to a device: their weight on an empty cache, and a new build under an open tab.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { workLog } from '#shared/model/worklog.ts';
import { type Account, accountsOn, password } from '#test/kit/system/accounts.ts';
import { openBrowserIn } from '#test/kit/browser/browser.ts';
import { checkInvariants } from '#functions/domain/invariants/checker.ts';
import { scriptBytes } from '#test/kit/browser/script-weight.ts';
import { proxyBefore } from '#test/kit/browser/second-build.ts';
import { useSystemAndBrowser } from '#test/kit/system/use-system.ts';
import { aVisitor } from '#test/kit/browser/visitor.ts';

/** The budget of scripts in table-and-performance.md: phone and time clock. */
const scriptBytesMax = 155_000;
const name = 'Þakpappi ehf.';
const patience = 60_000;
const here = useSystemAndBrowser();
let office: Account;

beforeAll(async () => {
  const { signUp, call } = accountsOn(here.system);
  office = await signUp({ name, email: 'pappi@example.com', language: 'en' });
  for (const project of ['Roof', 'Wall'])
    await call('POST', '/api/projects', office.as({ body: { name: project } }));
  await office.employ('Anna');
}, 240_000);

const anna = { role: 'EMPLOYEE', company: name, name: 'Anna', password: 'bdgk' } as const;
const kiosk = { role: 'COMPANY_TIME_CLOCK', name, password } as const;

describe('on an empty cache', () => {
  it.each([
    ['the phone', '/employee/app', anna, /^Clock in$/],
    ['the time clock', '/time_clock', kiosk, /^Anna/],
  ] as const)(
    '%s loads no more script than its budget before it can be used',
    async (_, path, who, button) => {
      const look = { isPhone: who.role === 'EMPLOYEE', isKept: true, language: 'en' } as const;
      const context = await aVisitor(here.browser, here.system, look, who);
      context.setDefaultTimeout(patience);
      const bytes = await scriptBytes(context, here.system.web + path, (page) =>
        page.getByRole('button', { name: button }).waitFor(),
      );
      await context.close();
      console.log(`${path}: ${bytes} bytes of script`);
      expect(bytes).toBeGreaterThan(100_000);
      expect(bytes).toBeLessThanOrEqual(scriptBytesMax);
    },
  );
});

describe('a new build under an open tab', () => {
  const fresh = 'Not clocked in yet today';
  let proxy: Awaited<ReturnType<typeof proxyBefore>>;
  let folder: string;
  let context: BrowserContext;
  let page: Page;

  beforeAll(async () => {
    proxy = await proxyBefore(here.system, (code) =>
      code.replaceAll(/(['"`])Not clocked in\1/g, `$1${fresh}$1`),
    );
    folder = await mkdtemp(join(tmpdir(), 'stund-phone-'));
    await takeUp();
  }, 240_000);
  afterAll(async () => {
    await context.close();
    await proxy.stop();
    await rm(folder, { recursive: true, force: true });
  });

  /** Starts the phone's browser with its stored data. */
  async function takeUp(): Promise<void> {
    context = await openBrowserIn(folder, { proxy: { server: proxy.address }, locale: 'en' });
    context.setDefaultTimeout(patience);
    page = context.pages()[0] ?? (await context.newPage());
  }
  const heading = (text: string) =>
    page.getByRole('heading', { level: 1, name: text, exact: true }).waitFor();
  const press = (button: string) => page.getByRole('button', { name: button, exact: true }).click();
  const waitingCount = () =>
    page.evaluate(async () => {
      const open = indexedDB.open('stund-employee');
      const database = await new Promise<IDBDatabase>((done) => {
        open.onsuccess = () => done(open.result);
      });
      const all = database.transaction('queues').objectStore('queues').getAll();
      const queues = await new Promise<{ presses: unknown[] }[]>((done) => {
        all.onsuccess = () => done(all.result);
      });
      database.close();
      return queues.reduce((sum, { presses }) => sum + presses.length, 0);
    });
  const allSent = () => vi.waitFor(async () => expect(await waitingCount()).toBe(0), { timeout: patience });
  const entries = async () => {
    const reply = await accountsOn(here.system).call('GET', '/api/worklogs', office.as());
    return z.parse(z.array(workLog), reply.body);
  };

  it('leaves the tab at work with every file of its own, also those it has not loaded yet', async () => {
    await page.goto(`${here.system.web}/login_employee`);
    await page.getByLabel('Company name').fill(name);
    await page.getByLabel('Employee name').fill('Anna');
    await page.getByLabel('Password', { exact: true }).fill('bdgk');
    await press('Log in');
    await heading('Not clocked in');
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      if (navigator.serviceWorker.controller) return;
      await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done));
    });
    proxy.cutApi(true);
    await page.getByRole('radio', { name: 'Roof' }).check();
    await press('Clock in');
    await heading('Roof');

    proxy.deploySecond();
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update();
      while (registration.installing)
        await new Promise((done) =>
          registration.installing?.addEventListener('statechange', done, { once: true }),
        );
    });
    const offline = await page.evaluate(async () => {
      const [first = ''] = await caches.keys();
      const files = await (await caches.open(first)).keys();
      const answers = await Promise.all(files.map(({ url }) => fetch(url)));
      const gone = await Promise.all(
        files
          .filter(({ url }) => /\/assets\/.*\.js$/.test(url))
          .slice(0, 3)
          .map(({ url }) => fetch(url, { cache: 'no-store' })),
      );
      const registration = await navigator.serviceWorker.ready;
      return {
        waits: registration.waiting !== null,
        caches: (await caches.keys()).length,
        missing: answers.filter(({ ok }) => !ok).map(({ url }) => url),
        count: answers.length,
        // Past the worker: the server has them no more.
        served: gone.filter(({ ok }) => ok).length,
      };
    });
    expect(offline).toMatchObject({ waits: true, caches: 2, missing: [], served: 0 });
    expect(offline.count).toBeGreaterThan(40);
    await press('Comment');
    await page.getByLabel('What should the office know?').fill('Rain');
    await press('Add comment');
    expect(await waitingCount()).toBe(2);
    proxy.cutApi(false);
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await allSent();
    expect(await entries()).toMatchObject([
      { project: { name: 'Roof' }, work_log_comments: [{ comment: 'Rain' }] },
    ]);
  });

  it('takes over once the last tab of the old one is closed, and sends what that has left, once', async () => {
    proxy.cutApi(true);
    await press('Clock out');
    await heading('Not clocked in');
    expect(await waitingCount()).toBe(1);
    // The phone is turned off with its last tab.
    await context.close();
    await takeUp();
    proxy.cutApi(false);
    await page.goto(`${here.system.web}/employee/app`);
    await heading(fresh);
    const kept = () => page.evaluate(() => caches.keys());
    await vi.waitFor(async () => expect(await kept()).toEqual([expect.stringMatching(/^stund-second-/)]), {
      timeout: patience,
    });
    await allSent();
    const [entry, ...others] = await entries();
    expect(others).toEqual([]);
    expect(entry).toMatchObject({ project: { name: 'Roof' }, end_time: expect.any(String) });
    await context.setOffline(true);
    await page.reload();
    await heading(fresh);
  });

  it('leaves a table in which every invariant holds', async () => {
    expect(checkInvariants(await here.system.rows(), await here.system.clock.now())).toEqual([]);
  });
});
