// The browser's entry. It fetches the page's script: for a drawn public page when the reader does more than read, for a
// drawn log-in page once it is on the screen, for all other pages at once.

import './ui/style/base.css';
import { interest, painted } from './interest.ts';

const { drawn, door, waits } = document.documentElement.dataset;
const isSeen = drawn !== undefined && waits === undefined;
const pressed = isSeen ? await (door === undefined ? interest() : painted()) : undefined;
let isCaught = false;
try {
  const { begin } = await import('./begin.tsx');
  // From here on error-report.ts reports errors to the server.
  isCaught = true;
  await begin(pressed);
} catch (error) {
  // public/scheme.js shows the message; it notices itself if even this file cannot be loaded.
  dispatchEvent(
    new CustomEvent('broken-start', { detail: isCaught ? undefined : `no begin: ${String(error)}` }),
  );
  throw error;
}
