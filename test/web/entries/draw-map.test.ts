// Proves how near the map of an entry shows a place, and how near it lets anybody come.
import { beforeEach, expect, it, vi } from 'vitest';
import { mapZoomDefault, mapZoomMax } from '#shared/limits.ts';

const opened = vi.hoisted((): { options: { style?: unknown; bounds?: unknown }[] } => ({ options: [] }));
vi.mock('maplibre-gl/dist/maplibre-gl-worker.mjs?url&no-inline', () => ({ default: 'worker.js' }));
vi.mock('maplibre-gl', () => ({
  setWorkerUrl: () => undefined,
  addProtocol: () => undefined,
  LngLatBounds: class {
    corners: unknown[] = [];
    extend = (corner: unknown) => this.corners.push(corner);
  },
  Map: class {
    constructor(options: object) {
      opened.options.push(options);
    }
    getCanvas = () => document.createElement('canvas');
    on = () => this;
  },
}));

const { drawMap } = await import('#web/place/map/draw-map.ts');

beforeEach(() => {
  opened.options.length = 0;
});

const place = { lat: 64.1466, lon: -21.9426 };
const drawn = (scheme: 'light' | 'dark' = 'light') =>
  drawMap(document.createElement('div'), {
    tiles: { tiles: '/map/town.pmtiles', light: 'light', dark: 'dark' },
    scheme,
    language: 'is',
    zoom: { first: mapZoomDefault, max: mapZoomMax },
    label: 'Map',
    keysId: 'keys',
    pinLabel: 'The site',
    site: undefined,
    marks: [{ id: 'in', event: 'in', place, text: 'In' }],
    onDrawn: () => undefined,
    onFailed: () => undefined,
  });

it('opens around the place at zoom 10 and comes no nearer than zoom 12 [map.max-zoom map.default-zoom]', () => {
  drawn();
  expect(opened.options).toMatchObject([
    { maxZoom: 12, fitBoundsOptions: { maxZoom: 10 }, bounds: { corners: [[-21.9426, 64.1466]] } },
  ]);
});

it('asks no server but our own: the extract of the stage, letters from the page’s typeface, no pictures', () => {
  drawn();
  drawn('dark');
  const [light, dark] = opened.options.map(({ style }) => JSON.stringify(style));
  expect(light).not.toBe(dark);
  const addresses = [...(light ?? '').matchAll(/[\w-]+:\/\/[^"]*/g)].map(([address]) => address);
  expect(addresses).toEqual([`pmtiles://${location.origin}/map/town.pmtiles`]);
  for (const word of ['glyphs', 'sprite', 'icon-image', 'Noto Sans Regular'])
    expect(light).not.toContain(`"${word}"`);
  expect(light).toContain('Atkinson Hyperlegible Next Variable');
});
