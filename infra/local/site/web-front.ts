// The screens of a running copy: the build, with this machine's addresses in its settings and headers.

import { stageOf } from '#infra/stages.ts';
import { localised } from './env.ts';
import { listen, stopListening } from '#infra/local/listen.ts';
import { originOf, type Ports } from '#infra/local/ports.ts';
import { modelOf } from './template.ts';
import type { StackTemplate } from './template-values.ts';
import { type WebConfig, type WebHeaders, webServer } from './web.ts';
import type { RegionName } from '#shared/model/company/region.ts';

/** Without street tiles, which need the internet: the map draws the country outlines it contains. */
export const webConfigOf = (ports: Ports): WebConfig => ({
  api: originOf(ports.api),
  photos: originOf(ports.photos),
  map_style: '',
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
  }: { readonly ports: Ports; readonly region: RegionName | undefined; readonly folder: string },
  stacks: readonly StackTemplate[],
): Promise<{ stop: () => Promise<void> }> {
  const headers = pageHeadersOf(stacks, ports);
  const server = webServer({ folder, port: ports.web, config: webConfigOf(ports), region, headers });
  await listen(server, ports.web);
  return { stop: () => stopListening(server) };
}
