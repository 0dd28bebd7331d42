// A request for a correction in a real browser: asked on the phone, seen on the board, answered, and read on the phone.

import { afterAll, describe, expect, it } from 'vitest';
import type { BrowserContext, Page } from 'playwright-core';
import * as z from 'zod/mini';
import { correction } from '#shared/model/correction.ts';
import { historyRow } from '#shared/model/worklog/history.ts';
import { axeFindings } from '#test/kit/browser/axe.ts';
import { expectClean, useDemoDesk } from '#test/kit/system/use-system.ts';
import { aVisitor } from '#test/kit/browser/visitor.ts';

const here = useDemoDesk();
const opened: BrowserContext[] = [];
afterAll(() => Promise.all(opened.map((one) => one.close())));

async function aPhone(): Promise<Page> {
  const who = here.system.logins.find(({ role }) => role === 'EMPLOYEE') ?? expect.fail('no employee');
  const login = { role: 'EMPLOYEE', company: who.company, name: who.name, password: who.password } as const;
  const context = await aVisitor(here.browser, here.system, { isPhone: true, language: 'en' }, login);
  opened.push(context);
  const page = await context.newPage();
  await page.goto(`${here.system.web}/employee/app`);
  return page;
}
const requests = async () => z.parse(z.array(correction), await here.desk.replyTo('GET', '/api/corrections'));

describe('a request for a correction', () => {
  it('is asked on the phone, from the entry and for a missing one', async () => {
    const page = await aPhone();
    // Today's entries may still run: yesterday's row is the second of the week, or the last week's first.
    await page
      .locator('section button')
      .filter({ hasText: /\d\.\d\d/ })
      .nth(1)
      .click();
    await page.getByRole('button', { name: 'Ask for a change' }).first().click();
    const form = page.getByRole('dialog', { name: 'Ask for a change' });
    await form.getByLabel('Out').fill('17:10');
    await form.getByLabel('What happened?').fill('I left at 17:10, forgot');
    expect(await axeFindings(page)).toEqual([]);
    await form.getByRole('button', { name: 'Send to the office' }).click();
    await page.getByText('Waiting for the office').waitFor();
    await page.getByRole('button', { name: 'Ask for a missing entry' }).click();
    const missing = page.getByRole('dialog', { name: 'Ask for a missing entry' });
    await missing.getByLabel('What happened?').fill('The phone was dead');
    await missing.getByRole('button', { name: 'Send to the office' }).click();
    await expect
      .poll(async () => (await requests()).map(({ state }) => state))
      .toEqual(['waiting', 'waiting', 'waiting']);
  });

  it('stands on the board, in every language and at both widths', async () => {
    await here.desk.go('/app#overview');
    const shown = here.page.getByRole('list', { name: 'Requests' }).getByRole('listitem');
    await shown
      .filter({ hasText: 'I left at 17:10, forgot' })
      .getByRole('button', { name: 'Accept' })
      .waitFor();
    expect(await shown.count()).toBe(3);
    await here.page.getByRole('link', { name: '3 requests' }).click();
    await here.page.getByText('I left at 17:10, forgot').waitFor();
    for (const language of ['en', 'is', 'pt'] as const)
      await expectClean(here, language, '/app#requests', ({ page }) =>
        page.getByText('I left at 17:10, forgot').waitFor(),
      );
  });

  it('is accepted and declined by one press each, and the history says who asked', async () => {
    const change = (await requests()).find(({ word }) => word.startsWith('I left'));
    await here.desk.go('/app#requests');
    const card = (word: string) => here.page.getByRole('listitem').filter({ hasText: word });
    await card('I left at 17:10').getByRole('button', { name: 'Accept' }).click();
    await here.page.getByText('Request accepted, hours changed').waitFor();
    await card('The phone was dead').getByRole('button', { name: 'Decline' }).click();
    await here.page.getByLabel('Reason').fill('You were not on site');
    await here.page.getByRole('dialog').getByRole('button', { name: 'Decline' }).click();
    await here.page.getByText('Request declined').waitFor();
    const rows = await here.desk.replyTo('GET', `/api/worklogs/${change?.work_log_id}/history`);
    expect(z.parse(z.array(historyRow), rows).at(-1)).toMatchObject({
      action: 'changed',
      asked_by: change?.employee.name,
    });
  });

  it('says on the phone what became of it', async () => {
    const page = await aPhone();
    await page.getByRole('button', { name: /Account:/ }).click();
    await page.getByRole('menuitem', { name: 'My requests' }).click();
    await page.getByText(/^Accepted by/).waitFor();
    await page.getByText(/^Declined by .*: You were not on site$/).waitFor();
    expect(await axeFindings(page)).toEqual([]);
  });
});
