// The texts put together by i18next: for every page but the two clocks, which do with less.

import i18next from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
import { languages, productName } from '#shared/limits.ts';
import { languageCodes } from '#shared/text/plural.ts';
import { reportFault } from './api/error-report.ts';
import { type Area, firstAreas, type Language, readArea, speak } from './text.ts';

const useArea = (area: Area) => useTranslation(area).t;

/** Starts the texts in `language`, with the areas every screen needs; others come when they are asked for. */
export async function startTexts(language: Language, areas: readonly Area[] = firstAreas): Promise<void> {
  speak(language, useArea);
  if (i18next.isInitialized) {
    await i18next.changeLanguage(languageCodes[language]);
    return;
  }
  await i18next
    .use({
      type: 'backend',
      read: (code: string, area: string, done: (error: unknown, texts: unknown) => void) => {
        readArea(languages.find((one) => languageCodes[one] === code) ?? language, area).then(
          (texts) => done(null, texts),
          (error: unknown) => done(error, null),
        );
      },
    })
    .use(initReactI18next)
    .init({
      lng: languageCodes[language],
      fallbackLng: false,
      load: 'currentOnly',
      ns: areas,
      defaultNS: 'shell',
      interpolation: { escapeValue: false, defaultVariables: { provider: productName } },
      react: { useSuspense: true },
      returnNull: false,
      // A text that is missing is logged only (specification 2, section 8): its key stands in its place.
      saveMissing: true,
      missingKeyHandler: (codes, area, key) =>
        reportFault({ kind: 'text', what: `${codes.join()} lacks ${area}:${key}` }),
    });
}

/** What every screen needs, where the page began with less. */
export const completeTexts = (): Promise<void> => i18next.loadNamespaces(firstAreas);
