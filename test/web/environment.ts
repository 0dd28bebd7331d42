// The files of one worker share the packages (React, Mantine, jsdom), which take a second to load; never a page.

import type { Environment } from 'vitest/runtime';

/** What a test means by 'an hour ago' is of the same day and week, whenever it runs: the clock starts at noon on a Wednesday. */
function beginAtNoon(): void {
  const real = Date;
  const noon = new real();
  noon.setUTCDate(noon.getUTCDate() - ((noon.getUTCDay() + 6) % 7) + 2);
  noon.setUTCHours(12, 0, 0, 0);
  const ahead = noon.getTime() - real.now();
  const now = () => real.now() + ahead;
  globalThis.Date = new Proxy(real, {
    construct: (_, parts, target): object =>
      Reflect.construct(real, parts.length === 0 ? [now()] : parts, target),
    get: (_, key): unknown => (key === 'now' ? now : Reflect.get(real, key)),
  });
}

/** As a browser's, so that Vite serves what a browser gets; the page itself is opened by `page.ts`, for each file. */
export default {
  name: 'drawn',
  viteEnvironment: 'client',
  setup: () => {
    beginAtNoon();
    return { teardown: () => undefined };
  },
} satisfies Environment;
