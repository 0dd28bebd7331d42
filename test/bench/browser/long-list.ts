// The list of ten thousand entries in a real browser: drawn, put in order, filtered; from the press to the painted frame.

import type { Page } from 'playwright-core';
import { openBrowser } from '#test/kit/browser/browser.ts';
import { type RunningSystem, startSystem } from '#test/kit/system/system.ts';
import { aTenant, type Tenant } from '#test/kit/system/tenant.ts';
import { type Figure, figure } from '#test/bench/figure.ts';
import { fillMonth, listed } from '#test/bench/full-month.ts';
import { frames, milliseconds, type Painted, untilPainted } from './painted.ts';
import { setAccountLanguage } from '#test/kit/browser/visitor.ts';

const rounds = 15;
/** What is looked at to see that an action shows: text of the page, by an expression that runs there. */
const rowsTold = `document.querySelector('table[aria-rowcount]')?.getAttribute('aria-rowcount')`;
const rowsShown = `document.querySelector('table[aria-rowcount] tbody')?.textContent`;

async function openList(system: RunningSystem, site: Tenant, page: Page): Promise<void> {
  const { web } = system;
  const name = `stund_${new URL(web).port}`;
  await page.context().addCookies([{ name, value: site.tokens.company, url: web }]);
  await page.goto(`${web}/app#all-entries`);
  await page.waitForFunction(`Number(${rowsTold}) > ${listed}`);
  await page.waitForLoadState('networkidle');
}

/** What is pressed is found first, so that only the press is timed. */
const press = (selector: string) => `document.querySelector(${JSON.stringify(selector)}).click()`;

async function filtered(page: Page): Promise<{ narrowed: Painted[]; widened: Painted[] }> {
  const narrowed: Painted[] = [];
  const widened: Painted[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await page.getByRole('button', { name: 'All projects' }).click();
    const option = page.getByRole('option', { name: 'Wall' });
    await option.evaluate((node) => node.setAttribute('data-bench', ''));
    narrowed.push(await untilPainted(page, press('[data-bench]'), rowsTold));
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Show all projects' }).waitFor();
    widened.push(await untilPainted(page, press('[aria-label="Show all projects"]'), rowsTold));
  }
  return { narrowed, widened };
}

async function sorted(page: Page): Promise<Painted[]> {
  const table = page.getByRole('table', { name: 'Time entries' });
  const heads = [
    table.getByRole('button', { name: 'Employee' }),
    table.getByRole('button', { name: 'Hours' }),
  ];
  for (const [index, head] of heads.entries())
    await head.evaluate((node, mark) => node.setAttribute('data-sort', mark), String(index));
  const all: Painted[] = [];
  for (let round = 0; round < rounds; round += 1)
    all.push(await untilPainted(page, press(`[data-sort="${round % 2}"]`), rowsShown));
  return all;
}

async function drawn(page: Page): Promise<Painted[]> {
  const all: Painted[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await page.evaluate(`location.hash = '#projects'`);
    await page.waitForFunction(
      `document.querySelector('table[aria-rowcount]') === null || Number(${rowsTold}) < ${listed}`,
    );
    await page.waitForLoadState('networkidle');
    const whole = `(Number(${rowsTold}) > ${listed} ? 'whole' : undefined)`;
    all.push(await untilPainted(page, `location.hash = '#all-entries'`, whole));
  }
  return all;
}

export async function benchLongList(): Promise<Figure[]> {
  const [system, browser] = await Promise.all([startSystem({ demo: false, web: true }), openBrowser()]);
  try {
    const site = await aTenant(system);
    await fillMonth(system, site);
    const context = await browser.newContext({
      viewport: { width: 1280, height: 860 },
      reducedMotion: 'reduce',
      // What is looked for comes as text, which the page's own policy would not run.
      bypassCSP: true,
    });
    await context.addInitScript(() => localStorage.setItem('stund-language', 'en'));
    await setAccountLanguage(context, 'en');
    const page = await context.newPage();
    await openList(system, site, page);
    const nodes = await page
      .locator('table[aria-rowcount]')
      .evaluate((table) => table.querySelectorAll('*').length);
    const { narrowed, widened } = await filtered(page);
    const orders = await sorted(page);
    const mounts = await drawn(page);
    const first = '10,000 entries in the browser';
    return [
      figure('B13', `${first}: drawn, when they are known already`, milliseconds(mounts), 'ms', 100),
      figure('B13', `${first}: put in another order`, milliseconds(orders), 'ms', 50),
      figure('B13', `${first}: nodes of the table`, nodes, 'nodes', 1000),
      figure('B13', `${first}: filter to a project of 1,000, press to paint`, milliseconds(narrowed), 'ms'),
      figure('B13', `${first}: filter to a project of 1,000, frames`, frames(narrowed), 'frames', 1),
      figure('B13', `${first}: filter taken away, press to paint`, milliseconds(widened), 'ms'),
      figure('B13', `${first}: filter taken away, frames`, frames(widened), 'frames', 1),
    ];
  } finally {
    await browser.close();
    await system.stop();
  }
}
