// How a page begins: the two clocks with as little as they need, everything else with router and i18next.

import { drawnPageAt } from './fronts.ts';
import { screens } from './screens.ts';
import { type Area, firstAreas, type Language, readArea } from './text.ts';

const clocks: readonly string[] = [screens.employee.path, screens.timeClock.path];
export const isClock = (path: string): boolean => clocks.includes(path);

/** A page that is read before there is an application has no errors to name. */
const readAreas = ['shell'] as const satisfies readonly Area[];

export async function startTextsOf(path: string, language: Language): Promise<void> {
  const areas = drawnPageAt(path) ? readAreas : firstAreas;
  // On their way beside what puts them together; whoever needs one asks again if this fails.
  for (const area of areas) readArea(language, area).catch(() => undefined);
  if (isClock(path)) await (await import('./text-plain.ts')).startTexts(language);
  else await (await import('./text-i18next.ts')).startTexts(language, areas);
}
export const startOf = (path: string) =>
  isClock(path) ? import('./app/start-clock.tsx') : import('./app/start.tsx');
