// The page that was asked for opens after the log-in, in a real browser: from a mail's link, and after a session has ended.

import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { demoCompany } from '#test/kit/browser/desk.ts';
import { useDemoDesk } from '#test/kit/system/use-system.ts';
import { aVisitor } from '#test/kit/browser/visitor.ts';

const here = useDemoDesk();
const opened: BrowserContext[] = [];
afterAll(() => Promise.all(opened.map((one) => one.close())));

const company = () => demoCompany(here.system, 'Þakverk ehf.');
const hulda = { name: 'hulda@thakverk.example', password: 'kleinur-og-kaffi' };
async function aTab(isPhone = false): Promise<Page> {
  const context = await aVisitor(here.browser, here.system, { isPhone, language: 'en' });
  opened.push(context);
  return context.newPage();
}
const at = (page: Page, place: string) =>
  page.waitForURL(({ pathname, search, hash }) => `${pathname}${search}${hash}` === place);
async function logIn(page: Page, { name, password } = company()): Promise<void> {
  await at(page, '/login');
  await page.getByLabel('Company name').fill(name);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.locator('form button[type=submit]').click();
}
async function anEmployee(): Promise<string> {
  const rows = await here.desk.replyTo('GET', '/api/employees');
  return z.parse(z.array(z.object({ id: z.string() })), rows)[0]?.id ?? expect.fail('no employee');
}
const logOut = async (page: Page, name: string | RegExp) => {
  await page.getByRole('button', { name }).first().click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await at(page, '/login');
};

describe('after a log-in', () => {
  it('the pages open that mails and bookmarks lead to, each for one log-in', async () => {
    const page = await aTab();
    const places = [
      '/app#requests',
      '/app/report?from=2026-10-01&to=2026-10-31',
      `/app#employee/${await anEmployee()}`,
    ];
    for (const place of places) {
      await page.context().clearCookies();
      await page.goto('about:blank');
      await page.goto(here.system.web + place);
      await logIn(page);
      await at(page, place);
      await page.locator('h1').waitFor();
    }
    expect(await page.evaluate("sessionStorage.getItem('stund-wanted')")).toBeNull();
    await logOut(page, 'Þakverk ehf.');
    await logIn(page);
    await at(page, '/app');
  });

  it('the page opens again on which a session ended, on a phone too, for a person of the office', async () => {
    const page = await aTab(true);
    await page.goto(`${here.system.web}/app#requests`);
    await logIn(page, hulda);
    await at(page, '/app#requests');
    await page.locator('h1').waitFor();
    await page.context().clearCookies();
    await page.evaluate("location.hash = '#all-entries'");
    await page.getByText('Your session has expired').waitFor();
    const shown = new URL(page.url());
    await page.getByRole('button', { name: 'Log in' }).click();
    await logIn(page, hulda);
    await at(page, `${shown.pathname}${shown.search}#all-entries`);
    await page.locator('h1').waitFor();
  });

  it("another company's person is not found", async () => {
    const page = await aTab();
    await page.goto(`${here.system.web}/app#employee/${await anEmployee()}`);
    await at(page, '/login');
    const other =
      here.system.logins.find((one) => one.role === 'COMPANY' && one.name === 'Kilbride Construction Ltd') ??
      here.system.logins.findLast(
        (one) => one.role === 'COMPANY' && !one.name.includes('@') && one.name !== company().name,
      );
    await logIn(page, other ?? expect.fail('no other company'));
    await page.waitForURL(/\/app#employee\//);
    await page.getByRole('link', { name: 'All employees' }).waitFor();
    expect(await page.locator('main').innerText()).not.toContain('Guðrún');
  });
});
