// How a page begins: the two clocks with as little as they need, everything else with router and i18next.

import { screens } from './screens.ts';
import { firstAreas, type Language, readArea } from './text.ts';

const clocks: readonly string[] = [screens.employee.path, screens.timeClock.path];
export const isClock = (path: string): boolean => clocks.includes(path);

export async function startTextsOf(path: string, language: Language): Promise<void> {
  // On their way beside what puts them together; whoever needs one asks again if this fails.
  for (const area of firstAreas) readArea(language, area).catch(() => undefined);
  const { startTexts } = isClock(path) ? await import('./text-plain.ts') : await import('./text-i18next.ts');
  await startTexts(language);
}
export const startOf = (path: string) =>
  isClock(path) ? import('./app/start-clock.tsx') : import('./app/start.tsx');
