// Owns a running tiny cloud for the tests of this folder, in this process and on free ports.

import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Cloud, openCloud } from '#infra/local/cloud.ts';
import { originOf, type Ports, portsFrom } from '#infra/local/ports.ts';
import { freePorts } from '#test/kit/system/npm-start.ts';
import { tinyStacks } from './tiny-stack.ts';

export type TinyCloud = {
  readonly cloud: Cloud;
  readonly ports: Ports;
  readonly api: string;
  /** The bodies of the messages the worker was given, oldest first. */
  worked: () => Promise<string[]>;
  stop: () => Promise<void>;
};

export async function startTinyCloud(): Promise<TinyCloud> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'stund-tiny-'));
  const notes = join(dataFolder, 'notes');
  process.env['PICKY_NOTES'] = notes;
  const ports = portsFrom(await freePorts());
  const cloud = await openCloud({ stacks: tinyStacks(), ports, dataFolder });
  await cloud.open();
  return {
    cloud,
    ports,
    api: originOf(ports.api),
    worked: async () => {
      const text = await readFile(notes, 'utf8').catch(() => '');
      return text.split('\n').filter(Boolean);
    },
    stop: async () => {
      await cloud.stop();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

/** Waits until `isSo`, at most so long; then the expectation that follows says what is wrong. */
export async function until(isSo: () => boolean | Promise<boolean>, milliseconds = 45_000): Promise<void> {
  const endsAt = Date.now() + milliseconds;
  while (Date.now() < endsAt && !(await isSo())) await sleep(20);
}
