// Proves the words on an entry's map: towns that have room, and the time beside a position.
import { describe, expect, it } from 'vitest';
import { pressedAt } from '#web/entry/location/location-dialog.tsx';
import { type Box, type ShownTown, townsShown } from '#web/entry/location/map-towns.ts';
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
