// The ten tasks of a day, counted in presses of mouse or finger: typed digits are none.

import type { Page } from 'playwright-core';
import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { employee } from '#shared/model/employee.ts';
import { workLog } from '#shared/model/worklog.ts';
import { addDays } from '#shared/time/day.ts';
import { weekStartOf } from '#shared/time/week.ts';
import { lastMonth } from '#test/kit/browser/desk.ts';
import { presses } from '#test/kit/browser/presses.ts';
import { useDemoDesk } from '#test/kit/system/use-system.ts';
import { aVisitor, type Credentials } from '#test/kit/browser/visitor.ts';

const here = useDemoDesk();
const monday = weekStartOf(addDays(lastMonth().from, 13));
const grid = () => here.page.getByRole('grid', { name: 'Hours by employee and day' });
const dialogOf = (page: Page) => page.getByRole('dialog').last();
const dialog = () => dialogOf(here.page);
const toast = (words: RegExp) => here.page.getByRole('status').getByText(words).first().waitFor();

/** Presses into a field and types: the digits take the place of what stood there. */
async function typeInto(label: string, digits: string): Promise<void> {
  await dialog().getByLabel(label, { exact: true }).click();
  await here.page.keyboard.type(digits);
}
const projectFound = () =>
  dialog()
    .getByRole('button', { name: /^Project/ })
    .filter({ hasNotText: 'Choose a project' })
    .waitFor();

async function someone() {
  const [who] = z.parse(z.array(employee), await here.desk.replyTo('GET', '/api/employees'));
  return who ?? expect.fail('the demo has employees');
}

async function someoneOut() {
  const people = z.parse(z.array(employee), await here.desk.replyTo('GET', '/api/employees'));
  const entries = z.parse(z.array(workLog), await here.desk.replyTo('GET', '/api/worklogs'));
  const isIn = (id: string) => entries.some((one) => one.employee.id === id && one.end_time === undefined);
  return people.find(({ id, disabled }) => !disabled && !isIn(id)) ?? expect.fail('everybody is in');
}

/** A page of somebody of the company, on a phone or at the time clock. */
async function visit(who: Credentials, place: string, isPhone: boolean): Promise<Page> {
  const context = await aVisitor(here.browser, here.system, { isPhone, language: 'en' }, who);
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  await page.goto(`${here.system.web}${place}`);
  return page;
}

describe('a day of the office', { timeout: 240_000 }, () => {
  it('shows who is in without a press, and clocks somebody out with one', async () => {
    const { desk, page } = here;
    await desk.go('/app');
    const button = page.getByRole('button', { name: /^Clock out/ }).last();
    await button.waitFor();
    expect(await presses(page, async () => button.click().then(() => toast(/clocked out/i)))).toBe(1);
  });

  it('adds an entry of today with at most five presses, and its digits', async () => {
    const { desk, page } = here;
    await desk.go('/app');
    const open = page.getByRole('button', { name: 'Add time entry' }).first();
    await open.waitFor();
    const added = await presses(page, async () => {
      await open.click();
      await dialog()
        .getByRole('button', { name: /^Employee/ })
        .click();
      await page.getByRole('option').first().click();
      await typeInto('In', '0005');
      await page.keyboard.press('Tab');
      await page.keyboard.type('0010');
      await projectFound();
      await dialog().getByRole('button', { name: 'Add entry' }).click();
      await toast(/^Entry added/);
    });
    expect(added).toBeLessThanOrEqual(5);
  });

  it('adds an entry of another day with three presses and approves a week with two', async () => {
    const { desk, page } = here;
    const who = await someone();
    await desk.go(`/app?day=${monday}&employee_id=${who.id}#week`);
    const sunday = grid().getByRole('row').nth(1).locator('[data-column="6"]');
    await sunday.waitFor();
    const added = await presses(page, async () => {
      await sunday.click();
      await typeInto('In', '1000');
      await page.keyboard.press('Tab');
      await page.keyboard.type('1200');
      await projectFound();
      await dialog().getByRole('button', { name: 'Add entry' }).click();
      await toast(/^Entry added/);
    });
    expect(added).toBe(3);
    const approved = await presses(page, async () => {
      await page.getByRole('button', { name: 'Select all' }).click();
      await page.getByRole('button', { name: 'Approve', exact: true }).click();
      await toast(/^[0-9]+ entr(y|ies) approved( · |$)/);
    });
    expect(approved).toBe(2);
  });

  it('corrects a time with two presses and its digits', async () => {
    const { desk, page } = here;
    const who = await someone();
    await desk.go(`/app?day=${monday}&employee_id=${who.id}#week`);
    const sunday = grid().getByRole('row').nth(1).locator('[data-column="6"]');
    await sunday.locator('[data-kind]').first().waitFor();
    const corrected = await presses(page, async () => {
      await sunday.click();
      await dialog().getByLabel('Out', { exact: true }).waitFor();
      await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe('12:00');
      await page.keyboard.type('1215');
      await dialog().getByRole('button', { name: 'Save changes' }).click();
      await toast(/^Changes saved/);
    });
    expect(corrected).toBe(2);
    const entries = z.parse(
      z.array(workLog),
      await here.desk.replyTo('GET', `/api/worklogs?from=${addDays(monday, 6)}&to=${addDays(monday, 6)}`),
    );
    expect(entries.find(({ employee: of }) => of.id === who.id)?.total_time).toBe(2.25 * 3600);
  });
});

describe('a day of an employee', { timeout: 240_000 }, () => {
  it('clocks in with one press, switches with two, clocks out with one', async () => {
    const login = here.system.logins.find(({ role }) => role === 'EMPLOYEE');
    const { company = '', name = '', password = '' } = login ?? {};
    const page = await visit({ role: 'EMPLOYEE', company, name, password }, '/employee/app', true);
    const clock = (words: string) => page.getByRole('button', { name: words, exact: true });
    await clock('Clock in').waitFor();
    expect(
      await presses(page, async () =>
        clock('Clock in')
          .tap()
          .then(() => clock('Clock out').waitFor()),
      ),
    ).toBe(1);
    const switched = await presses(page, async () => {
      await clock('Switch project').tap();
      await dialogOf(page).getByRole('group', { name: 'Project' }).getByRole('button').last().tap();
      await page
        .getByText(/^Switched to/)
        .first()
        .waitFor({ state: 'attached' });
    });
    expect(switched).toBe(2);
    expect(
      await presses(page, async () =>
        clock('Clock out')
          .tap()
          .then(() => clock('Clock in').waitFor()),
      ),
    ).toBe(1);
    await page.context().close();
  });

  it('clocks in at the time clock with two presses', async () => {
    const login = here.system.logins.find(({ role }) => role === 'COMPANY_TIME_CLOCK');
    const { name = '', password = '' } = login ?? {};
    const page = await visit({ role: 'COMPANY_TIME_CLOCK', name, password }, '/time_clock', false);
    const who = await someoneOut();
    const tile = page.getByRole('button', { name: new RegExp(`^${who.name}`) });
    await tile.waitFor();
    const clockedIn = await presses(page, async () => {
      await tile.click();
      // The time clock speaks its company's language.
      const clockIn = page.locator('form button[type=submit]');
      await clockIn.click();
      await clockIn.waitFor({ state: 'detached' });
    });
    expect(clockedIn).toBe(2);
    await page.context().close();
  });
});
