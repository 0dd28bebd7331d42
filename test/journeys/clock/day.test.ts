// The story of the main job in a real browser: trial, set-up, a day on the phone, the office's screens, and the checker's findings.

import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { employee as employeeShape } from '#shared/model/employee.ts';
import { checkInvariants } from '#functions/domain/invariants/checker.ts';
import { useSystemAndBrowser } from '#test/kit/system/use-system.ts';
import { notKept } from '#test/kit/browser/visitor.ts';

const patience = 60_000;
const here = useSystemAndBrowser();

async function page(width: number, height: number): Promise<Page> {
  const context = await here.browser.newContext({
    viewport: { width, height },
    locale: 'en',
    geolocation: { latitude: 64.1466, longitude: -21.9426, accuracy: 8 },
    permissions: ['geolocation'],
    ...(width < 500 ? { isMobile: true, hasTouch: true } : {}),
    ...notKept,
  });
  const opened = await context.newPage();
  opened.setDefaultTimeout(patience);
  return opened;
}
const phone = () => page(390, 844);
const desk = () => page(1280, 900);

async function eventually<T>(ask: () => Promise<T | undefined>): Promise<T> {
  for (let tries = 0; tries < 240; tries += 1) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    await new Promise((done) => setTimeout(done, 250));
  }
  throw new Error('it did not happen in time');
}
const linkIn = (text: string): string => {
  const link = /https?:\/\/[^\s"<]+\?token=[^\s"<]+/.exec(text)?.[0];
  if (!link) throw new Error('there is no link');
  return link;
};

describe('a company’s first day', () => {
  let manager: Page;
  let worker: Page;
  let employeeLink = '';
  const company = 'Múrverk Garðars ehf.';
  const project = 'Hverfisgata 12';
  const second = 'Lækjargata 4';
  const employee = 'Þórdís Ólafsdóttir';

  it('starts with a trial that names the missing steps [used-by.browser-users landing.trial trial.start.*]', async () => {
    manager = await desk();
    await manager.goto(here.system.web);
    await manager.getByRole('button', { name: 'Start free trial' }).click();
    await manager.getByText('Company name can not be empty, it will become the account name.').waitFor();
    await manager.getByText('A valid email is required so we can send the login credentials.').waitFor();
    const form = manager.locator('#trial');
    await form.getByLabel('Company name').fill(company);
    await form.getByLabel('Email').fill('gardar@example.is');
    await form.getByRole('button', { name: 'Start free trial' }).click();
    await manager.waitForURL('**/app/setup');
  });

  it('refuses the same account name with the specification’s words [trial.error-list trial.state.error errors.company-exists-shown]', async () => {
    const other = await desk();
    await other.goto(here.system.web);
    const form = other.locator('#trial');
    await form.getByLabel('Company name').fill(company.toUpperCase());
    await form.getByLabel('Email').fill('another@example.is');
    await form.getByRole('button', { name: 'Start free trial' }).click();
    await other.getByText('Whoops! Something went wrong').waitFor();
    const words = `The account name "${company.toUpperCase()}" already exists. Please pick a different name.`;
    expect(await other.getByText(words).isVisible()).toBe(true);
    await other.context().close();
  });

  it('mails a link that sets the password and leads to the set-up [pages.change-password-link password.confirmation links.opened.*]', async () => {
    const mail = await eventually(async () =>
      (await here.system.mails()).find((one) => one.to.includes('gardar@example.is')),
    );
    expect(mail.text).toContain(company);
    await manager.goto(linkIn(mail.text ?? ''));
    await manager.waitForURL((url) => url.search === '');
    await manager.getByLabel('New password', { exact: true }).fill('steypa-og-mur-1');
    await manager.getByLabel('Confirm new password').fill('steypa-og-mur-2');
    await manager.getByRole('button', { name: 'Save and log in' }).click();
    await manager.getByText('New password and confirmed new password do not match').waitFor();
    await manager.getByLabel('Confirm new password').fill('steypa-og-mur-1');
    await manager.getByRole('button', { name: 'Save and log in' }).click();
    await manager.waitForURL('**/app/setup');
  });

  it('sets up a project and an employee, and the login goes out by SMS', async () => {
    await manager.getByRole('heading', { name: 'Setup' }).waitFor();
    await manager.getByLabel('Name').fill(project);
    await manager.getByRole('button', { name: 'Create project' }).click();
    await manager.getByRole('heading', { name: 'Your first employee' }).waitFor();
    await manager.getByLabel('Name').fill(employee);
    expect(await manager.getByLabel('Login password').inputValue()).toMatch(/^[bcdfghjklmnpqrstvwxz]{4}$/);
    await manager.getByLabel('Phone number').fill('+354 611 0142');
    await manager.getByRole('button', { name: 'Add employee & send SMS' }).click();
    await manager.getByText(`We sent ${employee}`, { exact: false }).waitFor();
    const sms = await eventually(async () => (await here.system.sms())[0]);
    expect(sms.phoneNumber).toBe('+3546110142');
    employeeLink = linkIn(sms.text);
    await manager.getByRole('button', { name: 'Go to Overview' }).click();
    await manager.waitForURL('**/app');
    // The open first steps of a new company are on its board, and disappear as they are done.
    const steps = manager.getByRole('region', { name: 'Get started' });
    await steps.getByText('3 of 5 done').waitFor();
    await steps.getByRole('button', { name: 'Skip: Turn location on or off' }).click();
    await steps.getByText('4 of 5 done').waitFor();
    // A second project and the location are asked for as the phone app of a manager would: over the API.
    const answer = await manager.evaluate(
      async ({ api, name }) => {
        const send = (path: string, body: unknown) =>
          fetch(`${api}${path}`, {
            method: 'POST',
            credentials: 'include',
            headers: {
              'content-type': 'application/json',
              'x-stund': '1',
              'idempotency-key': crypto.randomUUID(),
            },
            body: JSON.stringify(body),
          });
        const made = await send('/api/projects', { name });
        const set = await send('/api/settings', { location: { enabled: true } });
        return [made.status, set.status];
      },
      { api: here.system.api, name: second },
    );
    expect(answer).toEqual([200, 200]);
  });

  it('lets the employee in by the link, once [pages.login-link]', async () => {
    worker = await phone();
    await worker.goto(employeeLink);
    await worker.waitForURL('**/employee/app');
    const again = await phone();
    await again.goto(employeeLink);
    await again.getByText('It has expired or was already used', { exact: false }).waitFor();
    await again.context().close();
  });

  it('clocks in with a comment, a photo and a location; a lost reply has one effect [employee-app.screen]', async () => {
    const picture = await sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#9a8' } })
      .withExif({ IFD0: { Copyright: 'secret-exif' } })
      .jpeg()
      .toBuffer();
    // The company asks for locations; this employee says yes.
    await worker.getByRole('button', { name: 'Share location' }).click();
    await worker.getByText(project).first().click();
    await worker.getByLabel('Comment').fill('Steypan kom klukkan sjö');
    await worker.locator('input[type=file]').setInputFiles({
      name: 'site.jpg',
      mimeType: 'image/jpeg',
      buffer: picture,
    });
    let isLost = false;
    await worker.route('**/employee/v2/clock_in', async (route) => {
      if (isLost) return route.continue();
      isLost = true;
      // The server does it; the answer never arrives.
      await route.fetch();
      return route.abort('connectionreset');
    });
    await worker.getByRole('button', { name: 'Clock in' }).click();
    // It is sent again by itself. On a phone only the newest word is seen, and the photo's may come at once.
    await worker.getByText(`Clocked in on ${project}`).waitFor({ state: 'attached' });
    await worker.getByRole('button', { name: 'Clock out' }).waitFor();
    await worker.getByText('Since', { exact: false }).first().waitFor();
    await worker.getByText('Location saved, ±8 m').waitFor();
    const logs = (await here.system.rows()).filter((row) => String(row['PK']).includes('#W#'));
    expect(logs).toHaveLength(1);
  });

  it('shows the photo, re-encoded without its EXIF', async () => {
    const image = worker.locator('img[src*="-100"], a img').first();
    await image.waitFor();
    const address = await eventually(
      async () => (await worker.locator('a:has(img)').first().getAttribute('href')) ?? undefined,
    );
    const file = Buffer.from(await (await fetch(address)).arrayBuffer());
    const details = await sharp(file).metadata();
    expect(Math.max(details.width, details.height)).toBe(1600);
    expect(details.exif).toBeUndefined();
    expect(file.includes('secret-exif')).toBe(false);
  });

  it('refuses a second clock-in on another device and shows the open entry [pages.login-employee employee-app.own-login]', async () => {
    const token = await eventually(async () => {
      const rows: unknown = await manager.evaluate(
        async (api) => (await fetch(`${api}/api/employees`, { credentials: 'include' })).json(),
        here.system.api,
      );
      return z.parse(z.array(employeeShape), rows)[0]?.login_token;
    });
    const other = await phone();
    await other.goto(`${here.system.web}/login_employee`);
    await other.getByLabel('Company name').fill(company);
    await other.getByLabel('Employee name').fill(employee);
    await other.getByLabel('Password', { exact: true }).fill(token);
    // The second phone looked before the first clocked in: its list of entries is still empty.
    const headers = {
      'access-control-allow-origin': here.system.web,
      'access-control-allow-credentials': 'true',
    };
    await other.route('**/employee/worklogs?**', (route) => route.fulfill({ json: [], headers }));
    const nobodyIn = { open: null, assumed: [], time: new Date().toISOString() };
    await other.route('**/employee/v2/clock', (route) => route.fulfill({ json: nobodyIn, headers }));
    await other.getByRole('button', { name: 'Log in', exact: true }).click();
    await other.waitForURL('**/employee/app');
    await other.getByRole('button', { name: 'Clock in' }).click();
    await other.getByText(`${project}, since`, { exact: false }).waitFor();
    await other.context().close();
  });

  it('switches the project and clocks out', async () => {
    await here.system.clock.advance(3 * 3600);
    await worker.getByRole('button', { name: 'Switch project' }).click();
    await worker.getByRole('dialog').getByRole('button', { name: second }).click();
    await worker.getByRole('heading', { name: second }).waitFor();
  });

  it('keeps a clock-out without a network over a reload, and sends it once by itself', async () => {
    await worker.route('**/employee/v2/clock_out', (route) => route.abort('internetdisconnected'));
    await worker.getByRole('button', { name: 'Clock out' }).click();
    await worker.getByText('1 not sent yet').waitFor();
    await worker.getByText('Not clocked in').waitFor();
    await worker.reload();
    await worker.getByText('1 not sent yet').waitFor();
    await worker.unroute('**/employee/v2/clock_out');
    await worker.evaluate(() => window.dispatchEvent(new Event('online')));
    await worker.getByText('1 not sent yet').waitFor({ state: 'hidden' });
    const open = (await here.system.rows()).filter(
      (row) => String(row['PK']).includes('#W#') && row['s'] !== undefined && row['e'] === undefined,
    );
    expect(open).toEqual([]);
  });

  it('leaves a table in which every invariant holds', async () => {
    const broken = checkInvariants(await here.system.rows(), await here.system.clock.now());
    expect(broken).toEqual([]);
  });
});
