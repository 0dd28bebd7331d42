// Owns the page that a test file draws on: a window of its own, and our modules in their initial state.

import { flushCompileCache } from 'node:module';
import { afterAll, vi } from 'vitest';
import { builtinEnvironments } from 'vitest/runtime';

declare global {
  /** The page of the file before, so that its remaining timers still find a document. */
  var pageBefore: { teardown: (on: typeof globalThis) => unknown } | undefined;
}

await globalThis.pageBefore?.teardown(globalThis);
globalThis.pageBefore = await builtinEnvironments.jsdom.setup(globalThis, {});

// Registered before any other, so it runs after all others.
afterAll(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  // React and the focus finish the last clean-up.
  await new Promise((done) => setTimeout(done, 0));
  vi.resetModules();
  // vitest kills its processes, which would write it as they end.
  flushCompileCache();
});
