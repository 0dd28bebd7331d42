// Starts the application in the page. A drawn page stays until the first screen is ready.

import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { Root } from 'react-dom/client';
import { type OpenPath, newPage } from '#web/door/open-path.ts';
import { pressEnded, replaceDrawn } from '#web/replace-drawn.ts';
import { areasOfApplication, currentLanguage, firstAreas, startTexts } from '#web/text.ts';
import { sayer } from '#web/text-i18next.ts';
import { App } from './app.tsx';
import { loadScreen } from './loaded-screens.ts';
import { prepare } from './prepare.ts';

/** `openPath` opens a path as a new page. */
export async function start(root: Root, drawn: ReactNode, openPath: OpenPath = newPage): Promise<void> {
  await Promise.all([
    prepare(),
    startTexts(currentLanguage(), sayer, [...firstAreas, ...areasOfApplication]),
    drawn ? loadScreen(location.pathname) : undefined,
  ]);
  const render = () => root.render(<App waiting={drawn} newPage={openPath} />);
  if (!drawn) return render();
  await pressEnded();
  // In one step, so that the focus stays where it is.
  replaceDrawn(document.body, () => flushSync(render));
}
