// The weight of the scripts that a page loads with an empty cache before it can be used.

import { gzipSync } from 'node:zlib';
import type { BrowserContext, Page } from 'playwright-core';

/**
 * Bytes of gzip. Scripts that a page fetches beforehand, such as dialogs, are not counted: timers never fire here,
 * however slow the machine is.
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
  const scripts = new Set<string>();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.add(response.url());
  });
  await page.goto(address);
  await isReady(page);
  await page.waitForLoadState('networkidle');
  await page.close();
  const bodies = await Promise.all([...scripts].map(async (url) => (await context.request.get(url)).body()));
  return bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
}
