// The texts put together by thirty lines: for the two clocks, which are opened on slow networks. A test holds it to i18next.

import { use } from 'react';
import { productName } from '#shared/limits.ts';
import { pluralForm } from '#shared/text/plural.ts';
import { reportFault } from './api/error-report.ts';
import { type Area, firstAreas, type Language, readArea, speak } from './text.ts';

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

/** Starts the texts in `language` with the areas every screen needs. */
export async function startTexts(language: Language): Promise<void> {
  const loading = new Map<Area, Promise<Say>>();
  const load = (area: Area): Promise<Say> => {
    const begun = loading.get(area) ?? readArea(language, area).then((texts) => sayer(texts, language, area));
    loading.set(area, begun);
    // Without a network it is asked for anew by whoever needs it next.
    begun.catch(() => loading.delete(area));
    return begun;
  };
  speak(language, (area) => use(load(area)));
  await Promise.all(firstAreas.map(load));
}
