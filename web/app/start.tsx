// Starts the application in the page: what is drawn already stays until the first screen is ready.

import type { ReactNode } from 'react';
import type { Root } from 'react-dom/client';
import { App } from './app.tsx';
import { prepare } from './prepare.ts';

export async function start(root: Root, drawn: ReactNode): Promise<void> {
  await prepare();
  root.render(<App waiting={drawn} />);
}
