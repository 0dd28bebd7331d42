// The end of a month in a real browser: missing days, odd entries, approval, lock, file and sent, each undone once and done.

import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { languages } from '#shared/limits.ts';
import { dayNote } from '#shared/model/day-note.ts';
import { payrollRecord } from '#shared/model/payroll.ts';
import { workLog } from '#shared/model/worklog.ts';
import { toWire } from '#shared/time/instant.ts';
import { lastMonth } from '#test/kit/browser/desk.ts';
import { presses } from '#test/kit/browser/presses.ts';
import { scriptBytes } from '#test/kit/browser/script-weight.ts';
import { expectClean, useDemoDesk } from '#test/kit/system/use-system.ts';

/** The budget of scripts in table-and-performance.md. */
const scriptBytesMax = 220_000;
const here = useDemoDesk();
const { from, to } = lastMonth();
const hour = 3600;
const seconds = (at: string | undefined) => Date.parse(at ?? '') / 1000;

const entries = async (more = '') =>
  z.parse(z.array(workLog), await here.desk.replyTo('GET', `/api/worklogs?from=${from}&to=${to}${more}`));
const notes = async () =>
  z.parse(z.array(dayNote), await here.desk.replyTo('GET', `/api/day_notes?from=${from}&to=${to}`));
const named = async (id: string) =>
  (await entries()).find((entry) => entry.id === id) ?? expect.fail('the entry is gone');
const button = (name: RegExp | string) => here.page.getByRole('button', { name });
const step = (name: string) =>
  here.page.getByRole('navigation', { name: 'Steps to close the month' }).getByRole('button', { name });
const region = (name: string) => here.page.getByRole('region', { name, exact: true });
const undo = () => here.page.getByRole('status').getByRole('button', { name: 'Undo' }).last();

describe('the end of a month', () => {
  it.each(languages)('is clean and within the screen at both widths in %s', async (language) => {
    await expectClean(here, language, '/app#payroll', ({ page }) =>
      page.locator('nav li button[aria-current=step]').waitFor(),
    );
  });

  it('loads no more script than its budget until the list of a step is drawn', async () => {
    const { desk, system } = here;
    const parts = /\/(month-side|next-card)-[^/]+\.js$/;
    await desk.context.route(parts, (route) => route.abort());
    const bytes = await scriptBytes(desk.context, `${system.web}/app#payroll`, (one) =>
      one.getByRole('list', { name: 'Missing days' }).getByRole('listitem').nth(3).waitFor(),
    );
    await desk.context.unroute(parts);
    expect(bytes).toBeGreaterThan(100_000);
    expect(bytes).toBeLessThanOrEqual(scriptBytesMax);
  });

  it('opens on the days that are missing; a note takes each off, and Undo brings it back', async () => {
    const before = (await notes()).length;
    await here.desk.go('/app#payroll');
    await region('Missing days').waitFor();
    const count = async () => Number((await step('Missing').locator('.big').textContent()) ?? '');
    const missing = await count();
    expect(missing).toBeGreaterThan(1);
    await button(/^Mark all \d+ as off$/).click();
    await here.page.getByText('No missing days').first().waitFor();
    expect(await notes()).toHaveLength(before + missing);
    await undo().click();
    await here.page.getByText(/changes put back$/).waitFor();
    expect([await count(), await notes()]).toEqual([missing, expect.objectContaining({ length: before })]);
    await button(/^Mark all \d+ as off$/).click();
    await here.page.getByText('No missing days').first().waitFor();
    await button('Next: Odd').click();
  });

  it('suggests the time that an overlap ends, takes it at a press, and puts it back', async () => {
    const [entry] = (await entries('&approved=true')).filter(({ end_time }) => end_time !== undefined);
    if (!entry) return expect.fail('the demo has approved entries');
    const end = seconds(entry.end_time);
    const added = await here.desk.replyTo('POST', '/api/worklogs', [
      {
        employee_id: entry.employee.id,
        project_id: entry.project.id,
        start_time: toWire(end - hour),
        end_time: toWire(end + hour),
      },
    ]);
    const [second] = z.parse(z.array(workLog), added);
    if (!second) return expect.fail('the entry was added');
    await here.desk.go('/app?step=odd#payroll');
    const suggestion = region('Must be fixed').getByRole('button', { name: /^Start the second at/ });
    await suggestion.first().waitFor();
    expect(await here.desk.axe()).toEqual([]);
    await button(/^Apply \d+ suggestions?$/).click();
    await here.page
      .getByText(/corrected$/)
      .first()
      .waitFor();
    expect((await named(second.id)).start_time).toBe(toWire(end));
    await button(/^\d+ done/).click();
    await button(new RegExp(`^Put back: ${entry.employee.name}`))
      .first()
      .click();
    await here.page
      .getByText(/put back$/)
      .first()
      .waitFor();
    expect((await named(second.id)).start_time).toBe(second.start_time);
    await suggestion.first().click();
    await expect.poll(async () => (await named(second.id)).start_time).toBe(toWire(end));
  });

  it('takes a kennitala in its place, with the hyphen that people write', async () => {
    const field = here.page.getByRole('textbox', { name: /^Kennitala of/ });
    await field.fill('120160-3389');
    await field.press('Enter');
    await field.waitFor({ state: 'detached' });
    await here.page.getByText(/^Kennitala saved/).waitFor();
  });

  it('approves the rest at one press, undone for ten seconds', async () => {
    const waiting = (await entries('&approved=false')).length;
    expect(waiting).toBeGreaterThan(1);
    await step('Approve').click();
    await button(/^Approve all \d+$/).click();
    await here.page
      .getByRole('status')
      .getByText(/entries approved$/)
      .first()
      .waitFor();
    await undo().click();
    await expect.poll(async () => (await entries('&approved=false')).length).toBe(waiting);
    await button(/^Approve all \d+$/).click();
    await here.page.getByText('All entries are approved').waitFor();
    await expect.poll(async () => (await entries('&approved=false')).length).toBe(0);
    await button('Next: Lock').click();
  });

  it('locks the month, makes its file, and is done once the office says that it was sent', async () => {
    await region('Lock')
      .getByRole('button', { name: /^Lock the period:/ })
      .click();
    const anyway = here.page.getByRole('checkbox', { name: /Create the file anyway/ });
    const filed = await presses(here.page, async () => {
      await button('Next: File').click();
      const make = button(/^Create .* payroll file$/);
      await make.waitFor();
      if ((await anyway.count()) > 0) await anyway.check();
      await make.click();
      await here.page.getByRole('link', { name: /^Download/ }).click();
    });
    // A file with warnings asks for one more.
    expect(filed - (await anyway.count())).toBeLessThanOrEqual(3);
    await button('Next: Sent').click();
    await button('Payday has read it').click();
    await here.page.getByRole('heading', { name: /is done$/ }).waitFor();
    expect(await here.desk.axe()).toEqual([]);
    const records = z.parse(z.array(payrollRecord), await here.desk.replyTo('GET', '/api/payroll/exports'));
    expect(records[0]).toMatchObject({ from, to, sent: { by: { kind: 'Company' } } });
    const who = here.page.getByRole('table', { name: 'Who did what' });
    for (const name of ['Missing', 'Odd', 'Approve', 'Lock', 'File', 'Sent'])
      await who.getByRole('rowheader', { name }).waitFor();
  });

  it('is opened again only with a reason', async () => {
    await button('Reopen').click();
    const dialog = here.page.getByRole('dialog', { name: 'Reopen this period?' });
    await dialog.getByLabel(/^Reason/).fill('A day at Garðatorg was forgotten');
    await dialog.getByRole('button', { name: 'Reopen' }).click();
    await here.page
      .getByRole('status')
      .getByText(/ reopened$/)
      .first()
      .waitFor();
    await region('Lock').waitFor();
  });
});
