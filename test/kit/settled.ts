// When a screen of the running system has drawn what it reads.

import type { Page } from 'playwright-core';

/**
 * Waits until a screen has its script, data and letters: nothing of it is busy, no row stands in for one that is read.
 * Chromium sometimes never tells the end of a request; after ten seconds what is drawn counts.
 */
export async function settled(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => undefined);
  await page.waitForFunction(
    () => document.querySelector('[aria-busy=true], .mantine-Skeleton-root') === null,
  );
  await page.evaluate(async () => void (await document.fonts.ready));
}
