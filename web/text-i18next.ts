// Fills in texts with i18next, for the application. The clocks and public pages use text-plain.ts.

import i18next, { type FormatterModule, type TFunction } from 'i18next';
import { languages, productName } from '#shared/limits.ts';
import { numberTextOf } from '#shared/text/number-text.ts';
import { languageCodes } from '#shared/text/plural.ts';
import { reportFault } from './api/error-report.ts';
import { type Area, areasOfApplication, type Language } from './text.ts';

/** '1,000 entries': a count has the marks that the language's other numbers have. */
const formatter: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value: unknown, _format, code, options) => {
    if (value === undefined) return '';
    const language = languages.find((one) => languageCodes[one] === code);
    const isCount = typeof value === 'number' && options?.['interpolationkey'] === 'count';
    return isCount && language ? numberTextOf(language, value, 0) : String(value);
  },
};

await i18next.use(formatter).init({
  fallbackLng: false,
  load: 'currentOnly',
  ns: [],
  resources: {},
  interpolation: {
    escapeValue: false,
    defaultVariables: { provider: productName },
    alwaysFormat: true,
  },
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
