// Starts the application in the page. A drawn page stays until the first screen is ready.

import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { Root } from 'react-dom/client';
import { type Go, newPage } from '#web/door/go.ts';
import { takeOver } from '#web/take-over.ts';
import { areasOfApplication, currentLanguage, firstAreas, startTexts } from '#web/text.ts';
import { sayer } from '#web/text-i18next.ts';
import { App } from './app.tsx';
import { open } from './opened.ts';
import { prepare } from './prepare.ts';

/** `go` opens a path as a new page. */
export async function start(root: Root, drawn: ReactNode, go: Go = newPage): Promise<void> {
  await Promise.all([
    prepare(),
    startTexts(currentLanguage(), sayer, [...firstAreas, ...areasOfApplication]),
    drawn ? open(location.pathname) : undefined,
  ]);
  const render = () => root.render(<App waiting={drawn} newPage={go} />);
  // In one step, so that the focus stays where it is.
  if (drawn) takeOver(document.body, () => flushSync(render));
  else render();
}
