// The browser's start: configuration and texts first, then the application.

import { createRoot } from 'react-dom/client';
import * as z from 'zod/mini';
import { issueCode } from '#shared/model/issues.ts';
import { loadConfig } from './api/config.ts';
import { App } from './app/app.tsx';
import { chosenLanguage, startTexts } from './text.ts';

// A schema's issue speaks the stable code that the texts translate.
z.config({ customError: issueCode });

await Promise.all([loadConfig(), startTexts(chosenLanguage())]);
const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');
createRoot(root).render(<App />);
