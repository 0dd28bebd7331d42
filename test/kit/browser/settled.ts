// Waits until a screen of the running system has drawn its data.

import { setTimeout as pause } from 'node:timers/promises';
import type { Page, Request } from 'playwright-core';

/**
 * Waits until a screen has its scripts, data and fonts: and nothing is busy, as placeholder rows are. Chromium sometimes
 * never reports the end of a request; after ten seconds the screen counts as drawn.
 */
export async function settled(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => undefined);
  await page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null);
  await page.evaluate(async () => void (await document.fonts.ready));
}

/** As long as Playwright waits for a page that is loaded. */
const quietMilliseconds = 500;
const longestTurns = 40;

/**
 * Goes to another place of the application that stands in the page, as its links do, which costs a tenth of a load;
 * returns once its title has come and nothing is fetched any more. The place's title is an element of its own.
 */
export async function turnTo(page: Page, place: string): Promise<void> {
  const underWay = new Set<Request>();
  let changedAt = Date.now();
  const begins = (request: Request) => {
    underWay.add(request);
    changedAt = Date.now();
  };
  const ends = (request: Request) => {
    underWay.delete(request);
    changedAt = Date.now();
  };
  page.on('request', begins).on('requestfinished', ends).on('requestfailed', ends);
  try {
    await page.evaluate((address) => {
      document.querySelector('h1')?.setAttribute('data-before', '');
      history.pushState(null, '', address);
      dispatchEvent(new PopStateEvent('popstate'));
    }, place);
    await page.locator('h1:not([data-before])').first().waitFor({ state: 'attached' });
    const isQuiet = () => underWay.size === 0 && Date.now() - changedAt >= quietMilliseconds;
    for (let turn = 0; turn < longestTurns && !isQuiet(); turn += 1) await pause(quietMilliseconds / 2);
  } finally {
    page.off('request', begins).off('requestfinished', ends).off('requestfailed', ends);
  }
}
