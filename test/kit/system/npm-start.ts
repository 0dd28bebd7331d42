// Owns running `npm start` for tests: free ports, the process, and the line it prints when it is ready.

import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const portsNeeded = 6;
const firstPort = 20_000;
const portChoices = 800;

const isFree = (port: number): Promise<boolean> =>
  new Promise((answer) => {
    const probe = createServer();
    probe.once('error', () => answer(false));
    probe.listen({ port, host: '127.0.0.1', exclusive: true }, () => probe.close(() => answer(true)));
  });

/** The first of enough free consecutive ports for a system. */
export async function freePorts(): Promise<number> {
  for (;;) {
    const first = firstPort + Math.floor(Math.random() * portChoices) * 10;
    const range = Array.from({ length: portsNeeded }, (_, step) => first + step);
    const free = await Promise.all(range.map(isFree));
    if (free.every(Boolean)) return first;
  }
}

/** The output of an `npm start` that ended before it was ready. */
export class NotStarted extends Error {
  readonly code: number | null;
  readonly said: string;
  constructor(code: number | null, said: string) {
    super(`the system did not start (exit code ${code}):\n${said}`);
    this.code = code;
    this.said = said;
  }
}

/** Runs `npm start` with these arguments; returns the process and the line it prints when it is ready. */
export async function runStart(words: readonly string[]): Promise<{ child: ChildProcess; line: string }> {
  const child = spawn(process.execPath, [join(root, 'infra/local/start.mjs'), ...words], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', VITEST: '' },
    // The system ends with this channel, and the channel with this process, so that a killed test leaves no system.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const { stdout, stderr } = child;
  if (!stdout || !stderr) throw new Error('the process has no output');
  const said: string[] = [];
  stderr.on('data', (chunk: Buffer) => said.push(chunk.toString()));
  const line = await new Promise<string>((ready, failed) => {
    createInterface({ input: stdout }).once('line', ready);
    child.once('error', failed);
    child.once('exit', (code) => failed(new NotStarted(code, said.join(''))));
  });
  return { child, line };
}

/** Ends the process and waits for it; nothing when it has ended already. */
export function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((done) => {
    child.once('exit', () => done());
    child.kill(signal);
  });
}
