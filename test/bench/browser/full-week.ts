// The week of nearly as many people as a company may have: drawn, scrolled, and an end that follows the keys.

import type { Page } from 'playwright-core';
import { employeesMax, manualEntriesMax } from '#shared/limits.ts';
import { addDays } from '#shared/time/day.ts';
import { toWire } from '#shared/time/instant.ts';
import { weekStartOf } from '#shared/time/week.ts';
import { callerOf } from '#test/kit/system/caller.ts';
import { openBrowser } from '#test/kit/browser/browser.ts';
import { type RunningSystem, startSystem } from '#test/kit/system/system.ts';
import { aTenant, employeePassword, type Tenant } from '#test/kit/system/tenant.ts';
import { setAccountLanguage } from '#test/kit/browser/visitor.ts';
import { type Figure, figure } from '#test/bench/figure.ts';
import { frames, milliseconds, type Painted, untilPainted } from './painted.ts';

const rounds = 15;
/** The tenant has four people of its own. */
const people = employeesMax - 5;
const daysWorked = 5;
const grid = `document.querySelector('table[role="grid"]')`;
const drawnWhole = `(Number(${grid}?.getAttribute('aria-rowcount')) > ${people} && ${grid}.querySelector('tbody [data-kind]') ? 'whole' : undefined)`;
const firstRow = `${grid}?.querySelector('[data-row="0"]')?.textContent`;

/** Everybody works on five days of the week before the present one. */
async function fillWeek(system: RunningSystem, site: Tenant): Promise<string> {
  const call = callerOf(system.api);
  const token = site.tokens.company;
  const ids: string[] = [];
  for (let index = 0; index < people; index += 1) {
    const name = `Aaron ${String(index).padStart(3, '0')}`;
    const { body } = await call('POST', '/api/employees', { token, body: { name, token: employeePassword } });
    if (body && typeof body === 'object' && 'id' in body) ids.push(String(body.id));
  }
  const monday = addDays(weekStartOf(toWire(await system.clock.now()).slice(0, 10)), -7);
  const entries = ids.flatMap((employee_id, at) =>
    Array.from({ length: daysWorked }, (_, day) => ({
      employee_id,
      project_id: site.ids.project,
      start_time: `${addDays(monday, day)}T0${6 + ((at + day) % 3)}:00:00Z`,
      end_time: `${addDays(monday, day)}T1${4 + ((at * day) % 5)}:30:00Z`,
    })),
  );
  for (let from = 0; from < entries.length; from += manualEntriesMax)
    await call('POST', '/api/worklogs', { token, body: entries.slice(from, from + manualEntriesMax) });
  return monday;
}

async function drawn(page: Page): Promise<Painted[]> {
  const all: Painted[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await page.evaluate(`location.hash = '#projects'`);
    await page.waitForFunction(`${grid} === null`);
    await page.waitForLoadState('networkidle');
    all.push(await untilPainted(page, `location.hash = '#week'`, drawnWhole));
  }
  return all;
}

/** An end in hand follows each press of an arrow, in its cell and in the sum of its row. */
async function adjusted(page: Page): Promise<Painted[]> {
  await page.locator('[data-row="0"] [data-column="0"]').focus();
  await page.keyboard.press('m');
  await page.getByRole('slider', { name: 'Out' }).waitFor();
  const press = `document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true, cancelable: true }))`;
  const all: Painted[] = [];
  for (let round = 0; round < rounds; round += 1) all.push(await untilPainted(page, press, firstRow));
  await page.keyboard.press('Escape');
  return all;
}

export async function benchFullWeek(): Promise<Figure[]> {
  const [system, browser] = await Promise.all([startSystem({ demo: false, web: true }), openBrowser()]);
  try {
    const site = await aTenant(system);
    const monday = await fillWeek(system, site);
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      reducedMotion: 'reduce',
      // What is looked for comes as text, which the page's own policy would not run.
      bypassCSP: true,
    });
    await context.addInitScript(() => localStorage.setItem('stund-language', 'en'));
    await setAccountLanguage(context, 'en');
    const { web } = system;
    const name = `stund_${new URL(web).port}`;
    await context.addCookies([{ name, value: site.tokens.company, url: web }]);
    const page = await context.newPage();
    await page.goto(`${web}/app?day=${monday}#week`);
    await page.waitForFunction(`${drawnWhole} !== undefined`);
    await page.waitForLoadState('networkidle');
    const moved = await adjusted(page);
    const mounts = await drawn(page);
    const first = `the week of ${people} people`;
    return [
      figure('week', `${first}: drawn, when it is known already`, milliseconds(mounts), 'ms', 100),
      figure('week', `${first}: an end moved, press to paint`, milliseconds(moved), 'ms'),
      figure('week', `${first}: an end moved, frames`, frames(moved), 'frames', 1),
    ];
  } finally {
    await browser.close();
    await system.stop();
  }
}
