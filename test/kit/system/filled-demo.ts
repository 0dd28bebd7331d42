// Owns the demo data for tests: filled once for the present sources and hour, then copied to each system's folder.

import { cp } from 'node:fs/promises';
import { madeOnce } from '#infra/local/made-once.ts';
import { sourceHash } from '#infra/local/source-hash.ts';
import { ended, freePorts, runStart } from './npm-start.ts';

const sources = ['infra', 'functions', 'shared', 'events', 'package-lock.json'];

/** The demo's data ends now, so after an hour it is filled again. */
async function filledDemo(): Promise<string> {
  const hash = sourceHash(sources, (path) => path.endsWith('.md'));
  const hour = new Date().toISOString().slice(0, 13);
  return madeOnce('demo', `${hash}-${hour}`, async (folder) => {
    const words = ['--json', '--without-web', '--data', folder];
    const { child } = await runStart([...words, '--port', `${await freePorts()}`]);
    await ended(child, 'SIGTERM');
  });
}

/** Copies the filled demo into an empty data folder. */
export const copyDemo = async (dataFolder: string): Promise<void> =>
  cp(await filledDemo(), dataFolder, { recursive: true });
