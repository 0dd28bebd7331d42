// The shared time clock in a real browser: switched from the desk, two hundred names, the network cut at every step.

import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext, Page, Route } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { keys } from '#functions/table/keys.ts';
import { employeesMax, kioskConfirmSeconds } from '#shared/limits.ts';
import { workLog } from '#shared/model/worklog.ts';
import { type Account, accountsOn, madeReply, password } from '#test/kit/system/accounts.ts';
import { axeFindings } from '#test/kit/browser/axe.ts';
import { checkInvariants } from '#functions/domain/invariants/checker.ts';
import { useSystemAndBrowser } from '#test/kit/system/use-system.ts';

const patience = 60_000;
const companyName = 'Obras do Cais, Lda';
const longName = 'Maria da Conceição Figueiredo de Albuquerque e Vasconcelos-Brandão';
const token = 'bdgk';
const here = useSystemAndBrowser();
let context: BrowserContext;
let kiosk: Page;
let company: Account;
let projects: { id: string; name: string }[];
const complaints: string[] = [];
let isHeld = false;

/** axe waits for timers of its own: while the page's stand still they are let go by a millisecond at a time. */
async function whileHeld(asked: Promise<unknown>): Promise<unknown> {
  let found: unknown = isHeld ? undefined : await asked;
  while (found === undefined) {
    await kiosk.clock.runFor(1);
    found = await Promise.race([asked, pause(20)]);
  }
  return found;
}

/** The company's entries as it sees them at its own desk, newest first. */
async function entriesOf(name: string) {
  const reply = await accountsOn(here.system).call('GET', '/api/worklogs', company.as());
  return z.parse(z.array(workLog), reply.body).filter(({ employee }) => employee.name === name);
}
const settings = (body: object) =>
  accountsOn(here.system).call('POST', '/api/settings', company.as({ body }));

const tile = (name: string) => kiosk.getByRole('button', { name: new RegExp(`^${name}`) });
const press = (name: string) => kiosk.getByRole('button', { name, exact: true }).click();
/** The page's timers stand still until the next person: how fast this machine is decides nothing. */
async function hold(): Promise<void> {
  for (let ahead = 50; ; ahead *= 2) {
    const now = await kiosk.evaluate(() => Date.now());
    try {
      await kiosk.clock.pauseAt(now + ahead);
      isHeld = true;
      return;
    } catch (error) {
      // The page's time ran past it on the way.
      if (ahead > 60_000) throw error;
    }
  }
}
async function goOn(): Promise<void> {
  await kiosk.clock.resume();
  isHeld = false;
}
async function next(): Promise<void> {
  await press('Next person');
  await goOn();
}
const shows = (text: string) => kiosk.getByText(text, { exact: true }).waitFor();

/** Goes to somebody by the first letters of their names. */
async function find(name: string): Promise<void> {
  await kiosk.getByRole('searchbox', { name: 'Find your name' }).fill(name);
  await tile(name).first().waitFor();
  await hold();
  await kiosk.keyboard.press('Enter');
  await kiosk.getByRole('heading', { name, exact: true }).waitFor();
}
async function clockIn(name: string, project: string): Promise<void> {
  await find(name);
  await kiosk.getByRole('radio', { name: project }).check();
  await press('Clock in');
}
async function clockOut(name: string): Promise<void> {
  await find(name);
  await press('Clock out');
}
const anyPunch = /\/api\/time_clock\/(?:create_work_log|close_work_log|switch_work_log)$/;

/** Everything this page has stored, as one text. */
async function keptByTheBrowser(): Promise<string> {
  const request = <T>(asked: IDBRequest<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      asked.addEventListener('success', () => resolve(asked.result));
      asked.addEventListener('error', () => reject(asked.error ?? new Error('the database is silent')));
    });
  const found: unknown[] = [Object.entries(localStorage), Object.entries(sessionStorage), document.cookie];
  for (const { name } of await indexedDB.databases()) {
    const database = await request(indexedDB.open(name ?? ''));
    for (const store of database.objectStoreNames) {
      found.push(await request(database.transaction(store).objectStore(store).getAll()));
    }
    database.close();
  }
  return JSON.stringify(found);
}

beforeAll(async () => {
  company = await accountsOn(here.system).signUp({
    name: companyName,
    email: 'cais@example.pt',
    language: 'en',
  });
  const { call } = accountsOn(here.system);
  projects = [];
  for (const name of ['Armazém do porto', 'Escola de Alvalade', 'Rua Augusta 44']) {
    const made = await call('POST', '/api/projects', company.as({ body: { name } }));
    projects.push({ ...madeReply.parse(made.body), name });
  }
  const firsts = ['Ana', 'Bruno', 'Carla', 'Diogo', 'Elsa', 'Filipe', 'Inês', 'João', 'Luís', 'Rui'];
  const names = Array.from({ length: employeesMax - 1 }, (_, at) => `${firsts[at % 10]} Silva ${at}`);
  for (const name of [longName, ...names]) await company.employ(name, { token });
  const gone = await call('GET', '/api/employees', company.as());
  const last = z.parse(z.array(z.object({ id: z.string(), name: z.string() })), gone.body);
  const disabled = last.find(({ name }) => name === 'Rui Silva 9') ?? expect.fail('no person to disable');
  await call('PUT', `/api/employees/${disabled.id}/disable`, company.as());

  context = await here.browser.newContext({ viewport: { width: 1024, height: 768 }, locale: 'en' });
  kiosk = await context.newPage();
  kiosk.setDefaultTimeout(patience);
  kiosk.on('pageerror', (error) => complaints.push(error.message));
  await kiosk.clock.install();
}, 240_000);

describe('a shared time clock', () => {
  it('is made of the company’s browser by its settings, after a question', async () => {
    await kiosk.goto(`${here.system.web}/login`);
    await kiosk.getByLabel('Company name').fill(companyName);
    await kiosk.getByLabel('Password', { exact: true }).fill(password);
    await press('Log in');
    await kiosk.waitForURL('**/app/setup');
    await kiosk.goto(`${here.system.web}/app#settings`);
    await kiosk.getByText('Switch to time clock', { exact: true }).first().click();
    const question = kiosk.getByRole('dialog');
    await question.getByRole('button', { name: 'Cancel' }).click();
    expect(new URL(kiosk.url()).pathname).toBe('/app');
    await kiosk.getByText('Switch to time clock', { exact: true }).first().click();
    await question.getByRole('button', { name: 'Switch to time clock' }).click();
    await kiosk.waitForURL('**/time_clock');
    await tile('Ana Silva 0').waitFor();
    const self = await context.request.post(`${here.system.api}/api/self`, {
      headers: { 'x-stund': '1', origin: here.system.web },
    });
    expect(await self.json()).toMatchObject({ role: 'COMPANY_TIME_CLOCK', name: companyName });
  });

  it('keeps the desk out of reach: by the back button, by a typed address, by its calls', async () => {
    await kiosk.goBack();
    await kiosk.waitForURL('**/time_clock');
    for (const address of ['/app', '/app/report', '/app/setup', '/login', '/employee/app']) {
      await kiosk.goto(here.system.web + address);
      await kiosk.waitForURL('**/time_clock');
    }
    await tile('Ana Silva 0').waitFor();
    for (const path of ['/api/employees', '/api/worklogs', '/api/projects', '/api/exports']) {
      const reply = await context.request.get(here.system.api + path, {
        headers: { origin: here.system.web },
      });
      expect([path, reply.status()]).toEqual([path, 403]);
    }
  });

  it('shows two hundred names and no one else, finds one by letters, and is as wide as its window', async () => {
    expect(await kiosk.locator('[data-person]').count()).toBe(employeesMax - 1);
    expect(await tile('Rui Silva 9$').count()).toBe(0);
    await kiosk.getByRole('button', { name: 'M', exact: true }).click();
    expect(await kiosk.locator('[data-person]').count()).toBe(1);
    await tile('Maria da Conceição').waitFor();
    await kiosk.getByRole('button', { name: 'M', exact: true }).click();
    for (const width of [1280, 390, 1024]) {
      await kiosk.setViewportSize({ width, height: 768 });
      const wide = await kiosk.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect([width, wide]).toEqual([width, 0]);
      expect(await axeFindings(kiosk, { awaited: whileHeld })).toEqual([]);
    }
  });

  it('clocks in by a search, says who, where and when, and goes back to the names by itself', async () => {
    await clockIn('Ana Silva 0', 'Rua Augusta 44');
    await shows('Clocked in');
    expect(await kiosk.getByRole('heading', { name: 'Ana Silva 0' }).isVisible()).toBe(true);
    expect(await kiosk.getByText('Rua Augusta 44', { exact: true }).last().isVisible()).toBe(true);
    expect(await axeFindings(kiosk, { awaited: whileHeld })).toEqual([]);
    await kiosk.clock.fastForward(kioskConfirmSeconds * 1000);
    await kiosk.getByRole('searchbox', { name: 'Find your name' }).waitFor();
    await goOn();
    await tile('Ana Silva 0.*Rua Augusta 44').waitFor();
    expect(await entriesOf('Ana Silva 0')).toMatchObject([
      { created_by: 'CompanyTimeClock', project: { name: 'Rua Augusta 44' } },
    ]);
  });

  it('switches, comments and clocks out by the keyboard alone, and shows the own hours of today', async () => {
    await here.system.clock.advance(3600);
    await kiosk.reload();
    await tile('Ana Silva 0').waitFor();
    await hold();
    await kiosk.keyboard.type('an sil 0');
    await kiosk.keyboard.press('Enter');
    await kiosk.getByRole('heading', { name: 'Ana Silva 0', exact: true }).waitFor();
    await kiosk.getByRole('region', { name: 'Today' }).getByText('Rua Augusta 44').waitFor();
    expect(await axeFindings(kiosk, { awaited: whileHeld })).toEqual([]);
    await kiosk.getByRole('button', { name: 'Switch project' }).focus();
    await kiosk.keyboard.press('Enter');
    await kiosk.getByRole('radio').first().focus();
    await kiosk.keyboard.press('Space');
    await kiosk.keyboard.press('Enter');
    await shows('Switched project');
    await kiosk.keyboard.press('Enter');
    await kiosk.keyboard.type('ana silva 0');
    await kiosk.keyboard.press('Enter');
    await kiosk.getByLabel('Comment').focus();
    await kiosk.keyboard.type('Chuva toda a manhã');
    await kiosk.getByRole('button', { name: 'Clock out' }).focus();
    await kiosk.keyboard.press('Enter');
    await shows('Clocked out');
    await kiosk.keyboard.press('Enter');
    await goOn();
    const [second, first] = await entriesOf('Ana Silva 0');
    expect([first?.project.name, second?.project.name]).toEqual(['Rua Augusta 44', 'Armazém do porto']);
    expect(second).toMatchObject({ work_log_comments: [{ comment: 'Chuva toda a manhã' }] });
    expect(second?.end_time).toBeDefined();
  });

  it('without a network keeps whole days, shown as waiting, and sends them in order once it is back', async () => {
    await context.setOffline(true);
    await shows('No connection');
    await clockIn('Bruno Silva 1', 'Escola de Alvalade');
    await shows('Saved here. It will be sent when the connection is back.');
    expect(await axeFindings(kiosk, { awaited: whileHeld })).toEqual([]);
    await next();
    await tile('Bruno Silva 1.*Escola de Alvalade.*Not sent yet').waitFor();
    await clockIn('Carla Silva 2', 'Rua Augusta 44');
    await next();
    await clockOut('Bruno Silva 1');
    await next();
    await shows('3 not sent yet');
    expect(await entriesOf('Bruno Silva 1')).toEqual([]);
    await context.setOffline(false);
    await shows('All sent');
    const [bruno, ...others] = await entriesOf('Bruno Silva 1');
    expect([bruno?.project.name, bruno?.end_time !== undefined, others]).toEqual([
      'Escola de Alvalade',
      true,
      [],
    ]);
    expect(await entriesOf('Carla Silva 2')).toHaveLength(1);
  });

  it('has one effect however the network dies: before the request, before its answer, or after it', async () => {
    const name = 'Diogo Silva 3';
    const lose = (when: 'before' | 'during') => async (route: Route) => {
      // During: the server does it, and the answer never arrives.
      if (when === 'during') await route.fetch();
      await route.abort('connectionreset');
    };
    await kiosk.route(anyPunch, lose('before'), { times: 1 });
    await clockIn(name, 'Rua Augusta 44');
    await next();
    await kiosk.evaluate(() => window.dispatchEvent(new Event('online')));
    await shows('All sent');
    await kiosk.route(anyPunch, lose('during'), { times: 1 });
    await clockOut(name);
    await next();
    await kiosk.evaluate(() => window.dispatchEvent(new Event('online')));
    await shows('All sent');
    await clockIn(name, 'Escola de Alvalade');
    await shows('Clocked in');
    await context.setOffline(true);
    await next();
    await tile(`${name}.*Escola de Alvalade`).waitFor();
    await context.setOffline(false);
    const logs = await entriesOf(name);
    expect(logs.map(({ project, end_time }) => [project.name, end_time !== undefined])).toEqual([
      ['Escola de Alvalade', false],
      ['Rua Augusta 44', true],
    ]);
  });

  it('keeps what waits over a reload', async () => {
    const name = 'Elsa Silva 4';
    await kiosk.route(anyPunch, (route) => route.abort('internetdisconnected'));
    await clockIn(name, 'Rua Augusta 44');
    await next();
    await shows('1 not sent yet');
    await kiosk.reload();
    await tile(`${name}.*Rua Augusta 44.*Not sent yet`).waitFor();
    await kiosk.unroute(anyPunch);
    await kiosk.evaluate(() => window.dispatchEvent(new Event('online')));
    await shows('All sent');
    expect(await entriesOf(name)).toHaveLength(1);
  });

  it('shows a refusal to the person, who decides; nothing is dropped', async () => {
    const name = 'Filipe Silva 5';
    const school = projects[1] ?? expect.fail('no project');
    await context.setOffline(true);
    await clockIn(name, school.name);
    await next();
    await clockOut(name);
    await next();
    await accountsOn(here.system).call('PUT', `/api/projects/${school.id}/close`, company.as());
    await context.setOffline(false);
    await shows('1 needs a decision');
    await tile(`${name}.*Needs your decision`).waitFor();
    await find(name);
    await kiosk.getByRole('alert').getByText('This project is closed. Choose another one.').waitFor();
    expect(await axeFindings(kiosk, { awaited: whileHeld })).toEqual([]);
    await kiosk.getByRole('alert').getByRole('radio', { name: 'Rua Augusta 44' }).check();
    await press('Use this project');
    await next();
    await shows('All sent');
    const [log, ...others] = await entriesOf(name);
    expect([log?.project.name, log?.end_time !== undefined, others]).toEqual(['Rua Augusta 44', true, []]);
  });

  it('asks for the four letters where the company wants them, and hides the hours before', async () => {
    await settings({ time_clock: { ask_token: true } });
    await kiosk.reload();
    await kiosk.getByText('Tap your name, then enter your 4-letter password').waitFor();
    await find('Ana Silva 0');
    await kiosk.getByRole('group', { name: 'Your 4-letter password' }).waitFor();
    expect(await kiosk.getByRole('region', { name: 'Today' }).count()).toBe(0);
    expect(await axeFindings(kiosk, { awaited: whileHeld })).toEqual([]);
    await kiosk.keyboard.type('zzzz');
    await kiosk.getByRole('alert').getByText('Wrong employee password').waitFor();
    for (const letter of token) await press(letter);
    await kiosk.getByRole('region', { name: 'Today' }).waitFor();
    await kiosk.getByRole('radio', { name: 'Rua Augusta 44' }).check();
    await press('Clock in');
    await shows('Clocked in');
    await next();
  });

  it('opens without a network too, and keeps letters nowhere: they are asked for again before the press goes out', async () => {
    const name = 'Inês Silva 6';
    await kiosk.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await context.setOffline(true);
    await kiosk.reload();
    await find(name);
    await kiosk.keyboard.type(token);
    await kiosk.getByText('Your hours show when the connection is back.').waitFor();
    await kiosk.getByRole('radio', { name: 'Rua Augusta 44' }).check();
    await press('Clock in');
    await next();
    await shows('1 not sent yet');
    const kept = await kiosk.evaluate(keptByTheBrowser);
    expect(kept).toContain(name);
    expect(kept).not.toContain(token);
    await kiosk.reload();
    await tile(`${name}.*Needs your decision`).waitFor();
    await context.setOffline(false);
    await find(name);
    await kiosk.keyboard.type(token);
    await kiosk.getByRole('alert').getByText('Enter your 4-letter password to send it.').waitFor();
    await press('Send again');
    await shows('Clocked in');
    await next();
    await shows('All sent');
    expect(await entriesOf(name)).toHaveLength(1);
  });

  it('goes on after the trial and its grace: hours are never held hostage', async () => {
    await here.system.clock.advance(29 * 86_400);
    await kiosk.reload();
    await find('Ana Silva 0');
    await kiosk.keyboard.type(token);
    await press('Clock out');
    await shows('Clocked out');
    await next();
  });

  it('opens by its link, whose address is dropped; the renewed one ends it, and the old says so [pages.login-link-time-clock]', async () => {
    const row = await here.system.table.get(keys.company(company.id));
    const link = z.parse(z.string(), row?.['tt']);
    const wall = await here.browser.newContext({ viewport: { width: 1024, height: 768 }, locale: 'en' });
    const tablet = await wall.newPage();
    tablet.setDefaultTimeout(patience);
    await tablet.goto(`${here.system.web}/login_link_time_clock?token=${link}`);
    await tablet.waitForURL((url) => url.pathname === '/time_clock' && url.search === '');
    await tablet.getByRole('button', { name: /^Ana Silva 0/ }).waitFor();
    company = { ...company, ...(await renewedCompany()) };
    await settings({ time_clock: { renew_token: true } });
    await tablet.reload();
    await tablet.waitForURL((url) => url.pathname !== '/time_clock');
    await tablet.goto(`${here.system.web}/login_link_time_clock?token=${link}`);
    await tablet.getByText('This link does not work').waitFor();
    expect(new URL(tablet.url()).search).toBe('');
    await wall.close();
  });

  it('leads back to the company’s account by its password alone', async () => {
    await kiosk.goto(`${here.system.web}/login_time_clock`);
    await kiosk.getByLabel('Company name').fill(companyName);
    await kiosk.getByLabel('Password', { exact: true }).fill(password);
    await press('Log in');
    await kiosk.waitForURL('**/time_clock');
    await press('Exit time clock');
    const dialog = kiosk.getByRole('dialog');
    await dialog.getByLabel('Company password').fill(password);
    await dialog.getByRole('button', { name: 'Open company account' }).click();
    await kiosk.waitForURL('**/app');
  });

  it('leaves a table in which every invariant holds, and a quiet page', async () => {
    expect(complaints).toEqual([]);
    expect(checkInvariants(await here.system.rows(), await here.system.clock.now())).toEqual([]);
  });
});

/** After the trial the company's screens are closed to it until it pays; its session may be over as well. */
async function renewedCompany(): Promise<Pick<Account, 'token' | 'as'>> {
  await here.system.table.write({ update: keys.company(company.id), set: { pay: 1 } });
  const fresh = await company.logIn();
  return { token: fresh, as: (sending) => ({ token: fresh, ...sending }) };
}
