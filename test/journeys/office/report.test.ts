// The report of the demo company's last month: the screen, the API and the files that leave the house say the same hours.

import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { getDocumentProxy } from 'unpdf';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type Report, report as reportForm } from '#shared/model/report.ts';
import { readSheet } from '#test/domain/exports/read-sheet.ts';
import { axeFindings } from '#test/kit/browser/axe.ts';
import { useSystemAndBrowser } from '#test/kit/system/use-system.ts';
import { setAccountLanguage } from '#test/kit/browser/visitor.ts';

const patience = 60_000;
const here = useSystemAndBrowser({ demo: true });
let page: Page;
let demoReport: Report;

const pad = (value: number) => String(value).padStart(2, '0');
/** The first and last day of the month before the product's today. */
async function lastMonth() {
  const now = new Date((await here.system.clock.now()) * 1000);
  const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 1));
  const last = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 0));
  const day = (date: Date) =>
    `${date.getUTCFullYear()}-${pad(date.getUTCMonth() + 1)}-${pad(date.getUTCDate())}`;
  return { from: day(first), to: day(last) };
}

beforeAll(async () => {
  const login = here.system.logins.find((one) => one.role === 'COMPANY') ?? expect.fail('no company');
  const context = await here.browser.newContext({
    viewport: { width: 1280, height: 900 },
    acceptDownloads: true,
  });
  page = await context.newPage();
  page.setDefaultTimeout(patience);
  await page.addInitScript(() => localStorage.setItem('stund-language', 'en'));
  await setAccountLanguage(context, 'en');
  await page.goto(`${here.system.web}/login`);
  await page.getByLabel('Company name').fill(login.company);
  await page.getByLabel('Password', { exact: true }).fill(login.password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.waitForURL('**/app');
  const { from, to } = await lastMonth();
  const address = `${here.system.api}/api/report?from=${from}&to=${to}`;
  const reply: unknown = await page.evaluate(
    async (url) => (await fetch(url, { credentials: 'include' })).json(),
    address,
  );
  demoReport = z.parse(reportForm, reply);
  await page.goto(`${here.system.web}/app/report?from=${from}&to=${to}`);
  await page.getByRole('heading', { name: 'All projects' }).waitFor();
  await openAll();
}, 180_000);

/** Sections are folded until they are asked for. */
const openAll = () => page.getByRole('button', { name: 'Open all' }).click();

const hours = (text: string) => Number(text.replaceAll(',', '').replace('−', '-'));
const section = (id: string) => page.locator(`section[id="${id}"]`);
/** The figures of a section's total row from its hours on: hours, normal, overtime, lunch. */
async function totalsOf(id: string): Promise<number[]> {
  await section(id).scrollIntoViewIfNeeded();
  const cells = section(id).locator('tfoot td');
  await cells.first().waitFor();
  return (await cells.allInnerTexts()).slice(-4).map(hours);
}
const sumOf = (rows: readonly (readonly number[])[], column: number) =>
  rows.reduce((sum, row) => sum + (row[column] ?? 0), 0);
const secondsOf = (key: 'total_time' | 'regular_time' | 'over_time' | 'lunch_deduction') =>
  demoReport.data.reduce((sum, log) => sum + log[key], 0);

/** Heads close to each other are one text of the PDF. */
const endsHeads = (text: string): boolean => /\bLunch$/.test(text);

/** Printed once: nothing changes between two tests of the paper. */
let printed: Promise<string[][]> | undefined;
const printedPages = (): Promise<string[][]> => (printed ??= print());
/** The texts of each printed page of the whole report, from its top. */
async function print(): Promise<string[][]> {
  await page.emulateMedia({ media: null });
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const pages = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    pages.push(items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item.str] : [])));
  }
  return pages;
}

async function exported(button: ReturnType<Page['getByRole']>, bar: ReturnType<Page['locator']>) {
  await button.scrollIntoViewIfNeeded();
  await button.click();
  const link = bar.getByRole('link', { name: /^Download/ });
  await link.waitFor();
  const [file] = await Promise.all([page.waitForEvent('download'), link.click()]);
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

describe('the report of the last month', () => {
  it('has the hours that the API counts, and hours less lunch are normal and overtime', async () => {
    expect(demoReport.data.length).toBeGreaterThan(100);
    const [total = 0, normal = 0, overtime = 0, lunch = 0] = await totalsOf('all-projects');
    expect(total).toBeCloseTo(secondsOf('total_time') / 3600, 1);
    expect(normal).toBeCloseTo(secondsOf('regular_time') / 3600, 1);
    expect(overtime).toBeCloseTo(secondsOf('over_time') / 3600, 1);
    expect(lunch).toBeCloseTo(-secondsOf('lunch_deduction') / 3600, 1);
    expect(Math.abs(total + lunch - normal - overtime)).toBeLessThan(0.03);
  });

  it.each(['project', 'employee'] as const)(
    'has sections whose sums are the grand total: each %s',
    async (kind) => {
      const grand = await totalsOf(`all-${kind}s`);
      const ids = await page
        .locator(`section[id^="${kind}-"]`)
        .evaluateAll((nodes) => nodes.map((node) => node.id));
      expect(ids).toHaveLength(
        Object.keys(kind === 'project' ? demoReport.projects : demoReport.employees).length,
      );
      const rows = [];
      for (const id of ids) rows.push(await totalsOf(id));
      // Each section rounds its own figure to two decimals.
      for (const [column, figure] of grand.entries())
        expect(Math.abs(sumOf(rows, column) - figure)).toBeLessThanOrEqual(ids.length * 0.005 + 0.01);
    },
    240_000,
  );

  it('prints company, range and rule, every row, and no buttons', async () => {
    // Fresh, all folded: what is in the sections is drawn for the paper alone.
    await page.reload();
    await section('all-projects').waitFor();
    expect(await page.locator('section[data-section] tbody').count()).toBe(0);
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await page.waitForFunction(
      (count) => document.querySelectorAll('#all-time-entries tbody tr').length === count,
      demoReport.data.length,
    );
    expect(await page.getByText(/^Þakverk ehf\. · /).isVisible()).toBe(true);
    expect(await page.getByText(/^Overtime is paid after/).isVisible()).toBe(true);
    expect(await page.getByRole('button').count()).toBe(0);
    const why = page.getByText(/Totals are rounded once/);
    expect(await why.filter({ visible: true }).count()).toBe(1);
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await page.emulateMedia({ media: 'screen' });
    await openAll();
  });

  it('takes ten pages for 360 entries, each of them in its project, its employee and the list of all', async () => {
    await page.emulateMedia({ media: null });
    const pages = await printedPages();
    expect(pages.length).toBeLessThanOrEqual(Math.ceil(demoReport.data.length / 36));
  }, 60_000);

  it('says on every page whose it is and which; no heading ends a page, no total begins one', async () => {
    const pages = await printedPages();
    expect(pages.length).toBeGreaterThan(5);
    for (const [at, lines] of pages.entries()) {
      const [number, about, ...written] = lines;
      expect(number).toBe(`${at + 1} / ${pages.length}`);
      expect(about).toMatch(/^Þakverk ehf\. · .* · Report$/);
      const heading = written.findLastIndex((line) => / to .* · \d+ (?:employee|project)s?$/.test(line));
      // The last of a table's heads; a row holds six texts at least.
      const head = written.findLastIndex(endsHeads);
      expect(head).toBeGreaterThan(heading);
      expect(written.length - head).toBeGreaterThan(6);
      expect(written[written.findIndex(endsHeads) + 1]).not.toBe('Total');
    }
  }, 60_000);

  it('explains an hour of overtime by the rule that took it', async () => {
    const over = demoReport.data.find((log) => log.over_time > 0) ?? expect.fail('no overtime in the demo');
    const box = section(`employee-${over.employee.id}`);
    await box.scrollIntoViewIfNeeded();
    const name = new RegExp(`^Why \\S+ h: ${over.employee.name}, `);
    await box.locator('tbody').getByRole('button', { name }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('table').waitFor();
    expect(await dialog.getByRole('row').count()).toBeGreaterThan(1);
    expect(await dialog.getByText(/^Overtime is paid after/).isVisible()).toBe(true);
    expect(await axeFindings(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await dialog.waitFor({ state: 'detached' });
  });

  it('splits project overtime in time order, leaves it open where that is turned off, and says so in the address', async () => {
    const box = section('all-projects');
    await box.getByRole('button', { name: 'Turn off split' }).click();
    await box.getByText('not computed').first().waitFor({ state: 'attached' });
    expect(new URL(page.url()).searchParams.get('split')).toBe('none');
    expect(await axeFindings(page)).toEqual([]);
    await page.goBack();
    await box.getByRole('button', { name: 'Turn off split' }).waitFor();
    expect(new URL(page.url()).searchParams.get('split')).toBeNull();
  });

  it('exports a spreadsheet to the check mark, with every entry and sums that come to the screen’s totals', async () => {
    const box = section('all-time-entries');
    await box.scrollIntoViewIfNeeded();
    const file = await exported(box.getByRole('button', { name: 'Export Excel' }), box);
    expect(file.name).toMatch(/\.xlsx$/);
    expect(await box.getByText('Ready', { exact: true }).isVisible()).toBe(true);
    const sheet = readSheet(file.bytes);
    expect(sheet.rows).toHaveLength(demoReport.data.length);
    const shown = await totalsOf('all-time-entries');
    for (const [index, head] of ['Hours', 'Normal', 'Overtime', 'Lunch'].entries()) {
      const { formula, calculated } = sheet.total(head);
      expect(formula).toMatch(/^SUM\(/);
      expect(Math.abs(Number(calculated))).toBeCloseTo(Math.abs(shown[index] ?? Number.NaN), 1);
    }
  }, 240_000);

  it('shows the finished file again after a reload', async () => {
    await page.reload();
    await section('all-time-entries').scrollIntoViewIfNeeded();
    await section('all-time-entries')
      .getByRole('link', { name: /^Download/ })
      .waitFor();
  });

  it('opens on bars, opens the section that its address names, and says why under a figure', async () => {
    const over = demoReport.data.find((log) => log.over_time > 0) ?? expect.fail('no overtime in the demo');
    const { from, to } = await lastMonth();
    await page.goto('about:blank');
    await page.goto(`${here.system.web}/app/report?from=${from}&to=${to}#employee-${over.employee.id}`);
    await section(`employee-${over.employee.id}`).getByRole('table').waitFor();
    expect(await page.locator('section[data-section]').getByRole('table').count()).toBe(1);
    const bars = page.getByRole('table', { name: 'By employee' });
    expect(await bars.getByRole('row').count()).toBe(Object.keys(demoReport.employees).length + 2);
    const figure = bars.getByRole('button', { name: new RegExp(`^Why \\S+ h: ${over.employee.name}$`) });
    await figure.click();
    const why = page.getByRole('dialog', { name: /^Why \S+ h of overtime\?$/ });
    await why.getByRole('table').waitFor();
    const [at, box] = [await figure.boundingBox(), await why.boundingBox()];
    expect(box?.width).toBe(420);
    expect((box?.y ?? 0) - (at?.y ?? 0)).toBeGreaterThan(0);
    // The window's last figure is the one that was pressed.
    expect((await why.locator('tfoot td').last().innerText()).trim()).toBe((await figure.innerText()).trim());
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await why.waitFor({ state: 'detached' });
    expect(await figure.evaluate((node) => node === document.activeElement)).toBe(true);
    await figure.press('Enter');
    await page.getByRole('heading', { level: 1 }).click();
    await why.waitFor({ state: 'detached' });
    await figure.press('Enter');
    await why.getByRole('link', { name: 'Open the week' }).click();
    await page.waitForURL('**#week');
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Report' }).waitFor();
  }, 60_000);

  it('makes no payroll file without every kennitala: it says whose is missing, and the check is beside it', async () => {
    await page.getByRole('button', { name: 'Create Payday payroll file' }).click();
    const group = page.getByRole('group', { name: 'Create Payday payroll file' });
    await group.getByText(/a valid kennitala for Snæfríður Eiríksdóttir/).waitFor();
    const way = page.getByRole('main').getByRole('link', { name: 'Payroll' });
    const { from, to } = await lastMonth();
    expect(await way.getAttribute('href')).toBe(`/app?from=${from}&to=${to}#payroll`);
    const status = await page.evaluate(async (api) => {
      const options = {
        credentials: 'include',
        headers: { 'x-stund': '1', 'content-type': 'application/json' },
      } as const;
      const everyone = await (await fetch(`${api}/api/employees`, options)).json();
      const { id } = everyone.find(({ name }: { name: string }) => name === 'Snæfríður Eiríksdóttir');
      const body = JSON.stringify({ id, integrations: { payday: { kt: '1201603389' } } });
      return (await fetch(`${api}/api/employees`, { ...options, method: 'PUT', body })).status;
    }, here.system.api);
    expect(status).toBe(200);
  });

  it.each([
    ['Payday', /\.xlsx$/],
    ['Regla', /\.csv$/],
    ['DK', /\.csv$/],
  ])(
    'makes the payroll file for %s',
    async (name, ending) => {
      const label = `Create ${name} payroll file`;
      // The demo's month has entries that the check warns of.
      await page.getByRole('button', { name: label }).click();
      const file = await exported(
        page.getByRole('button', { name: 'Create file anyway' }),
        page.getByRole('group', { name: label }),
      );
      expect(file.name).toMatch(ending);
      if (name === 'Payday') {
        expect(readSheet(file.bytes).sheet['A1']?.v).toBe('Kennitala');
        return;
      }
      const [first = ''] = file.bytes
        .toString('utf8')
        .replace(/^\uFEFF/, '')
        .split(/\r?\n/);
      const fields = first.split(';');
      if (name === 'DK') {
        expect(fields).toHaveLength(5);
        expect(fields[0]).toBe('Kennitala');
        return;
      }
      expect(fields).toHaveLength(10);
      expect(fields[0]).toMatch(/^\d{10}$/);
      expect(fields[1]).toBe('104');
    },
    240_000,
  );
});
