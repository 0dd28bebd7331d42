// How a page begins: the two clocks and the public pages with as little as they need, everything else with router and i18next.

import { drawnPageAt, textsShownBy } from './fronts.ts';
import { screens } from './screens.ts';
import { firstAreas, type Language, readArea, startTexts } from './text.ts';

const clocks: readonly string[] = [screens.employee.path, screens.timeClock.path];
export const isClock = (path: string): boolean => clocks.includes(path);

export async function startTextsOf(path: string, language: Language): Promise<void> {
  const page = drawnPageAt(path);
  const areas = page ? textsShownBy(page) : firstAreas;
  // On their way beside what puts them together; whoever needs one asks again if this fails.
  for (const area of areas) readArea(language, area).catch(() => undefined);
  const { sayer } =
    page || isClock(path) ? await import('./text-plain.ts') : await import('./text-i18next.ts');
  await startTexts(language, sayer, areas);
}
export const startOf = (path: string) =>
  isClock(path) ? import('./app/start-clock.tsx') : import('./app/start.tsx');
