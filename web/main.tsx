// The browser's start. What the build has drawn in its reader's language is read as it is; the script that brings a
// page to life is fetched once somebody wants more than to read it; that of a door once it is seen; for other pages at once.

import './ui/style/base.css';
import { tellBrokenStart } from './broken-start.ts';
import { interest, painted } from './interest.ts';

const { drawn, door, waits } = document.documentElement.dataset;
const isSeen = drawn !== undefined && waits === undefined;
const pressed = isSeen ? await (door === undefined ? interest() : painted()) : undefined;
try {
  const { begin } = await import('./begin.tsx');
  await begin(pressed);
} catch (error) {
  tellBrokenStart();
  throw error;
}
