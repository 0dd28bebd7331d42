// Starts the application in the page: what is drawn already stays until the first screen is ready.

import type { ReactNode } from 'react';
import type { Root } from 'react-dom/client';
import { currentLanguage, startTexts } from '#web/text.ts';
import { sayer } from '#web/text-i18next.ts';
import { App } from './app.tsx';
import { prepare } from './prepare.ts';

export async function start(root: Root, drawn: ReactNode): Promise<void> {
  await Promise.all([prepare(), startTexts(currentLanguage(), sayer)]);
  root.render(<App waiting={drawn} />);
}
