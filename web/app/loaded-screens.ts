// The screens as pieces that are fetched when shown, and how one is fetched beforehand and then drawn without waiting.

import { lateScreen } from '#web/ui/page/late.tsx';
import { drawnScreens } from './screen-files.ts';

export const screenPieces = drawnScreens.map(({ screen, load }) => ({
  screen,
  Shown: lateScreen(async () => (await load()).Screen),
}));

export async function loadScreen(path: string): Promise<void> {
  await screenPieces.find(({ screen }) => screen.path === path)?.Shown.fetch();
}
