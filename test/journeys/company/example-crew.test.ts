// The first minute of a trial in a real browser: one press shows the example crew and one removes it, in two tabs.

import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { axeFindings } from '#test/kit/browser/axe.ts';
import { checkInvariants } from '#functions/domain/invariants/checker.ts';
import { useSystemAndBrowser } from '#test/kit/system/use-system.ts';

const here = useSystemAndBrowser();
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  context = await here.browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en' });
  page = await context.newPage();
  page.setDefaultTimeout(60_000);
}, 240_000);

const remove = { name: 'Remove example crew' };
const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

describe('the first minute of a trial', () => {
  it('shows the place, the phone with a code, and an example crew beside the first project', async () => {
    await page.goto(here.system.web);
    const form = page.locator('#trial');
    await form.getByLabel('Company name').fill('Prufa ehf.');
    await form.getByLabel('Email').fill('prufa@example.is');
    await form.getByRole('button', { name: 'Start free trial' }).click();
    await page.waitForURL('**/app/setup');
    await page.getByRole('img', { name: /^QR code that opens .*\/login_employee$/ }).waitFor();
    await page.getByText('Your first project').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    expect(await overflow()).toBeLessThanOrEqual(0);
    const link = page.getByRole('link', { name: /login_employee/ });
    const opens = `${here.system.web}/login_employee?company=Prufa+ehf.`;
    expect(await link.getAttribute('href')).toBe(opens);
    const phone = await here.browser.newPage({ viewport: { width: 390, height: 844 }, locale: 'en' });
    await phone.goto(opens);
    await expect.poll(() => phone.getByLabel('Company name').inputValue()).toBe('Prufa ehf.');
    expect(await phone.getByLabel('Employee name').inputValue()).toBe('');
    await phone.close();
  });

  it('fills the lists with one press, marked, on a phone’s width too', async () => {
    await page.getByRole('button', { name: 'Show the example crew' }).press('Enter');
    await page.waitForURL('**/app');
    await page.getByText('You see an example crew').waitFor();
    for (const place of ['overview', 'all-entries', 'employees', 'projects']) {
      await page.goto(`${here.system.web}/app#${place}`);
      await page.getByText('Example', { exact: true }).first().waitFor();
      expect(await overflow(), place).toBeLessThanOrEqual(0);
      expect(await axeFindings(page), place).toEqual([]);
    }
    await page.goto(`${here.system.web}/app/report`);
    await page.getByText('This report shows the example crew').waitFor();
  });

  it('leads who logs in again to the set-up still: the crew is no work log', async () => {
    await page.goto(`${here.system.web}/login`);
    await page.waitForURL('**/app/setup');
    await page.getByText('The example crew is in your lists.').waitFor();
  });

  it('is empty again after one press and one answer, also in the other tab, and nothing is left in the table', async () => {
    const other = await context.newPage();
    other.setDefaultTimeout(60_000);
    await Promise.all([
      page.goto(`${here.system.web}/app#employees`),
      other.goto(`${here.system.web}/app#employees`),
    ]);
    await other.getByRole('button', remove).waitFor();
    for (const tab of [page, other]) {
      await tab.getByRole('button', remove).click();
      await tab.getByText('No employees have been created').waitFor();
      await expect.poll(() => tab.getByRole('button', remove).count()).toBe(0);
    }
    expect(checkInvariants(await here.system.rows(), Infinity)).toEqual([]);
  });
});
