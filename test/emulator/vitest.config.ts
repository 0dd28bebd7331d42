// Owns how the suites run against a deployment: one file after the other, because they share its table.
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { filesNotRun } from './exceptions.ts';

const house = fileURLToPath(new URL('../..', import.meta.url));

export default defineConfig({
  root: house,
  cacheDir: `${house}.build/vitest`,
  test: {
    environment: 'node',
    env: { PASSWORD_COST: '64' },
    testTimeout: 120_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 90_000 } },
    fileParallelism: false,
    include: ['test/{api,workers}/**/*.test.ts', 'test/journeys/clock/day.test.ts'],
    exclude: [...filesNotRun],
    globalSetup: ['test/kit/system/systems-folder.ts'],
    setupFiles: ['test/emulator/setup.ts'],
  },
});
