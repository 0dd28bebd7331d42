// The browser's entry. It fetches the page's script: for a drawn public page when the reader does more than read, for a
// drawn log-in page once it is on the screen, for all other pages at once.

import './ui/style/base.css';
import { firstMove, firstPaint } from './first-move.ts';

const { drawn, door, waits } = document.documentElement.dataset;
const isSeen = drawn !== undefined && waits === undefined;
const pressed = isSeen ? await (door === undefined ? firstMove() : firstPaint()) : undefined;
let isCaught = false;
try {
  const { startPage } = await import('./start-page.tsx');
  // From here on error-report.ts reports errors to the server.
  isCaught = true;
  await startPage(pressed);
} catch (error) {
  // public/scheme.js shows the message; it notices itself if even this file cannot be loaded.
  dispatchEvent(
    new CustomEvent('broken-start', { detail: isCaught ? undefined : `no start page: ${String(error)}` }),
  );
  throw error;
}
