// Pages in a browser or a network that refuses storage, a script or the answer to a mailed link: each says so and works on.

import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Account, accountsOn, password } from '#test/kit/system/accounts.ts';
import { useSystemAndBrowser } from '#test/kit/system/use-system.ts';

const name = 'Þakpappi ehf.';
const here = useSystemAndBrowser();
let office: Account;
const opened: BrowserContext[] = [];

beforeAll(async () => {
  office = await accountsOn(here.system).signUp({ name, email: 'pappi@example.com', language: 'en' });
}, 240_000);
afterEach(() => Promise.all(opened.splice(0).map((context) => context.close())));

async function visiting(options: Parameters<Browser['newContext']>[0] = {}) {
  const context = await here.browser.newContext({ locale: 'en-IE', ...options });
  opened.push(context);
  const page = await context.newPage();
  const said: string[] = [];
  page.on('pageerror', (error) => said.push(error.message));
  return { context, page, said };
}
const refuseStorage = (context: BrowserContext) =>
  context.addInitScript(() => {
    for (const storage of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, storage, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
  });
const fillStorage = (context: BrowserContext) =>
  context.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('No room is left', 'QuotaExceededError');
    };
  });
const broken = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'Part of this page could not be loaded.' });

async function logIn(page: Page): Promise<void> {
  await page.goto(`${here.system.web}/login`);
  await page.locator('form:not([method])').waitFor();
  await page.getByLabel('Company name').fill(name);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

describe.each([
  ['refused', refuseStorage],
  ['full', fillStorage],
])('a storage that is %s', (_, inTheWay) => {
  it('lets every public page and door live, its language be chosen, and a company log in', async () => {
    const { context, page, said } = await visiting();
    await inTheWay(context);
    for (const path of ['/login_employee', '/forgot_password', '/admin']) {
      await page.goto(here.system.web + path);
      await page.locator('form:not([method])').waitFor();
    }
    for (const path of ['/', '/download', '/privacy']) {
      await page.goto(here.system.web + path);
      await page.mouse.wheel(0, 10);
      await page.getByRole('button', { name: 'Íslenska' }).first().click();
      await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('is');
      await page.getByRole('button', { name: 'English' }).first().click();
      await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('en');
    }
    await logIn(page);
    await page.waitForURL('**/app/setup');
    await page.locator('main form').waitFor();
    expect(await broken(page).count()).toBe(0);
    expect(said).toEqual([]);
  });
});

describe('a browser that keeps no cookie', () => {
  it.each([
    ['en', 'Log in', /^Your browser blocks the login cookie/],
    ['is', 'Skrá inn', /^Vafrinn hafnar vafraköku/],
    ['pt', 'Entrar', /^O navegador recusa o cookie/],
  ])('is named after a right log-in in %s', async (locale, _submit, message) => {
    const { context, page } = await visiting({ locale });
    await context.route(`${here.system.api}/**`, async (route) => {
      const response = await route.fetch();
      // The context caches the files that it fetches itself.
      await context.clearCookies();
      const { 'set-cookie': _, ...headers } = response.headers();
      await route.fulfill({ response, headers });
    });
    await page.goto(`${here.system.web}/login`);
    await page.locator('form:not([method])').waitFor();
    const fields = page.locator('form input');
    await fields.nth(0).fill(name);
    await fields.nth(1).fill(password);
    await page.locator('form button[type=submit]').click();
    await page.getByRole('alert').filter({ hasText: message }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/login');
  });
});

describe('the first script of a page', () => {
  const files = ['**/assets/index-*.js', /\/assets\/first-(?!steps)[^/]*\.js$/];
  it.each(
    ['/', '/login', '/app', '/employee/app'].flatMap((path) => files.map((file) => [path, file] as const)),
  )('of %s that does not come (%s) is shown on the page and reported to the server', async (path, file) => {
    const { context, page } = await visiting();
    await context.route(file, (route) => route.abort());
    const [report] = await Promise.all([
      page.waitForRequest(`${here.system.api}/api/se`),
      page.goto(here.system.web + path),
    ]);
    await broken(page).waitFor();
    expect(report.postDataJSON()).toMatchObject({ kind: 'script', page: path });
    await context.unrouteAll();
    await broken(page).getByRole('button', { name: 'Reload page' }).click();
    await broken(page).waitFor({ state: 'hidden' });
    await page.mouse.wheel(0, 10);
    await page.locator('form input, h1').first().waitFor();
  });

  it('that a release has removed is answered by a page of another kind, and reported all the same', async () => {
    const { context, page } = await visiting();
    await context.route('**/assets/index-*.js', (route) =>
      route.fulfill({ status: 404, contentType: 'text/html', body: '<!doctype html>' }),
    );
    await page.goto(`${here.system.web}/app`);
    await broken(page).waitFor();
  });

  it('leaves a page that was drawn in another language than the chosen one readable', async () => {
    const { context, page } = await visiting();
    await context.addInitScript(() => localStorage.setItem('stund-language', 'pt'));
    await context.route('**/assets/start-page-*.js', (route) => route.abort());
    await page.goto(`${here.system.web}/privacy`);
    await broken(page).waitFor();
    expect(await page.locator('h1').isVisible()).toBe(true);
  });
});

describe('a part that was wanted without a network', () => {
  it('is fetched by ‘Try again’ once there is one; text typed beside it stays', async () => {
    const { context, page } = await visiting();
    await page.goto(`${here.system.web}/#trial`);
    const typed = page.locator('#trial form input').first();
    await typed.fill('Þakpappi');
    await context.setOffline(true);
    await page.getByRole('button', { name: /Change language or time zone/ }).click();
    const again = page.locator('#trial').getByRole('button', { name: 'Try again' });
    await again.waitFor();
    // Still no connection: the message shows again, and the button can be pressed again.
    await again.click();
    await again.waitFor();
    await context.setOffline(false);
    await again.click();
    await page.locator('#trial form').getByLabel('Time zone').waitFor();
    expect(await typed.inputValue()).toBe('Þakpappi');
  });

  it('is fetched too where the browser believes to be online', async () => {
    const { context, page } = await visiting();
    await page.goto(`${here.system.web}/#trial`);
    await page.locator('#trial form input').first().fill('Þakpappi');
    await context.route('**/assets/*.js', (route) => route.abort());
    await page.getByRole('button', { name: /Change language or time zone/ }).click();
    const again = page.locator('#trial').getByRole('button', { name: 'Try again' });
    await again.waitFor();
    await context.unrouteAll();
    await again.click();
    await page.locator('#trial form').getByLabel('Time zone').waitFor();
  });
});

describe('a mailed link', () => {
  it('that no server answered for still works when its page is loaded again, and then leaves the address', async () => {
    const { context, page } = await visiting();
    await logIn(page);
    await page.waitForURL('**/app/setup');
    const { call } = accountsOn(here.system);
    const self = await call('POST', '/api/self', office.as());
    const token = Reflect.get(Object(self.body), 'time_clock_token');
    const other = await visiting();
    await other.context.route('**/login_token', (route) => route.abort());
    await other.page.goto(`${here.system.web}/login_link_time_clock?token=${String(token)}`);
    await other.page.getByRole('button', { name: 'Try again' }).waitFor();
    await other.context.unrouteAll();
    await other.page.reload();
    await other.page.waitForURL('**/time_clock');
    expect(other.page.url()).not.toContain('token');
    await context.close();
  });
});

describe('who is logged in', () => {
  it('goes home from public pages though the browser has forgotten everything but its cookies', async () => {
    const { page } = await visiting();
    await logIn(page);
    await page.waitForURL('**/app/setup');
    for (const path of ['/', '/login']) {
      await page.evaluate(() => localStorage.clear());
      await page.goto(here.system.web + path);
      await page.waitForURL('**/app/setup');
    }
  });

  it('elsewhere has logged out is asked for once, and no more', async () => {
    const { context, page } = await visiting();
    await logIn(page);
    await page.waitForURL('**/app/setup');
    // The application asks by itself, too, and would learn first that it is logged out.
    await page.goto('about:blank');
    const kept = await context.cookies(here.system.api);
    await context.clearCookies();
    await context.addCookies(kept.filter((one) => one.name === 'stund-in'));
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/self')) asked.push(request.method());
    });
    await page.goto(`${here.system.web}/login`);
    await page.locator('form:not([method])').waitFor();
    await expect.poll(() => asked.filter((method) => method === 'POST')).toHaveLength(1);
    await expect.poll(() => page.evaluate(() => document.cookie)).not.toContain('stund-in');
    await page.reload();
    await page.locator('form:not([method])').waitFor();
    expect(asked.filter((method) => method === 'POST')).toHaveLength(1);
  });
});
