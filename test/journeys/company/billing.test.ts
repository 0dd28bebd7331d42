// A company from the end of its trial to a customer and away again, by bank and by card, in a real browser.

import type { BrowserContext, Page, Request } from 'playwright-core';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { trialDays, trialGraceDays, trialLastWarningDays, trialWarningDays } from '#shared/limits.ts';
import { toWire } from '#shared/time/instant.ts';
import { type Account, accountsOn, madeReply, password } from '#test/kit/system/accounts.ts';
import { axeFindings } from '#test/kit/browser/axe.ts';
import { useSystemAndBrowser } from '#test/kit/system/use-system.ts';

const here = useSystemAndBrowser();
const day = 86_400;
const patient = { timeout: 90_000, interval: 500 };
const name = 'Málning og múr ehf.';
const email = 'malning@example.is';
let page: Page;
let ours: Account;
let project: string;

async function openTab(context: BrowserContext): Promise<Page> {
  const opened = await context.newPage();
  opened.setDefaultTimeout(60_000);
  return opened;
}
const now = async (): Promise<number> => Number(await page.evaluate('Date.now()'));
/** The page's requests to the API that have no answer yet. */
function apiRequestsOf(of: Page): ReadonlySet<Request> {
  const open = new Set<Request>();
  of.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) open.add(request);
  });
  of.on('requestfinished', (request) => open.delete(request));
  of.on('requestfailed', (request) => open.delete(request));
  return open;
}
const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
const dialog = (title: string) => page.getByRole('dialog', { name: title });
const close = (title: string) => dialog(title).getByRole('button', { name: 'Close' }).last().click();
async function looksRight(what: string): Promise<void> {
  expect(await axeFindings(page), what).toEqual([]);
  expect(await overflow(), what).toBeLessThanOrEqual(0);
}
async function logIn(): Promise<void> {
  await page.context().clearCookies();
  await page.goto(`${here.system.web}/login`);
  await page.getByLabel('Company name').fill(name);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.waitForURL(/\/app/);
}
async function showSettings(): Promise<void> {
  await page.goto(`${here.system.web}/app#settings`);
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
}
async function cancel(reason: string): Promise<void> {
  await showSettings();
  await page.getByRole('button', { name: 'Cancel subscription' }).click();
  await dialog('Cancel subscription').getByRole('button', { name: 'Continue' }).click();
  await looksRight('cancelling');
  await page.getByLabel('Why are you leaving?').fill(reason);
  await dialog('Cancel subscription').getByRole('button', { name: 'Cancel subscription' }).click();
  await page.getByText('The subscription is cancelled').waitFor();
  await page.getByRole('button', { name: 'Choose a plan' }).first().waitFor();
}

const partner = () => `http://127.0.0.1:${Number(new URL(here.system.web).port) + 5}/paddle`;
const behave = (moods: object) => fetch(`${partner()}/mood`, { method: 'PUT', body: JSON.stringify(moods) });
const atReseller = z.object({
  transactions: z.array(z.object({ custom_data: z.record(z.string(), z.string()) })),
  subscriptions: z.array(z.object({ status: z.string() })),
});
const seen = async () => atReseller.parse(await (await fetch(`${partner()}/seen`)).json());
/** Chooses the card, agrees to euros, and answers in the overlay's frame. */
async function payByCard(): Promise<void> {
  await page.getByRole('radio', { name: /^Card/ }).check();
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await dialog('Pay by card in euros')
    .getByText(/€50 per month/)
    .waitFor();
  await looksRight('euros');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  const frame = page.frameLocator('iframe[title="Paddle checkout"]');
  await frame.getByText('EUR 50.00 a month, before tax').waitFor();
  await frame.getByRole('button', { name: 'Pay with a bad card' }).click();
  await frame.getByText('The card was declined.').waitFor();
  await frame.getByRole('button', { name: 'Pay with a good card' }).click();
}

beforeAll(async () => {
  ours = await accountsOn(here.system).signUp({ name, email, language: 'en' });
  await ours.employ('Anna');
  const made = await accountsOn(here.system).call(
    'POST',
    '/api/projects',
    ours.as({ body: { name: 'House' } }),
  );
  project = madeReply.parse(made.body).id;
  await accountsOn(here.system).call('POST', '/api/settings', {
    token: ours.token,
    body: { country: 'IS' },
  });
  const context = await here.browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en' });
  page = await openTab(context);
}, 240_000);

describe('a company at the end of its trial', () => {
  it('is warned three days before, and on the last one; nothing opens by itself', async () => {
    await here.system.clock.advance((trialDays - trialWarningDays) * day);
    await logIn();
    await page.getByText('3 days left in your trial').waitFor();
    await here.system.clock.advance((trialWarningDays - trialLastWarningDays) * day + 60);
    await logIn();
    await page.getByText('less than 1 day remaining').waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    await looksRight('the last day');
    const subjects = async () =>
      (await here.system.mails()).filter(({ to }) => to.includes(email)).map(({ subject }) => subject);
    await vi.waitFor(
      async () => expect(await subjects()).toContain('Your trial of Stund has one day left'),
      patient,
    );
  });

  it('works on after it for the days of grace, and clocks in whatever comes', async () => {
    await here.system.clock.advance(trialLastWarningDays * day);
    await logIn();
    await dialog('Trial period over')
      .getByText(/^Everything works until/)
      .waitFor();
    await dialog('Trial period over').getByRole('button', { name: 'Confirm subscription later' }).click();
    await page.getByText('Your trial is over').waitFor();
    await here.system.clock.advance(trialGraceDays * day);
    const { call } = accountsOn(here.system);
    const token = await ours.logIn();
    expect(await call('POST', '/api/projects', { token, body: { name: 'Roof' } })).toMatchObject({
      status: 403,
    });
    const at = toWire(await here.system.clock.now());
    const press = { id: crypto.randomUUID(), project_id: project, at };
    const employee = await ours.enter('Anna');
    expect(await call('POST', '/employee/v2/clock_in', { token: employee, body: press })).toMatchObject({
      status: 200,
    });
  });
});

describe('a company after its trial', () => {
  it('is asked to subscribe in every tab, pays by bank claim in one, and cancels in two steps', async () => {
    // In the first tab it was put off.
    page = await openTab(page.context());
    await logIn();
    await dialog('Trial period over').waitFor();
    await looksRight('the form');
    await dialog('Trial period over')
      .getByText(/^You can view and export, but not edit, until/)
      .waitFor();
    const second = await openTab(page.context());
    await second.goto(`${here.system.web}/app`);
    await second.getByRole('dialog', { name: 'Trial period over' }).waitFor();
    await page.getByLabel('Kennitala of the company').fill('620308 1190');
    await page.getByLabel('Email for invoices').fill('bokhald@malning.example');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await dialog('Welcome').waitFor();
    await looksRight('the welcome');
    await second.getByRole('dialog', { name: 'Welcome' }).waitFor();
    await second.close();
    await close('Welcome');
    await showSettings();
    await page.getByText('Your subscription is active').waitFor();
    await cancel('The winter is long');
  });

  it('pays by card: agrees to euros, is declined, pays, waits for the reseller’s confirmation, and is welcomed [billing.card-overlay]', async () => {
    await page.getByRole('button', { name: 'Choose a plan' }).first().click();
    await page.getByRole('radio', { name: /^Card/ }).waitFor();
    await looksRight('the form');
    await payByCard();
    await dialog('Waiting for confirmation').waitFor();
    await dialog('Welcome').waitFor();
    await close('Welcome');
    await showSettings();
    await page.getByText('Your subscription is active').waitFor();
    const { transactions } = await seen();
    expect(transactions.map((one) => one.custom_data['company_id'])).toEqual([ours.id]);
    await cancel('The job is done');
    await vi.waitFor(
      async () => expect((await seen()).subscriptions).toEqual([{ status: 'canceled' }]),
      patient,
    );
  });

  it('whose payment is not confirmed in fifty seconds is informed, works on, and is subscribed when the confirmation comes, without a reload', async () => {
    await behave({ delivery: 'held' });
    await page.getByRole('button', { name: 'Choose a plan' }).first().click();
    await page.clock.install();
    const unanswered = apiRequestsOf(page);
    await payByCard();
    const paidAt = await now();
    await dialog('Waiting for confirmation').waitFor();
    // From here the page's clock moves with these steps only, however slow the machine is.
    await vi.waitFor(async () => page.clock.pauseAt((await now()) + 1_000), patient);
    const given = dialog('Unable to verify the subscription');
    while (!(await given.isVisible())) {
      await page.clock.runFor(2_000);
      await expect.poll(() => unanswered.size, patient).toBe(0);
    }
    const seconds = ((await now()) - paidAt) / 1000;
    expect(seconds).toBeGreaterThanOrEqual(50);
    expect(seconds).toBeLessThan(90);
    await page.clock.resume();
    await looksRight('unable to verify');
    await close('Unable to verify the subscription');
    await page.reload();
    await page
      .getByText(/^You have paid by card\./)
      .first()
      .waitFor();
    // The notice is in the frame before its screen has been fetched.
    await page.locator('h1').first().waitFor();
    expect(await page.getByRole('button', { name: /^(?:Finish payment|Choose a plan)$/ }).count()).toBe(0);
    await looksRight('waiting');
    await fetch(`${partner()}/deliver`, { method: 'POST' });
    await page.getByText('Your subscription is active').waitFor();
    await page.getByText('€50 per month').waitFor();
  });

  it('breaks no policy of its pages: the overlay is all that is loaded from elsewhere, and only when it is paid by', async () => {
    const blocked: string[] = [];
    const elsewhere = new Set<string>();
    const { web, api } = here.system;
    page.on('request', (request) => {
      const { origin } = new URL(request.url());
      if (origin !== new URL(web).origin && origin !== new URL(api).origin) elsewhere.add(origin);
    });
    await page.reload();
    page.on('console', (message) => {
      if (/Content Security Policy/.test(message.text())) blocked.push(message.text());
    });
    await behave({ delivery: 'once' });
    await cancel('Again');
    await page.getByRole('button', { name: 'Choose a plan' }).first().click();
    await page.getByRole('radio', { name: /^Card/ }).waitFor();
    expect([...elsewhere]).toEqual([]);
    await payByCard();
    await dialog('Welcome').waitFor();
    expect([...elsewhere]).toEqual([new URL(partner()).origin]);
    expect(blocked).toEqual([]);
  });
});
