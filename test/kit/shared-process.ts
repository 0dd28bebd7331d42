// What a file of tests leaves behind in a process that it shares with others: the environment and the clock as they were.

import { afterAll, vi } from 'vitest';

const before = { ...process.env };

// Registered before any other, so it runs after all others.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
  Object.assign(process.env, before);
});
