// Runs axe-core, which finds accessibility faults, on a page.

import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import * as z from 'zod/mini';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const axeText = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Judging = {
  /** For a page whose clock stands still. */
  readonly awaited?: (asked: Promise<unknown>) => Promise<unknown>;
  /** The same state is judged in another language too, so colours, which take half of axe's time, are not judged again. */
  readonly isTranslation?: boolean;
};

/** The findings, each with its rule and element. */
export async function axeFindings(
  page: Page,
  { awaited = (asked) => asked, isTranslation = false }: Judging = {},
): Promise<string[]> {
  // The page's own policy forbids a script element, so the text is run by the debugger.
  if (!(await page.evaluate(`'axe' in window`))) await page.evaluate(await axeText);
  const asked: Promise<unknown> = page.evaluate(
    `axe.run(${JSON.stringify({ runOnly: tags, rules: { 'color-contrast': { enabled: !isTranslation } } })}).then(({ violations }) =>
      violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => id + ' ' + html.slice(0, 160))))`,
  );
  return z.parse(z.array(z.string()), await awaited(asked));
}
