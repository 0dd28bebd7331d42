// The weight of the scripts that a page loads with an empty cache before it can be used.

import { gzipSync } from 'node:zlib';
import type { BrowserContext, Page } from 'playwright-core';

/**
 * Bytes of gzip of the scripts that the page runs. Those that it fetches beforehand, such as dialogs, are not counted: timers
 * never fire here, however slow the machine is. Nor are the files of a late part that a test keeps away.
 */
export async function scriptBytes(
  context: BrowserContext,
  address: string,
  isReady: (page: Page) => Promise<void>,
): Promise<number> {
  const page = await context.newPage();
  await page.addInitScript(() => {
    const begin = globalThis.setTimeout.bind(globalThis);
    const never = () => undefined;
    Object.assign(globalThis, {
      setTimeout: (act: () => void, milliseconds = 0) =>
        begin(milliseconds < 1000 ? act : never, milliseconds),
    });
  });
  await page.coverage.startJSCoverage({ resetOnNavigation: false });
  await page.goto(address);
  await isReady(page);
  await page.waitForLoadState('networkidle');
  const all = await page.coverage.stopJSCoverage();
  await page.close();
  // A script written into the page is part of the page: a budget counts files.
  const scripts = all.filter(({ url }) => url.endsWith('.js'));
  return scripts.reduce((sum, { source = '' }) => sum + gzipSync(source, { level: 9 }).length, 0);
}
