// The desk without a mouse, on a phone, and when things go wrong: palette, keys, addresses, a lost network, a lost session.

import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import * as z from 'zod/mini';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { employee } from '#shared/model/employee.ts';
import { workLog } from '#shared/model/worklog.ts';
import { openBrowser } from '../kit/browser.ts';
import { type RunningSystem, startSystem } from '../kit/system.ts';

const patience = 30_000;
const fingerPx = 44;
let system: RunningSystem;
let browser: Browser;
let context: BrowserContext;
let page: Page;

const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const violations = z.array(z.string());

async function axeFindings(where: Page): Promise<string[]> {
  await where.evaluate(await readFile(axePath, 'utf8'));
  const found: unknown = await where.evaluate(
    `axe.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] })
      .then(({ violations }) => violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => id + ' ' + html.slice(0, 160))))`,
  );
  return violations.parse(found);
}

async function ask(method: string, path: string, body?: unknown): Promise<unknown> {
  const response = await context.request.fetch(`${system.api}${path}`, {
    method,
    headers: { 'x-stund': '1', origin: system.web },
    ...(body === undefined ? {} : { data: body }),
  });
  if (!response.ok()) throw new Error(`${method} ${path}: ${response.status()} ${await response.text()}`);
  return response.status() === 204 ? undefined : response.json();
}
const entriesOf = async (query: string) => z.array(workLog).parse(await ask('GET', `/api/worklogs?${query}`));
const employees = async () => z.array(employee).parse(await ask('GET', '/api/employees'));

const go = async (place: string, where: Page = page): Promise<void> => {
  await where.goto('about:blank');
  await where.goto(`${system.web}${place}`);
  await where.locator('h1').waitFor();
};
const dialog = () => page.getByRole('dialog').last();
const table = () => page.getByRole('table', { name: 'Time entries' });
const focused = (name: string): Promise<unknown> => page.evaluate(`document.activeElement?.${name}`);

/** A month that is over, so that nothing in it moves while the journey runs. */
function lastMonth(): { from: string; to: string } {
  const end = new Date();
  end.setUTCDate(0);
  const to = end.toISOString().slice(0, 10);
  return { from: `${to.slice(0, 8)}01`, to };
}

async function signIn(where: BrowserContext): Promise<void> {
  const company = system.logins.find(({ role }) => role === 'COMPANY');
  const response = await where.request.fetch(`${system.api}/api/login`, {
    method: 'POST',
    headers: { 'x-stund': '1', origin: system.web },
    data: { username: company?.company, password: company?.password },
  });
  expect(response.status()).toBe(200);
}
async function aPage(where: BrowserContext, language: string): Promise<Page> {
  const opened = await where.newPage();
  opened.setDefaultTimeout(patience);
  await opened.addInitScript((chosen) => {
    if (location.protocol.startsWith('http')) localStorage.setItem('stund-language', chosen);
  }, language);
  return opened;
}

beforeAll(async () => {
  [system, browser] = await Promise.all([startSystem({ demo: true, web: true }), openBrowser()]);
  context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en' });
  await signIn(context);
  page = await aPage(context, 'en');
});
afterAll(async () => {
  await context?.close();
  await browser?.close();
  await system?.stop();
});

describe('the desk by keyboard', { timeout: 240_000 }, () => {
  it('finds an employee from anywhere and goes to the entries of that one', async () => {
    const [one] = await employees();
    if (!one) throw new Error('the demo has no employee');
    await go('/app');
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('combobox').fill(one.name);
    await page.getByRole('option', { name: one.name }).first().waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL('**#all-entries');
    expect(new URL(page.url()).searchParams.getAll('employee_id')).toEqual([one.id]);
  });

  it('lists its keys by ?, goes to places by g, and opens the form by n', async () => {
    await page.keyboard.press('?');
    await dialog().getByText('Approve what is selected').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
    await page.keyboard.press('g');
    await page.keyboard.press('p');
    await page.waitForURL('**#projects');
    await page.keyboard.press('n');
    await dialog().getByText('Add time entry').first().waitFor();
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
  });

  it('walks the rows, edits one and comes back to its button, selects and approves', async () => {
    const { from, to } = lastMonth();
    const all = await entriesOf(`from=${from}&to=${to}&approved=false&limit=5000`);
    const [entry] = all.filter(({ end_time }) => end_time !== undefined);
    if (!entry) throw new Error('the demo has nothing of last month that waits for approval');
    const view = `from=${from}&to=${to}&employee_id=${entry.employee.id}&approved=false`;
    const mine = all.filter((one) => one.employee.id === entry.employee.id);
    await go(`/app?${view}#all-entries`);
    await page.getByText(new RegExp(`^${mine.length} entr`)).waitFor();
    await page.keyboard.press('j');
    expect(await focused('type')).toBe('checkbox');
    await page.keyboard.press('e');
    await dialog().getByText('Edit time entry').waitFor();
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
    await expect.poll(() => focused('type')).toBe('checkbox');
    await page.keyboard.press('x');
    await page
      .getByRole('group', { name: 'Selected entries', exact: true })
      .getByText('1 selected')
      .waitFor();
    await page.keyboard.press('a');
    await dialog().getByText('Are you certain?').waitFor();
    await page.keyboard.press('Enter');
    await expect
      .poll(async () => (await entriesOf(view)).length, { timeout: patience })
      .toBe(mine.length - 1);
    await dialog().waitFor({ state: 'detached' });
    await expect.poll(() => focused('tagName')).not.toBe('BODY');
  });

  it('hides columns, and the address keeps that over a reload', async () => {
    await go('/app#all-entries');
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('checkbox', { name: 'Employee', exact: true }).uncheck();
    await page.keyboard.press('Escape');
    await page.reload();
    await table().getByRole('columnheader', { name: 'Project' }).waitFor();
    expect(await table().getByRole('columnheader', { name: 'Employee' }).count()).toBe(0);
    await page.goBack();
    await table().getByRole('columnheader', { name: 'Employee' }).waitFor();
  });

  it('comes back to a list in the order it was left in', async () => {
    await go('/app#employees');
    await page.getByRole('button', { name: 'Created' }).first().click();
    await page.waitForURL('**sort=**');
    await page.getByRole('link', { name: 'Projects', exact: true }).click();
    await page.waitForURL('**#projects');
    await page.getByRole('link', { name: 'Employees', exact: true }).click();
    await page.waitForURL('**#employees');
    expect(new URL(page.url()).searchParams.get('sort')).toMatch(/^-?created$/);
  });

  it('marks what is new until it is looked at, on every page of the account', async () => {
    await go('/app');
    await page.getByRole('button', { name: 'What is new, unread' }).click();
    await dialog().getByRole('heading', { name: 'What is new' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'What is new', exact: true }).waitFor();
    await go('/app/report');
    await page.getByRole('button', { name: 'What is new', exact: true }).waitFor();
  });
});

describe('the desk when things go wrong', { timeout: 240_000 }, () => {
  it('takes an approval back and says why when the network is gone, and does it once it is there again', async () => {
    const { from, to } = lastMonth();
    const [entry] = (await entriesOf(`from=${from}&to=${to}&approved=true&limit=5000`)).slice(-1);
    if (!entry) throw new Error('the demo has no approved entry of last month');
    const day = entry.start_time.slice(0, 10);
    const view = `from=${day}&to=${day}&employee_id=${entry.employee.id}`;
    await go(`/app?${view}#all-entries`);
    await table().getByRole('img', { name: 'Approved' }).first().waitFor();
    const count = await table().getByRole('img', { name: 'Approved' }).count();
    const clear = async () => {
      await page.getByRole('button', { name: 'Clear approval' }).first().click();
      await dialog()
        .getByRole('button', { name: /^Clear the approval of/ })
        .click();
    };
    await page
      .getByRole('button', { name: /^Select all/ })
      .first()
      .click();
    await context.setOffline(true);
    await clear();
    await page.getByText('Internet connectivity may be down.').first().waitFor();
    await expect.poll(() => table().getByRole('img', { name: 'Approved' }).count()).toBe(count);
    await context.setOffline(false);
    await clear();
    await expect
      .poll(async () => (await entriesOf(`${view}&approved=true`)).length, { timeout: patience })
      .toBe(0);
  });

  it('lets the company end what a deactivated employee left running, and counts that one', async () => {
    const [running] = (await entriesOf('')).filter(({ end_time }) => end_time === undefined);
    if (!running) throw new Error('nobody is on the clock in the demo');
    const { id, name } = running.employee;
    await ask('PUT', `/api/employees/${id}/disable`);
    await go('/app');
    const row = page.getByRole('row', { name: new RegExp(name) });
    await row.getByText('inactive').waitFor();
    const active = (await employees()).filter(({ disabled }) => !disabled).length;
    await page.getByText(new RegExp(`of ${active + 1} employees`)).waitFor();
    await row.getByRole('button', { name: `Clock out… ${name}` }).click();
    await dialog().getByText('Edit time entry').waitFor();
    expect(await dialog().getByRole('button', { name: 'Delete entry' }).count()).toBe(0);
    await page.keyboard.press('Escape');
    await ask('PUT', `/api/employees/${id}/enable`);
  });

  it('asks on a lost session to log in again, and leads there', async () => {
    const other = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en' });
    await signIn(other);
    const theirs = await aPage(other, 'en');
    await go('/app#employees', theirs);
    await theirs.getByRole('table').first().waitFor();
    await other.clearCookies();
    await theirs.getByRole('link', { name: 'Entries', exact: true }).click();
    await theirs.getByText('You have been logged out').waitFor();
    await theirs.getByRole('button', { name: 'Log in' }).last().click();
    await theirs.waitForURL('**/login');
    await other.close();
  });

  it('keeps the step of the set-up over a reload, and waits on staying when it is left', async () => {
    await go('/app/setup');
    await page.getByRole('button', { name: 'Skip this step' }).click();
    await page.getByText('Your first employee').waitFor();
    await page.reload();
    await page.getByText('Your first employee').waitFor();
    await page.getByRole('button', { name: 'Close the setup' }).click();
    await page.getByRole('button', { name: 'Continue setup' }).waitFor();
    await expect.poll(() => focused('textContent')).toBe('Continue setup');
    await page.keyboard.press('Escape');
    expect(await axeFindings(page)).toEqual([]);
  });
});

describe('the desk on a phone', { timeout: 240_000 }, () => {
  it.each(['en', 'is', 'pt'])(
    'fits its width in %s, has room for fingers, and nothing that axe finds',
    async (language) => {
      const phone = await browser.newContext({
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
        locale: language,
      });
      await signIn(phone);
      const held = await aPage(phone, language);
      for (const place of ['/app', '/app#all-entries', '/app#employees', '/app#projects']) {
        await go(place, held);
        await held.locator('ul[aria-label], table').first().waitFor();
        expect(await held.evaluate('document.documentElement.scrollWidth'), place).toBe(390);
        const small: unknown = await held.evaluate(`
        [...document.querySelectorAll('header button, [role=group] button, main h1 ~ * button')]
          .filter((one) => one.getClientRects().length > 0)
          .map((one) => [one.getAttribute('aria-label') ?? one.textContent, Math.round(one.getBoundingClientRect().height)])
          .filter(([, height]) => height < ${fingerPx})`);
        expect(small, place).toEqual([]);
        expect(await axeFindings(held), place).toEqual([]);
      }
      await phone.close();
    },
  );
});
