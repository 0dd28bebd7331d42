// Draws the map: street tiles where the stage has them, else the bundled outlines with towns; points with their labels.

import type { Feature, FeatureCollection } from 'geojson';
import { type GeoJSONSourceSpecification, Map as MapLibre, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { mapZoomDefault, mapZoomMax } from '#shared/limits.ts';
import type { Location } from '#shared/model/worklog.ts';
import { config } from '#web/api/config.ts';
import { circleAround, positionOf } from './map-circle.ts';
import { inFirst, type Tag, writeTags, writeTowns } from './map-words.ts';

setWorkerUrl(workerUrl);

export type MapOptions = {
  /** The canvas's name for screen readers; the element with the id `keysId` describes its keys. */
  readonly label: string;
  readonly keysId: string;
  readonly tags: readonly Tag[];
  readonly onDrawn: () => void;
  readonly onFailed: () => void;
};

export type DrawnMap = Pick<MapLibre, 'zoomIn' | 'zoomOut' | 'remove'>;

const paddingPx = 90;
/** Without a network the library never reports that a style failed, so the map fails after this time. */
const patienceMs = 20_000;

export function drawMap(container: HTMLElement, options: MapOptions): DrawnMap {
  const { label, keysId, tags, onDrawn, onFailed } = options;
  const locations = tags.map(({ location }) => location);
  const hasStreets = config().map_style !== '';
  const map = new MapLibre({
    container,
    bounds: around(locations),
    fitBoundsOptions: { padding: paddingPx, maxZoom: mapZoomDefault },
    maxZoom: mapZoomMax,
    attributionControl: hasStreets ? { compact: true } : false,
    dragRotate: false,
    pitchWithRotate: false,
    locale: { 'Map.Title': label },
    style: hasStreets ? config().map_style : outlines(container),
  });
  map.getCanvas().setAttribute('aria-describedby', keysId);
  const late = setTimeout(onFailed, patienceMs);
  map.on('remove', () => clearTimeout(late));
  let isDrawn = false;
  map.on('error', (event) => {
    const sourceId = 'sourceId' in event ? event.sourceId : undefined;
    // A missing tile only leaves a hole; without the style or the outlines there is no map.
    if (!isDrawn && (sourceId === undefined || sourceId === countries)) onFailed();
  });
  map.on('load', () => {
    clearTimeout(late);
    isDrawn = true;
    drawPoints(map, container, locations);
    const boxes = writeTags(map, tags);
    if (!hasStreets) writeTowns(map, boxes);
    onDrawn();
  });
  return map;
}

const around = (locations: readonly Location[]): [[number, number], [number, number]] => {
  const points = locations.map(positionOf);
  const of = (at: 0 | 1) => points.map((point) => point[at]);
  return [
    [Math.min(...of(0)), Math.min(...of(1))],
    [Math.max(...of(0)), Math.max(...of(1))],
  ];
};

const colour = (element: Element, token: string): string =>
  getComputedStyle(element).getPropertyValue(token).trim();

/** Draws the clock-in first and larger, so that a clock-out at the same place lies inside its ring. */
function drawPoints(map: MapLibre, container: HTMLElement, locations: readonly Location[]): void {
  map.addSource('exactness', source(locations.flatMap(exactness)));
  map.addSource('points', source(inFirst(locations, (location) => location).map(pointOf)));
  const spruce = colour(container, '--spruce');
  map.addLayer({
    id: 'exactness',
    type: 'fill',
    source: 'exactness',
    paint: { 'fill-color': spruce, 'fill-opacity': 0.18, 'fill-outline-color': spruce },
  });
  map.addLayer({
    id: 'points',
    type: 'circle',
    source: 'points',
    paint: {
      'circle-radius': ['match', ['get', 'event'], 'in', 10, 5],
      'circle-color': ['match', ['get', 'event'], 'in', spruce, colour(container, '--ink')],
      'circle-stroke-width': 3,
      'circle-stroke-color': colour(container, '--card'),
    },
  });
}

const countries = 'countries';

/** The countries of the bundled file: land, water and shores, in the page's own colours. */
const outlines = (element: Element) => ({
  version: 8 as const,
  sources: { [countries]: { type: 'geojson' as const, data: '/map/countries.json' } },
  layers: [
    {
      id: 'water',
      type: 'background' as const,
      paint: { 'background-color': colour(element, '--track') },
    },
    {
      id: 'land',
      type: 'fill' as const,
      source: countries,
      paint: { 'fill-color': colour(element, '--card') },
    },
    {
      id: 'shores',
      type: 'line' as const,
      source: countries,
      paint: { 'line-color': colour(element, '--line-strong'), 'line-width': 1 },
    },
  ],
});

const source = (features: Feature[]): GeoJSONSourceSpecification => ({
  type: 'geojson',
  data: { type: 'FeatureCollection', features } satisfies FeatureCollection,
});

const pointOf = (location: Location): Feature => ({
  type: 'Feature',
  properties: { event: location.event },
  geometry: { type: 'Point', coordinates: [...positionOf(location)] },
});

const exactness = (location: Location): Feature[] =>
  location.accuracy === undefined
    ? []
    : [
        {
          type: 'Feature',
          properties: {},
          geometry: { type: 'Polygon', coordinates: [circleAround(positionOf(location), location.accuracy)] },
        },
      ];
