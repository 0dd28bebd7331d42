// What a page loads at its start: clocks and public pages only their own parts, all others the router and i18next.

import { clockFiles } from './app/clock-files.ts';
import { publicPageAt, textsShownBy } from './public-pages.ts';
import { type Screen, screens } from './screens.ts';
import { type Area, areasOfApplication, firstAreas, type Language, readArea, startTexts } from './text.ts';
import { sayer as sayPlainly } from './text-plain.ts';

const clocks: readonly string[] = [screens.employee.path, screens.timeClock.path];
export const isClock = (path: string): boolean => clocks.includes(path);

const screenAt = (path: string) => Object.values<Screen>(screens).find((screen) => screen.path === path);

function areasOf(path: string): readonly Area[] {
  const page = publicPageAt(path);
  if (page) return textsShownBy(page);
  const screen = screenAt(path);
  // Without a section in its address the office opens on the board.
  const board: readonly Area[] = screen === screens.desk && location.hash === '' ? ['board'] : [];
  return screen ? [...firstAreas, screen.title, ...board] : firstAreas;
}

export async function loadStartTexts(path: string, language: Language): Promise<void> {
  const isLight = publicPageAt(path) !== undefined || isClock(path);
  const areas = isLight ? areasOf(path) : [...areasOf(path), ...areasOfApplication];
  // Fetched in parallel with the code that uses them; a screen that needs a text fetches it again if this fails.
  for (const area of areas) readArea(language, area).catch(() => undefined);
  const sayer = isLight ? sayPlainly : (await import('./text-i18next.ts')).sayer;
  await startTexts(language, sayer, areas);
}

/** Fetches the screen in parallel with the start; the router fetches it again if this fails. */
const fetchScreen = (path: string) => void fileOf(path).catch(() => undefined);

/** Loads a screen's file. Clocks have a list of their own, so that their page carries no other file names. */
async function fileOf(path: string): Promise<unknown> {
  if (path === screens.employee.path) return clockFiles.employee();
  if (path === screens.timeClock.path) return clockFiles.timeClock();
  const { drawnScreens } = await import('./app/screen-files.ts');
  return drawnScreens.find(({ screen }) => screen.path === path)?.load();
}

/** The function that starts a log-in page drawn by the build. */
export async function loadDoorStart(path: string, language: Language) {
  fetchScreen(path);
  const [{ startDoor }] = await Promise.all([import('./app/start-door.tsx'), loadStartTexts(path, language)]);
  return startDoor;
}

export function loadStart(path: string) {
  fetchScreen(path);
  return isClock(path) ? import('./app/start-clock.tsx') : import('./app/start.tsx');
}
