// Pay periods in a real browser: a month is approved and locked, its entries show it, and it is opened with a reason.

import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { languages } from '#shared/limits.ts';
import { payPeriod } from '#shared/model/pay-period.ts';
import { workLog } from '#shared/model/worklog.ts';
import { expectClean, useDemoDesk } from '#test/kit/system/use-system.ts';

const here = useDemoDesk();

const periods = async () => z.parse(z.array(payPeriod), await here.desk.replyTo('GET', '/api/pay_periods'));
/** The demo has a running period, one to be closed, a submitted one, and locked ones before it. */
async function nth(at: number) {
  const found = (await periods())[at];
  return found ?? expect.fail(`the demo has ${at} periods at most`);
}
const entriesOf = async ({ from, to }: { from: string; to: string }, more = '') =>
  z.parse(z.array(workLog), await here.desk.replyTo('GET', `/api/worklogs?from=${from}&to=${to}${more}`));
const step = () => here.page.getByRole('region', { name: 'Lock' });
/** Opens the step that closes a period, by its place among the periods. */
async function open(at: number): Promise<void> {
  const { from, to } = await nth(at);
  await here.desk.go(`/app?from=${from}&to=${to}&step=lock#payroll`);
  await step().getByRole('heading', { level: 3 }).waitFor();
}
const press = (name: string) =>
  step()
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .click();
const said = (text: RegExp) => here.page.getByRole('status').getByText(text).first().waitFor();

describe('pay periods', () => {
  it.each(languages)('are clean and within the screen at both widths in %s', async (language) => {
    const { from, to } = await nth(3);
    await expectClean(here, language, `/app?from=${from}&to=${to}&step=lock#payroll`, async ({ page }) => {
      await page.locator('section h3').first().waitFor();
      const folded = page.locator('section:has(#month-lock) button[aria-expanded=false]');
      while ((await folded.count()) > 0) await folded.first().click();
    });
  });

  it('wait for unapproved entries, then are approved and locked press by press', async () => {
    const submitted = await nth(2);
    expect(submitted.state).toBe('submitted');
    await open(2);
    await step()
      .getByRole('link', { name: /not approved$/ })
      .click();
    await here.page
      .getByRole('checkbox', { name: /Not approved|Select/ })
      .first()
      .waitFor();
    expect(here.page.url()).toContain(`from=${submitted.from}&to=${submitted.to}&approved=false`);
    for (const { id } of await entriesOf(submitted, '&approved=false'))
      await here.desk.replyTo('PUT', '/api/worklogs', { id, approved: true });
    await open(2);
    await press('Approve');
    await said(/ approved$/);
    await press('Lock');
    await said(/ locked$/);
    expect(
      await step()
        .getByRole('heading', { level: 3 })
        .evaluate((element) => element === document.activeElement),
    ).toBe(true);
    expect(await nth(2)).toMatchObject({ state: 'locked', closed: { entries: submitted.entries } });
  });

  it('that are locked keep their entries as they are, and the list and the form say so', async () => {
    const locked = await nth(2);
    const [entry] = await entriesOf(locked);
    if (!entry) return expect.fail('the month has entries');
    const refused = await here.desk.ask('PUT', '/api/worklogs', { id: entry.id, approved: false });
    expect(refused).toEqual({
      status: 409,
      body: expect.stringMatching(/locked/),
    });
    await here.desk.go(`/app?from=${locked.from}&to=${locked.to}#all-entries`);
    await here.page
      .getByRole('button', { name: /cannot be changed/ })
      .first()
      .click();
    const form = here.page.getByRole('dialog');
    await form.getByText(/hours cannot be changed/).waitFor();
    expect(await form.getByRole('button', { name: 'Save changes' }).isDisabled()).toBe(true);
    expect(await form.getByRole('button', { name: 'Delete entry' }).isDisabled()).toBe(true);
    expect(await form.getByLabel('In', { exact: true }).isDisabled()).toBe(true);
    await form.getByRole('button', { name: 'History' }).click();
    await form.getByText('approved', { exact: false }).first().waitFor();
    expect(await here.desk.axe()).toEqual([]);
    await here.page.keyboard.press('Escape');
  });

  it('are opened again with a reason, which stays in the record', async () => {
    await open(2);
    await press('Reopen');
    const dialog = here.page.getByRole('dialog', { name: 'Reopen this period?' });
    await dialog.getByRole('button', { name: 'Reopen' }).click();
    await dialog.getByText('Enter a reason').waitFor();
    expect(await here.desk.axe()).toEqual([]);
    await dialog.getByLabel(/^Reason/).fill('Two shifts at Garðatorg were forgotten');
    await dialog.getByRole('button', { name: 'Reopen' }).click();
    await said(/ reopened$/);
    await step()
      .getByRole('button', { name: /^History of/ })
      .click();
    await step().getByText('Two shifts at Garðatorg were forgotten').waitFor();
    const [newest] = (await nth(2)).history;
    expect(newest).toMatchObject({ from_state: 'locked', to_state: 'open' });
  });

  it('inform the second of two who look at the same one', async () => {
    await open(1);
    await step()
      .getByRole('button', { name: /^Submit/ })
      .waitFor();
    const { from, version } = await nth(1);
    for (const [at, to_state] of (['submitted', 'open'] as const).entries())
      await here.desk.replyTo('PUT', `/api/pay_periods/${from}`, { to_state, version: version + at });
    await press('Submit');
    await here.page.getByText('Someone else has just changed this pay period').first().waitFor();
    await step()
      .getByRole('button', { name: /^History of/ })
      .waitFor();
  });
});
