// How long `npm start` takes and how much memory its process has had at most: the first time, and every later time.

import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePorts } from '#test/kit/system/npm-start.ts';
import { type Figure, figure } from './figure.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const [firsts, laters] = [3, 5];
type Start = { readonly seconds: number; readonly megabytes: number };

/** The words that package.json gives Node, so that what is measured is what people run. */
async function wordsOfStart(): Promise<readonly string[]> {
  const [, ...words] = String(
    JSON.parse(await readFile(join(root, 'package.json'), 'utf8')).scripts.start,
  ).split(' ');
  return words;
}

async function startOnce(folder: string): Promise<Start> {
  const more = ['--json', '--data', join(folder, 'data'), '--port', String(await freePorts())];
  const env = {
    ...process.env,
    STUND_MADE: join(folder, 'made'),
    NODE_COMPILE_CACHE: join(folder, 'compiled'),
  };
  const startedAt = performance.now();
  const child = spawn(process.execPath, [...(await wordsOfStart()), ...more], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  await Promise.race([
    new Promise<void>((done) => child.stdout.once('data', () => done())),
    ended.then(() => Promise.reject(new Error('npm start ended before it was ready'))),
  ]);
  const seconds = (performance.now() - startedAt) / 1000;
  const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '');
  const megabytes = Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024;
  // What was compiled is written down as the process ends.
  child.kill('SIGINT');
  await ended;
  await wait(500);
  return { seconds, megabytes };
}

export async function benchStart(): Promise<Figure[]> {
  const [first, later]: [Start[], Start[]] = [[], []];
  const folders: string[] = [];
  try {
    for (let time = 0; time < firsts; time += 1) {
      const folder = await mkdtemp(join(tmpdir(), 'stund-first-'));
      folders.push(folder);
      first.push(await startOnce(folder));
      if (time > 0) continue;
      for (let again = 0; again < laters; again += 1) later.push(await startOnce(folder));
    }
  } finally {
    // Not between the starts: ext4 without a journal looks for minutes past each file that was just deleted.
    await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
  }
  const seconds = (starts: readonly Start[]) => starts.map((start) => start.seconds);
  const memory = (starts: readonly Start[]) => starts.map((start) => start.megabytes);
  return [
    figure('start', 'first start, screens and demo made: until ready', seconds(first), 's', 6),
    figure('start', 'first start: memory of its process at the peak', memory(first), 'MB', 300),
    figure('start', 'later start: until ready', seconds(later), 's', 2),
    figure('start', 'later start: memory of its process at the peak', memory(later), 'MB'),
  ];
}
