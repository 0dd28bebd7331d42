// From save to seen with `npm run dev`: a handler that answers again, a screen that the browser has fetched again.

import { mkdtemp, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { openBrowser } from '#test/kit/browser/browser.ts';
import { ended, freePorts, runStart } from '#test/kit/system/npm-start.ts';
import { type Figure, figure } from './figure.ts';

const times = 5;
const fileOf = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const [handler, screen] = [fileOf('functions/api/session.ts'), fileOf('web/ui/form/button.tsx')];
const save = (file: string): Promise<void> => utimes(file, new Date(), new Date());

async function answersAgain(api: string, hasRestarted: () => boolean): Promise<void> {
  // The process of before answers until it has ended.
  for (let hasEnded = false; ; await wait(20)) {
    const reply = await fetch(`${api}/api/self`, { method: 'POST' }).catch(() => undefined);
    if (hasRestarted() && reply === undefined) hasEnded = true;
    if (hasEnded && reply?.status === 401) return;
  }
}

export async function benchDev(): Promise<Figure[]> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'stund-dev-'));
  const port = await freePorts();
  const { child } = await runStart([
    '--dev',
    '--json',
    '--empty',
    '--port',
    String(port),
    '--data',
    dataFolder,
  ]);
  let restarts = 0;
  child.stderr?.on('data', (chunk: Buffer) => {
    if (chunk.toString().includes('starting the handlers again')) restarts += 1;
  });
  const [web, api] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${port + 1}`];
  const browser = await openBrowser();
  try {
    const page = await browser.newPage();
    await page.goto(`${web}/login`, { waitUntil: 'networkidle', timeout: 120_000 });
    const [handlers, screens]: [number[], number[]] = [[], []];
    for (let time = 0; time < times; time += 1) {
      const before = restarts;
      let startedAt = performance.now();
      await save(handler);
      await answersAgain(api, () => restarts > before);
      handlers.push((performance.now() - startedAt) / 1000);
      await wait(2000);
      startedAt = performance.now();
      const fetched = page.waitForResponse((response) => /[?&]t=\d+/.test(response.url()), {
        timeout: 60_000,
      });
      await save(screen);
      await (await fetched).finished();
      screens.push((performance.now() - startedAt) / 1000);
      await wait(1000);
    }
    return [
      figure('dev', 'a handler is saved: until the API answers again', handlers, 's'),
      figure('dev', 'a screen is saved: until the browser has it', screens, 's'),
    ];
  } finally {
    await browser.close();
    await ended(child, 'SIGTERM');
    await rm(dataFolder, { recursive: true, force: true });
  }
}
