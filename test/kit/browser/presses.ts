// Counts how often mouse or finger presses in a page while somebody does a task.

import type { Page } from 'playwright-core';

/** The page stays the same while the task is done. */
export async function presses(page: Page, task: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    if (dataset['presses'] === undefined)
      addEventListener('pointerdown', () => (dataset['presses'] = `${Number(dataset['presses']) + 1}`), true);
    dataset['presses'] = '0';
  });
  await task();
  return Number(await page.evaluate(() => document.documentElement.dataset['presses']));
}
