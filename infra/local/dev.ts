// `npm run dev`: the screens by Vite's dev server, the rest in a process that restarts when files change.

import { type ChildProcess, spawn } from 'node:child_process';
import { Console } from 'node:console';
import { watch } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { listen } from './listen.ts';
import type { Options } from './options.ts';
import { host, originOf, portsFrom, requireFreePorts } from './ports.ts';
import { rootFolder } from '#infra/parts/build-places.ts';
import { ofRegion } from '#infra/local/site/web.ts';
import { isMapAddress, mapFileIn, sendMap } from '#infra/local/site/map-file.ts';
import { webConfigOf } from '#infra/local/site/web-front.ts';

const watched = ['functions', 'shared', 'events', 'infra'] as const;
const settleMilliseconds = 150;

const wordsOf = (options: Options, isFirst: boolean): string[] => [
  join(rootFolder, 'infra/local/run.ts'),
  '--without-web',
  '--port',
  String(options.port),
  '--data',
  options.dataFolder,
  ...(options.isEmpty ? ['--empty'] : []),
  ...(options.isReset && isFirst ? ['--reset'] : []),
  ...(options.isJson && isFirst ? ['--json'] : []),
];

async function serveScreens({ port, region, dataFolder }: Options): Promise<void> {
  // Vite's own output must not mix with the line of JSON.
  globalThis.console = new Console({ stdout: process.stderr, stderr: process.stderr });
  const { createServer: createVite } = await import('vite');
  const server = createServer();
  const vite = await createVite({
    root: join(rootFolder, 'web'),
    configFile: join(rootFolder, 'web/vite.config.ts'),
    appType: 'spa',
    plugins: [{ name: 'region', transformIndexHtml: (page) => ofRegion(page, region) }],
    server: { middlewareMode: true, hmr: { server }, host, allowedHosts: [host] },
  });
  const mapFile = mapFileIn(dataFolder);
  const config = () => JSON.stringify(webConfigOf(portsFrom(port), mapFile));
  server.on('request', (request, response) => {
    if (request.url?.split('?')[0] === '/config.json')
      response.writeHead(200, { 'content-type': 'application/json' }).end(config());
    else if (isMapAddress(request.url)) void sendMap(mapFile, request, response);
    else vite.middlewares(request, response);
  });
  await listen(server, port);
}

/** Runs until stopped; the data survives every restart. */
export async function runDev(options: Options): Promise<void> {
  await requireFreePorts(portsFrom(options.port));
  let child: ChildProcess | undefined;
  let isStopping = false;
  let starts = 0;
  /** A save while the last process still stops is in the next one anyway. */
  let isStartingAgain = false;

  function start(): void {
    const words = wordsOf(options, starts === 0);
    // The addresses were printed at the first start.
    const output = starts === 0 ? 'inherit' : 'ignore';
    starts += 1;
    const made = spawn(process.execPath, words, {
      cwd: rootFolder,
      stdio: ['inherit', output, 'inherit', 'ipc'],
    });
    child = made;
    made.once('exit', (code) => {
      if (child === made) child = undefined;
      if (isStopping) process.exit(code ?? 0);
      if (isStartingAgain) {
        isStartingAgain = false;
        return start();
      }
      // A refusal at the first start is final; after a broken edit it waits for the next one.
      if (starts === 1 && code === 1) process.exit(1);
    });
  }
  function restart(): void {
    process.stderr.write('Files changed: starting the handlers again\n');
    if (!child) return start();
    if (isStartingAgain) return;
    isStartingAgain = true;
    child.kill('SIGTERM');
  }
  let timer: NodeJS.Timeout | undefined;
  for (const folder of watched)
    watch(join(rootFolder, folder), { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(restart, settleMilliseconds);
    });
  const stop = (): void => {
    isStopping = true;
    if (child) child.kill('SIGTERM');
    else process.exit(0);
  };
  process.on('SIGINT', stop).on('SIGTERM', stop).on('disconnect', stop);
  start();
  await serveScreens(options);
  process.stderr.write(`Screens, reloaded as you edit them: ${originOf(options.port)}\n`);
}
