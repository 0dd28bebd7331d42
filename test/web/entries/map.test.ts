// Proves the words on an entry's map: towns that have room, and the distance between clock-in and clock-out.
import { describe, expect, it } from 'vitest';
import type { Location } from '#shared/model/worklog.ts';
import { apartMetres } from '#web/features/entries/location/map-circle.ts';
import { pressedAt } from '#web/features/entries/location/location-dialog.tsx';
import { type Box, type ShownTown, townsShown } from '#web/features/entries/location/map-towns.ts';
import { aWorkLog } from '#test/web/desk/desk.ts';

const frame = { width: 800, height: 400 };
const pxPerDegree = 400;
/** A flat map around Reykjavík. */
const place = ({ lat, lon }: ShownTown) => ({
  x: frame.width / 2 + (lon + 21.94) * pxPerDegree,
  y: frame.height / 2 - (lat - 64.15) * pxPerDegree,
});
const names = (taken: readonly Box[] = [], size = frame) =>
  townsShown(place, size, taken).map(({ name }) => name);

describe('the towns of a map', () => {
  it('are those inside the frame, the larger one where two names would meet', () => {
    expect(names()).toContain('Reykjavík');
    expect(names()).not.toContain('Kópavogur');
    expect(names()).not.toContain('Akureyri');
    expect(names([], { width: 10, height: 10 })).toEqual([]);
  });

  it('leave room for words that are drawn already', () => {
    const everything = { x: 0, y: 0, ...frame };
    expect(names([everything])).toEqual([]);
    const overReykjavik = { x: 380, y: 180, width: 40, height: 40 };
    expect(names([overReykjavik])).not.toContain('Reykjavík');
  });
});

describe('the time beside a position', () => {
  const old = {
    lat: '64.1',
    lon: '-21.9',
    timestamp: '2026-11-18T07:35:00Z',
    created: '2026-11-18T08:00:00Z',
  };

  it('is that of the press, however old the position was, and whatever was changed since', () => {
    const entry = aWorkLog({ start_time: '2026-11-18T08:00:00Z', end_time: '2026-11-18T16:00:00Z' });
    expect(pressedAt({ ...old, event: 'in' }, entry)).toBe('2026-11-18T08:00:00Z');
    expect(pressedAt({ ...old, event: 'out' }, entry)).toBe('2026-11-18T16:00:00Z');
    const moved = { ...entry, original_start_time: '2026-11-18T08:12:00Z' };
    expect(pressedAt({ ...old, event: 'in' }, moved)).toBe('2026-11-18T08:12:00Z');
  });
});

describe('the way between in and out', () => {
  const at = (lat: string, lon: string): Location => ({
    lat,
    lon,
    event: 'in',
    timestamp: '2026-11-20T08:00:00Z',
    created: '2026-11-20T08:00:00Z',
  });

  it('is measured in metres, a degree of longitude shrinking towards the poles', () => {
    expect(apartMetres(at('64.1466', '-21.9426'), at('64.1466', '-21.9426'))).toBe(0);
    expect(apartMetres(at('64', '-21'), at('65', '-21'))).toBeCloseTo(111_320, -2);
    expect(apartMetres(at('60', '-21'), at('60', '-22'))).toBeCloseTo(55_660, -2);
  });
});
