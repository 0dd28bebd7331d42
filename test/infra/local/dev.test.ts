// `npm run dev`: screens as they are edited, handlers started again when a file changes, the data kept.

import { mkdtemp, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, it, vi } from 'vitest';
import { ended, freePorts, runStart } from '#test/kit/system/npm-start.ts';

const handler = fileURLToPath(new URL('../../../functions/api/session.ts', import.meta.url));

it('development serves the screens unbuilt and starts the handlers again when one changes', async () => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'stund-dev-'));
  const port = await freePorts();
  const words = ['--dev', '--json', '--empty', '--port', String(port), '--data', dataFolder];
  const { child, line } = await runStart(words);
  const said: string[] = [];
  child.stderr?.on('data', (chunk: Buffer) => said.push(chunk.toString()));
  const web = `http://127.0.0.1:${port}`;
  const api = `http://127.0.0.1:${port + 1}`;
  expect(JSON.parse(line)).toMatchObject({ web, api });
  await vi.waitFor(async () => expect(await (await fetch(web)).text()).toContain('/@vite/client'), 60_000);
  expect(await (await fetch(`${web}/config.json`)).json()).toMatchObject({ api });

  // As a formatter saves: one process must take the place of the last one.
  for (const _ of [1, 2, 3]) {
    await utimes(handler, new Date(), new Date());
    await sleep(300);
  }
  await vi.waitFor(() => expect(said.join('')).toContain('starting the handlers again'), 60_000);
  await vi.waitFor(
    async () => expect((await fetch(`${api}/api/self`, { method: 'POST' })).status).toBe(401),
    {
      timeout: 60_000,
      interval: 200,
    },
  );
  await ended(child, 'SIGTERM');
  expect(child.exitCode).toBe(0);
  await vi.waitFor(() => expect(fetch(api)).rejects.toThrow(), 60_000);
  await rm(dataFolder, { recursive: true, force: true });
}, 240_000);
