// Owns the folder with the data of the systems that files of tests share; it goes when the run ends.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    readonly systemsFolder: string;
  }
}

export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'stund-systems-'));
  provide('systemsFolder', folder);
  return () => rm(folder, { recursive: true, force: true, maxRetries: 10 });
}
