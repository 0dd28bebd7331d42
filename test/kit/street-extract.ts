// A small PMTiles extract for tests: a made-up town of a few streets around a position, in Protomaps' schema.

import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { GeoJSONVT } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import type { Feature, FeatureCollection } from 'geojson';
import { zxyToTileId } from 'pmtiles';
import { mapFileIn } from '#infra/local/site/map-file.ts';
import type { Position } from '#shared/model/place.ts';

const zoomMax = 14;
const headerBytes = 127;
/** Degrees from the middle to the edge of the town, and between its streets. */
const reach = 0.03;
const step = 0.003;
const steps = Math.round(reach / step);
const offsets = Array.from({ length: steps * 2 + 1 }, (_, at) => (at - steps) * step);

const feature = (geometry: Feature['geometry'], properties: Record<string, unknown>): Feature => ({
  type: 'Feature',
  geometry,
  properties,
});
const collection = (features: Feature[]): FeatureCollection => ({ type: 'FeatureCollection', features });

function square({ lat, lon }: Position, half: number): Feature['geometry'] {
  const wide = half * 2;
  const corners = [
    [lon - wide, lat - half],
    [lon + wide, lat - half],
    [lon + wide, lat + half],
    [lon - wide, lat + half],
    [lon - wide, lat - half],
  ];
  return { type: 'Polygon', coordinates: [corners] };
}

function townAround(middle: Position): Readonly<Record<string, FeatureCollection>> {
  const { lat, lon } = middle;
  const street = (coordinates: number[][], at: number, name: string) =>
    feature(
      { type: 'LineString', coordinates },
      { kind: at % 5 === 0 ? 'major_road' : 'minor_road', kind_detail: 'residential', name, min_zoom: 5 },
    );
  const streets = offsets.flatMap((offset, at) => [
    street(
      [
        [lon - reach * 2, lat + offset],
        [lon + reach * 2, lat + offset],
      ],
      at,
      `${at + 1}. þverstræti`,
    ),
    street(
      [
        [lon + offset * 2, lat - reach],
        [lon + offset * 2, lat + reach],
      ],
      at,
      `${at + 1}. langstræti`,
    ),
  ]);
  const houses = offsets.flatMap((north) =>
    offsets.map((east) =>
      feature(square({ lat: lat + north + step / 2, lon: lon + (east + step / 2) * 2 }, step / 5), {
        kind: 'building',
      }),
    ),
  );
  return {
    earth: collection([feature(square(middle, 1), { kind: 'earth' })]),
    water: collection([feature(square({ lat: lat + reach * 1.2, lon }, reach / 5), { kind: 'ocean' })]),
    roads: collection(streets),
    buildings: collection(houses),
    places: collection([
      feature({ type: 'Point', coordinates: [lon, lat] }, { kind: 'locality', name: 'Prófbær', min_zoom: 3 }),
    ]),
  };
}

type Tile = { readonly id: number; readonly bytes: Uint8Array };

function tilesOf(middle: Position): Tile[] {
  const indexes = Object.entries(townAround(middle)).map(
    ([name, data]) =>
      [name, new GeoJSONVT(data, { maxZoom: zoomMax, indexMaxZoom: 0, extent: 4096 })] as const,
  );
  const tiles: Tile[] = [];
  for (let zoom = 0; zoom <= zoomMax; zoom += 1) {
    const [left, top] = tileAt({ lat: middle.lat + reach, lon: middle.lon - reach * 2 }, zoom);
    const [right, bottom] = tileAt({ lat: middle.lat - reach, lon: middle.lon + reach * 2 }, zoom);
    for (let x = left; x <= right; x += 1)
      for (let y = top; y <= bottom; y += 1) {
        const layers = Object.fromEntries(
          indexes.flatMap(([name, index]) => {
            const tile = index.getTile(zoom, x, y);
            return tile ? [[name, tile] as const] : [];
          }),
        );
        tiles.push({
          id: zxyToTileId(zoom, x, y),
          bytes: fromGeojsonVt(layers, { version: 2, extent: 4096 }),
        });
      }
  }
  return tiles.toSorted((one, other) => one.id - other.id);
}

function tileAt({ lat, lon }: Position, zoom: number): [number, number] {
  const side = 2 ** zoom;
  const north = (lat * Math.PI) / 180;
  const y = (1 - Math.asinh(Math.tan(north)) / Math.PI) / 2;
  return [Math.floor(((lon + 180) / 360) * side), Math.floor(y * side)];
}

function varints(values: readonly number[]): Buffer {
  const bytes: number[] = [];
  for (const value of values) {
    let rest = value;
    for (; rest > 0x7f; rest = Math.floor(rest / 0x80)) bytes.push((rest % 0x80) + 0x80);
    bytes.push(rest);
  }
  return Buffer.from(bytes);
}

/** PMTiles version 3, uncompressed, with all tiles in the root directory. */
export function streetExtract(middle: Position): Buffer {
  const tiles = tilesOf(middle);
  const directory = varints([
    tiles.length,
    ...tiles.map(({ id }, at) => id - (tiles[at - 1]?.id ?? 0)),
    ...tiles.map(() => 1),
    ...tiles.map(({ bytes }) => bytes.length),
    // Each follows the one before; the first begins at 0, which is written as 1.
    ...tiles.map((_, at) => (at === 0 ? 1 : 0)),
  ]);
  const metadata = Buffer.from(JSON.stringify({ name: 'test', vector_layers: [] }));
  const data = Buffer.concat(tiles.map(({ bytes }) => bytes));
  const header = Buffer.alloc(headerBytes);
  header.write('PMTiles\u0003', 'latin1');
  const [directoryAt, metadataAt] = [headerBytes, headerBytes + directory.length];
  const dataAt = metadataAt + metadata.length;
  const places = [directoryAt, directory.length, metadataAt, metadata.length, dataAt, 0, dataAt, data.length];
  const counts = [tiles.length, tiles.length, tiles.length];
  for (const [at, value] of [...places, ...counts].entries())
    header.writeBigUInt64LE(BigInt(value), 8 + at * 8);
  // Clustered; neither directories nor tiles compressed; vector tiles; the zooms.
  header.set([1, 1, 1, 1, 0, zoomMax], 96);
  const e7 = (degrees: number): number => Math.round(degrees * 1e7);
  const { lat, lon } = middle;
  const corners = [lon - reach * 2, lat - reach, lon + reach * 2, lat + reach];
  for (const [at, degrees] of corners.entries()) header.writeInt32LE(e7(degrees), 102 + at * 4);
  header[118] = zoomMax;
  header.writeInt32LE(e7(lon), 119);
  header.writeInt32LE(e7(lat), 123);
  return Buffer.concat([header, directory, metadata, data]);
}

/** Where the demo's largest company works. */
const laugarnes = { lat: 64.1443, lon: -21.8836 };

/** Puts the town into a running copy's data folder; returns what takes it away. */
export async function putStreets(dataFolder: string): Promise<() => Promise<void>> {
  const file = mapFileIn(dataFolder);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, streetExtract(laugarnes));
  return () => rm(file);
}
