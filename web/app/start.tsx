// Starts the application in the page: what is drawn already stays until the first screen is ready.

import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { Root } from 'react-dom/client';
import { takeOver } from '#web/take-over.ts';
import { areasOfApplication, currentLanguage, firstAreas, startTexts } from '#web/text.ts';
import { sayer } from '#web/text-i18next.ts';
import { App } from './app.tsx';
import { open } from './opened.ts';
import { prepare } from './prepare.ts';

export async function start(root: Root, drawn: ReactNode): Promise<void> {
  await Promise.all([
    prepare(),
    startTexts(currentLanguage(), sayer, [...firstAreas, ...areasOfApplication]),
    drawn ? open(location.pathname) : undefined,
  ]);
  const render = () => root.render(<App waiting={drawn} />);
  // In one step: who is reading by keys stays where the focus is.
  if (drawn) takeOver(document.body, () => flushSync(render));
  else render();
}
