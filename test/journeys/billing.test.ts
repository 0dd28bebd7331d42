// A company from the end of its trial to a customer and away again, by bank and by card, in a real browser.

import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { trialDays, trialGraceDays } from '#shared/limits.ts';
import { type Account, accountsOn, password } from '#test/kit/accounts.ts';
import { axeFindings } from '#test/kit/axe.ts';
import { useSystemAndBrowser } from '#test/kit/use-system.ts';

const here = useSystemAndBrowser();
const day = 86_400;
const patient = { timeout: 90_000, interval: 500 };
const name = 'Málning og múr ehf.';
let page: Page;
let ours: Account;

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
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL(/\/app/);
}
async function showSettings(): Promise<void> {
  await page.goto(`${here.system.web}/app#settings`);
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
}
async function cancel(reason: string): Promise<void> {
  await showSettings();
  await page.getByRole('button', { name: 'Cancel subscription' }).click();
  await dialog('Cancel subscription').getByRole('button', { name: 'Go on' }).click();
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
    .getByText(/€50 a month/)
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
  ours = await accountsOn(here.system).signUp({ name, email: 'malning@example.is', language: 'en' });
  await ours.employ('Anna');
  await accountsOn(here.system).call('POST', '/api/settings', {
    token: ours.token,
    body: { country: 'IS' },
  });
  const context = await here.browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en' });
  page = await context.newPage();
  page.setDefaultTimeout(60_000);
}, 240_000);

describe('a company after its trial', { timeout: 240_000 }, () => {
  it('is asked to subscribe, pays by bank claim, and cancels in two steps', async () => {
    await here.system.clock.advance((trialDays + trialGraceDays) * day);
    await logIn();
    await dialog('Trial period over').waitFor();
    await looksRight('the form');
    await dialog('Trial period over')
      .getByText(/can only be read until it subscribes/)
      .waitFor();
    await page.getByLabel('Kennitala of the company').fill('620308 1190');
    await page.getByLabel('Email for invoices').fill('bokhald@malning.example');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await dialog('Welcome').waitFor();
    await looksRight('the welcome');
    await close('Welcome');
    await showSettings();
    await page.getByText('The subscription is active').waitFor();
    await cancel('The winter is long');
  });

  it('pays by card: agrees to euros, is declined, pays, waits for the reseller’s confirmation, and is welcomed', async () => {
    await page.getByRole('button', { name: 'Choose a plan' }).first().click();
    await page.getByRole('radio', { name: /^Card/ }).waitFor();
    await looksRight('the form');
    await payByCard();
    await dialog('Waiting for confirmation').waitFor();
    await dialog('Welcome').waitFor();
    await close('Welcome');
    await showSettings();
    await page.getByText('The subscription is active').waitFor();
    const { transactions } = await seen();
    expect(transactions.map((one) => one.custom_data['company_id'])).toEqual([ours.id]);
    await cancel('The job is done');
    await vi.waitFor(
      async () => expect((await seen()).subscriptions).toEqual([{ status: 'canceled' }]),
      patient,
    );
  });

  it('whose payment nobody confirms in fifty seconds is told so, works on, and is let in when the confirmation comes', async () => {
    await behave({ delivery: 'held' });
    await page.getByRole('button', { name: 'Choose a plan' }).first().click();
    await payByCard();
    await dialog('Unable to verify the subscription').waitFor({ timeout: 90_000 });
    await looksRight('unable to verify');
    await close('Unable to verify the subscription');
    await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
    await fetch(`${partner()}/deliver`, { method: 'POST' });
    await vi.waitFor(async () => {
      await showSettings();
      await page.reload();
      await page.getByText('The subscription is active').waitFor({ timeout: 5000 });
    }, patient);
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
