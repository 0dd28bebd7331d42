// What a script and its parameters are called, and what it does; one that this release has no words for speaks for itself.

import { scripts, type ScriptName } from '#shared/model/scripts.ts';
import { type Areas, useTexts } from '#web/text.ts';
import type { Listed } from './script-fields.ts';

const isKnown = (name: string): name is ScriptName => Object.hasOwn(scripts, name);

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
