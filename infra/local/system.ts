// The whole copy that `npm start` runs: data folder, cloud, demo, outbox and screens, in that order.

import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Cloud } from './cloud.ts';
import {
  awsFolder,
  type DemoLogin,
  type FolderState,
  prepareFolder,
  readState,
  writeState,
} from './data-folder.ts';
import { listen, stopListening } from './listen.ts';
import type { Options } from './options.ts';
import { mapFileIn } from './site/map-file.ts';
import { originOf, type Ports, portRefusal, portsFrom, requireFreePorts } from './ports.ts';
import { templatesOf } from '#infra/local/site/synth.ts';
import type { StackTemplate } from '#infra/local/site/template-values.ts';
import type { RegionName } from '#shared/model/company/region.ts';

export type System = {
  readonly ports: Ports;
  readonly cloud: Cloud;
  readonly logins: readonly DemoLogin[];
  stop: () => Promise<void>;
};

/** Fills a new folder's cloud; returns the logins. */
type Fill = (cloud: Cloud, tell: (sentence: string) => void) => Promise<DemoLogin[]>;
/** Serves the screens in `folder`; returns how to stop. */
type ServeWeb = (
  where: {
    readonly ports: Ports;
    readonly region: RegionName | undefined;
    readonly folder: string;
    readonly mapFile: string | undefined;
  },
  stacks: readonly StackTemplate[],
) => Promise<{ stop: () => Promise<void> }>;

export type Parts = {
  readonly stacks?: readonly StackTemplate[];
  readonly fill: Fill;
  /** The folder of the built screens. */
  readonly buildWeb: (tell: (sentence: string) => void) => Promise<string>;
  readonly serveWeb: ServeWeb;
  /** Called with the data folder once it may be written to. */
  readonly log?: (folder: string) => void;
};

/** An interrupted demo is deleted, so that a demo is complete or absent. */
async function stateAfterKill(folder: string): Promise<FolderState> {
  const state = await readState(folder);
  if (state.filled !== 'filling') return state;
  await rm(join(folder, awsFolder), { recursive: true, force: true });
  return { ...state, filled: 'new', logins: [] };
}

async function filled(
  cloud: Cloud,
  folder: string,
  before: FolderState,
  fill: Fill | undefined,
  tell: (sentence: string) => void,
): Promise<readonly DemoLogin[]> {
  if (before.filled !== 'new') return before.logins;
  if (!fill) {
    await writeState(folder, { ...before, filled: 'empty' });
    return [];
  }
  await writeState(folder, { ...before, filled: 'filling' });
  const logins = await fill(cloud, tell);
  await writeState(folder, { ...before, filled: 'demo', logins });
  return logins;
}

/** Starts everything, or throws a `Refusal` and leaves nothing running. */
export async function startSystem(
  options: Options,
  parts: Parts,
  tell: (sentence: string) => void,
): Promise<System> {
  const ports = portsFrom(options.port);
  const { dataFolder } = options;
  await requireFreePorts(ports, options.isWithoutWeb);
  await prepareFolder(dataFolder, options.isReset);
  parts.log?.(dataFolder);
  const before = await stateAfterKill(dataFolder);
  // Two other processes begin before this one imports its parts. The demo waits for the templates, so they come first.
  const making = parts.stacks ?? templatesOf(tell);
  const building = options.isWithoutWeb ? undefined : parts.buildWeb(tell);
  building?.catch(() => undefined);
  const [stacks, { openCloud }, { outboxServer }] = await Promise.all([
    making,
    import('./cloud.ts'),
    import('#infra/local/outbox/outbox-page.ts'),
  ]);
  const undo: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const step of undo.splice(0).toReversed()) await step();
  };
  try {
    const cloud = await openCloud({ stacks, ports, dataFolder });
    undo.push(cloud.stop);
    const fill = options.isEmpty ? undefined : parts.fill;
    const { region } = options;
    const [logins, web] = await Promise.all([
      filled(cloud, dataFolder, before, fill, tell),
      building?.then((folder) =>
        parts.serveWeb({ ports, region, folder, mapFile: mapFileIn(dataFolder) }, stacks),
      ),
    ]);
    if (web) undo.push(web.stop);
    const places = [
      { name: 'the web', url: originOf(ports.web) },
      { name: 'the API', url: `${originOf(ports.api)}/docs` },
    ];
    const outbox = outboxServer(cloud, { port: ports.outbox, dataFolder, places });
    await listen(outbox, ports.outbox);
    undo.push(() => stopListening(outbox));
    await cloud.open();
    return { ports, cloud, logins, stop };
  } catch (error) {
    await stop();
    throw portRefusal(ports, error);
  }
}
