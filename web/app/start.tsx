// Starts the application in the page: what is drawn already stays until the first screen is ready.

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

/** `go` leads to a page that has to be loaded. */
export async function start(root: Root, drawn: ReactNode, go: Go = newPage): Promise<void> {
  await Promise.all([
    prepare(),
    startTexts(currentLanguage(), sayer, [...firstAreas, ...areasOfApplication]),
    drawn ? open(location.pathname) : undefined,
  ]);
  const render = () => root.render(<App waiting={drawn} newPage={go} />);
  // In one step: who is reading by keys stays where the focus is.
  if (drawn) takeOver(document.body, () => flushSync(render));
  else render();
}
