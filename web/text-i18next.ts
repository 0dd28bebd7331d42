// Fills in texts with i18next, for the application. The clocks and public pages use text-plain.ts.

import i18next, { type TFunction } from 'i18next';
import { productName } from '#shared/limits.ts';
import { languageCodes } from '#shared/text/plural.ts';
import { reportFault } from './api/error-report.ts';
import { type Area, areasOfApplication, type Language } from './text.ts';

await i18next.init({
  fallbackLng: false,
  load: 'currentOnly',
  ns: [],
  resources: {},
  interpolation: { escapeValue: false, defaultVariables: { provider: productName } },
  returnNull: false,
  // A missing text shows its key and is reported (specification 2, section 8).
  saveMissing: true,
  missingKeyHandler: (codes, area, key) =>
    reportFault({ kind: 'text', what: `${codes.join()} lacks ${area}:${key}` }),
});

/** i18next asks for Polish 'many' forms, and for Portuguese ones of a million; our texts hold them under 'other'. */
const withMany = (texts: unknown): unknown =>
  JSON.parse(JSON.stringify(texts).replaceAll(/(\w+_)other(":"(?:[^"\\]|\\.)*")/g, '$&,"$1many$2'));

/** Returns the function `t` for the texts of an area in a language. */
export function sayer(texts: unknown, language: Language, area: Area): TFunction<Area> {
  const code = languageCodes[language];
  i18next.addResourceBundle(code, area, withMany(texts));
  return i18next.getFixedT(code, area === 'error' ? [area, ...areasOfApplication] : area);
}
