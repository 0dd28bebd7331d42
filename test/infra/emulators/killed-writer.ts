/** Kills a process in the middle of its work, the hard way. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export const answersBeforeKill = 20;

/** Lets a writer run for a moment, kills it the hard way, and answers what it had been promised. */
export async function killedWriter(
  program: string,
  args: string[],
  delayMilliseconds: number,
): Promise<string[]> {
  const path = fileURLToPath(new URL(program, import.meta.url));
  const child = spawn(process.execPath, [path, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => {
    const wasShort = printed.split('\n').length <= answersBeforeKill;
    printed += chunk.toString();
    if (wasShort && printed.split('\n').length > answersBeforeKill)
      setTimeout(() => child.kill('SIGKILL'), delayMilliseconds);
  });
  await once(child, 'close');
  if (child.signalCode !== 'SIGKILL') throw new Error(`${program} ended by itself`);
  // the last line may be torn
  return printed.split('\n').slice(0, -1);
}
