// What a script, its parameters and their values are called, and what it does; one that this release has no words for speaks for itself.

import * as z from 'zod/mini';
import { countries, languages } from '#shared/limits.ts';
import { scripts, type ScriptName } from '#shared/model/scripts.ts';
import { countryNames } from '#shared/text/country-names.ts';
import { useAdminTime } from '#web/features/platform/admin-time.ts';
import { type Areas, currentLanguage, useTexts } from '#web/text.ts';
import { languageNames } from '#web/words/language-names.ts';
import type { Listed } from './script-fields.ts';

const isKnown = (name: string): name is ScriptName => Object.hasOwn(scripts, name);

/** A script that looks at all companies where none is named. */
export const mayBeOfAll = (name: string): boolean =>
  isKnown(name) &&
  'company_id' in scripts[name].params.shape &&
  z.safeParse(scripts[name].params, {}).success;

export function useScriptName(): (name: string) => string {
  const t = useTexts('administration');
  return (name) => (isKnown(name) ? t(`scripts.name.${name}`) : name);
}
export function useScriptText(): (script: Listed) => string {
  const t = useTexts('administration');
  return ({ name, does }) => (isKnown(name) ? t(`scripts.does.${name}`) : does);
}

type FieldName = keyof Areas['administration']['scripts']['field'];
const fieldNames: Readonly<Record<FieldName, true>> = {
  company_id: true,
  employee_id: true,
  country: true,
  plan: true,
  temp_can_see_dk: true,
  until: true,
  queue: true,
  at_most: true,
  reason: true,
  name: true,
  language: true,
};
const isFieldName = (name: string): name is FieldName => Object.hasOwn(fieldNames, name);

export function useFieldWord(): (name: string) => string {
  const t = useTexts('administration');
  return (name) => (isFieldName(name) ? t(`scripts.field.${name}`) : name);
}

/** As it is sent, in words: 'PT' as a country, 'pt' as a language, a day in the reader's order. */
export function useValueWord(): (name: string, value: string) => string {
  const t = useTexts('administration');
  const time = useAdminTime();
  return (name, value) => {
    if (name === 'until') return time.dayText(value);
    if (name === 'temp_can_see_dk') return t(value === 'true' ? 'scripts.open' : 'scripts.closed');
    if (name === 'plan' && value === 'null') return t('scripts.noPlan');
    const country = countries.find((one) => one === value);
    if (name === 'country' && country) return countryNames[currentLanguage()][country];
    const language = languages.find((one) => one === value);
    return name === 'language' && language ? languageNames[language] : value;
  };
}

/** Inside a list a word begins small, save an abbreviation. */
export const inList = (word: string): string =>
  word.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLocaleLowerCase());
