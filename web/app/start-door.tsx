// Starts the application in a log-in page that the build has drawn: replaces it in one step, once everything is loaded.

import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { newPage } from '#web/door/open-path.ts';
import { pressEnded, replaceDrawn } from '#web/replace-drawn.ts';
import { App } from './app.tsx';
import { loadScreen } from './loaded-screens.ts';
import { prepare } from './prepare.ts';

export async function startDoor(node: HTMLElement): Promise<void> {
  await Promise.all([prepare(), loadScreen(location.pathname)]);
  await pressEnded();
  replaceDrawn(node, () => {
    const root = createRoot(node);
    flushSync(() => root.render(<App waiting={null} newPage={newPage} />));
  });
}
