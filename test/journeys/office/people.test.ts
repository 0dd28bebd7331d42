// Employees and projects in a real browser on the demo company: both lists, every dialog, on a phone, ten thousand long.

import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { type Employee, employee } from '#shared/model/employee.ts';
import { type Project, project } from '#shared/model/project.ts';
import { checkInvariants } from '#functions/domain/invariants/checker.ts';
import { demoCompany, openDesk } from '#test/kit/browser/desk.ts';
import { turnTo } from '#test/kit/browser/settled.ts';
import { deskLooking, useDemoDesk } from '#test/kit/system/use-system.ts';

const here = useDemoDesk();

const employees = async (): Promise<Employee[]> =>
  z.parse(z.array(employee), (await here.desk.ask('GET', '/api/employees')).body);
const projects = async (): Promise<Project[]> =>
  z.parse(z.array(project), (await here.desk.ask('GET', '/api/projects')).body);
const table = (name: string) => here.page.getByRole('table', { name, exact: true });
const row = (list: string, name: string) => table(list).getByRole('row').filter({ hasText: name });
const dialog = () => here.page.getByRole('dialog').last();
const said = (text: string | RegExp) => here.page.getByRole('status').getByText(text);
const focusedLabel = () => here.page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
/** The list of those not in use is folded to its heading. */
const unfold = (list: string) => here.page.getByRole('button', { name: new RegExp(`^${list}`) }).click();
const name = 'Ragnheiður Ósk Njálsdóttir';

describe('the employees', () => {
  it('are listed by name, their last entry bold when it is of today', async () => {
    await here.desk.go('/app#employees');
    await row('Active employees', 'Ásgeir Valdimarsson').waitFor();
    const names = await table('Active employees').getByRole('rowheader').allTextContents();
    expect(names.length).toBeGreaterThan(10);
    expect(names.indexOf('Ásgeir Valdimarsson')).toBeLessThan(names.indexOf('Bjarki Freyr Steindórsson'));
    expect(names.at(-1)).toMatch(/^Þ/);
    const today = (await employees()).filter(({ disabled }) => !disabled);
    const day = new Date().toISOString().slice(0, 10);
    for (const { name: who, latest_work_log: at } of today.slice(0, 6)) {
      // A week of many hours is bold too.
      const cell = row('Active employees', who).locator('.strong', { hasText: /^\d\d\.\d\d\.\d{4}$/ });
      expect(await cell.count(), who).toBe(at?.startsWith(day) ? 1 : 0);
    }
    expect(await here.desk.axe()).toEqual([]);
  });

  it('are created with phone, permissions and payroll identities, and sent their login', async () => {
    const before = (await here.system.sms()).length;
    await here.page.getByRole('button', { name: 'Add employee' }).click();
    await dialog().getByLabel('Name').fill(name);
    await dialog().getByLabel('Phone number').fill('12');
    await dialog().getByText('Enter a valid phone number').waitFor();
    await dialog().getByLabel('Phone number').fill('691 7638');
    await dialog().getByLabel('create projects').check();
    await dialog().getByLabel('Kennitala (Payday, Regla, DK)').fill('010190-2939');
    await dialog().getByText('Without a hyphen').waitFor();
    await dialog().getByLabel('Kennitala (Payday, Regla, DK)').fill('0101902939');
    await dialog().getByLabel('Department (DK)').fill(' 12 ');
    expect(await here.desk.axe()).toEqual([]);
    await dialog().getByRole('button', { name: 'Add employee & send SMS' }).click();
    await said(/added, login SMS sent/).waitFor();
    await expect.poll(() => here.page.evaluate('document.activeElement?.textContent')).toBe('Add employee');
    const made = (await employees()).find((one) => one.name === name);
    expect(made).toMatchObject({
      phone_number: '+3546917638',
      needs: ['create_projects'],
      integrations: { dk: { kt: '0101902939', deild: '12' } },
    });
    await expect.poll(async () => (await here.system.sms()).length).toBe(before + 1);
    await row('Active employees', name).getByText('No entry yet').waitFor();
  });

  it('are changed: their lunch, their password; a save without changes says so', async () => {
    await here.page.getByRole('button', { name: `Edit: ${name}` }).click();
    await dialog().getByRole('button', { name: 'Save changes' }).click();
    await dialog().getByText('No changes have been made').waitFor();
    const token = await dialog().getByLabel('Login password').inputValue();
    await dialog().getByRole('button', { name: 'Generate new password' }).click();
    await dialog().getByRole('radio', { name: 'Custom' }).check({ force: true });
    await dialog().getByLabel('Minutes').fill('45');
    await dialog().getByRole('button', { name: 'Save changes' }).click();
    await said('Changes saved').waitFor();
    const changed = (await employees()).find((one) => one.name === name);
    expect(changed?.lunch).toMatchObject({ minutes: 45 });
    expect(changed?.login_token).not.toBe(token);
    await expect.poll(focusedLabel).toBe(`Edit: ${name}`);
    await here.page.getByRole('button', { name: `Show login password: ${name}` }).click();
    await row('Active employees', name)
      .getByText(changed?.login_token ?? '', { exact: true })
      .waitFor();
  });

  it('are sent the login again by a dialog of its own, to a number that may be changed there', async () => {
    const before = (await here.system.sms()).length;
    await here.page.getByRole('button', { name: `Send SMS: ${name}` }).click();
    await dialog().getByLabel('Phone number').fill('+354 691 7639');
    await dialog().getByRole('button', { name: 'Send SMS', exact: true }).click();
    await said(/Login SMS sent/).waitFor();
    await expect.poll(async () => (await here.system.sms()).length).toBe(before + 1);
    expect((await here.system.sms()).some(({ phoneNumber }) => phoneNumber === '+3546917639')).toBe(true);
    expect((await employees()).find((one) => one.name === name)?.phone_number).toBe('+3546917639');
  });

  it('are deactivated only after the explanation, move to the inactive ones, and come back at once', async () => {
    const deactivate = async () => {
      await here.page.getByRole('button', { name: `Edit: ${name}` }).click();
      await dialog().getByRole('button', { name: 'Deactivate' }).click();
      await here.page.getByText(/see their entries/).waitFor();
    };
    await deactivate();
    expect(await here.desk.axe()).toEqual([]);
    await here.page.getByRole('button', { name: 'Cancel' }).last().click();
    expect((await employees()).find((one) => one.name === name)?.disabled).toBe(false);
    await here.page.keyboard.press('Escape');
    await deactivate();
    await here.page.getByRole('button', { name: 'Deactivate', exact: true }).last().click();
    await unfold('Inactive employees');
    await row('Inactive employees', name).waitFor();
    expect(
      await row('Inactive employees', name)
        .getByRole('button', { name: /Send SMS/ })
        .count(),
    ).toBe(0);
    await here.page.getByRole('button', { name: `Activate: ${name}` }).click();
    await row('Active employees', name).waitFor();
  });
});

describe('the projects', () => {
  it('are listed by their last entry, show who made them, and are created, described and renamed', async () => {
    await here.desk.go('/app#projects');
    await table('Open projects').getByRole('columnheader', { name: 'Last entry' }).waitFor();
    await here.page.getByRole('button', { name: 'Create project' }).click();
    await dialog().getByLabel('Name').fill('Austurhlið 7');
    await dialog().getByRole('button', { name: 'Create project' }).click();
    await row('Open projects', 'Austurhlið 7').getByText('No entry yet').waitFor();
    expect(await here.page.getByRole('button', { name: 'Description: Austurhlið 7' }).count()).toBe(0);
    await here.page.getByRole('button', { name: 'Edit: Austurhlið 7' }).click();
    await dialog().getByLabel('Description').fill('Þak og rennur');
    await dialog().getByRole('button', { name: 'Save changes' }).click();
    await here.page.getByRole('button', { name: 'Description: Austurhlið 7' }).click();
    await dialog().getByText('Þak og rennur').waitFor();
    expect(await here.desk.axe()).toEqual([]);
    await here.page.keyboard.press('Escape');
    await here.page.getByRole('button', { name: 'Create project' }).click();
    await dialog().getByLabel('Name').fill('Austurhlið 7');
    await dialog().getByRole('button', { name: 'Create project' }).click();
    await dialog().getByText('A project with that name already exists').waitFor();
    await dialog().getByLabel('Name').fill('austurhlið 7');
    await dialog().getByRole('button', { name: 'Create project' }).click();
    await dialog().getByText('Too close to the project ‘Austurhlið 7’').waitFor();
    await here.page.keyboard.press('Escape');
    await dialog().getByText('Discard changes?').waitFor();
    expect(await here.desk.axe()).toEqual([]);
    await dialog().getByRole('button', { name: 'Discard' }).click();
  });

  it('are closed and opened by their button', async () => {
    await here.page.getByRole('button', { name: 'Close: Austurhlið 7' }).click();
    await unfold('Closed projects');
    await row('Closed projects', 'Austurhlið 7').waitFor();
    expect((await projects()).find((one) => one.name === 'Austurhlið 7')?.is_open).toBe(false);
    await here.page.getByRole('button', { name: 'Open: Austurhlið 7' }).click();
    await row('Open projects', 'Austurhlið 7').waitFor();
  });
});

describe('the lists on a phone', () => {
  it.each(['en', 'is', 'pt'] as const)('stay within the screen and are clean in %s', async (language) => {
    const scheme = language === 'is' ? 'dark' : 'light';
    const phone = await deskLooking(here, { width: 390, language, scheme });
    for (const place of ['employees', 'projects']) {
      if (language === 'en' || place === 'employees') await phone.go(`/app#${place}`);
      else await turnTo(phone.page, `/app#${place}`);
      await phone.page.getByRole('listitem').nth(3).waitFor();
      expect(await phone.axe({ isTranslation: language === 'pt' }), place).toEqual([]);
      expect(await phone.page.evaluate('document.documentElement.scrollWidth')).toBe(390);
    }
    expect(phone.complaints).toEqual([]);
  });

  it('are ordered by any column there too, and the address says how', async () => {
    const phone = await deskLooking(here, { width: 390 });
    await phone.go('/app#projects');
    const first = () => phone.page.getByRole('list', { name: 'Open projects' }).getByRole('link').first();
    const open = (await projects()).filter(({ is_open }) => is_open);
    const most = open.toSorted((a, b) => b.total_working_hours - a.total_working_hours);
    await phone.page.getByRole('button', { name: 'Last entry' }).click();
    await phone.page.getByText('Total hours', { exact: true }).click();
    await expect.poll(() => first().textContent()).toBe(most[0]?.name);
    await phone.page.getByRole('button', { name: 'Descending order' }).click();
    await expect.poll(() => first().textContent()).toBe(most.at(-1)?.name);
    expect(phone.page.url()).toContain('sort=total_working_hours');
  });
});

describe('ten thousand', () => {
  const long = 'Viðhald og endurbætur á þaki, gluggum og svölum allra húsanna við Hverfisgötu norðanverða';
  const answer = (rows: readonly unknown[]) => ({
    json: rows,
    headers: {
      'access-control-allow-origin': here.system.web,
      'access-control-allow-credentials': 'true',
    },
  });

  it.each([1280, 390])(
    'projects at %i px draw only what is in view, and every one can be found',
    async (width) => {
      const many = await openDesk(here.system, here.browser, demoCompany(here.system, 'Þakverk ehf.'), {
        width,
      });
      const made = Array.from({ length: 10_000 }, (_, index) => ({
        id: `p${String(index).padStart(7, '0')}`,
        name: index % 50 === 0 ? `${long} ${index}` : `Verk ${index}`,
        version: 0,
        is_open: index % 4 !== 0,
        created: '2026-05-04T08:00:00Z',
        latest_work_log: index % 3 === 0 ? null : '2026-11-18T08:00:00Z',
        total_working_hours: index * 900,
        created_by: 'Company',
      }));
      await many.page.route('**/api/projects', (route) => route.fulfill(answer(made)));
      await many.go('/app#projects');
      const drawn = () => many.page.locator('tbody tr, main li').count();
      await expect.poll(drawn).toBeGreaterThan(5);
      for (const part of [0.25, 0.5, 0.99]) {
        await many.page.evaluate(`window.scrollTo(0, document.documentElement.scrollHeight * ${part})`);
        await expect.poll(drawn).toBeGreaterThan(5);
        expect(await drawn()).toBeLessThan(200);
      }
      await many.page.evaluate('window.scrollTo(0, 0)');
      await many.page
        .getByRole('searchbox', { name: 'Find a project' })
        .fill('vid hverfisgotu nordanverda 50');
      await many.page.getByText(`${long} 50`, { exact: true }).waitFor();
      expect(await many.page.evaluate('document.documentElement.scrollWidth')).toBe(width);
      expect(await many.axe()).toEqual([]);
      await many.context.close();
    },
  );
});

it('leaves a table that holds together, and a console without an error but the refused name', async () => {
  expect(checkInvariants(await here.system.rows(), await here.system.clock.now())).toEqual([]);
  expect(here.desk.complaints.filter((text) => !text.includes('409'))).toEqual([]);
});
