// The browser's start. What the build has drawn in its reader's language is read as it is; the script that brings a
// page to life is fetched once somebody wants more than to read it, and for every other page at once.

import './ui/base.css';
import { interest } from './interest.ts';

const { drawn, waits } = document.documentElement.dataset;
const pressed = drawn !== undefined && waits === undefined ? await interest() : undefined;
const { begin } = await import('./begin.tsx');
await begin(pressed);
