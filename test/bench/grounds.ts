// The local cloud inside this process, so that every call to its table can be counted.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTable } from '#functions/aws/table.ts';
import type { DynamoCall } from '#infra/local/aws/dynamo/dynamo.ts';
import { originOf } from '#infra/local/ports.ts';
import { startSystem } from '#infra/local/system.ts';
import { logTo } from '#infra/local/terminal.ts';
import { freePorts } from '#test/kit/system/npm-start.ts';
import type { Grounds } from '#test/kit/system/tenant.ts';

export type CountedGrounds = Grounds & {
  watch: (listener: (call: DynamoCall) => void) => () => void;
  stop: () => Promise<void>;
};

export async function openGrounds(): Promise<CountedGrounds> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'stund-bench-'));
  const options = {
    port: await freePorts(),
    dataFolder,
    isReset: false,
    isEmpty: true,
    isJson: false,
    isDev: false,
    region: undefined,
    isWithoutWeb: true,
  };
  const parts = {
    fill: () => Promise.resolve([]),
    buildWeb: () => Promise.reject(new Error('the bench asks for no screens')),
    serveWeb: () => Promise.reject(new Error('the bench asks for no screens')),
    log: logTo,
  };
  const system = await startSystem(options, parts, () => undefined);
  const { cloud, ports } = system;
  return {
    api: originOf(ports.api),
    table: openTable(cloud.model.tables[0]?.name ?? ''),
    clock: { now: () => Promise.resolve(cloud.clock.now()) },
    watch: cloud.gateway.watch,
    stop: async () => {
      await system.stop();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}
