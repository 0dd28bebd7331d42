// A foreman's crew and a lunch that was worked through, on phones without a network and with their answers lost.

import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { checkInvariants } from '#functions/domain/invariants/checker.ts';
import { workLog } from '#shared/model/worklog.ts';
import { toWire } from '#shared/time/instant.ts';
import { type Account, accountsOn, madeReply } from '#test/kit/system/accounts.ts';
import { axeFindings } from '#test/kit/browser/axe.ts';
import { useSystemAndBrowser } from '#test/kit/system/use-system.ts';
import { notKept } from '#test/kit/browser/visitor.ts';

const patience = 60_000;
const company = 'Múr og menn ehf.';
const roof = 'Hverfisgata 12';
const here = useSystemAndBrowser();
let accounts: ReturnType<typeof accountsOn>;
let office: Account;
const phones: BrowserContext[] = [];

beforeAll(async () => {
  accounts = accountsOn(here.system);
  office = await accounts.signUp({ name: company, email: 'mur@example.is', language: 'en' });
  const project = { body: { name: roof } };
  madeReply.parse((await accounts.call('POST', '/api/projects', office.as(project))).body);
  const lunch = { minutes: 30, from_hours: 0.0001 };
  const body = { lunch, worked_through_lunch: true };
  await accounts.call('POST', '/api/settings', office.as({ body }));
  for (const name of ['Anna', 'Björn']) await office.employ(name);
}, 120_000);
afterAll(async () => {
  for (const phone of phones) await phone.close();
  expect(checkInvariants(await here.system.rows(), await here.system.clock.now())).toEqual([]);
});

async function aPhone(name: string): Promise<{ context: BrowserContext; page: Page }> {
  const context = await here.browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    locale: 'en',
    ...notKept,
  });
  phones.push(context);
  context.setDefaultTimeout(patience);
  const login = { company_name: company, employee_name: name, password: 'bdgk' };
  const headers = { origin: here.system.web, 'x-stund': '1' };
  await context.request.post(`${here.system.api}/employee/v2/login`, { headers, data: login });
  const page = await context.newPage();
  await page.goto(`${here.system.web}/employee/app`);
  await page.getByRole('button', { name: /^Clock (in|out)$/ }).waitFor();
  return { context, page };
}

async function entries() {
  const { body } = await accounts.call('GET', '/api/worklogs', office.as());
  return z.parse(z.array(workLog), body);
}

describe('phones on site', () => {
  it('clock a crew in without a network, once though answers are lost, and leave who is in already', async () => {
    await office.employ('Gunnar', { needs: ['foreman'] });
    const { context, page } = await aPhone('Gunnar');
    const own = await aPhone('Björn');
    await own.page.getByRole('button', { name: 'Clock in', exact: true }).click();
    await own.page.getByRole('heading', { level: 1, name: roof }).waitFor();

    let isOffline = true;
    let lost = 0;
    // The page is opened again, because Chromium at times does not route the requests of one that was there before.
    await context.route('**/crew/press', async (route) => {
      if (isOffline) return route.abort('internetdisconnected');
      if (route.request().method() !== 'POST' || lost > 0) return route.continue();
      lost += 1;
      await route.fetch();
      return route.abort('connectionreset');
    });
    await page.reload();
    await page.getByRole('button', { name: 'Crew', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Crew' });
    await dialog.getByRole('checkbox', { name: 'Anna' }).check();
    await dialog.getByRole('checkbox', { name: 'Björn' }).check();
    expect(await axeFindings(page)).toEqual([]);
    await context.setOffline(true);
    await dialog.getByRole('button', { name: 'Clock in 2 people' }).click();
    await page.getByText('2 people in, not sent yet').waitFor();
    isOffline = false;
    await context.setOffline(false);
    await page.getByText('1 person clocked in').waitFor();
    await page.getByText(`stays on ${roof}, in since`).waitFor();
    // Above the clock, where the foreman looks first.
    const topOf = async (one: ReturnType<typeof page.getByText>) => (await one.boundingBox())?.y;
    const clock = await topOf(page.getByRole('heading', { level: 1 }));
    expect(await topOf(page.getByText('1 person clocked in'))).toBeLessThan(clock ?? 0);
    expect(lost).toBe(1);
    const made = await entries();
    expect(made.map(({ employee }) => employee.name).toSorted((a, b) => a.localeCompare(b))).toEqual([
      'Anna',
      'Björn',
    ]);
    expect(made.every(({ end_time }) => end_time === undefined)).toBe(true);
    // The choice is remembered, and the crew goes at once.
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await page.getByRole('button', { name: 'Crew', exact: true }).click();
    await dialog.getByRole('radio', { name: 'Clock out' }).check({ force: true });
    await dialog.getByRole('button', { name: 'Clock out 2 people' }).click();
    await page.getByText('2 people clocked out').waitFor();
    expect((await entries()).every(({ end_time }) => end_time !== undefined)).toBe(true);
  });

  it('bring an earlier time for the crew, and what is wrong with it, into sight above the buttons', async () => {
    await office.employ('Hrafn', { needs: ['foreman'] });
    const longName = 'Wolfeschlegelsteinhausenbergerdorff';
    await office.employ(longName);
    const { page } = await aPhone('Hrafn');
    await page.setViewportSize({ width: 390, height: 440 });
    await page.getByRole('button', { name: 'Crew', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Crew' });
    await dialog.getByRole('checkbox', { name: 'Anna' }).check();
    const send = dialog.getByRole('button', { name: 'Clock in 1 person' });
    const footTop = ((await send.boundingBox())?.y ?? 0) - 12;
    const isAboveFoot = async (one: ReturnType<typeof dialog.getByText>) => {
      const box = await one.boundingBox();
      return box !== null && box.y > 0 && box.y + box.height <= footTop;
    };
    await dialog.getByRole('radio', { name: 'Earlier today' }).check({ force: true });
    const field = dialog.getByRole('textbox', { name: 'At' });
    await vi.waitFor(async () => expect(await isAboveFoot(field)).toBe(true));
    await field.fill('');
    await send.click();
    const fault = dialog.getByText('Enter a time, such as 16:30');
    await fault.waitFor();
    await vi.waitFor(async () => expect(await isAboveFoot(fault)).toBe(true));
    expect(await isAboveFoot(field)).toBe(true);
    await page.setViewportSize({ width: 320, height: 640 });
    const { x, width } = (await dialog.getByText(longName).boundingBox()) ?? expect.fail('it is not drawn');
    expect(x + width).toBeLessThanOrEqual(304);
  });

  it('say what worked between the title and the buttons of a dialog that fills the phone', async () => {
    await office.employ('Ketill', { needs: ['foreman'] });
    const { page } = await aPhone('Ketill');
    // However slow the machine: the toast stays.
    await page.addInitScript(() => {
      const later = window.setTimeout.bind(window);
      const never = (call: () => void, milliseconds?: number) =>
        milliseconds === 6000 ? 0 : later(call, milliseconds);
      Object.assign(window, { setTimeout: never });
    });
    await page.reload();
    await page.getByRole('button', { name: 'Clock in', exact: true }).click();
    await page.getByRole('button', { name: 'Clock out', exact: true }).click();
    const toast = page.getByText(/^Clocked out, /);
    await toast.waitFor();
    await page.getByRole('button', { name: 'Crew', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Crew' });
    await dialog.waitFor();
    const edges = async (one: typeof toast) => {
      const { y, height } = (await one.boundingBox()) ?? expect.fail('it is not drawn');
      return { top: y, bottom: y + height };
    };
    const said = await edges(toast);
    for (const one of ['heading', 'button'] as const) {
      const name = one === 'heading' ? 'Crew' : 'Close';
      expect(said.top).toBeGreaterThan((await edges(dialog.getByRole(one, { name }))).bottom);
    }
    expect(said.bottom).toBeLessThan((await edges(dialog.getByRole('button', { name: 'Cancel' }))).top);
  });

  it('ask about an own clock-out that the foreman’s late one contradicts, once; the history says what was pressed', async () => {
    const person = await office.employ('Nína');
    await office.employ('Gerður', { needs: ['foreman'] });
    const now = await here.system.clock.now();
    const at = (hoursAgo: number) => toWire(now - Math.round(hoursAgo * 3600));
    const { body: projects } = await accounts.call('GET', '/api/projects', office.as());
    const [project] = z.parse(z.array(z.object({ id: z.string() })), projects);
    const sent_at = toWire(now);
    const own = { token: await office.enter('Nína') };
    const times = { sent_at, id: randomUUID() };
    const coming = { project_id: project?.id, ...times, at: at(9) };
    await accounts.call('POST', '/employee/v2/clock_in', { ...own, body: coming });
    const leaving = { sent_at, id: randomUUID(), at: at(8.9) };
    await accounts.call('POST', '/employee/v2/clock_out', { ...own, body: leaving });
    const foreman = { token: await office.enter('Gerður') };
    const presses = () => [{ id: randomUUID(), employee_id: person.id }];
    const press = async (body: object) => {
      const reply = await accounts.call('POST', '/employee/v2/crew/press', { ...foreman, body });
      return z.parse(z.array(z.object({ outcome: z.string() })), reply.body).map(({ outcome }) => outcome);
    };
    const crewIn = { action: 'in', project_id: project?.id, at: at(9.5), sent_at, presses: presses() };
    const crewOut = { action: 'out', at: at(2), sent_at, presses: presses() };
    for (const _ of [1, 2]) expect(await press(crewIn)).toEqual(['already_in']);
    for (const _ of [1, 2]) expect(await press(crewOut)).toEqual(['not_in']);
    const [entry] = (await entries()).filter(({ employee }) => employee.name === 'Nína');
    expect(entry).toMatchObject({ end_time: at(8.9), assumed_end: true });
    const { page } = await aPhone('Nína');
    await page
      .getByRole('heading', { name: /When did you leave|Did you leave/ })
      .first()
      .waitFor();
    expect(await axeFindings(page)).toEqual([]);
    const { body } = await accounts.call('GET', `/api/worklogs/${entry?.id}/history`, office.as());
    expect(body).toMatchObject([
      { action: 'created' },
      { action: 'ended' },
      { action: 'doubted', by: { name: 'Gerður' }, changes: [{ field: 'end_time', to: at(2) }] },
    ]);
  });

  it('send with the clock-out that lunch was worked through; the report deducts none', async () => {
    await office.employ('Marek');
    const { context, page } = await aPhone('Marek');
    await page.getByRole('button', { name: 'Clock in', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: roof }).waitFor();
    // The page counts time by the half minute, and from the present second when it is opened.
    const mark = page.getByRole('checkbox', { name: 'Worked through lunch' });
    await vi.waitFor(
      async () => {
        await page.reload();
        await page.getByRole('heading', { level: 1, name: roof }).waitFor();
        await page.waitForLoadState('networkidle');
        expect(await mark.count()).toBe(1);
      },
      { timeout: patience },
    );
    await mark.check();
    expect(await axeFindings(page)).toEqual([]);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Clock out', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Not clocked in' }).waitFor();
    await context.setOffline(false);
    await vi.waitFor(
      async () => {
        const own = (await entries()).filter(({ employee }) => employee.name === 'Marek');
        expect(own).toMatchObject([{ worked_through_lunch: true }]);
        expect(own[0]?.end_time).toBeDefined();
      },
      { timeout: patience, interval: 300 },
    );
    const { body } = await accounts.call('GET', '/api/report', office.as());
    const shape = z.object({
      employees: z.record(z.string(), z.object({ lunch_deduction: z.number(), regular_time: z.number() })),
    });
    const { employees } = z.parse(shape, body);
    expect(employees['Marek']?.lunch_deduction).toBe(0);
    expect(employees['Anna']?.lunch_deduction).toBeGreaterThan(0);
  });
});
