// The employee's phone in a real browser, its network cut before, during and after every request of a day; then the checker.

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page, Request, Route } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { type WorkLog, workLog } from '#shared/model/worklog.ts';
import { type Account, type Accounts, accountsOn, madeReply } from '#test/kit/system/accounts.ts';
import { axeFindings } from '#test/kit/browser/axe.ts';
import { checkInvariants } from '#functions/domain/invariants/checker.ts';
import { useSystemAndBrowser } from '#test/kit/system/use-system.ts';
import { notKept } from '#test/kit/browser/visitor.ts';

const patience = 60_000;
const company = 'Flísar og flot ehf.';
const [roof, wall, shed] = ['Hverfisgata 12', 'Lækjargata 4', 'Skúr í Mosfellsbæ'] as const;
const here = useSystemAndBrowser();
let accounts: Accounts;
let office: Account;
let picture: { name: string; mimeType: string; buffer: Buffer };
let folder: string;
const projectIds = new Map<string, string>();
const complaints: string[] = [];

const phones: BrowserContext[] = [];
/** One phone: a browser with a memory of its own, until the test is over; the app is kept for use without a network, or not. */
async function aPhone(isKept: boolean): Promise<BrowserContext> {
  const context = await here.browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    locale: 'en',
    ...(!isKept && notKept),
  });
  phones.push(context);
  context.setDefaultTimeout(patience);
  context.on('weberror', (error) => complaints.push(error.error().message));
  return context;
}
const isOpen = (page: Page) => page.getByRole('button', { name: /^Clock (in|out)$/ }).waitFor();
async function logIn(page: Page, name: string): Promise<void> {
  await page.goto(`${here.system.web}/login_employee`);
  await page.getByLabel('Company name').fill(company);
  await page.getByLabel('Employee name').fill(name);
  await page.getByLabel('Password', { exact: true }).fill('bdgk');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.waitForURL('**/employee/app');
  await isOpen(page);
}
/** Logs the browser in as the page does, without the page. */
async function letIn(context: BrowserContext, name: string): Promise<void> {
  const reply = await context.request.post(`${here.system.api}/employee/v2/login`, {
    headers: { origin: here.system.web, 'x-stund': '1' },
    data: { company_name: company, employee_name: name, password: 'bdgk' },
  });
  expect(reply.ok()).toBe(true);
}
/** The app as it stands on the phone's own screen, kept for use without a network. */
async function install(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done));
  });
}
async function anEmployee(
  name: string,
  { needs = [], isKept = false }: { needs?: readonly string[]; isKept?: boolean } = {},
): Promise<{ context: BrowserContext; page: Page }> {
  await office.employ(name, { needs });
  const context = await aPhone(isKept);
  await letIn(context, name);
  const page = await context.newPage();
  await page.goto(`${here.system.web}/employee/app`);
  await isOpen(page);
  if (isKept) await install(page);
  return { context, page };
}

const clock = {
  in: async (page: Page, project: string) => {
    await page.getByRole('radio', { name: project }).check();
    await page.getByRole('button', { name: 'Clock in', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: project }).waitFor();
  },
  comment: async (page: Page, text: string) => {
    await page.getByRole('button', { name: 'Comment', exact: true }).click();
    await page.getByLabel('What should the office know?').fill(text);
    await page.getByRole('button', { name: 'Add comment' }).click();
    await page.getByText(text).first().waitFor();
  },
  photo: async (page: Page) => {
    await page.locator('input[type=file]').setInputFiles(picture);
    await page
      .getByText(/^Photo from .*, not sent yet$|^Processing photo$/)
      .or(page.locator('a img'))
      .first()
      .waitFor();
  },
  switch: async (page: Page, project: string) => {
    await page.getByRole('button', { name: 'Switch project' }).click();
    await page.getByRole('dialog').getByRole('button', { name: project }).click();
    await page.getByRole('heading', { level: 1, name: project }).waitFor();
  },
  out: async (page: Page) => {
    await page.getByRole('button', { name: 'Clock out', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Not clocked in' }).waitFor();
  },
};
async function aWholeDay(page: Page, between: () => Promise<void> = async () => undefined): Promise<void> {
  // Two punches of one second leave an entry that lasts one.
  const aSecondLater = async (punched: () => Promise<void>) => {
    await page.waitForTimeout(1000);
    await punched();
  };
  const steps = [
    () => clock.in(page, roof),
    () => clock.comment(page, 'Steypan kom klukkan sjö'),
    () => clock.photo(page),
    () => aSecondLater(() => clock.switch(page, wall)),
    () => clock.comment(page, 'Vantar nagla'),
    () => aSecondLater(() => clock.out(page)),
  ];
  for (const step of steps) {
    await step();
    await between();
  }
}

const punch = z.object({ id: z.string(), at: z.string() });
type Punch = { path: string; id: string; at: string };
function punchesOf(request: Request): Punch[] {
  const path = new URL(request.url()).pathname;
  if (request.method() !== 'POST' || !/\/employee\/v2\/(clock_in|clock_out|switch)$/.test(path)) return [];
  return [{ path, ...z.parse(punch, request.postDataJSON()) }];
}
/** Every try to send a punch from this page, answered or not. */
function hearPunches(page: Page): Punch[] {
  const heard: Punch[] = [];
  page.on('request', (request) => heard.push(...punchesOf(request)));
  return heard;
}
/** The punches of this page that the server answered. */
function hearAnswers(page: Page): Punch[] {
  const heard: Punch[] = [];
  page.on('response', (response) => heard.push(...punchesOf(response.request())));
  return heard;
}
/** The phone's own store has nothing left to send, except presses that wait for another person. */
const allSent = (page: Page, besides = 0) =>
  vi.waitFor(
    async () => {
      const kept = await page.evaluate(async () => {
        const open = indexedDB.open('stund-employee');
        const database = await new Promise<IDBDatabase>((done) => {
          open.onsuccess = () => done(open.result);
        });
        const asked = database.transaction('queues').objectStore('queues').getAll();
        await new Promise((done) => {
          asked.onsuccess = done;
        });
        database.close();
        return JSON.stringify(asked.result);
      });
      const queues = z.parse(z.array(z.object({ presses: z.array(z.unknown()) })), JSON.parse(kept));
      expect(queues.flatMap(({ presses }) => presses)).toHaveLength(besides);
    },
    { timeout: patience, interval: 200 },
  );

async function entriesOf(name: string): Promise<WorkLog[]> {
  // Without days the list is of this month, which may have begun since an entry did.
  const now = await here.system.clock.now();
  const [from, to] = [now - 7 * 86_400, now].map((at) => new Date(at * 1000).toISOString().slice(0, 10));
  const reply = await accounts.call('GET', `/api/worklogs?from=${from}&to=${to}`, office.as());
  const own = z.parse(z.array(workLog), reply.body).filter(({ employee }) => employee.name === name);
  return own.toSorted((a, b) => (a.start_time < b.start_time ? -1 : 1));
}
/** The day that `aWholeDay` makes, whatever happened on the way: every time the device's, everything once. */
async function expectTheDay(name: string, heard: readonly { path: string; at: string }[]): Promise<void> {
  const at = (path: string) => heard.find((one) => one.path.endsWith(path))?.at;
  const [first, second, ...more] = await entriesOf(name);
  expect(more).toEqual([]);
  expect(first).toMatchObject({
    project: { name: roof },
    start_time: at('clock_in'),
    end_time: at('switch'),
  });
  expect(second).toMatchObject({
    project: { name: wall },
    start_time: at('switch'),
    end_time: at('clock_out'),
  });
  const texts = (log: WorkLog | undefined) =>
    (log?.work_log_comments ?? []).filter(({ photo_state }) => !photo_state).map(({ comment }) => comment);
  const photos = (log: WorkLog | undefined) =>
    (log?.work_log_comments ?? []).filter(({ photo_state }) => photo_state);
  expect(texts(first)).toEqual(['Steypan kom klukkan sjö']);
  expect(photos(first)).toHaveLength(1);
  expect(texts(second)).toEqual(['Vantar nagla']);
  expect(photos(second)).toEqual([]);
}

const isOwnPage = (request: Request): boolean => request.url().startsWith(here.system.web);
/**
 * The first try of every change is cut: the answer is lost, and with `reaches` only the answer. The page is opened again,
 * because Chromium at times does not route the requests of one that was there before.
 */
async function cutEveryFirstTry(context: BrowserContext, page: Page, reaches: boolean): Promise<string[]> {
  const cut: string[] = [];
  await context.route('**/*', async (route: Route, request: Request) => {
    const isReading = ['GET', 'OPTIONS'].includes(request.method()) || request.url().endsWith('/self');
    if (isOwnPage(request) || isReading) return route.continue();
    const key = request.headers()['idempotency-key'];
    const body = request.headers()['content-type']?.includes('json') ? request.postDataJSON() : undefined;
    const said = z.safeParse(z.object({ id: z.string() }), body);
    const name = `${new URL(request.url()).pathname} ${said.success ? said.data.id : (key ?? 'file')}`;
    if (cut.includes(name)) return route.continue();
    cut.push(name);
    if (reaches) await route.fetch().catch(() => undefined);
    return route.abort('connectionreset');
  });
  await page.reload();
  await page.getByRole('button', { name: /^Clock (in|out)$/ }).waitFor();
  return cut;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stund-photos-'));
  accounts = accountsOn(here.system);
  office = await accounts.signUp({ name: company, email: 'flisar@example.is', language: 'en' });
  for (const name of [roof, wall, shed]) {
    const made = await accounts.call('POST', '/api/projects', office.as({ body: { name } }));
    projectIds.set(name, madeReply.parse(made.body).id);
  }
  const buffer = await sharp({ create: { width: 2400, height: 1600, channels: 3, background: '#9a8' } })
    .jpeg()
    .toBuffer();
  picture = { name: 'site.jpg', mimeType: 'image/jpeg', buffer };
});
afterEach(() => Promise.all(phones.splice(0).map((context) => context.close())));
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

describe('a day on the phone', () => {
  it('is whole when every request is cut before it reaches the server', async () => {
    const { context, page } = await anEmployee('Anna Fyrst', { isKept: true });
    const heard = hearPunches(page);
    const cut = await cutEveryFirstTry(context, page, false);
    await aWholeDay(page);
    await allSent(page);
    // Three clock events, two comments, and the photo's announcement, file and comment.
    expect(cut).toHaveLength(8);
    await expectTheDay('Anna Fyrst', heard);
  });

  it('is whole when the answer to every request is lost', async () => {
    const { context, page } = await anEmployee('Björn Svar', { isKept: true });
    const heard = hearPunches(page);
    const cut = await cutEveryFirstTry(context, page, true);
    await aWholeDay(page);
    await allSent(page);
    expect(cut).toHaveLength(8);
    await expectTheDay('Björn Svar', heard);
  });

  it('is whole when the network goes after every step, and the app is closed and opened without one', async () => {
    const { context, page } = await anEmployee('Dóra Eftir', { isKept: true });
    const heard = hearPunches(page);
    await aWholeDay(page, async () => {
      await allSent(page);
      const before = await page.locator('h1').first().innerText();
      await context.setOffline(true);
      await page.reload();
      await page.getByRole('heading', { level: 1, name: before }).waitFor();
      await context.setOffline(false);
    });
    await allSent(page);
    await expectTheDay('Dóra Eftir', heard);
  });

  it('is made without any network, kept while the app is closed, and sent in order when it is back', async () => {
    const { context, page } = await anEmployee('Egill Án', { isKept: true });
    await context.setOffline(true);
    await aWholeDay(page, async () => {
      await page.reload();
      await page.getByText(/^\d not sent yet$/).waitFor();
    });
    const list = page.getByRole('list', { name: 'Not sent yet' });
    await list.getByText(/^Clock-in, \d\d:\d\d$/).waitFor();
    expect(await list.getByRole('listitem').count()).toBe(6);
    expect(await axeFindings(page)).toEqual([]);
    await page.close();
    const again = await context.newPage();
    await again.goto(`${here.system.web}/employee/app`);
    await again.getByText('6 not sent yet').waitFor();
    const heard = hearPunches(again);
    await context.setOffline(false);
    await allSent(again);
    await expectTheDay('Egill Án', heard);
    expect(heard.map(({ path }) => path.replace('/employee/v2/', ''))).toEqual([
      'clock_in',
      'switch',
      'clock_out',
    ]);
  });

  it('is sent by one of two open tabs, each press once', async () => {
    const { context, page } = await anEmployee('Freyja Tvö', { isKept: true });
    const other = await context.newPage();
    await other.goto(`${here.system.web}/employee/app`);
    await other.getByRole('button', { name: 'Clock in', exact: true }).waitFor();
    await context.setOffline(true);
    const heard = [hearAnswers(page), hearAnswers(other)];
    await aWholeDay(page);
    expect(heard.flat()).toEqual([]);
    await context.setOffline(false);
    await allSent(page);
    const reached = heard.flat();
    await expectTheDay('Freyja Tvö', reached);
    expect(new Set(reached.map(({ id }) => id)).size).toBe(reached.length);
    // The other tab has heard of it.
    await other.getByRole('region', { name: 'This week' }).getByRole('button').first().waitFor();
    await other.getByText(/not sent yet/).waitFor({ state: 'hidden' });
  });
});

describe('the phone', () => {
  it('takes ten taps for one', async () => {
    const { page } = await anEmployee('Gígja Hröð');
    const heard = hearPunches(page);
    await page.getByRole('radio', { name: roof }).check();
    await page.getByRole('button', { name: 'Clock in', exact: true }).evaluate((button) => {
      for (let taps = 0; taps < 10; taps += 1) if (button instanceof HTMLElement) button.click();
    });
    await page.getByText(`Clocked in on ${roof}`).waitFor();
    await allSent(page);
    expect(heard).toHaveLength(1);
    expect(await entriesOf('Gígja Hröð')).toHaveLength(1);
    await clock.out(page);
    await allSent(page);
  });

  it('makes a photo of 50 MB small, and says which file is none', async () => {
    const { page } = await anEmployee('Halla Mynd');
    await clock.in(page, roof);
    const [big, junk] = [join(folder, 'big.jpg'), join(folder, 'junk.jpg')];
    await writeFile(big, Buffer.concat([picture.buffer, Buffer.alloc(50 * 1024 * 1024)]));
    await writeFile(junk, Buffer.alloc(50 * 1024 * 1024, 7));
    await page.locator('input[type=file]').setInputFiles(junk);
    await page.getByText('junk.jpg cannot be opened as a photo. Try a JPEG or PNG.').waitFor();
    const uploaded = page.waitForRequest((request) =>
      /multipart/.test(request.headers()['content-type'] ?? ''),
    );
    await page.locator('input[type=file]').setInputFiles(big);
    expect(Number((await (await uploaded).allHeaders())['content-length'])).toBeLessThan(1024 * 1024);
    await page.locator('a img').waitFor();
    await clock.out(page);
    await allSent(page);
    const [log] = await entriesOf('Halla Mynd');
    expect(log?.work_log_comments).toHaveLength(1);
  });

  it('lets who may add and mend entries by hand, and takes no end before its start and no time to come', async () => {
    const name = 'Tinna Handskrifar';
    const { page } = await anEmployee(name, { needs: ['manage_worklogs', 'create_projects'] });
    await page.getByRole('button', { name: 'Create project' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('Bílskúr á Seltjarnarnesi');
    await dialog.getByRole('button', { name: 'Create project' }).click();
    await page.getByRole('radio', { name: 'Bílskúr á Seltjarnarnesi' }).waitFor();
    await page.getByRole('button', { name: 'Add time entry' }).click();
    const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    await dialog.getByLabel('Date').fill(day(-1));
    await dialog.getByLabel('In', { exact: true }).fill('15:00');
    await dialog.getByLabel('Out', { exact: true }).fill('08:00');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.getByText('Out time has to be after In time').waitFor();
    await dialog.getByLabel('Out', { exact: true }).fill('16:30');
    await dialog.getByLabel('Date').fill(day(2));
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.getByText('This date is in the future').waitFor();
    await dialog.getByLabel('Date').fill(day(-1));
    await dialog.getByLabel('Out', { exact: true }).fill('16:00');
    await dialog.getByLabel('The day after').check();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.getByText('End within 24 hours of the in time').waitFor();
    await dialog.getByLabel('The day after').uncheck();
    await dialog.getByLabel('Out', { exact: true }).fill('16:30');
    expect(await entriesOf(name)).toEqual([]);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.waitFor({ state: 'hidden' });
    expect(await entriesOf(name)).toMatchObject([{ total_time: 90 * 60 }]);

    const row = page.getByRole('region', { name: /week/i }).getByRole('button').first();
    await row.click();
    await dialog.getByRole('button', { name: 'Edit' }).click();
    await dialog.last().getByLabel('Out', { exact: true }).fill('17:00');
    await dialog.last().getByRole('button', { name: 'Save' }).click();
    await dialog.getByText(/Originally .*16:30/).waitFor();
    await dialog.getByRole('button', { name: 'History' }).click();
    await dialog.getByText(/^Out: .*16:30 → .*17:00$/).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Add comment' }).click();
    await dialog.last().getByLabel('What should the office know?').fill('Gleymdi að stimpla út');
    await dialog.last().getByRole('button', { name: 'Add comment' }).click();
    await allSent(page);
    const [log] = await entriesOf(name);
    expect(log).toMatchObject({
      total_time: 2 * 3600,
      work_log_comments: [{ comment: 'Gleymdi að stimpla út' }],
    });
  });

  it('asks which time is right when the office has closed the entry meanwhile', async () => {
    const { context, page } = await anEmployee('Ívar Tveir', { isKept: true });
    await clock.in(page, roof);
    await allSent(page);
    const [open] = await entriesOf('Ívar Tveir');
    if (!open) throw new Error('nothing is running');
    await context.setOffline(true);
    await clock.out(page);
    const closed = new Date(Date.parse(open.start_time) + 1000).toISOString();
    const change = { id: open.id, new_end_time: closed };
    expect((await accounts.call('PUT', '/api/worklogs', office.as({ body: change }))).status).toBe(200);
    await context.setOffline(false);
    await page.getByRole('heading', { name: /^This entry already ended at / }).waitFor();
    await page.getByText(new RegExp(`${company} had already ended the entry`)).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Send mine' }).click();
    await page.getByRole('heading', { name: /^This entry already ended at / }).waitFor({ state: 'hidden' });
    await allSent(page);
    const [log] = await entriesOf('Ívar Tveir');
    expect(Date.parse(log?.end_time ?? '')).toBe(Date.parse(closed));
    expect(log?.work_log_comments.map(({ comment }) => comment)).toEqual([
      expect.stringMatching(/^I clocked out: .*\d\d:\d\d$/),
    ]);
  });

  it('asks for another project when the chosen one was closed meanwhile, and keeps the time', async () => {
    const { context, page } = await anEmployee('Jóna Lokað', { isKept: true });
    const heard = hearPunches(page);
    await context.setOffline(true);
    await clock.in(page, shed);
    await accounts.call('PUT', `/api/projects/${projectIds.get(shed)}/close`, office.as({ body: {} }));
    await context.setOffline(false);
    const conflict = page.getByRole('region', { name: `${shed} is now closed` });
    await conflict.getByRole('radio', { name: wall }).check();
    await conflict.getByRole('button', { name: 'Use this project' }).click();
    await page.getByRole('heading', { level: 1, name: wall }).waitFor();
    await allSent(page);
    const [log] = await entriesOf('Jóna Lokað');
    expect(log).toMatchObject({ project: { name: wall }, start_time: heard[0]?.at });
    await clock.out(page);
    await allSent(page);
  });

  it('keeps what waits for the employee who made it, over a lost login and another employee', async () => {
    const { context, page } = await anEmployee('Kári Sinn', { isKept: true });
    await office.employ('Lára Önnur');
    await context.setOffline(true);
    await clock.in(page, roof);
    // The login ends while the phone has no network: the office gives a new password.
    const list = z.array(z.object({ id: z.string(), name: z.string() }));
    const { body } = await accounts.call('GET', '/api/employees', office.as());
    const { id } = z.parse(list, body).find(({ name }) => name === 'Kári Sinn') ?? expect.fail('no Kári');
    const renew = (token: string) =>
      accounts.call('PUT', '/api/employees', office.as({ body: { id, new_token: token } }));
    expect((await renew('qvmr')).status).toBe(200);
    await context.setOffline(false);
    await page.getByRole('dialog').getByRole('button').last().click();
    await page.waitForURL('**/login_employee');
    await logIn(page, 'Lára Önnur');
    expect(await page.getByText(/not sent yet/).count()).toBe(0);
    await clock.in(page, wall);
    await allSent(page, 1);
    await clock.out(page);
    await allSent(page, 1);
    expect((await entriesOf('Lára Önnur')).map(({ project }) => project.name)).toEqual([wall]);
    expect(await entriesOf('Kári Sinn')).toEqual([]);
    await page.getByRole('button', { name: /Account: Lára/ }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await page.waitForURL('**/login_employee');
    expect((await renew('bdgk')).status).toBe(200);
    await logIn(page, 'Kári Sinn');
    await page.getByRole('heading', { level: 1, name: roof }).waitFor();
    await allSent(page);
    expect(await entriesOf('Kári Sinn')).toMatchObject([{ project: { name: roof } }]);
    await clock.out(page);
    await allSent(page);
  });

  it('never lets a tab of one employee act for another who has logged in beside it', async () => {
    const { context, page } = await anEmployee('María Fyrri');
    await office.employ('Nanna Seinni');
    // The second log-in happens where this tab gets no event: only the cookie shows it.
    await letIn(context, 'Nanna Seinni');
    await page.getByRole('radio', { name: roof }).check();
    await page.getByRole('button', { name: 'Clock in', exact: true }).click();
    await page.getByRole('dialog').waitFor();
    expect(await entriesOf('Nanna Seinni')).toEqual([]);
    expect(await entriesOf('María Fyrri')).toEqual([]);
  });

  it('opens from its own icon without a network, and keeps no answer of the API in its files', async () => {
    const { context, page } = await anEmployee('Óðinn Tákn', { isKept: true });
    const manifest: unknown = await (
      await context.request.get(`${here.system.web}/manifest-en.webmanifest`)
    ).json();
    expect(manifest).toMatchObject({ start_url: '/employee/app', display: 'standalone' });
    const worker = await context.request.get(`${here.system.web}/service-worker.js`);
    expect(worker.headers()['cache-control']).toBe('no-cache');
    const kept = await page.evaluate(async () => {
      const names = await caches.keys();
      const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return all.flat().map(({ url }) => url);
    });
    expect(kept.length).toBeGreaterThan(20);
    expect(kept.filter((url) => !url.startsWith(`${here.system.web}/`))).toEqual([]);
    expect(kept.filter((url) => /assets\/phone-screen-.*\.js$/.test(url))).toHaveLength(1);
    expect(kept.filter((url) => /assets\/(desk|report)-screen-/.test(url))).toEqual([]);
    await context.setOffline(true);
    await page.close();
    const again = await context.newPage();
    await again.goto(`${here.system.web}/employee/app`);
    await again.getByRole('heading', { level: 1, name: 'Not clocked in' }).waitFor();
    await context.setOffline(false);
  });

  it('speaks the chosen language, once the page is reloaded [language.switch-reloads]', async () => {
    const { page } = await anEmployee('Rúna Máluð');
    await page.getByRole('button', { name: /Account: Rúna/ }).click();
    const reloaded = page.waitForEvent('load');
    await page.getByRole('menuitem', { name: 'Íslenska' }).click();
    await reloaded;
    await page.getByRole('heading', { level: 1, name: 'Ekki í vinnu' }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('is');
  });

  it('notices a wrong clock', async () => {
    const { page } = await anEmployee('Páll Seinn');
    expect(await page.getByText(/This phone’s clock is/).count()).toBe(0);
    await page.clock.setSystemTime(Date.now() - 20 * 60_000);
    await page.reload();
    await page
      .getByText('This phone’s clock is 20 min off. Turn on automatic time in the phone’s settings.')
      .waitFor();
  });

  it('joins by the code of a poster: who one is, once, then clocked in; afterwards the phone is known', async () => {
    const name = 'Ýr Nýkomin';
    await office.employ(name, {});
    const context = await aPhone(false);
    const page = await context.newPage();
    const scanned = new URLSearchParams({ company, site: projectIds.get(wall) ?? '' });
    const scan = () => page.goto(`${here.system.web}/login_employee?${scanned}`);
    await scan();
    // The code alone opens nothing.
    // The drawn page is there before the application, which fills in the company.
    await expect
      .poll(() => page.getByLabel('Company name').inputValue(), { timeout: patience })
      .toBe(company);
    expect(page.url()).toContain('/login_employee');
    await page.getByLabel('Employee name').fill(name);
    await page.getByLabel('Password', { exact: true }).fill('bdgk');
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await page.waitForURL('**/employee/app');
    await page.getByRole('button', { name: 'Clock in', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: wall }).waitFor();
    await allSent(page);
    expect(await entriesOf(name)).toMatchObject([{ project: { name: wall } }]);
    await page.getByRole('button', { name: 'Clock out', exact: true }).click();
    await allSent(page);
    await scan();
    await page.waitForURL('**/employee/app');
    await page.getByRole('radio', { name: wall }).waitFor();
    expect(await page.getByRole('radio', { name: wall }).isChecked()).toBe(true);
    await context.close();
  });

  it('asks for the real end of an entry that the company’s rule has closed', async () => {
    const name = 'Úlfur Gleymdi';
    const { page } = await anEmployee(name);
    await clock.in(page, roof);
    await allSent(page);
    const rule = { forgotten_clock_out: { remind_after_hours: null, close_after_hours: 2 } };
    expect((await accounts.call('POST', '/api/settings', office.as({ body: rule }))).status).toBe(200);
    await here.system.clock.advance(5 * 3600);
    await vi.waitFor(async () => expect(await entriesOf(name)).toMatchObject([{ assumed_end: true }]), {
      timeout: patience,
      interval: 500,
    });
    await page.clock.setSystemTime((await here.system.clock.now()) * 1000);
    await page.reload();
    await page.getByRole('heading', { name: /^When did you leave on / }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: / is right$/ }).click();
    await page.getByText('Thanks, your time is saved').waitFor();
    await page.getByRole('heading', { name: /^When did you leave on / }).waitFor({ state: 'hidden' });
    const [log] = await entriesOf(name);
    expect(log?.total_time).toBe(2 * 3600);
    expect(log?.assumed_end ?? false).toBe(false);
  });

  it('leaves a table in which every invariant holds, and nothing on the console', async () => {
    expect(checkInvariants(await here.system.rows(), await here.system.clock.now())).toEqual([]);
    expect(complaints).toEqual([]);
  });
});
