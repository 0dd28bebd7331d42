// The administrator in a real browser: two at the notes of one company, logged in as a company and back, a script dry and for real, the audit of it all.

import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { axeFindings } from '#test/kit/browser/axe.ts';
import { settled } from '#test/kit/browser/settled.ts';
import { useSystemAndBrowser } from '#test/kit/system/use-system.ts';
import { aVisitor } from '#test/kit/browser/visitor.ts';

const here = useSystemAndBrowser({ demo: true });
const contexts: BrowserContext[] = [];
afterAll(() => Promise.all(contexts.map((context) => context.close())));
const patience = 60_000;

async function administrator(look: { width?: number; isDark?: boolean; language?: 'en' | 'is' | 'pt' } = {}) {
  const { width = 1440, isDark = false, language = 'en' } = look;
  const { name, password } =
    here.system.logins.find(({ role }) => role === 'ADMIN') ?? expect.fail('no login');
  const window = { width, height: 900 };
  const context = await aVisitor(
    here.browser,
    here.system,
    { isPhone: false, language, window, isDark },
    { role: 'ADMIN', name, password },
  );
  contexts.push(context);
  const page = await context.newPage();
  page.setDefaultTimeout(patience);
  await go(page, '/admin/app');
  return page;
}
async function go(page: Page, place: string): Promise<void> {
  await page.goto(here.system.web + place);
  await settled(page);
}
const panel = (page: Page) => page.getByRole('complementary');
const choose = async (page: Page, name: string) => {
  await page.getByRole('button', { name, exact: true }).click();
  await panel(page).getByRole('heading', { name }).waitFor();
};

describe('two administrators', () => {
  it('at the notes of one company lose neither text: the second is shown the first’s, and saves knowingly', async () => {
    const [first, second] = [await administrator(), await administrator({ width: 390, isDark: true })];
    for (const page of [first, second]) await choose(page, 'Kilbride Roofing Ltd');
    await panel(first).getByLabel('Notes').fill('Asked about Sage');
    await panel(second).getByLabel('Notes').fill('Pays in December');
    await panel(first).getByRole('button', { name: 'Save notes' }).click();
    await first.getByRole('status').getByText('Notes saved').waitFor();
    await panel(second).getByRole('button', { name: 'Save notes' }).click();
    await panel(second)
      .getByText(/Another administrator has changed these notes/)
      .waitFor();
    await panel(second).getByText('Asked about Sage').waitFor();
    expect(await panel(second).getByLabel('Notes').inputValue()).toBe('Pays in December');
    expect(await axeFindings(second)).toEqual([]);
    await panel(second).getByRole('button', { name: 'Save notes' }).click();
    await second.getByRole('status').getByText('Notes saved').waitFor();
    await go(first, '/admin/app');
    expect(await panel(first).getByLabel('Notes').inputValue()).toBe('Pays in December');
    expect(await axeFindings(first)).toEqual([]);
  }, 180_000);
});

describe('an administrator', () => {
  it('logs in as a company with a reason, changes something under a banner, goes back, and reads of both in the audit', async () => {
    const page = await administrator();
    await choose(page, 'Kilbride Roofing Ltd');
    await panel(page).getByLabel('Reason').fill('Cannot find lunch');
    await panel(page).getByRole('button', { name: 'Log in as Kilbride Roofing Ltd' }).click();
    await page.getByText('You are logged in as Kilbride Roofing Ltd').waitFor();
    await go(page, '/app#settings');
    await page.getByText('You are logged in as Kilbride Roofing Ltd').waitFor();
    await page.getByRole('button', { name: /^Rounding/ }).click();
    await page.getByRole('dialog').getByRole('switch').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await page.getByRole('status').getByText('Settings saved').waitFor();
    await page.getByRole('button', { name: 'Back to administration' }).click();
    await page.waitForURL(/\/admin$/);
    const reader = await administrator();
    await go(reader, '/admin/audit');
    await reader.getByRole('searchbox').fill('kilbride');
    const rowOf = (what: string) => reader.getByRole('row').filter({ hasText: what }).first();
    await rowOf('Settings edited')
      .getByText(/admin, as company account/)
      .waitFor();
    await rowOf('Logged in as the company').getByText('Cannot find lunch').waitFor();
    expect(await axeFindings(reader)).toEqual([]);
  }, 180_000);

  /** Every company counts one employee too many. */
  async function falsifyCounters(): Promise<void> {
    for (const { PK, SK } of await here.system.rows())
      if (SK === 'employees' && typeof PK === 'string' && PK.endsWith('#N'))
        await here.system.table.write({ update: { PK, SK }, add: { n: 1 } });
  }

  it('runs a script dry, reads its output, runs it for real, and finds both runs below', async () => {
    await falsifyCounters();
    const page = await administrator({ isDark: true });
    await go(page, '/admin/scripts?script=rebuild_counters');
    const press = (name: string) => page.getByRole('button', { name, exact: true });
    expect(await press('Run for real').isEnabled()).toBe(false);
    await press('Dry run').click();
    const log = page.getByRole('log');
    await log.getByText('Done.').waitFor();
    expect(await log.getByText(/would change/).count()).toBe(3);
    expect(await axeFindings(page)).toEqual([]);
    await press('Run for real').click();
    await log.getByText('Real run.').waitFor();
    await log.getByText('Done.').waitFor();
    const runs = page.getByRole('table', { name: 'Earlier runs' });
    await runs.getByText('Dry run: would change').first().waitFor();
    await runs.getByText('Done', { exact: true }).first().waitFor();
    await press('Dry run').click();
    await log.getByText('Done. Nothing to change.').waitFor();
    await page.getByText('The dry run found nothing to do').waitFor();
  }, 180_000);

  it('adds a company by a form whose labels are Icelandic in every language, and whose title and button are the reader’s', async () => {
    const page = await administrator({ width: 390, language: 'pt' });
    await page.getByRole('button', { name: 'Adicionar empresa' }).click();
    const dialog = page.getByRole('dialog', { name: 'Adicionar empresa' });
    for (const [label, text] of [
      ['Nafn', 'Múrverk Akureyrar'],
      ['Netfang', 'murverk@example.is'],
      ['Lykilorð', 'bláir múrsteinar í röð'],
      ['Staðfestu lykilorð', 'bláir múrsteinar í röð'],
    ] as const)
      await dialog.getByLabel(label, { exact: true }).fill(text);
    expect(await axeFindings(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Adicionar empresa' }).click();
    await page.getByRole('button', { name: 'Múrverk Akureyrar' }).waitFor();
    expect(await page.locator('[id^=company-]').first().textContent()).toBe('Múrverk Akureyrar');
  }, 180_000);
});
