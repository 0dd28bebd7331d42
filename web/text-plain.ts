// Fills in texts in thirty lines, for the clocks and public pages, which must be small. A test compares it with i18next.

import { productName } from '#shared/limits.ts';
import { pluralForm } from '#shared/text/plural.ts';
import { textAt } from '#shared/text/texts.ts';
import { reportFault } from './api/error-report.ts';
import type { Language } from './text.ts';

type Params = Readonly<Record<string, unknown>>;
type Say = (key: string, params?: Params) => string;

const placed = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** Returns the function `t` for the texts of an area in a language. */
export function sayer(texts: unknown, language: Language, area: string): Say {
  return (key, params = {}) => {
    const { count } = params;
    const forms = typeof count === 'number' ? [`${key}_${pluralForm(language, count)}`, `${key}_other`] : [];
    const places: Params = { provider: productName, ...params };
    const text = [...forms, key].reduce<string | undefined>(
      (found, one) => found ?? textAt(texts, one),
      undefined,
    );
    if (text === undefined) reportFault({ kind: 'text', what: `${language} lacks ${area}:${key}` });
    return (text ?? key).replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => placed(places[name]));
  };
}
