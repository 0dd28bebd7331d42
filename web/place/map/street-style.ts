// The style of the map with streets: Protomaps' layers over the stage's extract, in the page's typeface, without pictures.

import { layers, namedFlavor } from '@protomaps/basemaps';
import type { LayerSpecification, StyleSpecification } from 'maplibre-gl';
import type { MapTiles } from '#web/api/config.ts';
import type { Language } from '#web/text.ts';

export const streets = 'streets';
/** A font of the page: the library draws letters from it, and needs no server for them. */
const typeface = 'Atkinson Hyperlegible Next Variable';
/** These consist of pictures, which would need a server too. */
const pictured = new Set(['pois', 'roads_shields', 'roads_oneway']);

export const extractAt = ({ tiles }: MapTiles): string => new URL(tiles, location.origin).href;

export function streetStyle(map: MapTiles, scheme: 'light' | 'dark', language: Language): StyleSpecification {
  const flavor = { ...namedFlavor(map[scheme]), regular: typeface, bold: typeface, italic: typeface };
  return {
    version: 8,
    sources: {
      [streets]: { type: 'vector', url: `pmtiles://${extractAt(map)}` },
    },
    layers: layers(streets, flavor, { lang: language }).flatMap((layer): LayerSpecification[] => {
      if (pictured.has(layer.id)) return [];
      if (layer.type !== 'symbol' || !layer.layout) return [layer];
      const { 'icon-image': _, ...layout } = layer.layout;
      return [{ ...layer, layout }];
    }),
  };
}
