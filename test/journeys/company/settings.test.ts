// The settings and the end of a trial in a real browser: link, password, integrations, forgotten clock-outs, reading only.

import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { keys } from '#functions/table/keys.ts';
import { languages } from '#shared/limits.ts';
import { session } from '#shared/model/company/company.ts';
import { demoCompany, openDesk } from '#test/kit/browser/desk.ts';
import { expectClean, useDemoDesk } from '#test/kit/system/use-system.ts';
import { notKept } from '#test/kit/browser/visitor.ts';

const daySeconds = 86_400;
const here = useDemoDesk();

const self = async () => z.parse(session, (await here.desk.ask('POST', '/api/self')).body);
const dialog = () => here.page.getByRole('dialog').last();
const said = (text: string | RegExp) => here.page.getByRole('status').getByText(text);
const group = (name: string) => here.page.getByRole('region', { name });

describe('the settings', () => {
  it.each(languages)('are clean and within the screen at both widths in %s', async (language) => {
    await expectClean(here, language, '/app#settings', async ({ page }) => {
      await page.getByRole('switch').last().waitFor();
      // Of the section of the company's own data.
      await page.getByText('JSON, Excel').first().waitFor();
    });
  });

  it('show the time-clock link, copy it, and renew it: devices with the old one are logged out', async () => {
    await here.desk.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await here.desk.go('/app#settings');
    await here.page.getByRole('button', { name: /^Time clock link/ }).click();
    const link = await dialog().getByLabel('Link').inputValue();
    expect(link).toBe(`${here.system.web}/login_link_time_clock?token=${(await self()).time_clock_token}`);
    await dialog().getByRole('button', { name: 'Copy link' }).click();
    await said('Link copied').waitFor();
    expect(await here.page.evaluate('navigator.clipboard.readText()')).toBe(link);
    expect(await here.desk.axe()).toEqual([]);

    const tablet = await here.browser.newContext(notKept);
    const clock = await tablet.newPage();
    await clock.goto(link);
    await clock.waitForURL((url) => url.pathname === '/time_clock');
    await dialog().getByRole('button', { name: 'Create new link' }).click();
    await here.page.getByText(/all open time clocks are logged out/).waitFor();
    await here.page.getByRole('button', { name: 'Create new link' }).last().click();
    await expect.poll(() => dialog().getByLabel('Link').inputValue()).not.toBe(link);
    const asked = await tablet.request.post(`${here.system.api}/api/time_clock/self`, {
      headers: { 'x-stund': '1', origin: here.system.web },
    });
    expect(asked.status()).toBe(401);
    await clock.goto('about:blank');
    await clock.goto(link);
    await clock.getByRole('alert').waitFor();
    expect(new URL(clock.url()).pathname).toBe('/login_link_time_clock');
    await tablet.close();
    await here.page.keyboard.press('Escape');
  });

  it('change the password when it is typed twice alike; the old one is no longer let in', async () => {
    const { name, password } = demoCompany(here.system, 'Þakverk ehf.');
    await here.page.getByRole('button', { name: 'Change password' }).click();
    await dialog().getByLabel('Current password').fill(password);
    await dialog().getByLabel('New password', { exact: true }).fill('a much longer one');
    await dialog().getByLabel('Confirm new password').fill('a much shorter one');
    await dialog().getByText('New password and confirmed new password do not match').waitFor();
    expect(await dialog().getByRole('button', { name: 'Save' }).isDisabled()).toBe(true);
    await dialog().getByLabel('Confirm new password').fill('a much longer one');
    await dialog().getByRole('button', { name: 'Save' }).click();
    await said('Password changed').waitFor();
    await expect(openDesk(here.system, here.browser, { name, password })).rejects.toThrow('401');
    const other = await openDesk(here.system, here.browser, { name, password: 'a much longer one' });
    await other.context.close();
    expect((await self()).role).toBe('COMPANY');
  });

  it('switch an integration off: its field leaves the employees’ form; delete it, and add it again', async () => {
    const field = () => here.page.getByRole('dialog').getByLabel(/^Kennitala \(.*Regla/);
    const fieldShown = async () => {
      await here.desk.go('/app#employees');
      await here.page.getByRole('button', { name: 'Add employee' }).click();
      await here.page
        .getByRole('dialog')
        .getByLabel(/^Kennitala \(Payday/)
        .waitFor();
      const count = await field().count();
      await here.desk.go('/app#settings');
      return count;
    };
    expect(await fieldShown()).toBe(1);
    await group('Integrations').getByRole('button', { name: 'Regla' }).click();
    await dialog()
      .getByRole('switch', { name: /^Active/ })
      .click();
    await dialog().getByLabel('Pay item for overtime').fill('206');
    await dialog().getByRole('button', { name: 'Save' }).click();
    await said('Settings saved').waitFor();
    expect((await self()).integrations?.regla).toMatchObject({ active: false, pay_code_overtime: 206 });
    expect(await fieldShown()).toBe(0);
    await group('Integrations').getByRole('button', { name: 'Regla' }).click();
    await dialog().getByRole('button', { name: 'Delete integration' }).click();
    await here.page.getByText('This also deletes its pay items.').waitFor();
    expect(await here.desk.axe()).toEqual([]);
    await here.page.getByRole('button', { name: 'Delete integration' }).last().click();
    await said('Integration deleted').waitFor();
    expect((await self()).integrations?.regla).toBeUndefined();
    await here.page.getByRole('button', { name: 'Add integration' }).click();
    await dialog()
      .getByRole('button', { name: /Integration/ })
      .click();
    await here.page.getByRole('option', { name: 'Regla' }).click();
    await dialog().getByRole('button', { name: 'Add', exact: true }).click();
    await said('Regla added').waitFor();
    expect(await fieldShown()).toBe(1);
  });

  it('remind of a forgotten clocking out and end its entry, once that is chosen', async () => {
    await here.page.getByRole('button', { name: /^Forgotten clock-outs/ }).click();
    await dialog()
      .getByRole('switch', { name: /Remind/ })
      .click();
    await dialog()
      .getByRole('switch', { name: /Clock out automatically/ })
      .click();
    await dialog().getByLabel('Remind after (hours)').fill('14');
    await dialog().getByText('Set the reminder before the automatic clock-out').waitFor();
    expect(await here.desk.axe()).toEqual([]);
    await dialog().getByLabel('Remind after (hours)').fill('9');
    await dialog().getByRole('button', { name: 'Save' }).click();
    await here.page.getByText('reminder after 9 h, clock out after 14 h').waitFor();
    expect((await self()).settings?.forgotten_clock_out).toEqual({
      remind_after_hours: 9,
      close_after_hours: 14,
    });
  });

  it('name the plan that is paid for', async () => {
    await group('Billing')
      .getByText(/Up to 24 employees · ISK\s14,000 per month/)
      .waitFor();
  });
});

describe('the end of a trial', () => {
  const company = () => demoCompany(here.system, 'Kilbride Roofing Ltd');
  /** As if the company had signed up so many days ago. */
  const aged = async (days: number) => {
    const probe = await openDesk(here.system, here.browser, company());
    const { id } = z.parse(session, (await probe.ask('POST', '/api/self')).body);
    await probe.context.close();
    const at = (await here.system.clock.now()) - days * daySeconds;
    await here.system.table.write({ update: keys.company(id), set: { at } });
  };

  it('opens the billing dialog with the plan that fits, and leaves everything working in the days of grace', async () => {
    await aged(15);
    const trial = await openDesk(here.system, here.browser, company());
    await trial.go('/app#projects');
    const billing = trial.page.getByRole('dialog', { name: 'Trial period over' });
    const fitting = billing.getByRole('radio', { name: /5–24 employees\s*€100/ });
    await fitting.waitFor();
    expect(await fitting.isChecked()).toBe(true);
    expect(await fitting.getAttribute('value')).toBe('2');
    expect(await trial.axe()).toEqual([]);
    await billing.getByRole('button', { name: 'Confirm subscription later' }).click();
    await trial.page.getByText(/Everything works until/).waitFor();
    await trial.page.getByRole('button', { name: 'Create project' }).waitFor();
    await trial.page.reload();
    await trial.page.getByText(/Everything works until/).waitFor();
    expect(await trial.page.getByRole('dialog').count()).toBe(0);
    await trial.context.close();
  });

  it('then lets the company read, export and protect itself, and no more; a phone’s width shows it as well', async () => {
    await aged(40);
    const phone = await openDesk(here.system, here.browser, company(), { width: 390 });
    await phone.go('/app#employees');
    await phone.page.getByRole('button', { name: 'Confirm subscription later' }).click();
    await phone.page.getByText(/^You can view and export, but not edit, until/).waitFor();
    expect(await phone.page.getByRole('button', { name: 'Add employee' }).count()).toBe(0);
    expect(await phone.page.getByRole('button', { name: /^Send SMS/ }).count()).toBe(0);
    // It changes passwords and deactivates employees: protection does not depend on payment.
    expect(await phone.page.getByRole('button', { name: /^Edit:/ }).count()).toBeGreaterThan(0);
    expect(await phone.axe()).toEqual([]);
    expect(await phone.page.evaluate('document.documentElement.scrollWidth')).toBe(390);
    const today = new Date().toISOString().slice(0, 10);
    const wanted = { kind: 'entries', filters: { from: today, to: today } };
    expect(await phone.ask('POST', '/api/exports', wanted)).toMatchObject({ status: 200 });
    expect(await phone.ask('POST', '/api/projects', { name: 'Nothing' })).toMatchObject({ status: 403 });
    await phone.context.close();
  });
});

it('leaves a console without an error but those that the browser writes of what was refused', () => {
  expect(here.desk.complaints.filter((text) => !/status of 40[13]/.test(text))).toEqual([]);
});
