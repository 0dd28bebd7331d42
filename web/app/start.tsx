// Starts the application in the page: configuration first; what is drawn already stays until the first screen is ready.

import type { ReactNode } from 'react';
import type { Root } from 'react-dom/client';
import * as z from 'zod/mini';
import { issueCode } from '#shared/model/issues.ts';
import { loadConfig } from '#web/api/config.ts';
import { App } from './app.tsx';

// A schema's issue speaks the stable code that the texts translate.
z.config({ customError: issueCode });

export async function start(root: Root, drawn: ReactNode): Promise<void> {
  await loadConfig();
  root.render(<App waiting={drawn} />);
}
