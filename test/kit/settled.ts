// Waits until a screen of the running system has drawn its data.

import type { Page } from 'playwright-core';

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
