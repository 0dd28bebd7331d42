// The screens as pieces that are fetched when shown, and how one is fetched beforehand and then drawn without waiting.

import { late } from '#web/ui/page/late.tsx';
import { drawnScreens } from './screen-files.ts';

export const screenPieces = drawnScreens.map(({ screen, load }) => ({
  screen,
  Shown: late(async () => (await load()).Screen),
}));

export async function loadScreen(path: string): Promise<void> {
  await screenPieces.find(({ screen }) => screen.path === path)?.Shown.fetch();
}
