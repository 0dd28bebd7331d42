// Owns how the tests run on changed code (`npm run goal:mutants`): those of the room alone, in one process.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: process.cwd(),
  test: {
    environment: 'node',
    env: { PASSWORD_COST: '64' },
    // Only to end what hangs, as in `vitest.config.ts`: Stryker has a limit of its own for a changed code's tests.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    include: (process.env['MUTANT_TESTS'] ?? '')
      .split(',')
      .map((place) => (place.endsWith('.ts') ? place : `${place}/**/*.test.ts`)),
    setupFiles: ['test/kit/shared-process.ts'],
    isolate: false,
  },
});
