// The screens of a running copy: the build, with this machine's addresses in its settings and headers.

import { stageOf } from '#infra/stages.ts';
import { localised } from './env.ts';
import { listen, stopListening } from '#infra/local/listen.ts';
import { originOf, type Ports } from '#infra/local/ports.ts';
import { mapHere } from './map-file.ts';
import { modelOf } from './template.ts';
import type { StackTemplate } from './template-values.ts';
import { type WebConfig, type WebHeaders, webServer } from './web.ts';
import type { RegionName } from '#shared/model/company/region.ts';

/** With the map of streets where `npm run map` has put an extract. */
export const webConfigOf = (ports: Ports, mapFile: string | undefined): WebConfig => ({
  api: originOf(ports.api),
  photos: originOf(ports.photos),
  map: mapHere(mapFile),
  trial_phone: stageOf('dev').asksTrialPhone,
});

/** The headers of the web's distribution: for pages, and for a company's own screens. */
export function pageHeadersOf(stacks: readonly StackTemplate[], ports: Ports): WebHeaders {
  const { edgeHeaders, functions } = modelOf(stacks, originOf(ports.aws));
  const here = localised(functions, ports);
  const headersOf = (kind: keyof WebHeaders): Record<string, string> => {
    const found = Object.entries(edgeHeaders).find(([name]) => name.endsWith(`-${kind}`))?.[1];
    if (!found) throw new Error(`the templates have no headers for ${kind}`);
    return Object.fromEntries(Object.entries(found).map(([name, value]) => [name, here(value)]));
  };
  return { pages: headersOf('pages'), office: headersOf('office') };
}

export async function serveBuiltWeb(
  {
    ports,
    region,
    folder,
    mapFile,
  }: {
    readonly ports: Ports;
    readonly region: RegionName | undefined;
    readonly folder: string;
    readonly mapFile: string | undefined;
  },
  stacks: readonly StackTemplate[],
): Promise<{ stop: () => Promise<void> }> {
  const headers = pageHeadersOf(stacks, ports);
  const config = () => webConfigOf(ports, mapFile);
  const server = webServer({ folder, port: ports.web, config, mapFile, region, headers });
  await listen(server, ports.web);
  return { stop: () => stopListening(server) };
}
