// Conflicts in a real browser: an hour or a word that met something else reaches the server or the office, phone and wall.

import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { type WorkLog, workLog } from '#shared/model/worklog.ts';
import { type Account, type Accounts, accountsOn, madeReply, password } from '#test/kit/system/accounts.ts';
import { axeFindings } from '#test/kit/browser/axe.ts';
import { checkInvariants } from '#functions/domain/invariants/checker.ts';
import { useSystemAndBrowser } from '#test/kit/system/use-system.ts';

const patience = 60_000;
const company = 'Deilur ehf.';
const [roof, wall] = ['Hverfisgata 12', 'Lækjargata 4'] as const;
const here = useSystemAndBrowser();
let accounts: Accounts;
let office: Account;
let wallClock: Page;

async function page(viewport: { width: number; height: number }): Promise<Page> {
  const context = await here.browser.newContext({ viewport, locale: 'en' });
  context.setDefaultTimeout(patience);
  return context.newPage();
}
async function phoneOf(name: string): Promise<Page> {
  await office.employ(name);
  const phone = await page({ width: 390, height: 844 });
  await phone.goto(`${here.system.web}/login_employee`);
  await phone.getByLabel('Company name').fill(company);
  await phone.getByLabel('Employee name').fill(name);
  await phone.getByLabel('Password', { exact: true }).fill('bdgk');
  await phone.getByRole('button', { name: 'Log in', exact: true }).click();
  await phone.getByRole('button', { name: 'Clock in', exact: true }).waitFor();
  // Kept for use without a network, with the pieces that are fetched when first wanted.
  await phone.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done));
  });
  return phone;
}
const press = (on: Page, name: string | RegExp) => on.getByRole('button', { name, exact: true }).click();
async function findAtTheWall(name: string): Promise<void> {
  await wallClock.getByRole('searchbox', { name: 'Find your name' }).fill(name);
  await wallClock.getByRole('button', { name: new RegExp(`^${name}`) }).click();
}
async function clockInAtTheWall(name: string, project: string): Promise<void> {
  await findAtTheWall(name);
  await wallClock.getByRole('radio', { name: project }).check();
  await press(wallClock, 'Clock in');
  await wallClock.getByText('Clocked in', { exact: true }).waitFor();
  await press(wallClock, 'Next person');
}
const entriesOf = async (name: string): Promise<WorkLog[]> => {
  const reply = await accounts.call('GET', '/api/worklogs', office.as());
  return z.parse(z.array(workLog), reply.body).filter(({ employee }) => employee.name === name);
};
const commentsOf = (name: string, expected: readonly unknown[]) =>
  vi.waitFor(
    async () => {
      const comments = (await entriesOf(name)).flatMap(({ work_log_comments }) => work_log_comments);
      expect(comments.map(({ comment }) => comment)).toEqual(expected);
    },
    { timeout: patience, interval: 300 },
  );

beforeAll(async () => {
  accounts = accountsOn(here.system);
  office = await accounts.signUp({ name: company, email: 'deilur@example.is', language: 'en' });
  for (const name of [roof, wall]) {
    madeReply.parse((await accounts.call('POST', '/api/projects', office.as({ body: { name } }))).body);
  }
  wallClock = await page({ width: 1024, height: 768 });
  await wallClock.goto(`${here.system.web}/login`);
  await wallClock.getByLabel('Company name').fill(company);
  await wallClock.getByLabel('Password', { exact: true }).fill(password);
  await press(wallClock, 'Log in');
  await wallClock.waitForURL('**/app/setup');
  await wallClock.goto(`${here.system.web}/app#settings`);
  await wallClock.getByText('Switch to time clock', { exact: true }).first().click();
  await wallClock.getByRole('dialog').getByRole('button', { name: 'Switch to time clock' }).click();
  await wallClock.waitForURL('**/time_clock');
}, 240_000);

describe('a press that met something else', () => {
  it('on the phone sends the office the start and the comment, and stays on the running entry', async () => {
    const name = 'Anna Fyrri';
    const phone = await phoneOf(name);
    await phone.context().setOffline(true);
    await phone.getByRole('radio', { name: roof }).check();
    await phone.getByLabel(/^Comment/).fill('Gate was shut');
    await press(phone, 'Clock in');
    await phone.getByRole('heading', { level: 1, name: roof }).waitFor();
    // The wall's entry begins a second later at the earliest: times are whole seconds.
    await phone.waitForTimeout(1500);
    await clockInAtTheWall(name, wall);
    await phone.context().setOffline(false);
    await phone.getByRole('heading', { name: 'You are already clocked in' }).waitFor();
    await phone.getByText('Your comment goes with the entry you choose.').waitFor();
    expect(await axeFindings(phone)).toEqual([]);
    await press(phone, /^Stay on Lækjargata 4 and tell the office/);
    await commentsOf(name, [
      expect.stringMatching(/^I clocked in on Hverfisgata 12: .*\d\d:\d\d\. Gate was shut$/),
    ]);
    await phone.getByRole('heading', { level: 1, name: wall }).waitFor();
    expect(await entriesOf(name)).toMatchObject([
      { project: { name: wall }, created_by: 'CompanyTimeClock' },
    ]);
  });

  it('at the time clock becomes a clock-in, or is sent to the office as a comment', async () => {
    const name = 'Bjarni Seinni';
    await office.employ(name);
    await wallClock.reload();
    await clockInAtTheWall(name, roof);
    const [open] = await entriesOf(name);
    if (!open) throw new Error('no person is in');
    await wallClock.context().setOffline(true);
    await findAtTheWall(name);
    await wallClock.getByLabel(/^Comment/).fill('Left by the back door');
    await press(wallClock, 'Clock out');
    await press(wallClock, 'Next person');
    const end = new Date(Date.parse(open.start_time) + 1000).toISOString();
    const change = { id: open.id, new_end_time: end };
    expect((await accounts.call('PUT', '/api/worklogs', office.as({ body: change }))).status).toBe(200);
    await wallClock.context().setOffline(false);
    await wallClock.getByText('1 needs a decision', { exact: true }).waitFor();
    await findAtTheWall(name);
    await wallClock
      .getByRole('alert')
      .getByText(/already ended at/)
      .waitFor();
    expect(await axeFindings(wallClock)).toEqual([]);
    await press(wallClock, 'Tell the office');
    await commentsOf(name, [expect.stringMatching(/^I clocked out: .*\d\d:\d\d\. Left by the back door$/)]);
  });

  it('leaves a table in which every invariant holds', async () => {
    expect(checkInvariants(await here.system.rows(), await here.system.clock.now())).toEqual([]);
  });
});
