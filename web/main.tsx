// The browser's start. What the build has drawn in its reader's language is read as it is; the script that brings a
// page to life is fetched once somebody wants more than to read it; that of a door once it is seen; for other pages at once.

import './ui/style/base.css';
import { interest, painted } from './interest.ts';

const { drawn, door, waits } = document.documentElement.dataset;
const isSeen = drawn !== undefined && waits === undefined;
const pressed = isSeen ? await (door === undefined ? interest() : painted()) : undefined;
let isHeard = false;
try {
  const { begin } = await import('./begin.tsx');
  // From here on error-report.ts tells the server.
  isHeard = true;
  await begin(pressed);
} catch (error) {
  // public/scheme.js shows it; where this very file does not come, it hears that itself.
  dispatchEvent(
    new CustomEvent('broken-start', { detail: isHeard ? undefined : `no begin: ${String(error)}` }),
  );
  throw error;
}
