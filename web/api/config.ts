// The addresses of this stage's API, photos and map, read once from /config.json, so that one build serves every stage.

import * as z from 'zod/mini';

const flavour = z.enum(['light', 'dark', 'white', 'grayscale', 'black']);
/** The address of a PMTiles extract, and the styles of @protomaps/basemaps in which it is drawn. */
const mapTiles = z.object({ tiles: z.string(), light: flavour, dark: flavour });
export type MapTiles = z.output<typeof mapTiles>;

const shape = z.object({
  api: z.string(),
  photos: z.string(),
  /** Absent on a stage without a map of streets. */
  map: z.optional(mapTiles),
  /** Whether the trial's form asks for a phone number. */
  trial_phone: z.optional(z.boolean()),
});
export type Config = z.output<typeof shape>;

let known: Config | undefined;

export async function loadConfig(): Promise<Config> {
  const response = await fetch('/config.json');
  known = z.parse(shape, await response.json());
  return known;
}
export function config(): Config {
  if (!known) throw new Error('the configuration is not loaded yet');
  return known;
}
