// Draws the map with streets: the site's circle, presses with their accuracy, and words as elements of the page.

import type { Feature, FeatureCollection } from 'geojson';
import {
  addProtocol,
  type GeoJSONSource,
  LngLatBounds,
  Map as MapLibre,
  type MapMouseEvent,
  setWorkerUrl,
} from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url&no-inline';
import { PMTiles, Protocol } from 'pmtiles';
import type { Place, Position, Site } from '#shared/model/place.ts';
import type { MapTiles } from '#web/api/config.ts';
import type { Mark } from '#web/place/mark.ts';
import type { Language } from '#web/text.ts';
import { circleAround, pointOf } from './circle.ts';
import { wordsOn } from './map-words.ts';
import { extractAt, streets, streetStyle } from './street-style.ts';

setWorkerUrl(workerUrl);
const protocol = new Protocol();
addProtocol('pmtiles', protocol.tile);

/** What the map is about; may change while it is shown. */
export type Shown = { readonly site: Site | undefined; readonly marks: readonly Mark[] };
export type Zoom = { readonly first: number; readonly max: number };

export type MapOptions = Shown & {
  readonly tiles: MapTiles;
  readonly scheme: 'light' | 'dark';
  readonly language: Language;
  readonly zoom: Zoom;
  /** The canvas's name for screen readers; the element with the id `keysId` describes its keys. */
  readonly label: string;
  readonly keysId: string;
  /** The name of the site's pin, which arrow keys move. */
  readonly pinLabel: string;
  readonly onDrawn: () => void;
  readonly onFailed: () => void;
  readonly onMove?: ((to: Position) => void) | undefined;
};

export type DrawnMap = Pick<MapLibre, 'zoomIn' | 'zoomOut' | 'remove'> & {
  readonly show: (shown: Shown) => void;
};

const paddingPx = 48;
/** Without a network the library never reports that a style failed, so the map fails after this time. */
const patienceMs = 20_000;

export function drawMap(container: HTMLElement, options: MapOptions): DrawnMap {
  const { label, keysId, tiles, scheme, language, zoom, onDrawn, onFailed, onMove } = options;
  // Each map reads it again: the protocol keeps an extract that did not come as failed.
  protocol.add(new PMTiles(extractAt(tiles)));
  const map = new MapLibre({
    container,
    bounds: boundsOf(options),
    fitBoundsOptions: { padding: paddingPx, maxZoom: zoom.first },
    maxZoom: zoom.max,
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    locale: { 'Map.Title': label },
    style: streetStyle(tiles, scheme, language),
  });
  map.getCanvas().setAttribute('aria-describedby', keysId);
  const late = setTimeout(onFailed, patienceMs);
  map.on('remove', () => clearTimeout(late));
  let isDrawn = false;
  let hasFailed = false;
  map.on('error', (event) => {
    const sourceId = 'sourceId' in event ? event.sourceId : undefined;
    // A missing tile only leaves a hole; without the extract there is no map, though the library calls it loaded.
    if (isDrawn || 'tile' in event || (sourceId !== undefined && sourceId !== streets)) return;
    hasFailed = true;
    onFailed();
  });
  if (onMove) map.on('click', ({ lngLat }: MapMouseEvent) => onMove({ lat: lngLat.lat, lon: lngLat.lng }));
  const words = wordsOn(map, options);
  let shown: Shown = options;
  map.on('load', () => {
    clearTimeout(late);
    if (hasFailed) return;
    isDrawn = true;
    addLayers(map, container, shown);
    words(shown);
    onDrawn();
  });
  return {
    zoomIn: () => map.zoomIn(),
    zoomOut: () => map.zoomOut(),
    remove: () => map.remove(),
    show: (next) => {
      shown = next;
      if (!isDrawn) return;
      for (const [name, features] of Object.entries(featuresOf(next)))
        void map.getSource<GeoJSONSource>(name)?.setData(collection(features));
      words(next);
    },
  };
}

/** Bounds that hold the whole site circle and the accuracy circle of every press, far ones included. */
function boundsOf({ site, marks }: Shown): LngLatBounds {
  const corners = [
    ...(site ? circleAround(site, site.radius) : []),
    ...marks.flatMap(({ place }) => [pointOf(place), ...exactnessOf(place)]),
  ];
  const bounds = new LngLatBounds();
  for (const corner of corners) bounds.extend(corner);
  return bounds;
}

const exactnessOf = (place: Place): [number, number][] =>
  place.accuracy === undefined ? [] : circleAround(place, place.accuracy);

const colour = (element: Element, token: string): string =>
  getComputedStyle(element).getPropertyValue(token).trim();

function addLayers(map: MapLibre, container: HTMLElement, shown: Shown): void {
  for (const [name, features] of Object.entries(featuresOf(shown)))
    map.addSource(name, { type: 'geojson', data: collection(features) });
  const spruce = colour(container, '--spruce-ink');
  const ink = colour(container, '--ink');
  map.addLayer({
    id: 'site',
    type: 'fill',
    source: 'site',
    paint: { 'fill-color': spruce, 'fill-opacity': 0.14 },
  });
  map.addLayer({
    id: 'ring',
    type: 'line',
    source: 'site',
    paint: { 'line-color': spruce, 'line-width': 2 },
  });
  map.addLayer({
    id: 'exactness',
    type: 'fill',
    source: 'exactness',
    paint: { 'fill-color': ink, 'fill-opacity': 0.08, 'fill-outline-color': ink },
  });
  map.addLayer({
    id: 'presses',
    type: 'circle',
    source: 'presses',
    paint: {
      // A clock-in is larger, so that a clock-out at the same place lies inside its ring.
      'circle-radius': ['match', ['get', 'event'], 'in', 8, 4],
      'circle-color': ['match', ['get', 'event'], 'in', colour(container, '--card'), ink],
      'circle-stroke-width': 3,
      'circle-stroke-color': ink,
    },
  });
}

function featuresOf({ site, marks }: Shown): Readonly<Record<'site' | 'exactness' | 'presses', Feature[]>> {
  const inFirst = marks.toSorted((one, other) => one.event.localeCompare(other.event));
  return {
    site: site ? [polygon(circleAround(site, site.radius))] : [],
    exactness: marks.flatMap(({ place }) =>
      place.accuracy === undefined ? [] : [polygon(exactnessOf(place))],
    ),
    presses: inFirst.map(({ place, event }) => ({
      type: 'Feature',
      properties: { event },
      geometry: { type: 'Point', coordinates: pointOf(place) },
    })),
  };
}

const polygon = (corners: [number, number][]): Feature => ({
  type: 'Feature',
  properties: {},
  geometry: { type: 'Polygon', coordinates: [corners] },
});

const collection = (features: Feature[]): FeatureCollection => ({ type: 'FeatureCollection', features });
