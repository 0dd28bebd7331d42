// Every screen of web/screens.ts but the drawn ones, in every language and at three widths: clean by axe, quiet, nothing
// sideways, titled; the desk's lists also at the widths between, with their rows whole.

import { gzipSync } from 'node:zlib';
import type { BrowserContext, Disposable, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { languages } from '#shared/limits.ts';
import { type Screen, screens } from '#web/screens.ts';
import { axeFindings } from '#test/kit/browser/axe.ts';
import { settled, turnTo } from '#test/kit/browser/settled.ts';
import type { RunningSystem } from '#test/kit/system/system.ts';
import { useSystemAndBrowser } from '#test/kit/system/use-system.ts';
import { notKept, setAccountLanguage } from '#test/kit/browser/visitor.ts';
import { expectWhole } from '#test/kit/browser/whole-page.ts';
import { quietPaths } from './quiet-paths.ts';

type Role = RunningSystem['logins'][number]['role'];
const deskWidth = 1280;
/** Phones, also turned sideways, half windows, tablets. */
const listWidths = [320, 390, 480, 568, 667, 768, 844, 1024, 1100] as const;
/** Lists of the desk that are no screen of their own. */
const lists = ['#employees', '#projects', '#all-entries', '#payroll', '#settings'] as const;
/** Screens with lists or tables. */
const listed: readonly string[] = [screens.desk.path, screens.report.path];
const doors = {
  ADMIN: '/admin',
  COMPANY: '/login',
  COMPANY_TIME_CLOCK: '/login_time_clock',
  EMPLOYEE: '/login_employee',
} as const satisfies Record<Role, string>;

const here = useSystemAndBrowser({ demo: true });
const states = new Map<string, Awaited<ReturnType<BrowserContext['storageState']>>>();

/** Logs in by the form once; every later page of the role starts from the browser's stored session. */
async function stateOf(role: Role) {
  const known = states.get(role);
  if (known) return known;
  const login = here.system.logins.find((one) => one.role === role) ?? expect.fail(`no login of ${role}`);
  const context = await here.browser.newContext({ locale: 'en' });
  const page = await context.newPage();
  await page.goto(here.system.web + doors[role]);
  const names = role === 'ADMIN' ? [login.name] : [login.company];
  if (role === 'EMPLOYEE') names.push(login.name);
  const fields = page.locator('form input');
  await fields.first().waitFor();
  for (const [index, text] of [...names, login.password].entries()) await fields.nth(index).fill(text);
  await page.locator('form button[type=submit]').click();
  await page.waitForURL((url) => url.pathname !== doors[role]);
  const state = await context.storageState();
  states.set(role, state);
  await context.close();
  return state;
}

/** Elements that reach out of the page or of a table's card, names broken into many lines for lack of width, cut rows. */
const outsideOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const said = (what: Element) => (what.getAttribute('aria-label') ?? what.textContent).slice(0, 40);
    const { clientWidth } = document.documentElement;
    const wide = [document.documentElement, ...document.querySelectorAll('main [data-scroller]')]
      .filter((box) => box.scrollWidth > box.clientWidth)
      .map((box) => `${box.scrollWidth} px in ${box.clientWidth}`);
    const outside = [...document.querySelectorAll('main :is(button, a)')]
      .filter((one) => one.getBoundingClientRect().right > clientWidth)
      .map((one) => `outside: ${said(one)}`);
    const broken = [...document.querySelectorAll('main tbody :is(td, th)')]
      .filter((cell) => cell.getBoundingClientRect().height > 76)
      .map((cell) => `broken: ${said(cell)}`);
    const cut = [...document.querySelectorAll('main li[aria-posinset]')]
      .filter((row) => row.scrollHeight > row.clientHeight + 1)
      .map((row) => `cut: ${said(row)}`);
    return [...wide, ...outside, ...broken, ...cut];
  });

/** `public-pages.test.ts` loads the others in every language, and holds them to the same. */
const all = Object.values<Screen>(screens).filter(({ path }) => !quietPaths.includes(path));

const isTouched = ({ access }: Screen) => access === 'EMPLOYEE' || access === 'COMPANY_TIME_CLOCK';

type Language = (typeof languages)[number];
type Visitor = {
  readonly page: Page;
  /** Errors of the page and its console since it was opened. */
  readonly said: string[];
  /** From the next load on the page is in this language; true if it is already. */
  readonly speak: (language: Language) => Promise<boolean>;
};
/** One visitor with one page for all screens of a role, so that files are fetched, and a process started, once. */
const visitors = new Map<Screen['access'], Promise<Visitor>>();
function visitorOf(screen: Screen): Promise<Visitor> {
  const known = visitors.get(screen.access) ?? newVisitor(screen);
  visitors.set(screen.access, known);
  return known;
}
async function newVisitor(screen: Screen): Promise<Visitor> {
  const state = screen.access === 'anyone' ? undefined : await stateOf(screen.access);
  const context = await here.browser.newContext({
    viewport: { width: deskWidth, height: 844 },
    hasTouch: isTouched(screen),
    ...notKept,
    ...(state ? { storageState: state } : {}),
  });
  let spoken: Language | undefined;
  let speaking: Disposable[] = [];
  const speak = async (language: Language) => {
    if (language === spoken) return true;
    for (const script of speaking) await script.dispose();
    speaking = [
      await context.addInitScript((chosen) => localStorage.setItem('stund-language', chosen), language),
      await setAccountLanguage(context, language),
    ];
    spoken = language;
    return false;
  };
  const page = await context.newPage();
  const said: string[] = [];
  page.on('response', (response) => {
    if (response.request().isNavigationRequest()) said.length = 0;
  });
  page.on('pageerror', (error) => said.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') said.push(`${message.text()} ${message.location().url}`);
  });
  return { page, said, speak };
}

const landingAnchors = [
  'about',
  'pricing',
  'trial',
  'login',
  'contact',
  'company',
  'testimonials-videos',
] as const;
/** The landing page's budget, compressed: the script that waits for the visitor's move, and all scripts of the page itself. */
const readingScriptBytesMax = 5000;
const landingScriptBytesMax = 115_000;
/** The application, which brings the forms once the page answers, is not part of the page. */
const application = /\/assets\/(start|app|router|i18n|query|screen-files)-[\w-]{7}\.js/;

describe('the landing page, before its visitor has moved', () => {
  it.each(languages)(
    'fetches at most 5 kB of script in %s, 115 kB once somebody moves; nothing moves on a cold visit',
    async (language) => {
      const context = await here.browser.newContext({
        viewport: { width: 1280, height: 900 },
        locale: language,
      });
      try {
        // However slow the machine: the visitor's five seconds never pass.
        await context.addInitScript(() => {
          const later = window.setTimeout.bind(window);
          const never = (call: () => void, milliseconds?: number) =>
            milliseconds === 5000 ? 0 : later(call, milliseconds);
          Object.assign(window, { setTimeout: never });
        });
        await context.route(application, (route) => route.abort());
        const page = await context.newPage();
        const scripts: Promise<number>[] = [];
        page.on('response', (response) => {
          if (response.ok() && response.headers()['content-type']?.startsWith('text/javascript'))
            scripts.push(response.body().then((body) => gzipSync(body, { level: 9 }).length));
        });
        const bytes = async () => (await Promise.all(scripts)).reduce((sum, one) => sum + one, 0);
        await page.goto(here.system.web);
        await page.locator('#login [data-field]').nth(4).waitFor();
        await page.waitForLoadState('networkidle');
        expect(scripts.length).toBeGreaterThan(1);
        expect(await bytes()).toBeLessThanOrEqual(readingScriptBytesMax);
        const asked = page.waitForRequest(application);
        await page.mouse.wheel(0, 1);
        await asked;
        expect(await bytes()).toBeGreaterThan(80_000);
        expect(await bytes()).toBeLessThanOrEqual(landingScriptBytesMax);
        const moved = await page.evaluate(
          () =>
            new Promise<number>((done) => {
              let sum = 0;
              new PerformanceObserver((list) => {
                for (const entry of list.getEntries()) if ('value' in entry) sum += Number(entry.value);
              }).observe({ type: 'layout-shift', buffered: true });
              setTimeout(() => done(sum), 500);
            }),
        );
        expect(moved).toBe(0);
      } finally {
        await context.close();
      }
    },
  );

  it('keeps its menu open when the application arrives; its stories open and close', async () => {
    const context = await here.browser.newContext({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      locale: 'en',
    });
    try {
      const page = await context.newPage();
      await page.goto(here.system.web);
      const menu = page.getByRole('button', { name: 'Menu' });
      await expect
        .poll(async () => {
          if ((await menu.getAttribute('aria-expanded')) !== 'true') await menu.tap();
          return menu.getAttribute('aria-expanded');
        })
        .toBe('true');
      await page.locator('#login form').first().waitFor();
      expect(await menu.getAttribute('aria-expanded')).toBe('true');
      const shown = await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link').count();
      expect(shown).toBe(landingAnchors.length);
      expect(await axeFindings(page)).toEqual([]);
      await page.getByRole('link', { name: 'Videos' }).tap();
      await page.getByRole('button', { name: /^Play: Three sites/ }).tap();
      const story = page.getByRole('dialog', { name: 'Three sites, one screen' });
      await story.waitFor();
      expect(await axeFindings(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await story.waitFor({ state: 'hidden' });
    } finally {
      await context.close();
    }
  });

  it.each(['/', '/a'])(
    'is drawn whole at %s, in its own colours and type, without the application',
    async (path) => {
      const context = await here.browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en' });
      try {
        // However slow the machine: the application is not there, so nothing here can be its doing.
        await context.route(/\/assets\/(app|start)-[\w-]{7}\.js/, (route) => route.abort());
        const page = await context.newPage();
        await page.goto(here.system.web + path);
        const start = page.getByRole('link', { name: 'Start 14 day free trial' });
        await start.waitFor();
        await page.locator('#login [data-field]').nth(4).waitFor();
        const colour = (name: string) =>
          page.evaluate(
            (token) => getComputedStyle(document.documentElement).getPropertyValue(token).trim(),
            name,
          );
        expect(await colour('--ink')).toBe('#141a18');
        const look = await start.evaluate((link) => {
          const { backgroundColor, color, fontFamily } = getComputedStyle(link);
          return { backgroundColor, color, fontFamily };
        });
        expect(look).toEqual({
          backgroundColor: 'rgb(11, 106, 91)',
          color: 'rgb(255, 255, 255)',
          fontFamily: expect.stringContaining('Atkinson Hyperlegible Next Variable'),
        });
        for (const section of landingAnchors)
          expect(await page.locator(`#${section}`).isVisible(), section).toBe(true);
        expect(await page.locator('#trial [data-field]').count(), 'name, address and country').toBe(3);
        expect(await page.locator('#trial input').first().isVisible()).toBe(true);
        expect(await page.locator('form').count(), 'the application is not there').toBe(0);
        expect(await axeFindings(page)).toEqual([]);
      } finally {
        await context.close();
      }
    },
  );
});

describe('an open page', () => {
  const { landing, login, privacy, desk, employee, timeClock } = screens;
  it.each<Screen>([landing, login, privacy, desk, employee, timeClock])(
    '$path turns dark and light with its system',
    async (screen) => {
      const { page, speak } = await visitorOf(screen);
      await speak('en');
      const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      await page.goto(here.system.web + screen.path);
      await settled(page);
      const light = await ground();
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect.poll(ground).not.toBe(light);
      await page.emulateMedia({ colorScheme: 'light' });
      await expect.poll(ground).toBe(light);
    },
  );

  it('keeps the look that its reader chose, in another tab too', async () => {
    const { page, speak } = await visitorOf(login);
    await speak('en');
    const look = () => page.locator('html').getAttribute('data-mantine-color-scheme');
    await page.goto(here.system.web + login.path);
    const other = await page.context().newPage();
    await other.goto(here.system.web + privacy.path);
    await other.evaluate(() => localStorage.setItem('mantine-color-scheme-value', 'dark'));
    await expect.poll(look).toBe('dark');
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await look()).toBe('dark');
    await other.evaluate(() => localStorage.removeItem('mantine-color-scheme-value'));
    await expect.poll(look).toBe('light');
    await other.close();
  });
});

/** At every width from a phone to a desk. */
async function expectWithinItsCards(page: Page): Promise<void> {
  for (const width of listWidths) {
    await page.setViewportSize({ width, height: 844 });
    await expect.poll(() => outsideOf(page), { message: `${width} px` }).toEqual([]);
  }
}

describe.each(languages)('in %s', (language) => {
  it.each(all)('$path is clean, quiet, titled and as wide as its window', async (screen) => {
    const { page, said, speak } = await visitorOf(screen);
    await page.setViewportSize({ width: deskWidth, height: 844 });
    // Every screen is loaded in English; in other languages the first of a role is, and leads to the others as its links do.
    const isWithin = (await speak(language)) && language !== 'en' && screen.access !== 'anyone';
    if (isWithin) await turnTo(page, screen.path);
    else await page.goto(here.system.web + screen.path);
    await settled(page);
    expect(new URL(page.url()).pathname).toBe(screen.path);
    await expectWhole(page, language);
    if (listed.includes(screen.path)) await expectWithinItsCards(page);
    expect(said).toEqual([]);
  });

  it.each(lists)('/app%s stays within its cards, its names and rows whole, at every width', async (place) => {
    const { page, speak } = await visitorOf(screens.desk);
    await page.setViewportSize({ width: deskWidth, height: 844 });
    const address = screens.desk.path + place;
    if (await speak(language)) await turnTo(page, address);
    else await page.goto(here.system.web + address);
    await settled(page);
    await expectWithinItsCards(page);
  });
});
