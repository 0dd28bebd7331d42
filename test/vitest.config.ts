// Owns how the tests run: 'rules' calls functions, 'systems' calls processes that it starts, 'infra' changes its own, 'web'
// has a drawn page (jsdom), 'journeys' a real browser. Where files share a process, `test/README.md` says what they owe it.
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const house = fileURLToPath(new URL('..', import.meta.url));

/** Reads AVIF by sharp, which the photo worker keeps from every format but its own for as long as a process lives. */
const ofItsOwnProcess = 'test/rules/landing-pictures.test.ts';

export default defineConfig({
  root: house,
  cacheDir: `${house}.build/vitest`,
  test: {
    // A log-in costs what test/domain/sessions/password-hash.test.ts says, in production; here a millisecond.
    env: { PASSWORD_COST: '64' },
    // Nothing timed decides a test: these only end what hangs, on a busy machine too.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 60_000 } },
    // A third of a test's time is waiting: three workers more than there are cores keep them busy.
    maxWorkers: availableParallelism() + 3,
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          environment: 'node',
          include: ['test/{domain,rules,time}/**/*.test.ts'],
          exclude: [ofItsOwnProcess],
          setupFiles: ['test/kit/shared-process.ts'],
          // Each file has a table of its own; what the functions load is loaded once, and is warm then.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'systems',
          environment: 'node',
          include: ['test/{api,workers}/**/*.test.ts'],
          globalSetup: ['test/kit/system/systems-folder.ts'],
          setupFiles: ['test/kit/shared-process.ts'],
          // Systems are processes of their own, here are only their callers; files with companies of their own share one.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'infra',
          environment: 'node',
          include: ['test/infra/**/*.test.ts'],
          setupFiles: ['test/kit/shared-process.ts'],
          // Each file has emulators, folders and templates of its own; the CDK and the SDKs are loaded once.
          isolate: false,
        },
      },
      { extends: true, test: { name: 'alone', environment: 'node', include: [ofItsOwnProcess] } },
      {
        extends: true,
        test: {
          name: 'journeys',
          environment: 'node',
          include: ['test/journeys/**/*.test.ts'],
          // A whole system each and a browser a worker, which need memory: once the others have left the cores to them.
          isolate: false,
          maxWorkers: Math.min(availableParallelism() + 1, 5),
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        plugins: [react()],
        test: {
          name: 'web',
          environment: './test/web/environment.ts',
          isolate: false,
          // What keeps something between two uses of it is loaded for each file, as our own modules are.
          server: { deps: { inline: [/i18next/, /fake-indexeddb/, /node_modules.idb./] } },
          include: ['test/web/**/*.test.{ts,tsx}'],
          setupFiles: ['test/web/setup.ts'],
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
    ],
  },
});
