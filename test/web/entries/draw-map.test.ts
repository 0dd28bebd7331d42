// Proves how near the map of an entry shows a place, and how near it lets anybody come.
import { beforeEach, expect, it, vi } from 'vitest';
import type { Location } from '#shared/model/worklog.ts';

const opened = vi.hoisted((): { options: unknown[] } => ({ options: [] }));
vi.mock('maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url', () => ({ default: 'worker.js' }));
vi.mock('#web/api/config.ts', () => ({ config: () => ({ map_style: '' }) }));
vi.mock('maplibre-gl', () => ({
  setWorkerUrl: () => undefined,
  Map: class {
    constructor(options: unknown) {
      opened.options.push(options);
    }
    getCanvas = () => document.createElement('canvas');
    on = () => this;
  },
}));

const { drawMap } = await import('#web/entry/location/draw-map.ts');

beforeEach(() => {
  opened.options.length = 0;
});

const place: Location = {
  lat: '64.1466',
  lon: '-21.9426',
  event: 'in',
  timestamp: '2026-11-20T08:00:00Z',
  created: '2026-11-20T08:00:00Z',
};

it('opens around the place at zoom 10 and comes no nearer than zoom 12', () => {
  drawMap(document.createElement('div'), {
    label: 'Map',
    keysId: 'keys',
    tags: [{ location: place, text: 'In' }],
    onDrawn: () => undefined,
    onFailed: () => undefined,
  });
  expect(opened.options).toMatchObject([
    {
      maxZoom: 12,
      fitBoundsOptions: { maxZoom: 10 },
      bounds: [
        [-21.9426, 64.1466],
        [-21.9426, 64.1466],
      ],
    },
  ]);
});
