// Restores the environment and the clock after a test file, for other files of the same process.

import { flushCompileCache } from 'node:module';
import { afterAll, vi } from 'vitest';

const before = { ...process.env };

// Registered first, so it runs last.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
  Object.assign(process.env, before);
  // vitest kills its processes, which would write it as they end.
  flushCompileCache();
});
