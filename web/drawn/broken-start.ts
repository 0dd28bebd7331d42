// The message for a page whose script cannot be loaded. It is in the page itself, hidden, until public/scheme.js shows it.

import type { Plugin } from 'vite';
import { languages } from '#shared/limits.ts';
import { start as en } from '#shared/text/en/start.ts';
import { start as is } from '#shared/text/is/start.ts';
import { languageCodes } from '#shared/text/plural.ts';
import { start as pl } from '#shared/text/pl/start.ts';
import { start as pt } from '#shared/text/pt/start.ts';

type Language = (typeof languages)[number];
const texts = { en, is, pt, pl } as const;

function said(language: Language): string {
  const { broken, reload } = texts[language];
  const lang = `lang="${languageCodes[language]}"`;
  return `<p ${lang}>${broken}</p><button ${lang} type="button">${reload}</button>`;
}
const wordsIn = (spoken: readonly Language[]): string =>
  `<template id="broken-start"><div class="broken-start" role="alert">${spoken.map(said).join('')}</div></template>`;

/** A page that the build does not draw has no language yet, so it holds the message in every language. */
const inEvery = wordsIn(languages);
export const brokenIn = (page: string, language: Language): string =>
  page.replace(inEvery, () => wordsIn([language]));

export const brokenStart: Plugin = {
  name: 'broken-start',
  transformIndexHtml: (page) => page.replace('</body>', () => `  ${inEvery}\n  </body>`),
};
