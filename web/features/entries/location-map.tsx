// The map itself: street tiles where the stage has them, else the bundled outlines; the points and how exact they are.

import { IconExternalLink, IconMinus, IconPlus } from '@tabler/icons-react';
import type { Feature, FeatureCollection } from 'geojson';
import { type GeoJSONSourceSpecification, Map as MapLibre, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { useEffect, useRef, useState } from 'react';
import { mapZoomDefault, mapZoomMax } from '#shared/limits.ts';
import type { Location } from '#shared/model/worklog.ts';
import { config } from '#web/api/config.ts';
import { useTexts } from '#web/text.ts';
import { ButtonLink, IconButton } from '#web/ui/button.tsx';
import { circleAround, positionOf } from './map-circle.ts';
import styles from './location.module.css';

setWorkerUrl(workerUrl);

type Props = { readonly locations: readonly Location[]; readonly label: string };

export function LocationMap({ locations, label }: Props) {
  const t = useTexts('entries');
  const box = useRef<HTMLDivElement>(null);
  const drawn = useRef<MapLibre>(null);
  const [isDrawable] = useState(hasWebGl);
  useEffect(() => {
    if (!box.current) return undefined;
    const map = openMap(box.current, locations);
    drawn.current = map;
    return () => map.remove();
  }, [locations]);
  const [first] = locations;
  return (
    <>
      {isDrawable && (
        <div className={styles.frame}>
          <div ref={box} className={styles.map} role="region" aria-label={label} />
          <div className={styles.zoom}>
            <IconButton label={t('zoomIn')} onClick={() => drawn.current?.zoomIn()}>
              <IconPlus size={18} stroke={1.75} />
            </IconButton>
            <IconButton label={t('zoomOut')} onClick={() => drawn.current?.zoomOut()}>
              <IconMinus size={18} stroke={1.75} />
            </IconButton>
          </div>
        </div>
      )}
      {first && (
        <div>
          <ButtonLink
            variant="quiet"
            size="s"
            target="_blank"
            href={`https://www.openstreetmap.org/?mlat=${first.lat}&mlon=${first.lon}#map=17/${first.lat}/${first.lon}`}
            iconAfter={<IconExternalLink size={16} stroke={1.75} />}
          >
            {t('openMap')}
          </ButtonLink>
        </div>
      )}
    </>
  );
}

/** Without it no map can be drawn; the places are still told in words, and linked. */
const hasWebGl = (): boolean => document.createElement('canvas').getContext('webgl2') !== null;

const colour = (element: Element, token: string): string =>
  getComputedStyle(element).getPropertyValue(token).trim();

function openMap(container: HTMLElement, locations: readonly Location[]): MapLibre {
  const points = locations.map(positionOf);
  const [first = [0, 0]] = points;
  const center = [...(points.length > 1 ? middleOf(points) : first)];
  const map = new MapLibre({
    container,
    center: [center[0] ?? 0, center[1] ?? 0],
    zoom: mapZoomDefault,
    maxZoom: mapZoomMax,
    attributionControl: config().map_style ? { compact: true } : false,
    dragRotate: false,
    pitchWithRotate: false,
    style: config().map_style || outlines(container),
  });
  map.on('load', () => {
    map.addSource('exactness', source(locations.flatMap(exactness)));
    map.addSource('points', source(locations.map(pointOf)));
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
        'circle-radius': 8,
        'circle-color': ['match', ['get', 'event'], 'in', spruce, colour(container, '--ink')],
        'circle-stroke-width': 3,
        'circle-stroke-color': colour(container, '--card'),
      },
    });
  });
  return map;
}

/** The countries of the bundled file: land, water and shores, in the page's own colours. */
const outlines = (element: Element) => ({
  version: 8 as const,
  sources: { countries: { type: 'geojson' as const, data: '/map/countries.json' } },
  layers: [
    {
      id: 'water',
      type: 'background' as const,
      paint: { 'background-color': colour(element, '--track') },
    },
    {
      id: 'land',
      type: 'fill' as const,
      source: 'countries',
      paint: { 'fill-color': colour(element, '--card') },
    },
    {
      id: 'shores',
      type: 'line' as const,
      source: 'countries',
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

const middleOf = (points: readonly (readonly [number, number])[]): readonly [number, number] => {
  const sum = (at: 0 | 1) => points.reduce((total, point) => total + point[at], 0) / points.length;
  return [sum(0), sum(1)];
};
