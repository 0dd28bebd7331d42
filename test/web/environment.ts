// The files of one worker share the packages (React, Mantine, jsdom), which take a second to load; never a page.

import type { Environment } from 'vitest/runtime';
import { moveClock } from '#test/kit/moved-clock.ts';

/** 'An hour ago' is in the same day and week, whenever a test runs: the clock starts at noon on a Wednesday. */
function beginAtNoon(): void {
  const noon = new Date();
  noon.setUTCDate(noon.getUTCDate() - ((noon.getUTCDay() + 6) % 7) + 2);
  noon.setUTCHours(12, 0, 0, 0);
  moveClock(noon.getTime() - Date.now());
}

/** As a browser's environment, so that Vite serves the browser's files; `page.ts` opens the page for each test file. */
export default {
  name: 'drawn',
  viteEnvironment: 'client',
  setup: () => {
    beginAtNoon();
    return { teardown: () => undefined };
  },
} satisfies Environment;
