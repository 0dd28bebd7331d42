// A script, its parameters and their values in words; what a newer server adds shows by its own names.

import * as z from 'zod/mini';
import { countries, languages } from '#shared/limits.ts';
import { scripts, type ScriptName } from '#shared/model/scripts.ts';
import { countryNames } from '#shared/text/country-names.ts';
import { wordFor } from '#shared/text/texts.ts';
import { useAdminTime } from '#web/features/platform/admin-time.ts';
import { currentLanguage, useTexts } from '#web/text.ts';
import { languageNames } from '#web/words/language-names.ts';
import type { Listed } from './script-fields.ts';

const isKnown = (name: string): name is ScriptName => Object.hasOwn(scripts, name);

/** The script runs over all companies if no company is given. */
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

export function useFieldWord(): (name: string) => string {
  const t = useTexts('administration');
  return (name) => wordFor(t('scripts.field', { returnObjects: true }), name);
}

/** A parameter's value in words: 'PT' as a country, 'pt' as a language, a day in the reader's format. */
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

/** Lower case for the first letter inside a sentence, except in an abbreviation. */
export const inList = (word: string): string =>
  word.replace(/^\p{Lu}(?=\p{Ll}|\s)/u, (letter) => letter.toLocaleLowerCase());
