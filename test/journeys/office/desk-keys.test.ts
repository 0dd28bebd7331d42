// The desk without a mouse, on a phone, and when things go wrong: palette, keys, addresses, a lost network, a lost session.

import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { languages } from '#shared/limits.ts';
import { employee } from '#shared/model/employee.ts';
import { workLog } from '#shared/model/worklog.ts';
import { demoCompany, lastMonth, openDesk } from '#test/kit/browser/desk.ts';
import { settled, turnTo } from '#test/kit/browser/settled.ts';
import { deskLooking, useDemoDesk } from '#test/kit/system/use-system.ts';

const patience = 60_000;
const fingerPx = 44;
const here = useDemoDesk();
const entriesOf = async (query: string) =>
  z.array(workLog).parse(await here.desk.replyTo('GET', `/api/worklogs?${query}`));
const employees = async () => z.array(employee).parse(await here.desk.replyTo('GET', '/api/employees'));

const dialog = () => here.page.getByRole('dialog').last();
const table = () => here.page.getByRole('table', { name: 'Time entries' });
const focused = (name: string): Promise<unknown> => here.page.evaluate(`document.activeElement?.${name}`);

describe('the desk by keyboard', () => {
  it('finds an employee from anywhere and goes to the entries of that one', async () => {
    const [one] = await employees();
    if (!one) throw new Error('the demo has no employee');
    await here.desk.go('/app');
    await here.page.keyboard.press('Control+k');
    await here.page.getByRole('combobox').waitFor();
    expect(await here.desk.axe()).toEqual([]);
    await here.page.getByRole('combobox').fill(one.name);
    await here.page.getByRole('option', { name: one.name }).first().waitFor();
    await here.page.keyboard.press('Enter');
    await here.page.waitForURL(`**#employee/${one.id}`);
  });

  it('puts letters typed while the search loads into the search, and opens nothing else', async () => {
    const fresh = await openDesk(here.system, here.browser, demoCompany(here.system, 'Þakverk ehf.'));
    await fresh.page.route('**/palette-window*.js', async (route) => {
      await here.page.waitForTimeout(1_500);
      await route.continue();
    });
    await fresh.go('/app');
    await fresh.page.keyboard.press('Control+k');
    await fresh.page.keyboard.type('ann', { delay: 30 });
    await expect.poll(() => fresh.page.getByRole('combobox').inputValue(), { timeout: patience }).toBe('ann');
    expect(await fresh.page.getByRole('dialog').count()).toBe(1);
    await fresh.page.keyboard.type('a');
    expect(await fresh.page.getByRole('combobox').inputValue()).toBe('anna');
    await fresh.context.close();
  });

  it('keeps what no key wrote while the search loads, and what is selected of it', async () => {
    const fresh = await openDesk(here.system, here.browser, demoCompany(here.system, 'Þakverk ehf.'));
    const { page } = fresh;
    await page.route('**/palette-window*.js', async (route) => {
      await here.page.waitForTimeout(1_500);
      await route.continue();
    });
    await fresh.go('/app');
    await page.keyboard.press('Control+k');
    // As a dead key, dictation and the panel of emoji write.
    await page.keyboard.insertText('Ásg');
    expect(await page.getByRole('textbox', { name: 'Search' }).inputValue()).toBe('Ásg');
    await page.keyboard.press('Shift+Home');
    await expect.poll(() => page.getByRole('combobox').inputValue(), { timeout: patience }).toBe('Ásg');
    await page.keyboard.insertText('Guð');
    expect(await page.getByRole('combobox').inputValue()).toBe('Guð');
    await page.keyboard.press('Escape');
    await page.getByRole('combobox').waitFor({ state: 'detached' });
    await fresh.context.close();
  });

  it('loses no letter typed at once after it is opened again, and opens nothing else', async () => {
    const { page } = here;
    const typed: string[] = [];
    await here.desk.go('/app');
    for (const wait of [0, 50, 300]) {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox').waitFor();
      await page.keyboard.press('Escape');
      await page.waitForTimeout(wait);
      await page.keyboard.press('Control+k');
      await page.keyboard.type('out ngud');
      await expect.poll(() => dialog().count(), { timeout: patience }).toBe(1);
      typed.push(await page.getByRole('combobox').inputValue());
      await page.keyboard.press('Escape');
      await dialog().waitFor({ state: 'detached' });
    }
    expect(typed).toEqual(['out ngud', 'out ngud', 'out ngud']);
  });

  it('asks on the page of who forgot to clock out when that was', async () => {
    const { page } = here;
    await here.desk.go('/app');
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('clock out seán');
    await page
      .getByRole('option', { name: /^Clock out Seán/ })
      .first()
      .click();
    await page.waitForURL('**#employee/*');
    const out = dialog().getByRole('textbox', { name: /^Out/ }).first();
    await out.waitFor();
    // The page reads the histories of the person's entries meanwhile, the dialog that of one.
    await page
      .getByRole('region', { name: 'History' })
      .getByRole('listitem')
      .first()
      .waitFor({ state: 'attached' });
    await dialog().getByRole('button', { name: 'History' }).click();
    await dialog().getByRole('list').getByRole('listitem').first().waitFor();
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
    await here.desk.go('/app');
  });

  it('lists its keys by ?, goes to places by g, and opens the form by n', async () => {
    await here.page.keyboard.press('?');
    await dialog().getByText('Approve selection').waitFor();
    expect(await here.desk.axe()).toEqual([]);
    await here.page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
    await here.page.keyboard.press('g');
    await here.page.keyboard.press('p');
    await here.page.waitForURL('**#projects');
    await here.page.keyboard.press('n');
    await dialog().getByText('Add time entry').first().waitFor();
    await here.page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
  });

  it('walks the rows, edits one and comes back to its button, selects and approves', async () => {
    const { from, to } = lastMonth();
    const all = await entriesOf(`from=${from}&to=${to}&approved=false&limit=5000`);
    const [entry] = all.filter(({ end_time }) => end_time !== undefined);
    if (!entry) throw new Error('the demo has nothing of last month that waits for approval');
    const view = `from=${from}&to=${to}&employee_id=${entry.employee.id}&approved=false`;
    const mine = all.filter((one) => one.employee.id === entry.employee.id);
    await here.desk.go(`/app?${view}#all-entries`);
    await here.page.getByText(new RegExp(`^${mine.length} entr`)).waitFor();
    await here.page.keyboard.press('j');
    expect(await focused('type')).toBe('checkbox');
    await here.page.keyboard.press('e');
    await dialog().getByText('Edit time entry').waitFor();
    await here.page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
    await expect.poll(() => focused('type')).toBe('checkbox');
    await here.page.keyboard.press('x');
    await here.page
      .getByRole('group', { name: 'Selected entries', exact: true })
      .getByText('1 selected')
      .waitFor();
    await here.page.keyboard.press('a');
    await dialog().getByText('Are you certain?').waitFor();
    await here.page.keyboard.press('Enter');
    await expect
      .poll(async () => (await entriesOf(view)).length, { timeout: patience })
      .toBe(mine.length - 1);
    await dialog().waitFor({ state: 'detached' });
    await expect.poll(() => focused('tagName')).not.toBe('BODY');
  });

  it('hides columns, and the address keeps that over a reload', async () => {
    await here.desk.go('/app#all-entries');
    await here.page.getByRole('button', { name: 'Columns' }).click();
    await here.page.getByRole('checkbox', { name: 'Employee', exact: true }).uncheck();
    await here.page.keyboard.press('Escape');
    await here.page.reload();
    await table().getByRole('columnheader', { name: 'Project' }).waitFor();
    expect(await table().getByRole('columnheader', { name: 'Employee' }).count()).toBe(0);
    await here.page.goBack();
    await table().getByRole('columnheader', { name: 'Employee' }).waitFor();
  });

  it('comes back to a list in the order it was left in', async () => {
    await here.desk.go('/app#employees');
    await here.page.getByRole('button', { name: 'Created' }).first().click();
    await here.page.waitForURL('**sort=**');
    await here.page.getByRole('link', { name: 'Projects', exact: true }).click();
    await here.page.waitForURL('**#projects');
    await here.page.getByRole('link', { name: 'Employees', exact: true }).click();
    await here.page.waitForURL('**#employees');
    expect(new URL(here.page.url()).searchParams.get('sort')).toMatch(/^-?created$/);
  });

  it('marks news until they are opened, on every page of the account', async () => {
    await here.desk.go('/app');
    await here.page.getByRole('button', { name: 'What’s new, unread' }).click();
    await dialog().getByRole('heading', { name: 'What’s new' }).waitFor();
    await here.page.keyboard.press('Escape');
    await here.page.getByRole('button', { name: 'What’s new', exact: true }).waitFor();
    await here.desk.go('/app/report');
    await here.page.getByRole('button', { name: 'What’s new', exact: true }).waitFor();
  });
});

describe('the desk when things go wrong', () => {
  it('takes an approval back and says why when the network is gone, and does it once it is there again', async () => {
    const { from, to } = lastMonth();
    const [entry] = (await entriesOf(`from=${from}&to=${to}&approved=true&limit=5000`)).slice(-1);
    if (!entry) throw new Error('the demo has no approved entry of last month');
    const day = entry.start_time.slice(0, 10);
    const view = `from=${day}&to=${day}&employee_id=${entry.employee.id}`;
    await here.desk.go(`/app?${view}#all-entries`);
    await table().getByRole('img', { name: 'Approved' }).first().waitFor();
    const count = await table().getByRole('img', { name: 'Approved' }).count();
    const clear = async () => {
      await here.page.getByRole('button', { name: 'Clear approval' }).first().click();
      await dialog()
        .getByRole('button', { name: /^Clear approval of/ })
        .click();
    };
    await here.page
      .getByRole('button', { name: /^Select all/ })
      .first()
      .click();
    // The question and its window are fetched some seconds after the page is drawn.
    const scripts = () =>
      here.page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    await expect
      .poll(
        async () => {
          const before = await scripts();
          await here.page.waitForTimeout(2000);
          const isQuiet = (await scripts()).length === before.length;
          const isHere = (part: string) => before.some((name) => name.includes(part) && name.endsWith('.js'));
          return isQuiet && isHere('/confirm-dialog-') && isHere('/dialog-window-');
        },
        { timeout: patience },
      )
      .toBe(true);
    await here.desk.context.setOffline(true);
    await clear();
    await here.page.getByText('Internet connectivity may be down.').first().waitFor();
    await expect.poll(() => table().getByRole('img', { name: 'Approved' }).count()).toBe(count);
    await here.desk.context.setOffline(false);
    await clear();
    await expect
      .poll(async () => (await entriesOf(`${view}&approved=true`)).length, { timeout: patience })
      .toBe(0);
  });

  /** The approved entries of somebody's day in last month are cleared; `undo` is the button of the toast. */
  async function cleared() {
    const { from, to } = lastMonth();
    const [entry] = (await entriesOf(`from=${from}&to=${to}&approved=true&limit=5000`)).slice(-1);
    if (!entry) throw new Error('the demo has no approved entry of last month');
    const day = entry.start_time.slice(0, 10);
    const view = `from=${day}&to=${day}&employee_id=${entry.employee.id}`;
    const approved = async () => (await entriesOf(`${view}&approved=true`)).length;
    const count = await approved();
    await here.desk.go(`/app?${view}#all-entries`);
    await here.page
      .getByRole('button', { name: /^Select all/ })
      .first()
      .click();
    await here.page.getByRole('button', { name: 'Clear approval' }).first().click();
    await dialog()
      .getByRole('button', { name: /^Clear approval of/ })
      .click();
    const undo = here.page.getByRole('button', { name: 'Undo' }).last();
    await undo.waitFor();
    await expect.poll(approved).toBe(0);
    return { approved, count, undo };
  }
  const tryAgain = () => here.page.getByRole('alert').getByRole('button', { name: 'Try again' });

  it('says that an Undo without a network is not done, and does it once there is one', async () => {
    const { approved, count, undo } = await cleared();
    // The action of Undo is fetched with the press before it.
    const isFetched = () =>
      here.page.evaluate(() =>
        performance.getEntriesByType('resource').some(({ name }) => name.includes('/put-back-')),
      );
    await expect.poll(isFetched).toBe(true);
    await here.desk.context.setOffline(true);
    await undo.click();
    await tryAgain().waitFor();
    await here.desk.context.setOffline(false);
    expect(await approved()).toBe(0);
    await tryAgain().click();
    await expect.poll(approved, { timeout: patience }).toBe(count);
  });

  it('keeps an Undo whose script did not come, and fetches it at the press', async () => {
    const script = /\/put-back-[^/]*\.js/;
    let asked = 0;
    await here.page.route(script, (route) => {
      asked += 1;
      return route.abort();
    });
    const { approved, count, undo } = await cleared();
    await expect.poll(() => asked).toBeGreaterThan(0);
    await undo.click();
    await tryAgain().waitFor();
    expect(await approved()).toBe(0);
    await here.page.unroute(script);
    await tryAgain().click();
    await expect.poll(approved, { timeout: patience }).toBe(count);
  });

  it('lets the company end what a deactivated employee left running, and counts that one', async () => {
    const [running] = (await entriesOf('')).filter(({ end_time }) => end_time === undefined);
    if (!running) throw new Error('no person of the demo is on the clock');
    const { id, name } = running.employee;
    await here.desk.replyTo('PUT', `/api/employees/${id}/disable`);
    await here.desk.go('/app');
    const row = here.page.getByRole('row', { name: new RegExp(name) });
    await row.getByText('inactive').waitFor();
    const active = (await employees()).filter(({ disabled }) => !disabled).length;
    await here.page.getByText(new RegExp(`of ${active + 1} employees`)).waitFor();
    await row.getByRole('button', { name: `Clock out ${name}` }).click();
    await expect
      .poll(async () => (await entriesOf('')).find((one) => one.id === running.id)?.end_time)
      .toBeDefined();
    await here.page.getByRole('button', { name: 'Undo' }).click();
    await row.getByRole('button', { name: `Clock out ${name}` }).waitFor();
    const { version: _, ...again } = (await entriesOf('')).find((one) => one.id === running.id) ?? running;
    const { version: __, ...before } = running;
    expect(again).toEqual(before);
    await here.desk.replyTo('PUT', `/api/employees/${id}/enable`);
  });

  it('asks on a lost session to log in again, and leads there', async () => {
    const other = await openDesk(here.system, here.browser, demoCompany(here.system, 'Þakverk ehf.'));
    const theirs = other.page;
    await other.go('/app#employees');
    await theirs.getByRole('table').first().waitFor();
    // A read of the first page that comes late would ask before the press.
    await settled(theirs);
    await other.context.clearCookies();
    await theirs.getByRole('link', { name: 'Entries', exact: true }).click();
    await theirs.getByText('You have been logged out').waitFor();
    await theirs.getByRole('button', { name: 'Log in' }).last().click();
    await theirs.waitForURL('**/login');
    await other.context.close();
  });

  it('keeps the step of the set-up over a reload, and waits on staying when it is left', async () => {
    await here.desk.go('/app/setup');
    await here.page.getByRole('button', { name: 'Skip this step' }).click();
    await here.page.getByText('Another employee').waitFor();
    await here.page.reload();
    await here.page.getByText('Another employee').waitFor();
    await here.page.getByRole('button', { name: 'Close setup' }).click();
    await here.page.getByRole('button', { name: 'Continue setup' }).waitFor();
    await expect.poll(() => focused('textContent')).toBe('Continue setup');
    await here.page.keyboard.press('Escape');
    expect(await here.desk.axe()).toEqual([]);
  });
});

describe('the desk on a phone', () => {
  it.each(languages)(
    'fits its width in %s, has room for fingers, and nothing that axe finds',
    async (language) => {
      const phone = await deskLooking(here, { width: 390, language, isTouched: true });
      const held = phone.page;
      for (const place of ['/app', '/app#all-entries', '/app#employees', '/app#projects']) {
        // Each is loaded in English; in other languages the overview is, and leads to the others.
        if (language === 'en' || place === '/app') await phone.go(place);
        else await turnTo(held, place);
        await held.locator('ul[aria-label], table').first().waitFor();
        expect(await held.evaluate('document.documentElement.scrollWidth'), place).toBe(390);
        const small: unknown = await held.evaluate(`
        [...document.querySelectorAll('header button, [role=group] button, main h1 ~ * button')]
          .filter((one) => one.getClientRects().length > 0)
          .map((one) => [one.getAttribute('aria-label') ?? one.textContent, Math.round(one.getBoundingClientRect().height)])
          .filter(([, height]) => height < ${fingerPx})`);
        expect(small, place).toEqual([]);
        expect(await phone.axe({ isTranslation: language !== 'en' }), place).toEqual([]);
      }
    },
  );
});
