// How a page begins: the two clocks and the public pages with as little as they need, everything else with router and i18next.

import { drawnScreens } from './app/screen-files.ts';
import { drawnPageAt, textsShownBy } from './fronts.ts';
import { screens } from './screens.ts';
import { type Area, firstAreas, type Language, readArea, startTexts } from './text.ts';
import { sayer as sayPlainly } from './text-plain.ts';

const clocks: readonly string[] = [screens.employee.path, screens.timeClock.path];
export const isClock = (path: string): boolean => clocks.includes(path);

const screenAt = (path: string) => drawnScreens.find(({ screen }) => screen.path === path);

function areasOf(path: string): readonly Area[] {
  const page = drawnPageAt(path);
  if (page) return textsShownBy(page);
  const found = screenAt(path);
  return found ? [...firstAreas, found.screen.title] : firstAreas;
}

export async function startTextsOf(path: string, language: Language): Promise<void> {
  const areas = areasOf(path);
  // On their way beside what puts them together; whoever needs one asks again if this fails.
  for (const area of areas) readArea(language, area).catch(() => undefined);
  const isLight = drawnPageAt(path) !== undefined || isClock(path);
  const sayer = isLight ? sayPlainly : (await import('./text-i18next.ts')).sayer;
  await startTexts(language, sayer, areas);
}

export function startOf(path: string) {
  // The screen is fetched beside what starts it; whoever draws it asks again if this fails.
  screenAt(path)
    ?.load()
    .catch(() => undefined);
  return isClock(path) ? import('./app/start-clock.tsx') : import('./app/start.tsx');
}
