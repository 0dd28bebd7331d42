// The set-up of a file of tests on the running system: started before the first of them, stopped after the last.

import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import { checkInvariants } from '#functions/domain/invariants/checker.ts';
import { openBrowser } from '#test/kit/browser/browser.ts';
import { callerOf } from './caller.ts';
import { type Desk, demoCompany, type Look, openDesk } from '#test/kit/browser/desk.ts';
import { settled } from '#test/kit/browser/settled.ts';
import { type RunningSystem, startSystem } from './system.ts';
import { aTenant, type Tenant } from './tenant.ts';

const tooEarly = () => expect.fail('nothing runs before the first test');

/** Moves the clock on to a Wednesday noon inside a month: 'an hour ago' is the same day and week, three days ago the same month. */
export async function waitForNoon({ clock }: RunningSystem): Promise<void> {
  const now = await clock.now();
  const noon = new Date(now * 1000);
  noon.setUTCHours(12, 0, 0, 0);
  while (noon.getTime() / 1000 < now || noon.getUTCDay() !== 3 || noon.getUTCDate() < 8)
    noon.setUTCDate(noon.getUTCDate() + 1);
  await clock.advance(noon.getTime() / 1000 - now);
}

/** One system without the demo for the files of a worker, which have companies of their own; it ends with the worker. */
let workersSystem: Promise<RunningSystem> | undefined;

/** The worker's system at a later noon than any file before, so that no budget of a day or week is used already. */
export async function sharedSystem(): Promise<RunningSystem> {
  const folder = inject('systemsFolder');
  workersSystem ??= startSystem({ demo: false, dataFolder: await mkdtemp(join(folder, 'of-a-worker-')) });
  const system = await workersSystem;
  await waitForNoon(system);
  return system;
}

/** A company on the worker's system; at the end the checker must find all rows consistent. */
export function useTenant() {
  let system: RunningSystem | undefined;
  let tenant: Tenant | undefined;
  beforeAll(async () => {
    system = await sharedSystem();
    tenant = await aTenant(system);
  });
  afterAll(async () => {
    if (system) expect(checkInvariants(await system.rows(), await system.clock.now())).toEqual([]);
  });
  const here = {
    get system(): RunningSystem {
      return system ?? tooEarly();
    },
    get tenant(): Tenant {
      return tenant ?? tooEarly();
    },
  };
  const call: ReturnType<typeof callerOf> = (...asked) => callerOf(here.system.api)(...asked);
  return { here, call };
}

/** One browser for all files of a worker; it ends with the worker. */
let workersBrowser: Promise<Browser> | undefined;
async function runningBrowser(): Promise<Browser> {
  const browser = await workersBrowser?.catch(() => undefined);
  if (browser?.isConnected()) return browser;
  workersBrowser = openBrowser();
  return workersBrowser;
}

/** A browser without data of another file; pages that the file opens are closed at its end. */
export function useBrowser() {
  let browser: Browser | undefined;
  beforeAll(async () => {
    browser = await runningBrowser();
  });
  afterAll(() => Promise.all(browser?.contexts().map((context) => context.close()) ?? []));
  return {
    get browser(): Browser {
      return browser ?? tooEarly();
    },
  };
}

function systemAndBrowser(demo: boolean) {
  let system: RunningSystem | undefined;
  beforeAll(async () => {
    system = await startSystem({ demo, web: true });
  });
  // Registered before the browser's hook, so it runs after it, when no page calls the system any more.
  afterAll(() => system?.stop());
  const here = useBrowser();
  return {
    get system(): RunningSystem {
      return system ?? tooEarly();
    },
    get browser(): Browser {
      return here.browser;
    },
  };
}

/** The system with the built screens, and a browser. Its pages close with it. */
export const useSystemAndBrowser = ({ demo = false } = {}) => systemAndBrowser(demo);

const demoCompanyName = 'Þakverk ehf.';

/** The system with its demo, a browser, and the office of one of the demo's companies. */
export function useDemoDesk(company = demoCompanyName) {
  const here = systemAndBrowser(true);
  let desk: Desk | undefined;
  beforeAll(async () => {
    desk = await openDesk(here.system, here.browser, demoCompany(here.system, company));
  });
  return {
    get system(): RunningSystem {
      return here.system;
    },
    get browser(): Browser {
      return here.browser;
    },
    get desk(): Desk {
      return desk ?? tooEarly();
    },
    get page(): Page {
      return desk?.page ?? tooEarly();
    },
  };
}

type Here = Pick<ReturnType<typeof useDemoDesk>, 'system' | 'browser'>;
/**
 * One desk for a file of tests that only change its look: a page that has its files already is drawn in half the
 * time.
 */
const looking = new WeakMap<RunningSystem, Map<boolean, Promise<Desk>>>();

/**
 * The demo company's office with this look, for a test that opens places and changes nothing; the next test gets
 * the same page.
 */
export async function deskLooking({ system, browser }: Here, look: Look): Promise<Desk> {
  const { isTouched = false, ...rest } = look;
  const known = looking.get(system) ?? new Map<boolean, Promise<Desk>>();
  looking.set(system, known);
  const opened =
    known.get(isTouched) ??
    openDesk(system, browser, demoCompany(system, demoCompanyName), { width: 1280, isTouched });
  known.set(isTouched, opened);
  const desk = await opened;
  await desk.lookAs(rest);
  return desk;
}

/**
 * Checks a place of the office, wide and light, narrow and dark: no finding of axe, no cut text, no error in the console.
 * In English it is loaded for each; in other languages the wide page is made narrow and dark.
 */
export async function expectClean(
  here: Here,
  language: NonNullable<Look['language']>,
  place: string,
  isShown: (shown: Desk) => Promise<unknown>,
): Promise<void> {
  const isTranslation = language !== 'en';
  const load = async (look: Look): Promise<Desk> => {
    const loaded = await deskLooking(here, { ...look, language });
    await loaded.go(place);
    return loaded;
  };
  const expectWithin = async (shown: Desk, width: number): Promise<void> => {
    await isShown(shown);
    await settled(shown.page);
    // A chart follows its window a frame later.
    await expect.poll(() => shown.page.evaluate('document.documentElement.scrollWidth')).toBe(width);
    expect(await shown.axe({ isTranslation }), `${width} px`).toEqual([]);
    expect(shown.complaints).toEqual([]);
  };
  const wide = await load({ width: 1280, scheme: 'light' });
  await expectWithin(wide, 1280);
  if (!isTranslation) return expectWithin(await load({ width: 390, scheme: 'dark' }), 390);
  await wide.page.setViewportSize({ width: 390, height: 900 });
  await wide.page.emulateMedia({ colorScheme: 'dark' });
  await wide.page.locator('html[data-mantine-color-scheme=dark]').waitFor();
  await wide.page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
  await expectWithin(wide, 390);
}
