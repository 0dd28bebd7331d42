// Payroll in a real browser: findings are followed and corrected, the file is made, and its record is compared with later changes.

import { createHash } from 'node:crypto';
import type { Page, Route } from 'playwright-core';
import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { employee } from '#shared/model/employee.ts';
import { languages } from '#shared/limits.ts';
import { payrollRecord } from '#shared/model/payroll.ts';
import { workLog } from '#shared/model/worklog.ts';
import { toWire } from '#shared/time/instant.ts';
import { readWorkbook } from '#test/domain/exports/read-sheet.ts';
import { demoCompany, lastMonth, openDesk } from '#test/kit/browser/desk.ts';
import { expectClean, useDemoDesk } from '#test/kit/system/use-system.ts';

const here = useDemoDesk();
const newcomer = 'Snæfríður Eiríksdóttir';
const { from, to } = lastMonth();

/** Half of the layout shift that is too small to be noticed, as browsers measure it. */
const goodShift = 0.05;
const countShifts = {
  content: `window.shifted = 0;
    new PerformanceObserver((list) => {
      for (const one of list.getEntries()) if (!one.hadRecentInput) window.shifted += one.value;
    }).observe({ type: 'layout-shift', buffered: true });`,
};

const make = () => here.page.getByRole('button', { name: /^Create .* payroll file$/ });
const anyway = () => here.page.getByRole('checkbox', { name: /Create the file anyway/ });
const finding = (text: string | RegExp) => here.page.getByText(text);
const records = async () =>
  z.parse(z.array(payrollRecord), await here.desk.replyTo('GET', '/api/payroll/exports'));

async function fileMade(page: Page): Promise<Buffer> {
  const link = page.getByRole('link', { name: /^Download/ });
  await link.waitFor();
  const reply = await fetch((await link.getAttribute('href')) ?? '');
  return Buffer.from(await reply.arrayBuffer());
}

describe('payroll', () => {
  it.each(languages)('is clean and within the screen at both widths in %s', async (language) => {
    await expectClean(here, language, '/app?step=file#payroll', ({ page }) =>
      page.getByText(newcomer).first().waitFor(),
    );
  });

  it('is barred by a missing kennitala; the finding leads to the form, and the way back to the check', async () => {
    await here.desk.go('/app?step=file#payroll');
    await finding('No kennitala for Payday').waitFor();
    expect(await make().isDisabled()).toBe(true);
    expect(await anyway().count()).toBe(0);
    await here.page.getByRole('link', { name: `Edit ${newcomer}` }).click();
    const form = here.page.getByRole('dialog', { name: 'Edit employee' });
    await form.getByLabel(/^Kennitala \(Payday/).fill('1201603389');
    await form.getByRole('button', { name: 'Save' }).click();
    await form.waitFor({ state: 'detached' });
    await here.page.goBack();
    await finding('These time entries are not approved').waitFor();
    await finding('No kennitala for Payday').waitFor({ state: 'detached' });
  });

  it('leads to just the entries that a finding is about', async () => {
    const [first] = await here.page.getByRole('link', { name: /^Show entries/ }).all();
    const name = (await first?.textContent())?.replace('Show entries ', '') ?? '';
    await first?.click();
    await here.page.getByRole('heading', { name: /entries/i, level: 1 }).waitFor();
    const address = new URL(here.page.url());
    expect(address.hash).toBe('#all-entries');
    const found = z.parse(z.array(employee), await here.desk.replyTo('GET', '/api/employees'));
    expect(address.searchParams.get('employee_id')).toBe(found.find((one) => one.name === name)?.id);
    expect(address.searchParams.get('approved')).toBe('false');
    expect((address.searchParams.get('from') ?? '') >= from).toBe(true);
    expect((address.searchParams.get('to') ?? '9') <= to).toBe(true);
    await here.page.goBack();
    await anyway().waitFor();
  });

  it('is made after a word on the warnings, and written down with the bytes it had', async () => {
    expect(await make().isDisabled()).toBe(true);
    await anyway().check();
    await make().click();
    const bytes = await fileMade(here.page);
    const { table } = readWorkbook(bytes);
    expect(table[0]).toEqual(['Kennitala', 'Nafn', 'Dagvinna', 'Yfirvinna']);
    for (const row of table.slice(1)) expect(row[0]).toMatch(/^\d{10}$/);
    expect(table.map((row) => row[1])).toContain(newcomer);
    const [record] = await records();
    expect(record).toMatchObject({ system: 'payday', from, to, employees: table.length - 1 });
    expect(record?.sha256).toBe(createHash('sha256').update(bytes).digest('hex'));
    const files = here.page.getByRole('table', { name: 'Payroll files' });
    await files.getByText('Unchanged').waitFor();
    expect(await here.desk.axe()).toEqual([]);
  });

  it('is a file of bytes that Regla reads, under the pay items that the company has set', async () => {
    await here.desk.go('/app#settings');
    await here.page
      .getByRole('region', { name: 'Integrations' })
      .getByRole('button', { name: 'Regla' })
      .click();
    const settings = here.page.getByRole('dialog', { name: 'Regla' });
    await settings.getByLabel('Pay item for normal hours').fill('1o4');
    await settings.getByText('Enter a whole number, up to 5 digits').waitFor();
    expect(await settings.getByRole('button', { name: 'Save' }).isDisabled()).toBe(true);
    await settings.getByLabel('Pay item for normal hours').fill('204');
    await settings.getByLabel('Pay item for lunch deduction').fill('900');
    expect(await here.desk.axe()).toEqual([]);
    await settings.getByRole('button', { name: 'Save' }).click();
    await settings.waitFor({ state: 'detached' });
    await here.desk.go('/app?step=file#payroll');
    await here.page.getByRole('button', { name: 'Payday', exact: true }).click();
    await here.page.getByRole('radio', { name: 'Regla' }).check();
    await here.page.keyboard.press('Escape');
    await here.page.getByRole('rowheader', { name: '204' }).waitFor();
    await anyway().check();
    await make().click();
    const lines = (await fileMade(here.page)).toString('utf8').trimEnd().split('\r\n');
    const day = to.slice(8) + to.slice(5, 7) + to.slice(2, 4);
    const line = new RegExp(`^\\d{10};(204|106|900);-?\\d+,\\d\\d;;${day};;;;;$`);
    for (const text of lines) expect(text).toMatch(line);
    expect(new Set(lines.map((text) => text.split(';')[1]))).toEqual(new Set(['204', '106', '900']));
    for (const text of lines) expect(text.includes(';900;')).toBe(text.includes(';-'));
  });

  it('says afterwards that hours have changed, whose, and by how much; on a phone too', async () => {
    const [entry] = z.parse(
      z.array(workLog),
      await here.desk.replyTo('GET', `/api/worklogs?from=${from}&to=${to}&approved=false&limit=1`),
    );
    if (!entry) throw new Error('the demo has no unapproved entry');
    const end = Date.parse(entry.end_time ?? '') / 1000 + 3600;
    await here.desk.replyTo('PUT', '/api/worklogs', { id: entry.id, new_end_time: toWire(end) });
    const phone = await openDesk(here.system, here.browser, demoCompany(here.system, 'Þakverk ehf.'), {
      width: 390,
    });
    await phone.page.addInitScript(countShifts);
    for (const late of ['pay_periods*', 'payroll/check*', 'day_notes*']) {
      let slowed = 0;
      // A slow network: late parts must not move the parts that are drawn already.
      const slow = async (route: Route) => {
        slowed += 1;
        await phone.page.waitForTimeout(1_000);
        await route.continue();
      };
      await phone.page.route(`**/api/${late}`, slow, { times: 1 });
      await phone.go('/app?step=file#payroll');
      await phone.page.getByText('Hours changed', { exact: true }).waitFor();
      await phone.page.getByText('Show all months').waitFor();
      expect(Number(await phone.page.evaluate('window.shifted')), late).toBeLessThan(goodShift);
      expect(slowed, late).toBe(1);
    }
    await phone.page.getByRole('button', { name: /^Details of the Regla file/ }).click();
    const details = phone.page.getByRole('dialog');
    await details.getByText(/Hours have changed since this file was created .1 time entry/).waitFor();
    await details.getByRole('rowheader', { name: entry.employee.name }).waitFor();
    expect(await phone.axe()).toEqual([]);
    expect(await phone.page.evaluate('document.documentElement.scrollWidth')).toBe(390);
    expect(phone.complaints).toEqual([]);
    await phone.context.close();
    expect(await records()).toHaveLength(2);
  });
});
