// Proves the time beside a position on an entry's map.
import { describe, expect, it } from 'vitest';
import { pressedAt } from '#web/entry/location/location-dialog.tsx';
import { aWorkLog } from '#test/web/desk/desk.ts';

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
