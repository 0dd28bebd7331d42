// A person of the office with a passkey in a real browser, whose device is Chromium's virtual one: invited, in without a password, out, in again, and refused once it is removed.

import type { CDPSession, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { axeFindings } from '#test/kit/browser/axe.ts';
import { cutOff } from '#test/kit/browser/cut-off.ts';
import { useDemoDesk } from '#test/kit/system/use-system.ts';
import { aVisitor } from '#test/kit/browser/visitor.ts';

const here = useDemoDesk();
const email = 'bara@example.com';
let page: Page;
let device: CDPSession;
/** Browsers make no passkeys for the address 127.0.0.1. */
const at = (path: string) => `${here.system.web.replace('127.0.0.1', 'localhost')}${path}`;
const dialog = () => page.getByRole('dialog').last();
const arrived = (path: string) => page.waitForURL((url) => url.pathname === path);

beforeAll(async () => {
  const context = await aVisitor(here.browser, here.system, { isPhone: true, language: 'en' });
  page = await context.newPage();
  page.setDefaultTimeout(60_000);
  device = await context.newCDPSession(page);
  await device.send('WebAuthn.enable');
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
});

async function invitation(): Promise<string> {
  const letter = (await here.system.mails()).find(({ to }) => to.includes(email));
  return /\/change_password_link\?token=[\w-]+/.exec(letter?.text ?? '')?.[0] ?? '';
}
async function logOut(): Promise<void> {
  await page.context().clearCookies();
  await page.goto(at('/login'));
}
async function openPasskeys(): Promise<void> {
  await page.goto(at('/app#settings'));
  const own = page.getByRole('region', { name: 'Your login' });
  await own.getByText('No password').waitFor();
  await own.getByRole('button', { name: 'Passkeys' }).click();
  await dialog().getByText('Name of the device').waitFor();
}

describe('a passkey', () => {
  it('takes an invitation instead of a password, and opens the office', async () => {
    const person = { name: 'Bára Sigurðardóttir', email, office_role: 'read' };
    await here.desk.replyTo('POST', '/api/managers', person);
    await expect.poll(invitation).toContain('token=');
    await page.goto(at(await invitation()));
    const instead = page.getByRole('button', { name: 'Use a passkey instead' });
    await instead.waitFor();
    expect(await axeFindings(page)).toEqual([]);
    expect(await cutOff(page)).toEqual([]);
    await instead.click();
    await arrived('/app');
  });

  it('stands in the settings with the name of its device, which makes no second one', async () => {
    await openPasskeys();
    await dialog()
      .getByText(/^Added .*not used yet$/)
      .waitFor();
    await dialog().getByRole('button', { name: 'Add a passkey' }).click();
    await dialog().getByText('This device already holds your passkey.').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    expect(await cutOff(page)).toEqual([]);
  });

  it('logs in with one press, and nothing is typed', async () => {
    await logOut();
    await page.getByRole('button', { name: 'Log in with a passkey' }).click();
    await arrived('/app');
    await openPasskeys();
    await dialog()
      .getByText(/^Added .*, last used /)
      .waitFor();
  });

  it('is refused once it is removed, with words that stay on the page', async () => {
    const held = page.getByText('This device already holds your passkey.');
    await dialog().getByRole('button', { name: 'Add a passkey' }).click();
    await held.waitFor();
    await dialog().getByRole('button', { name: 'Remove' }).click();
    await dialog()
      .getByText(/You have no password: after this/)
      .waitFor();
    await dialog().getByRole('button', { name: 'Remove' }).click();
    await page.getByText('No passkeys yet').waitFor();
    // What was said about the last try goes with it.
    expect(await held.count()).toBe(0);
    await logOut();
    await page.getByRole('button', { name: 'Log in with a passkey' }).click();
    const refused = page.getByText(/Use your password, or ‘Forgot password\?’\.$/);
    await refused.waitFor();
    expect(await cutOff(page)).toEqual([]);
    expect(await axeFindings(page)).toEqual([]);
    // The form that is sent then has an answer of its own.
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await refused.waitFor({ state: 'detached' });
  });

  it('is not offered where the page has an address for a name', async () => {
    await page.goto(`${here.system.web}/login`);
    await page.getByRole('button', { name: 'Log in', exact: true }).waitFor();
    await page.getByRole('button', { name: 'Log in with a passkey' }).waitFor({ state: 'detached' });
  });
});
