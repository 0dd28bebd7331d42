// What a person sees during the start: progress on standard error; handlers log to a file.

import { Console } from 'node:console';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Writable } from 'node:stream';

export const logFile = 'stund.log';

/** Prints progress lines, each with the seconds since the start. */
export function progressPrinter(startedAt: number): (sentence: string) => void {
  return (sentence) => {
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1).padStart(5);
    process.stderr.write(`${seconds} s  ${sentence}\n`);
  };
}

/** Sends the log of handlers and emulators to a file of the data folder, and errors also to the terminal. */
export function logTo(folder: string): void {
  const file = createWriteStream(join(folder, logFile), { flags: 'w' });
  const both = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      process.stderr.write(chunk);
      file.write(chunk, done);
    },
  });
  globalThis.console = new Console({ stdout: file, stderr: both });
}

/** Ignores a closed terminal: the log file goes on, and the failed write is not logged in turn. */
export function outliveTerminal(): void {
  const gone = (): void => undefined;
  process.stdout.on('error', gone);
  process.stderr.on('error', gone);
}
