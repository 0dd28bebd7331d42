// Draws the country outlines for a map without street tiles. `node infra/pictures/make-map.ts` writes the file.

import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import * as z from 'zod';
import { rootFolder } from '#infra/local/source-hash.ts';

/** Customers' own countries are drawn finely, the rest of Europe less so, the rest of the world roughly. */
const fine = ['Iceland', 'Ireland', 'United Kingdom', 'Portugal'];
const europe = { west: -32, east: 45, south: 34, north: 72 };
const digits = { fine: 3, europe: 2, world: 1 } as const;

const position = z.array(z.number()).min(2);
const ring = z.array(position);
const geometry = z.discriminatedUnion('type', [
  z.object({ type: z.literal('Polygon'), coordinates: z.array(ring) }),
  z.object({ type: z.literal('MultiPolygon'), coordinates: z.array(z.array(ring)) }),
]);
const countries = z.object({
  features: z.array(z.object({ properties: z.object({ name: z.string() }), geometry: geometry.nullable() })),
});
type Ring = z.output<typeof ring>;

const require = createRequire(import.meta.url);

async function polygonsOf(size: '10m' | '50m' | '110m'): Promise<Map<string, Ring[][]>> {
  const atlas: unknown = JSON.parse(
    await readFile(require.resolve(`world-atlas/countries-${size}.json`), 'utf8'),
  );
  const { feature } = z
    .object({ feature: z.custom<(all: unknown, one: unknown) => unknown>((it) => typeof it === 'function') })
    .parse(require('topojson-client'));
  const { objects } = z.object({ objects: z.object({ countries: z.unknown() }) }).parse(atlas);
  const { features } = countries.parse(feature(atlas, objects.countries));
  return new Map(
    features.flatMap(({ properties, geometry: shape }) => {
      if (!shape) return [];
      const polygons = shape.type === 'Polygon' ? [shape.coordinates] : shape.coordinates;
      // The atlas joins polygons across the date line, which a flat map would draw as bands.
      return [[properties.name, polygons.filter(([outer = []]) => widthOf(outer) < 180)] as const];
    }),
  );
}

const widthOf = (outer: Ring): number => {
  const all = outer.map(([lon = 0]) => lon);
  return Math.max(...all) - Math.min(...all);
};
const isInEurope = ([outer = []]: Ring[]): boolean =>
  outer.some(
    ([lon = 0, lat = 0]) =>
      lon > europe.west && lon < europe.east && lat > europe.south && lat < europe.north,
  );

function rounded(polygons: Ring[][], decimals: number): Ring[][] {
  const round = (value: number): number => Number(value.toFixed(decimals));
  return polygons.map((rings) =>
    rings.map((points) => {
      const all = points.map(([lon = 0, lat = 0]) => [round(lon), round(lat)]);
      return all.filter(([lon, lat], at) => at === 0 || lon !== all[at - 1]?.[0] || lat !== all[at - 1]?.[1]);
    }),
  );
}

const [sharp, middle, rough] = await Promise.all([polygonsOf('10m'), polygonsOf('50m'), polygonsOf('110m')]);
const features = [...middle].flatMap(([name, polygons]) => {
  const isFine = fine.includes(name);
  const isNear = polygons.some(isInEurope);
  const shapes = isFine
    ? rounded(sharp.get(name) ?? polygons, digits.fine)
    : isNear
      ? rounded(polygons, digits.europe)
      : rounded(rough.get(name) ?? [], digits.world);
  if (shapes.length === 0) return [];
  return [{ type: 'Feature', properties: { name }, geometry: { type: 'MultiPolygon', coordinates: shapes } }];
});
await writeFile(
  join(rootFolder, 'web/public/map/countries.json'),
  JSON.stringify({ type: 'FeatureCollection', features }),
);
