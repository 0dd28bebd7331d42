// The manager's desk in a real browser on the demo company: overview, entries, one and many, map, lists, settings.

import type { Page } from 'playwright-core';
import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { veryLongEntrySeconds } from '#shared/limits.ts';
import { type WorkLog, workLog } from '#shared/model/worklog.ts';
import { checkInvariants } from '#functions/domain/invariants/checker.ts';
import { lastMonth } from '#test/kit/browser/desk.ts';
import { scriptBytes } from '#test/kit/browser/script-weight.ts';
import { putStreets } from '#test/kit/street-extract.ts';
import { deskLooking, useDemoDesk } from '#test/kit/system/use-system.ts';

const patience = 60_000;
/** The budget of scripts in table-and-performance.md: board, entries and report. */
const scriptBytesMax = 220_000;
const here = useDemoDesk();
const entriesOf = async (query: string) =>
  z.array(workLog).parse(await here.desk.replyTo('GET', `/api/worklogs?${query}`));

const rows = () => here.page.getByRole('table', { name: 'Time entries' }).getByRole('row');
/** The entry's own day among all entries, with its dialog open; answers the day. */
async function openedForEditing({ start_time, employee }: WorkLog): Promise<string> {
  const day = start_time.slice(0, 10);
  await here.desk.go(`/app?from=${day}&to=${day}&employee_id=${employee.id}#all-entries`);
  await here.page
    .getByRole('button', { name: `Edit: ${employee.name}` })
    .last()
    .click();
  return day;
}
const dialog = () => here.page.getByRole('dialog').last();

/** Opens half a year of the demo's entries; returns a reader of the table's row count. */
async function openLongList(): Promise<() => Promise<number>> {
  const { to } = lastMonth();
  await here.desk.go(`/app?from=${to.slice(0, 4)}-06-01&to=${to}#all-entries`);
  await rows().nth(1).waitFor();
  const table = here.page.getByRole('table', { name: 'Time entries' });
  const rowCount = async () => Number(await table.getAttribute('aria-rowcount'));
  await expect.poll(rowCount, { timeout: patience }).toBeGreaterThan(1000);
  return rowCount;
}

describe('the desk', () => {
  it('opens on the overview with who is on the clock, and loads no more script than its budget', async () => {
    const inNow = (page: Page) => page.getByRole('heading', { name: 'Clocked in now' }).waitFor();
    const bytes = await scriptBytes(here.desk.context, `${here.system.web}/app`, inNow);
    expect(bytes).toBeGreaterThan(100_000);
    expect(bytes).toBeLessThanOrEqual(scriptBytesMax);
    await here.desk.go('/app');
    await inNow(here.page);
    expect(await here.desk.axe()).toEqual([]);
  });

  it.each([
    ['entries', '/app#all-entries', 'Add time entry'],
    ['the report', '/app/report', 'Print'],
  ])('%s: no more script than its budget', async (_, path, button) => {
    const bytes = await scriptBytes(here.desk.context, here.system.web + path, (page) =>
      page.getByRole('button', { name: button }).first().waitFor(),
    );
    expect(bytes).toBeGreaterThan(100_000);
    expect(bytes).toBeLessThanOrEqual(scriptBytesMax);
  });

  it('shows the whole button that approves what waits on a narrow phone, in the longest language', async () => {
    const phone = await deskLooking(here, { width: 360, language: 'pl', isTouched: true });
    await phone.go('/app');
    const button = phone.page.getByRole('button', { name: /^Zatwierdź \d/ });
    const inside = await button.evaluate((one) => {
      const cell = one.closest('li')?.getBoundingClientRect();
      const { left, right } = one.getBoundingClientRect();
      return cell && { left: left - cell.left, right: cell.right - right };
    });
    expect(inside?.left).toBeGreaterThanOrEqual(8);
    expect(inside?.right).toBeGreaterThanOrEqual(8);
  });

  it('lists employees who forgot to clock out first, and ends that entry from the overview', async () => {
    const hour = 3_600_000;
    const entries = await entriesOf('');
    const running =
      entries.find((one) => one.end_time === undefined) ?? expect.fail('no person is clocked in');
    const movedStart = Date.parse(running.start_time) - 20 * hour;
    // Entries that it would overlap go, or the form would ask about them.
    const overlapped = entries.filter(
      ({ id, employee, start_time, end_time }) =>
        id !== running.id &&
        employee.id === running.employee.id &&
        Date.parse(start_time) < movedStart + 8 * hour &&
        Date.parse(end_time ?? '') > movedStart,
    );
    for (const { id } of overlapped) await here.desk.replyTo('POST', `/api/worklogs/${id}/delete`);
    const start = new Date(movedStart).toISOString();
    await here.desk.replyTo('PUT', '/api/worklogs', { id: running.id, new_start_time: start });
    await here.desk.go('/app');
    const row = here.page.getByRole('row', { name: new RegExp(running.employee.name) });
    await row.getByText('16 hours or more').or(row.getByLabel('16 hours or more')).first().waitFor();
    await row.getByRole('button', { name: /^Clock out/ }).click();
    await dialog().getByText('Edit time entry').waitFor();
    const startClock = await dialog().getByLabel('In', { exact: true }).inputValue();
    expect(await dialog().getByLabel('Out', { exact: true }).inputValue()).toBe(startClock);
    const [hours = '0', minutes = '00'] = startClock.split(':');
    const endsNextDay = Number(hours) >= 16;
    const end = `${String((Number(hours) + 8) % 24).padStart(2, '0')}:${minutes}`;
    await dialog().getByLabel('Out', { exact: true }).fill(end);
    if (endsNextDay) {
      await dialog().getByText('Out time has to be after In time').waitFor();
      await dialog().getByLabel('The day after').check();
    }
    await dialog().getByRole('button', { name: 'Save changes' }).click();
    await here.page.getByText('Changes saved').waitFor();
    const ended = (await entriesOf(`employee_id=${running.employee.id}`)).find(({ id }) => id === running.id);
    expect(ended?.end_time?.slice(11, 16)).toBe(end);
    expect(ended?.total_time).toBeLessThan(veryLongEntrySeconds);
  });

  it('keeps filters and order in the address, and the back button takes them back [routes.filters-and-sort-in-query]', async () => {
    const { from, to } = lastMonth();
    await here.desk.go(`/app?from=${from}&to=${to}#all-entries`);
    await rows().nth(1).waitFor();
    const all = (await entriesOf(`from=${from}&to=${to}&limit=5000`)).filter(({ end_time }) => end_time);
    await here.page.getByText(new RegExp(`^${all.length} entries ·`)).waitFor();
    const { employee } = all[0] ?? { employee: { id: '', name: '' } };
    await here.page.getByRole('button', { name: 'All employees' }).click();
    await here.page.getByPlaceholder('Find an employee').fill(employee.name);
    await here.page.keyboard.press('Enter');
    await here.page.keyboard.press('Escape');
    const own = all.filter((entry) => entry.employee.id === employee.id);
    await here.page.getByText(new RegExp(`^${own.length} entries ·`)).waitFor();
    expect(new URL(here.page.url()).searchParams.getAll('employee_id')).toEqual([employee.id]);
    await here.page.getByRole('button', { name: 'Hours' }).click();
    await here.page.waitForURL((url) => url.searchParams.get('sort') === '-hours');
    await here.page.goBack();
    await here.page.goBack();
    await here.page.getByText(new RegExp(`^${all.length} entries ·`)).waitFor();
    expect(new URL(here.page.url()).hash).toBe('#all-entries');
  });

  it('draws only the rows in view of a long list', async () => {
    await openLongList();
    expect(await rows().count()).toBeLessThan(100);

    // Wherever the page is scrolled to, rows stand in the middle of the window: in the frame after, not some time.
    const hasRowAfterScrollTo = (part: number) =>
      here.page.evaluate(
        (to) =>
          new Promise<boolean>((done) => {
            window.scrollTo(0, document.documentElement.scrollHeight * to);
            const rowHere = () =>
              document
                .elementFromPoint(window.innerWidth / 2, window.innerHeight / 2)
                ?.closest('tr[aria-rowindex]');
            // The scroll event fires at the beginning of a frame, before the frame's callbacks.
            requestAnimationFrame(() => requestAnimationFrame(() => done(rowHere() != null)));
          }),
        part,
      );
    for (const part of [0.5, 0.9, 0.2]) expect(await hasRowAfterScrollTo(part)).toBe(true);
  });

  it('shows the rows of another filter in the frame after the press, however many there were', async () => {
    const rowCount = await openLongList();
    await here.page.getByRole('button', { name: 'All projects' }).click();
    const before = await rowCount();
    const toldInNextFrame = await here.page
      .getByRole('option')
      .nth(1)
      .evaluate(
        (option) =>
          new Promise<number>((done) => {
            if (option instanceof HTMLElement) option.click();
            requestAnimationFrame(() =>
              done(Number(document.querySelector('table[aria-rowcount]')?.getAttribute('aria-rowcount'))),
            );
          }),
      );
    expect(toldInNextFrame).toBeLessThan(before);
    expect(new URL(here.page.url()).searchParams.getAll('project_id')).toHaveLength(1);
  });

  it('changes one entry, keeps the original time, and clears its approval', async () => {
    const { from, to } = lastMonth();
    const entries = await entriesOf(`from=${from}&to=${to}&approved=true`);
    const entry = entries.find(
      ({ start_time, original_start_time }) => !original_start_time && /T0[7-9]:/.test(start_time),
    );
    if (!entry) throw new Error('the demo has no approved morning of last month');
    const day = await openedForEditing(entry);
    await dialog().getByRole('button', { name: 'Save changes' }).click();
    await dialog().getByText('No changes have been made').waitFor();
    await dialog().getByLabel('In', { exact: true }).fill('06:15');
    await dialog().getByLabel('Out', { exact: true }).fill('05:00');
    await dialog().getByText('Out time has to be after In time').waitFor();
    expect(await dialog().getByRole('button', { name: 'Save changes' }).isDisabled()).toBe(true);
    await dialog().getByLabel('Out', { exact: true }).fill('15:45');
    expect(await here.desk.axe()).toEqual([]);
    await dialog().getByRole('button', { name: 'Save changes' }).click();
    await here.page.getByText('Changes saved').waitFor();
    const table = here.page.getByRole('table', { name: 'Time entries' });
    await table.getByText('06:15').waitFor();
    await table.getByText(entry.start_time.slice(11, 16), { exact: true }).waitFor();
    const [changed] = await entriesOf(`from=${day}&to=${day}&employee_id=${entry.employee.id}`).then((all) =>
      all.filter(({ id }) => id === entry.id),
    );
    expect(changed?.original_start_time).toBe(entry.start_time);
    expect(changed?.approved).toBe(false);
  });

  it('shows the newer values when someone else changed the entry meanwhile, and overwrites nothing silently', async () => {
    const { from, to } = lastMonth();
    const [entry] = (await entriesOf(`from=${from}&to=${to}`)).filter(
      ({ end_time, start_time }) => end_time && /T0[7-9]:/.test(start_time),
    );
    if (!entry) throw new Error('the demo has no entry of last month');
    const day = await openedForEditing(entry);
    await dialog().getByLabel('Out', { exact: true }).fill('17:20');
    await here.desk.replyTo('PUT', '/api/worklogs', { id: entry.id, new_end_time: `${day}T16:10:00Z` });
    await dialog().getByRole('button', { name: 'Save changes' }).click();
    await dialog().getByText('Someone else has changed this time entry').waitFor();
    await dialog().getByText(/16:10/).first().waitFor();
    await dialog().getByRole('button', { name: 'Use the newer values' }).click();
    expect(await dialog().getByLabel('Out', { exact: true }).inputValue()).toBe('16:10');
    await dialog().getByRole('button', { name: 'History' }).click();
    await dialog().getByText('edited it').first().waitFor();
    await dialog().getByRole('button', { name: 'Cancel' }).click();
    const [now] = (await entriesOf(`from=${day}&to=${day}&employee_id=${entry.employee.id}`)).filter(
      ({ id }) => id === entry.id,
    );
    expect(now?.end_time).toBe(`${day}T16:10:00Z`);
  });

  it('approves, edits and deletes many after asking, and the bar stands above and below more than ten rows', async () => {
    const { from, to } = lastMonth();
    const all = await entriesOf(`from=${from}&to=${to}&limit=5000`);
    const counts = Map.groupBy(all, ({ employee }) => employee.id);
    const isListOfTen = (entries: typeof all) =>
      entries.length > 10 && entries.length < 40 && entries.some(({ approved }) => !approved);
    const [id, own] = [...counts].find(([, entries]) => isListOfTen(entries)) ?? ['', []];
    const view = `from=${from}&to=${to}&employee_id=${id}`;
    await here.desk.go(`/app?${view}#all-entries`);
    await rows().nth(1).waitFor();
    await expect
      .poll(() => here.page.getByRole('group', { name: /^Selected entries/ }).count(), { timeout: patience })
      .toBe(2);
    const bar = here.page.getByRole('group', { name: 'Selected entries', exact: true });
    // An action's own selection is put down when the list has caught up with it, not when the server has.
    const isPutDown = () => bar.getByText('0 selected').waitFor();
    await bar.getByRole('button', { name: `Select all ${own.length}` }).click();
    await bar.getByRole('button', { name: 'Clear approval' }).click();
    await dialog().getByText('Are you certain?').waitFor();
    await dialog().getByRole('button', { name: 'Cancel' }).click();
    await bar.getByRole('button', { name: 'Approve' }).click();
    const unapproved = own.filter(({ approved }) => !approved).length;
    await dialog()
      .getByRole('button', { name: new RegExp(`^Approve ${unapproved} entr(y|ies)$`) })
      .click();
    await expect
      .poll(async () => (await entriesOf(`${view}&approved=false`)).length, { timeout: patience })
      .toBe(0);
    await isPutDown();

    await here.page
      .getByRole('checkbox', { name: /^Select / })
      .nth(1)
      .check();
    await here.page
      .getByRole('checkbox', { name: /^Select / })
      .nth(2)
      .check();
    await bar.getByText('2 selected').waitFor();
    await bar.getByRole('button', { name: 'Edit' }).click();
    await dialog().getByLabel('In', { exact: true }).fill('0705');
    await dialog().getByLabel('Out', { exact: true }).fill('1535');
    await dialog().getByText('07:05–15:35').first().waitFor();
    await dialog().getByRole('button', { name: 'Change 2 entries' }).click();
    await here.page
      .getByRole('dialog')
      .filter({ hasText: 'Are you certain?' })
      .getByRole('button', { name: 'Change 2 entries' })
      .click();
    await expect
      .poll(
        async () =>
          (await entriesOf(view)).filter(({ start_time }) => start_time.slice(11) === '07:05:00Z').length,
        {
          timeout: patience,
        },
      )
      .toBe(2);
    await isPutDown();

    await here.page
      .getByRole('checkbox', { name: /^Select / })
      .nth(1)
      .check();
    await bar.getByRole('button', { name: 'Delete' }).click();
    await dialog().getByRole('button', { name: 'Delete 1 entry' }).click();
    await expect.poll(async () => (await entriesOf(view)).length, { timeout: patience }).toBe(own.length - 1);
    await here.page.getByText('1 entry deleted').waitFor();
    await here.page.getByRole('button', { name: 'Undo' }).last().click();
    await here.page.getByText('Undone: 1 entry').waitFor();
    expect(await entriesOf(view)).toHaveLength(own.length);
  });

  it('adds the same times on several days, and asks for at least one', async () => {
    await here.desk.go('/app#all-entries');
    await here.page.getByRole('button', { name: 'Add time entry' }).click();
    await dialog().getByRole('button', { name: /^Days/ }).click();
    await here.page.locator('button[data-today]').click();
    await here.page.keyboard.press('Escape');
    await dialog().getByRole('button', { name: 'Add entry' }).click();
    await dialog().getByText('Select at least one day').waitFor();
    await dialog()
      .getByRole('button', { name: /^Employee/ })
      .click();
    await here.page.getByRole('option').first().click();
    await dialog()
      .getByRole('button', { name: /^Project/ })
      .click();
    await here.page.getByRole('option').first().click();
    await dialog().getByRole('button', { name: /^Days/ }).click();
    await here.page.getByRole('button', { name: 'Previous month' }).click();
    await here.page.getByRole('button', { name: /^3 / }).click();
    await here.page.getByRole('button', { name: /^4 / }).click();
    await here.page.keyboard.press('Escape');
    await dialog().getByLabel('Out', { exact: true }).fill('17:30');
    await dialog().getByText('2 entries · 19.00 h').waitFor();
    await dialog().getByRole('button', { name: 'Add 2 entries' }).click();
    await here.page.getByText('2 entries added').waitFor();
  });

  const openLocation = () =>
    here.page
      .getByRole('button', { name: /^Show the location/ })
      .first()
      .click();

  it('shows where an entry began, how far from its site, and why another has no place [entries.modal-location]', async () => {
    await here.desk.go('/app#all-entries');
    await openLocation();
    await dialog()
      .getByText(/±\d+\sm/)
      .first()
      .waitFor();
    await dialog()
      .getByText(/m (\w+ of|from) the site/)
      .first()
      .waitFor();
    // Without streets, what is known is drawn to scale.
    await dialog().getByRole('img', { name: 'Where the employee clocked in and out' }).waitFor();
    await dialog()
      .getByText(/^In \d\d:\d\d$/)
      .waitFor();
    expect(await here.desk.axe()).toEqual([]);
    await here.page.keyboard.press('Escape');
    await here.page
      .getByRole('button', { name: /^Why is there no location/ })
      .first()
      .click();
    await dialog().getByText('GPS was switched off').waitFor();
    await dialog().getByRole('button', { name: 'Close' }).last().click();
  });

  it('shows it among streets once the map has been put there, and the sketch where the map does not come', async () => {
    const removeStreets = await putStreets(here.system.dataFolder);
    await here.page.route('**/map/streets.pmtiles', (route) => route.abort());
    await here.desk.go('/app#all-entries');
    await openLocation();
    await dialog().getByText('The map did not load. This is a sketch.').waitFor();
    await dialog().getByRole('img', { name: 'Where the employee clocked in and out' }).waitFor();
    expect(await here.desk.axe()).toEqual([]);
    await here.page.unroute('**/map/streets.pmtiles');
    // The browser logs what was cut off as a failed request.
    const said = here.desk.complaints.splice(0);
    expect(said.filter((text) => !/ERR_FAILED|status of 40[019]/.test(text))).toEqual([]);
    await dialog().getByRole('button', { name: 'Reload map' }).click();
    // Until the map is drawn the sketch stands in its place.
    await dialog().getByText('Arrow keys move the map, + and − zoom.').waitFor();
    // Words stand at the point; those who hear the page have the list above.
    await dialog()
      .getByText(/^In \d\d:\d\d$/)
      .waitFor();
    await dialog().getByRole('button', { name: 'Zoom out' }).click();
    await dialog().getByRole('link', { name: '© OpenStreetMap' }).waitFor();
    expect(await here.desk.axe()).toEqual([]);
    await here.page.keyboard.press('Escape');
    await removeStreets();
  });

  it('comments on an entry, and the text stands in its row', async () => {
    const { from, to } = lastMonth();
    await here.desk.go(`/app?from=${from}&to=${to}#all-entries`);
    await here.page
      .getByRole('button', { name: /^Add a comment/ })
      .first()
      .click();
    expect(await dialog().getByRole('button', { name: 'Add comment' }).isDisabled()).toBe(true);
    await dialog().getByLabel('Comment').fill('Seen and discussed');
    await dialog().getByRole('button', { name: 'Add comment' }).click();
    await dialog().getByRole('list').getByText('Seen and discussed').waitFor();
    await here.page.keyboard.press('Escape');
    await here.page
      .getByRole('button', { name: /^1 comment: / })
      .first()
      .waitFor();
  });

  it('keeps employees: creates, deactivates with its explanation, activates, sends the login', async () => {
    await here.desk.go('/app#employees');
    await here.page.getByRole('button', { name: 'Add employee' }).click();
    await dialog().getByLabel('Name').fill('Ægir Þórsson');
    await dialog().getByRole('button', { name: 'Add employee' }).click();
    await here.page.getByText('Ægir Þórsson added').waitFor();
    const row = here.page.getByRole('row', { name: /Ægir Þórsson/ });
    await row.getByText('No entry yet').waitFor();
    await row.getByRole('button', { name: /^Send SMS/ }).click();
    await dialog().getByLabel('Phone number').fill('+354 661 2345');
    await dialog().getByRole('button', { name: 'Send SMS', exact: true }).click();
    await here.page.getByText('Login SMS sent to Ægir Þórsson').waitFor();
    await expect.poll(async () => (await here.system.sms()).length, { timeout: patience }).toBe(1);
    await row.getByRole('button', { name: /^Edit/ }).click();
    await dialog().getByRole('button', { name: 'Deactivate' }).click();
    await here.page.getByText(/No data is deleted/).waitFor();
    await here.page
      .getByRole('dialog')
      .filter({ hasText: 'No data is deleted' })
      .getByRole('button', { name: 'Deactivate' })
      .click();
    await here.page.getByRole('button', { name: /^Inactive employees/ }).click();
    const inactive = here.page.getByRole('table', { name: 'Inactive employees' });
    await inactive.getByText('Ægir Þórsson').waitFor();
    await inactive.getByRole('button', { name: 'Activate: Ægir Þórsson' }).click();
    await here.page
      .getByRole('table', { name: 'Active employees', exact: true })
      .getByText('Ægir Þórsson')
      .waitFor();
    expect(await here.desk.axe()).toEqual([]);
  });

  it('keeps projects: creates, describes, renames by what differs only, closes and opens', async () => {
    await here.desk.go('/app#projects');
    await here.page.getByRole('button', { name: 'Create project' }).click();
    await dialog().getByLabel('Name').fill('Öldugata 7');
    await dialog().getByLabel('Description').fill('Þak og rennur');
    await dialog().getByRole('button', { name: 'Create project' }).click();
    await here.page.getByText('Öldugata 7 created').waitFor();
    await here.page.getByRole('button', { name: 'Description: Öldugata 7' }).click();
    await dialog().getByText('Þak og rennur').waitFor();
    await here.page.keyboard.press('Escape');
    await here.page.getByRole('button', { name: 'Edit: Öldugata 7' }).click();
    await dialog().getByRole('button', { name: 'Save changes' }).click();
    await dialog().getByText('No changes have been made').waitFor();
    await dialog().getByLabel('Name').fill('Öldugata 9');
    await dialog().getByRole('button', { name: 'Save changes' }).click();
    await here.page.getByRole('button', { name: 'Close: Öldugata 9' }).click();
    await here.page.getByRole('button', { name: /^Closed projects/ }).click();
    await here.page.getByRole('table', { name: 'Closed projects' }).getByText('Öldugata 9').waitFor();
    await here.page.getByRole('button', { name: 'Open: Öldugata 9' }).click();
    await here.page.getByRole('table', { name: 'Open projects' }).getByText('Öldugata 9').waitFor();
    expect(await here.desk.axe()).toEqual([]);
  });

  it('changes settings: approval off hides it everywhere, on brings it back; the password needs the current one [routes.hash-settings modals.change-password settings.changed.*]', async () => {
    await here.desk.go('/app#settings');
    await here.page.getByRole('switch', { name: 'Approve time entries' }).click();
    await here.page.getByText('Settings saved').waitFor();
    await here.page.getByRole('link', { name: 'Entries' }).click();
    await here.page.getByRole('button', { name: 'All projects' }).waitFor();
    await here.page.getByRole('button', { name: 'Any status' }).waitFor({ state: 'detached' });
    await here.page.getByRole('link', { name: 'Settings' }).click();
    await here.page.getByRole('switch', { name: 'Approve time entries' }).click();
    await expect
      .poll(async () => here.page.getByRole('switch', { name: 'Approve time entries' }).isChecked())
      .toBe(true);
    await here.page.getByRole('button', { name: 'Lunch' }).click();
    await dialog().getByRole('button', { name: 'Save' }).click();
    await dialog().getByText('No changes have been made').waitFor();
    await here.page.keyboard.press('Escape');
    await here.page.getByRole('button', { name: 'Change password' }).click();
    await dialog().getByLabel('Current password').fill('not this one');
    await dialog().getByLabel('New password', { exact: true }).fill('a much longer one');
    await dialog().getByLabel('Confirm new password').fill('a much longer one');
    await dialog().getByRole('button', { name: 'Save' }).click();
    await dialog().getByText('The current password is wrong').waitFor();
    await here.page.keyboard.press('Escape');
    expect(await here.desk.axe()).toEqual([]);
  });

  it('leaves a table that holds together, and a console without an error', async () => {
    // The browser logs a refused password as a failed request.
    expect(here.desk.complaints.filter((text) => !/status of 40[019]/.test(text))).toEqual([]);
    expect(checkInvariants(await here.system.rows(), await here.system.clock.now())).toEqual([]);
  });
});
