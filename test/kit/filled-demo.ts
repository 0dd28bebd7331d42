// Owns the demo that tests start from: filled once for the sources and the hour, then copied to each system's folder.

import { cp } from 'node:fs/promises';
import { madeOnce } from '#infra/local/made-once.ts';
import { sourceHash } from '#infra/local/source-hash.ts';
import { ended, freePorts, runStart } from './npm-start.ts';

const sources = ['infra', 'functions', 'shared', 'events', 'package-lock.json'];

/** The demo's story ends now, so an hour later there is another. */
async function filledDemo(): Promise<string> {
  const hash = await sourceHash(sources, (path) => path.endsWith('.md'));
  const cost = process.env['PASSWORD_COST'] ?? 'full';
  const hour = new Date().toISOString().slice(0, 13);
  return madeOnce('demo', `${hash}-${cost}-${hour}`, async (folder) => {
    const words = ['--json', '--without-web', '--data', folder];
    const { child } = await runStart([...words, '--port', `${await freePorts()}`]);
    await ended(child, 'SIGTERM');
  });
}

/** Puts the filled demo into a data folder that is empty. */
export const copyDemo = async (dataFolder: string): Promise<void> =>
  cp(await filledDemo(), dataFolder, { recursive: true });
