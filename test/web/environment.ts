// The files of one worker share the packages (React, Mantine, jsdom), which take a second to load; never a page.

import type { Environment } from 'vitest/runtime';

/** As a browser's, so that Vite serves what a browser gets; the page itself is opened by `page.ts`, for each file. */
export default {
  name: 'drawn',
  viteEnvironment: 'client',
  setup: () => ({ teardown: () => undefined }),
} satisfies Environment;
