// The monthly report from the setting to the accountant's hands: mailed by the clock, opened without a session, stopped.

import type { Page } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { reportLinkDays } from '#shared/limits.ts';
import { reportRuns } from '#shared/model/monthly-report.ts';
import { type Desk, demoCompany, openDesk } from '#test/kit/browser/desk.ts';
import { useDemoDesk } from '#test/kit/system/use-system.ts';

const daySeconds = 86_400;
const accountant = 'books@accountant.example';
const here = useDemoDesk();
let desk: Desk | undefined;
const office = (): Desk => desk ?? expect.fail('no office is at the desk');
/** A company’s session ends with the days that the clock is moved over. */
async function atTheDesk(): Promise<void> {
  await desk?.context.close();
  desk = await openDesk(here.system, here.browser, demoCompany(here.system, 'Þakverk ehf.'));
  await desk.go('/app#settings');
}
/** It is noon of the second day of the next month: one month has ended, whatever day it was. */
async function aMonthEnds(): Promise<void> {
  const now = await here.system.clock.now();
  const day = new Date(now * 1000);
  const second = Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 2, 12) / 1000;
  await here.system.clock.advance(second - now);
}
beforeAll(atTheDesk);
const dialog = () => office().page.getByRole('dialog').last();
const group = () => office().page.getByRole('region', { name: 'Monthly report' });
const mailed = async (path: string) => {
  const mails = await here.system.mails();
  return mails.filter(({ to, text }) => to.includes(accountant) && text?.includes(`/${path}?token=`));
};
const letters = () => mailed('report_file');
const linkIn = (text: string | undefined, path: string): string =>
  new RegExp(`https?://\\S+/${path}\\?token=\\S+`).exec(text ?? '')?.[0] ?? expect.fail(`no ${path} link`);

/** Somebody else, elsewhere: no session, no cookie. */
let elsewhere: Page | undefined;
async function opened(address: string): Promise<Page> {
  await elsewhere?.context().close();
  const context = await here.browser.newContext({ locale: 'en-IE' });
  elsewhere = await context.newPage();
  await elsewhere.goto(address);
  return elsewhere;
}
afterEach(async () => {
  await elsewhere?.context().close();
  elsewhere = undefined;
});

describe('the monthly report', () => {
  it('is switched on with its addresses and files', async () => {
    await group()
      .getByRole('button', { name: /^Email the report/ })
      .click();
    await dialog().getByRole('switch', { name: 'Email the monthly report' }).click();
    await dialog().getByLabel('Email addresses').fill(`${accountant}\nno address`);
    await dialog().getByRole('button', { name: 'Save' }).click();
    await dialog().getByText('Not an email address: no').waitFor();
    await dialog().getByLabel('Email addresses').fill(accountant);
    await dialog().getByRole('checkbox', { name: 'Hours of each employee (Excel)' }).click();
    await dialog().getByRole('radio', { name: 'Íslenska' }).click();
    expect(await office().axe()).toEqual([]);
    await dialog().getByRole('button', { name: 'Save' }).click();
    await group().getByText('To 1 address, on the 1st of the month').waitFor();
    await group()
      .getByText(/^waiting for consent, asked /)
      .waitFor();
    expect(await letters()).toEqual([]);
  });

  it('asks the accountant first, and sends nothing before the answer', async () => {
    await expect.poll(async () => (await mailed('report_consent')).length, { timeout: 60_000 }).toBe(1);
    await group()
      .getByRole('button', { name: /Send last month/ })
      .click();
    await office().page.getByText('No address is confirmed, so no report would be sent.').waitFor();
    const [question] = await mailed('report_consent');
    expect(question?.subject).not.toContain('Þakverk');
    const page = await opened(linkIn(question?.text, 'report_consent'));
    const yes = page.getByRole('button', { name: 'Yes, send them to me' });
    await yes.waitFor();
    await yes.click();
    await page.getByText(`Þakverk ehf.: ${accountant} gets the monthly reports.`).waitFor();
    expect(page.url()).not.toContain('token');
    await office().page.reload();
    await group().getByText('confirmed', { exact: true }).waitFor();
    const again = await opened(linkIn(question?.text, 'report_consent'));
    await again.getByRole('button', { name: 'No, and do not ask again' }).click();
    await again.getByText('This link does not work').waitFor();
    expect(await letters()).toEqual([]);
    expect(await mailed('report_consent')).toHaveLength(1);
  });

  it('is mailed in the morning after the month, once', async () => {
    await aMonthEnds();
    await expect.poll(async () => (await letters()).length, { timeout: 60_000 }).toBe(1);
    await here.system.clock.advance(daySeconds);
    const [letter] = await letters();
    expect(letter?.subject).toMatch(/^Þakverk ehf\.: tímar í \S+ \d{4}$/);
    expect(letter?.headers?.['List-Unsubscribe']).toMatch(/^<https?:.*\/report_unsubscribe\?token=/);
    expect(letter?.text).toMatch(/Samtals [\d.]+,\d\d klst\./);
  });

  it('opens by its link without a session, and the company sees that it was', async () => {
    const [letter] = await letters();
    const page = await opened(linkIn(letter?.text, 'report_file'));
    const report = page.getByRole('link', { name: /Report \(PDF\)/ });
    await report.waitFor();
    expect(page.url()).not.toContain('token');
    const reply = await page.request.get((await report.getAttribute('href')) ?? '');
    expect(reply.headers()['content-type']).toBe('application/pdf');
    expect((await reply.body()).subarray(0, 5).toString()).toBe('%PDF-');
    await atTheDesk();
    await group().getByText('opened 1 time').waitFor();
  });

  it('stops at one press of its reader', async () => {
    const [letter] = await letters();
    const page = await opened(linkIn(letter?.text, 'report_unsubscribe'));
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await page.getByText(`${accountant} no longer gets monthly reports from Þakverk ehf..`).waitFor();
    await office().page.reload();
    await group().getByText('opened 1 time, has unsubscribed').waitFor();
    await aMonthEnds();
    await atTheDesk();
    const states = async () => {
      const { runs } = z.parse(reportRuns, await office().replyTo('GET', '/api/monthly_reports'));
      return runs.map(({ state }) => state);
    };
    await expect.poll(states, { timeout: 60_000 }).toContain('nobody');
    await office().page.reload();
    await group().getByText('opened 1 time, has unsubscribed').waitFor();
    await group().getByText('Not sent: no address has agreed, or all have unsubscribed').waitFor();
    expect(await letters()).toHaveLength(1);
  });

  it('opens nothing once its link has ended', async () => {
    await here.system.clock.advance(reportLinkDays * daySeconds);
    const [letter] = await letters();
    const page = await opened(linkIn(letter?.text, 'report_file'));
    await page.getByText('This link does not work').waitFor();
    expect(await page.getByRole('link', { name: /Report/ }).count()).toBe(0);
  });
});
