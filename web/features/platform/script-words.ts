// What a script is called and what it does; one that this release has no words for speaks for itself.

import { scripts, type ScriptName } from '#shared/model/scripts.ts';
import { useTexts } from '#web/text.ts';
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
