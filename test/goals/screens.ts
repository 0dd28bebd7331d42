// `npm run goal:screens -- FOLDER [--pages] [en is …] [NAME…]`: every screen and dialog in each language at 320 and 1440 px,
// as pictures to look at; counts words, cut texts and pages wider than their window. `--pages` leaves the dialogs out.
// Last come the words of our own texts in sight at 1440 px, for each page and dialog, and their sum.

import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import * as z from 'zod/mini';
import { languages } from '#shared/limits.ts';
import { loginOf, whoIsIn } from '#test/bench/browser/demo-logins.ts';
import { openBrowser } from '#test/kit/browser/browser.ts';
import { type RunningSystem, startSystem } from '#test/kit/system/system.ts';
import { aVisitor, type Credentials } from '#test/kit/browser/visitor.ts';
import { screens } from '#web/screens.ts';
import { linesInSight, ownWordsOf } from './own-words.ts';

type Language = (typeof languages)[number];
type View = { readonly name: string; readonly path: string };
type Visit = { readonly who: Credentials | undefined; readonly views: readonly View[] };
type Look = { readonly width: number; readonly language: Language };
type Seen = {
  readonly picture: string;
  readonly words: number;
  readonly lines: readonly (readonly string[])[];
  readonly findings: readonly string[];
};

const widths = [320, 1440] as const;
const company = 'Þakverk ehf.';
const lateMilliseconds = 600;

const withIds = z.array(z.object({ id: z.string() }));

const [folder = '.build/screens', ...said] = process.argv.slice(2);
const hasDialogs = !said.includes('--pages');
const chosen = languages.filter((language) => said.includes(language));
const only = said.filter((one) => one !== '--pages' && !chosen.some((language) => language === one));
const isWanted = ({ name }: View) => only.length === 0 || only.some((part) => name.startsWith(part));

/** Drawn, with data and late parts; a clock's polls never let the network be idle. */
async function drawn(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null);
  await page.evaluate(async () => void (await document.fonts.ready));
  await page.waitForTimeout(lateMilliseconds);
}

async function opened(page: Page, path: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(path);
  await drawn(page);
}

/** The words in sight, and what a reader cannot read: a page wider than its window, text cut without a way to see it. */
async function lookAt(page: Page, picture: string, isDialog = false): Promise<Seen> {
  const path = join(folder, `${picture}.png`);
  // A picture of the whole page would show its top, without the dialog.
  await page.screenshot({ path, fullPage: !isDialog, animations: 'disabled', scale: 'css' });
  const { words, findings } = await page.evaluate(() => {
    const root = document.querySelector('[role=dialog]') ?? document.body;
    const { clientWidth, scrollWidth } = document.documentElement;
    const wide = scrollWidth > clientWidth ? [`${scrollWidth} px in a window of ${clientWidth}`] : [];
    const cut = [...root.querySelectorAll<HTMLElement>('*')]
      .filter((one) => one.checkVisibility() && one.scrollWidth > one.clientWidth + 1)
      .filter((one) => getComputedStyle(one).overflowX === 'hidden' && one.clientWidth > 1)
      .filter((one) => [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE))
      .filter((one) => one.closest('[title], [aria-label]') === null)
      .map((one) => `cut: ${one.textContent.slice(0, 60)}`);
    const found =
      root instanceof HTMLElement ? root.innerText.split(/\s+/).filter((word) => /\p{L}/u.test(word)) : [];
    return { words: found.length, findings: [...wide, ...cut] };
  });
  return { picture, words, lines: await linesInSight(page), findings };
}

/** Which buttons of a screen open a dialog: found in the first language, the same in the others. */
const openersOf = new Map<string, number[]>();

/** The dialogs that buttons of the screen open, each once: the first row stands for its list. */
async function dialogsOf(page: Page, { name, path }: View, { width, language }: Look): Promise<Seen[]> {
  const seen: Seen[] = [];
  const buttons = page.locator(
    ':is(main, header) button:not([role], [disabled], li:not(:first-child) *, tbody tr:not(:first-child) *)',
  );
  const place = `${name}-${width}`;
  const known = openersOf.get(place);
  const opening: number[] = [];
  for (const at of known ?? Array.from({ length: await buttons.count() }, (_, index) => index)) {
    const button = buttons.nth(at);
    if (!(await button.isVisible())) continue;
    const isPressed = await button.click({ timeout: 2000 }).then(
      () => true,
      () => false,
    );
    if (!isPressed) continue;
    await page.waitForTimeout(lateMilliseconds);
    if (await page.locator('[role=dialog], [role=alertdialog]').first().isVisible()) {
      opening.push(at);
      seen.push(await lookAt(page, `${name}-dialog${at}-${width}-${language}`, true));
    }
    await opened(page, path);
  }
  if (!known) openersOf.set(place, opening);
  return seen;
}

async function visit(browser: Browser, system: RunningSystem, { who, views }: Visit, language: Language) {
  const seen: Seen[] = [];
  for (const width of widths) {
    const isPhone = width < 500;
    const context = await aVisitor(
      browser,
      system,
      { isPhone, language, window: { width, height: 900 } },
      who,
    );
    const page = await context.newPage();
    for (const view of views.filter(isWanted)) {
      const path = system.web + view.path;
      await opened(page, path);
      seen.push(await lookAt(page, `${view.name}-${width}-${language}`));
      if (hasDialogs) seen.push(...(await dialogsOf(page, { ...view, path }, { width, language })));
    }
    await context.close();
  }
  return seen;
}

/** The office's places, and one person, one project and one month of the demo. */
async function officeViews(browser: Browser, system: RunningSystem, who: Credentials): Promise<View[]> {
  const context = await aVisitor(browser, system, { isPhone: false, language: 'en' }, who);
  const idOf = async (list: string) => {
    const reply = await context.request.get(system.api + list, { headers: { 'x-stund': '1' } });
    return z.parse(withIds, await reply.json())[0]?.id ?? '';
  };
  const places = ['week', 'employees', 'projects', 'all-entries', 'payroll', 'settings', 'requests'];
  const views = [
    { name: 'board', path: '/app' },
    ...places.map((place) => ({ name: place, path: `/app#${place}` })),
    { name: 'person', path: `/app#employee/${await idOf('/api/employees')}` },
    { name: 'project', path: `/app#project/${await idOf('/api/projects')}` },
    { name: 'report', path: '/app/report' },
    { name: 'setup', path: '/app/setup' },
  ];
  await context.close();
  return views;
}

const publicViews = Object.entries(screens)
  .filter(([, { access }]) => access === 'anyone')
  .map(([name, { path }]) => ({ name: `public-${name}`, path }));

await mkdir(folder, { recursive: true });
const system = await startSystem({ demo: true, web: true });
const browser = await openBrowser();
try {
  const office = loginOf(system, 'COMPANY', company);
  const admin = system.logins.find(({ role }) => role === 'ADMIN');
  const visits: Visit[] = [
    { who: undefined, views: publicViews },
    { who: office, views: await officeViews(browser, system, office) },
    { who: await whoIsIn(system, company), views: [{ name: 'phone', path: '/employee/app' }] },
    { who: loginOf(system, 'COMPANY_TIME_CLOCK', company), views: [{ name: 'kiosk', path: '/time_clock' }] },
    {
      who: admin && { role: 'ADMIN', name: admin.name, password: admin.password },
      views: ['app', 'scripts', 'audit', 'security'].map((one) => ({
        name: `admin-${one}`,
        path: `/admin/${one}`,
      })),
    },
  ];
  for (const language of chosen.length > 0 ? chosen : languages) {
    const seen: Seen[] = [];
    for (const one of visits) seen.push(...(await visit(browser, system, one, language)));
    const words = seen.reduce((sum, one) => sum + one.words, 0);
    const faulty = seen.filter(({ findings }) => findings.length > 0);
    console.log(
      `${language}: ${seen.length} pictures, ${words} words in sight, ${faulty.length} with findings`,
    );
    for (const { picture, findings } of faulty)
      console.log(`  ${picture}: ${[...new Set(findings)].join(' | ')}`);
    const ownWords = await ownWordsOf(language);
    const wide = seen.filter(({ picture }) => picture.endsWith(`-1440-${language}`));
    const own = wide.map(({ picture, lines }) => ({ picture, words: ownWords(lines) }));
    for (const { picture, words: count } of own)
      console.log(`  ${String(count).padStart(5)} own words: ${picture}`);
    console.log(`  ${own.reduce((sum, one) => sum + one.words, 0)} own words in all`);
  }
} finally {
  await browser.close();
  await system.stop();
}
