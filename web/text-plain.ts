// Puts the texts together in thirty lines: for the two clocks and the public pages, which are opened on slow networks. A test holds it to i18next.

import { productName } from '#shared/limits.ts';
import { pluralForm } from '#shared/text/plural.ts';
import { reportFault } from './api/error-report.ts';
import type { Language } from './text.ts';

type Params = Readonly<Record<string, unknown>>;
type Say = (key: string, params?: Params) => string;

/** The text at 'list.title' of nested texts. */
function at(texts: unknown, key: string): string | undefined {
  let found = texts;
  for (const part of key.split('.'))
    found = typeof found === 'object' && found !== null ? Reflect.get(found, part) : undefined;
  return typeof found === 'string' ? found : undefined;
}

const placed = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** What says the texts of an area in a language. */
export function sayer(texts: unknown, language: Language, area: string): Say {
  return (key, params = {}) => {
    const { count } = params;
    const forms = typeof count === 'number' ? [`${key}_${pluralForm(language, count)}`, `${key}_other`] : [];
    const places: Params = { provider: productName, ...params };
    const text = [...forms, key].reduce<string | undefined>(
      (found, one) => found ?? at(texts, one),
      undefined,
    );
    if (text === undefined) reportFault({ kind: 'text', what: `${language} lacks ${area}:${key}` });
    return (text ?? key).replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => placed(places[name]));
  };
}
