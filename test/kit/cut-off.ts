// Texts of a page that are not whole: their box is narrower than they are and hides the rest.

import type { Page } from 'playwright-core';

/** The words of every element that cuts its own text off, and of every one that reaches out of the page. */
export const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { clientWidth } = document.documentElement;
    const hasWords = (one: Element) =>
      [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    /** What scrolls sideways by itself, as a wide table does, hides nothing. */
    const scrolls = (one: Element | null): boolean =>
      one !== null &&
      (['auto', 'scroll'].includes(getComputedStyle(one).overflowX) || scrolls(one.parentElement));
    return [...document.querySelectorAll('body *')].flatMap((one) => {
      const { width, height, right } = one.getBoundingClientRect();
      // What is only spoken is one pixel.
      if (width <= 1 || height <= 1 || !hasWords(one)) return [];
      const { overflowX, visibility } = getComputedStyle(one);
      if (visibility !== 'visible') return [];
      const isCut = overflowX !== 'visible' && one.scrollWidth > one.clientWidth + 1;
      return isCut || (right > clientWidth + 1 && !scrolls(one.parentElement))
        ? [one.textContent.trim().slice(0, 60)]
        : [];
    });
  });
