// Owns how the tests run on changed code (`npm run goal:mutants`): those of the room alone, in one process.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: process.cwd(),
  test: {
    environment: 'node',
    env: { PASSWORD_COST: '64' },
    testTimeout: 60_000,
    hookTimeout: 60_000,
    include: (process.env['MUTANT_TESTS'] ?? '')
      .split(',')
      .map((place) => (place.endsWith('.ts') ? place : `${place}/**/*.test.ts`)),
    setupFiles: ['test/kit/shared-process.ts'],
    isolate: false,
  },
});
