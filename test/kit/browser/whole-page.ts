// A screen at the widths that every screen is held to: titled, nothing sideways, no text cut off, no finding of axe.

import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { type languages, productName } from '#shared/limits.ts';
import { axeFindings } from './axe.ts';
import { cutOff } from './cut-off.ts';

/** 320 px is the width of a page magnified four times (WCAG 1.4.10). */
const widths = [1280, 390, 320] as const;

const sideways = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    return scrollWidth > clientWidth ? [`${scrollWidth} px on a page of ${clientWidth}`] : [];
  });

/** Leaves the page in the narrowest window. */
export async function expectWhole(page: Page, language: (typeof languages)[number]): Promise<void> {
  const { pathname } = new URL(page.url());
  expect(await page.locator('html').getAttribute('lang'), pathname).toMatch(new RegExp(`^${language}`));
  expect(await page.title(), pathname).toMatch(new RegExp(`\\S+.* · ${productName}$|^▶ `));
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    // A chart follows its window a frame later.
    await expect.poll(() => sideways(page), { message: `${pathname} at ${width} px` }).toEqual([]);
    // What a width changes about focus is drawn a frame later too.
    await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
    // axe judges structure and colours: those of a phone are the narrowest's, and no translation changes the desk's.
    const isJudged = width === 320 || (language === 'en' && width === 1280);
    const judging = { isTranslation: language !== 'en' };
    if (isJudged) expect(await axeFindings(page, judging), `${pathname} at ${width} px`).toEqual([]);
  }
  expect(await cutOff(page), `${pathname}: no text is cut off in the narrowest window`).toEqual([]);
}
