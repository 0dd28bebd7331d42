// How many words in sight are ours: those of texts by key, each text once. Names, figures, dates and comments are data.

import type { Page } from 'playwright-core';
import { textsOf } from '#test/rules/all-texts.ts';

/** A text without its placeholders; `pattern` finds it with anything in them. */
type Known = {
  readonly text: string;
  readonly words: number;
  readonly letters: number;
  readonly pattern: RegExp;
};

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();
const wordsIn = (text: string) => text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;
const quoted = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function known(text: string): Known {
  const parts = tidy(text).split(/\{\{[^}]*\}\}/);
  const own = parts.join(' ');
  const pattern = new RegExp(`^${parts.map(quoted).join('.+?')}[.:,]?$`, 'iu');
  return { text, words: wordsIn(own), letters: own.length, pattern };
}

/** Finds the text that something in sight shows: of several, the one with the most of its own letters. */
async function finder(language: string): Promise<(shown: string) => Known | undefined> {
  const all = [...(await textsOf(language)).values()].map(known).filter(({ words }) => words > 0);
  const longestFirst = all.toSorted((a, b) => b.letters - a.letters);
  const found = new Map<string, Known | undefined>();
  return (shown) => {
    if (!found.has(shown))
      found.set(
        shown,
        longestFirst.find(({ pattern }) => pattern.test(shown)),
      );
    return found.get(shown);
  };
}

/** Counts the words of our texts in what `linesInSight` has found. */
export async function ownWordsOf(
  language: string,
): Promise<(lines: readonly (readonly string[])[]) => number> {
  const find = await finder(language);
  return (lines) => {
    const seen = new Map<string, number>();
    const add = (shown: string): boolean => {
      const one = find(tidy(shown));
      if (one) seen.set(one.text, one.words);
      return one !== undefined;
    };
    // A line is one text, or one of several parts with data between, such as '3 entries · 24 h'.
    for (const parts of lines)
      if (!add(parts.join('')))
        for (const part of parts)
          if (!add(part)) for (const piece of part.split(/ · |, |(?<=[.?!:]) /)) add(piece);
    return [...seen.values()].reduce((sum, words) => sum + words, 0);
  };
}

/** The lines of the page, or of its dialog, as the parts they are made of; without what only a screen reader reads. */
export const linesInSight = (page: Page): Promise<string[][]> =>
  page.evaluate(() => {
    const root = document.querySelector('[role=dialog], [role=alertdialog]') ?? document.body;
    const isInSight = (element: Element): boolean => {
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
        const { display, position } = getComputedStyle(at);
        const { width, height } = at.getBoundingClientRect();
        if (display !== 'contents' && position === 'absolute' && width <= 2 && height <= 2) return false;
      }
      return true;
    };
    const lineOf = (element: Element): Element => {
      const { parentElement, tagName } = element;
      const isPart =
        getComputedStyle(element).display === 'inline' && !['A', 'BUTTON', 'LABEL'].includes(tagName);
      return parentElement && isPart ? lineOf(parentElement) : element;
    };
    const lines = new Map<Element, string[]>();
    const nodes = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (nodes.nextNode()) {
      const { textContent, parentElement } = nodes.currentNode;
      if (!textContent?.trim() || !parentElement || !isInSight(parentElement)) continue;
      if (['SCRIPT', 'STYLE', 'NOSCRIPT', 'OPTION'].includes(parentElement.tagName)) continue;
      const line = lineOf(parentElement);
      lines.set(line, [...(lines.get(line) ?? []), textContent]);
    }
    const empty = [...root.querySelectorAll<HTMLInputElement>('input, textarea')];
    const hints = empty.filter((field) => field.value === '' && isInSight(field));
    return [...lines.values(), ...hints.map(({ placeholder }) => [placeholder])];
  });
