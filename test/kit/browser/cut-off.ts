// Finds texts of a page that are cut off by their box.

import type { Page } from 'playwright-core';

/** The texts of elements that cut their own text off, and of elements that reach out of the page. */
export const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { clientWidth } = document.documentElement;
    const hasWords = (one: Element) =>
      [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    /** An element that scrolls sideways, such as a wide table, cuts nothing off. */
    const scrolls = (one: Element | null): boolean =>
      one !== null &&
      (['auto', 'scroll'].includes(getComputedStyle(one).overflowX) || scrolls(one.parentElement));
    return [...document.querySelectorAll('body *')].flatMap((one) => {
      const { width, height, right } = one.getBoundingClientRect();
      // Texts for screen readers only are one pixel wide.
      if (width <= 1 || height <= 1 || !hasWords(one)) return [];
      const { overflowX, visibility } = getComputedStyle(one);
      if (visibility !== 'visible') return [];
      const isCut = overflowX !== 'visible' && one.scrollWidth > one.clientWidth + 1;
      return isCut || (right > clientWidth + 1 && !scrolls(one.parentElement))
        ? [one.textContent.trim().slice(0, 60)]
        : [];
    });
  });
