// The texts on the web: i18next over shared/text, one area at a time, in the language people chose.

import i18next from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
import { languages, productName } from '#shared/limits.ts';
import type { billing } from '#shared/text/en/billing.ts';
import type { board } from '#shared/text/en/board.ts';
import type { shell } from '#shared/text/en/shell.ts';
import type { entries } from '#shared/text/en/entries.ts';
import type { error } from '#shared/text/en/error.ts';
import type { exporting } from '#shared/text/en/exporting.ts';
import type { firstSteps } from '#shared/text/en/first-steps.ts';
import type { keys } from '#shared/text/en/keys.ts';
import type { kiosk } from '#shared/text/en/kiosk.ts';
import type { landing } from '#shared/text/en/landing.ts';
import type { news } from '#shared/text/en/news.ts';
import type { payroll } from '#shared/text/en/payroll.ts';
import type { people } from '#shared/text/en/people.ts';
import type { phone } from '#shared/text/en/phone.ts';
import type { report } from '#shared/text/en/report.ts';
import type { ruleForms } from '#shared/text/en/rule-forms.ts';
import type { rules } from '#shared/text/en/rules.ts';
import type { settings } from '#shared/text/en/settings.ts';
import type { setup } from '#shared/text/en/setup.ts';
import type { signIn } from '#shared/text/en/sign-in.ts';

export type Areas = {
  billing: typeof billing;
  board: typeof board;
  shell: typeof shell;
  entries: typeof entries;
  error: typeof error;
  exporting: typeof exporting;
  'first-steps': typeof firstSteps;
  keys: typeof keys;
  kiosk: typeof kiosk;
  landing: typeof landing;
  news: typeof news;
  payroll: typeof payroll;
  people: typeof people;
  phone: typeof phone;
  report: typeof report;
  'rule-forms': typeof ruleForms;
  rules: typeof rules;
  settings: typeof settings;
  setup: typeof setup;
  'sign-in': typeof signIn;
};
export type Area = keyof Areas;
export type Language = (typeof languages)[number];

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell';
    resources: Areas;
  }
}

const files = import.meta.glob<Record<string, unknown>>('../shared/text/*/*.ts');
const storedLanguage = 'stund-language';
// European Portuguese: with plain `pt` zero would take the singular.
const codes: Record<Language, string> = { en: 'en', is: 'is', pt: 'pt-PT' };

const isLanguage = (text: string | null | undefined): text is Language =>
  languages.some((one) => one === text);

/** The stored choice, else what the browser prefers, else English. */
export function chosenLanguage(): Language {
  const stored = localStorage.getItem(storedLanguage);
  if (isLanguage(stored)) return stored;
  for (const wanted of navigator.languages) {
    const short = wanted.slice(0, 2).toLowerCase();
    if (isLanguage(short)) return short;
  }
  return 'en';
}

/** Stores the choice and reloads the page, as the specification says. */
export function chooseLanguage(language: Language): void {
  localStorage.setItem(storedLanguage, language);
  location.reload();
}
/** The language of the account's settings counts where nobody chose one on this device. */
export function adoptLanguage(language: Language): boolean {
  if (localStorage.getItem(storedLanguage) !== null || language === currentLanguage()) return false;
  localStorage.setItem(storedLanguage, language);
  return true;
}
export const currentLanguage = (): Language => {
  const short = i18next.language.slice(0, 2);
  return isLanguage(short) ? short : 'en';
};

async function readArea(language: string, area: string): Promise<unknown> {
  const file = files[`../shared/text/${language.slice(0, 2)}/${area}.ts`];
  if (!file) throw new Error(`no texts called ${area} in ${language}`);
  const module = await file();
  return Object.values(module)[0];
}

/** Starts the texts in `language` with the areas every screen needs. */
export async function startTexts(language: Language): Promise<void> {
  document.documentElement.lang = codes[language];
  await i18next
    .use({
      type: 'backend',
      read: (lng: string, ns: string, done: (error: unknown, texts: unknown) => void) => {
        readArea(lng, ns).then(
          (texts) => done(null, texts),
          (error: unknown) => done(error, null),
        );
      },
    })
    .use(initReactI18next)
    .init({
      lng: codes[language],
      fallbackLng: false,
      load: 'currentOnly',
      ns: ['shell', 'error'],
      defaultNS: 'shell',
      interpolation: { escapeValue: false, defaultVariables: { provider: productName } },
      react: { useSuspense: true },
      returnNull: false,
    });
}

/** The texts of an area: `const t = useTexts('entries'); t('head.title')`. Suspends until they are loaded. */
export const useTexts = <A extends Area>(area: A) => useTranslation(area).t;
