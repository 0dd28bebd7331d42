// Proves how instants are read from and written to the wire.

import { endOfInstants, fromWire, instantText, toWire } from '#shared/time/instant.ts';
import * as fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';

const read: [string, string][] = [
  ['2026-11-18T08:00:00Z', '2026-11-18T08:00:00Z'],
  ['2026-11-18T08:00:00.999Z', '2026-11-18T08:00:00Z'],
  ['2026-11-18t08:00:00z', '2026-11-18T08:00:00Z'],
  ['2026-11-18T09:00:00+01:00', '2026-11-18T08:00:00Z'],
  ['2026-11-19T07:59:00+23:59', '2026-11-18T08:00:00Z'],
  ['2026-11-18T02:30:00-05:30', '2026-11-18T08:00:00Z'],
  ['2026-11-18T08:00:00-00:00', '2026-11-18T08:00:00Z'],
  ['2024-02-29T23:59:59Z', '2024-02-29T23:59:59Z'],
  ['2026-12-31T23:59:60Z', '2027-01-01T00:00:00Z'],
  ['2027-01-01T00:30:00+01:00', '2026-12-31T23:30:00Z'],
  ['1970-01-01T00:00:00Z', '1970-01-01T00:00:00Z'],
  ['2100-12-31T23:59:59Z', '2100-12-31T23:59:59Z'],
];

const refused = [
  '',
  'now',
  '2026-11-18',
  '2026-11-18T08:00:00',
  '2026-11-18T08:00Z',
  '2026-11-18 08:00:00Z',
  '2026-11-18T08:00:00+0100',
  '2026-11-18T08:00:00+01',
  '2026-11-18T24:00:00Z',
  '2026-11-18T08:60:00Z',
  '2026-11-18T08:00:61Z',
  '2026-11-18T08:00:00+24:00',
  '2026-11-18T08:00:00+01:60',
  '2026-11-18T08:00:00.Z',
  '2026-00-18T08:00:00Z',
  '2026-13-18T08:00:00Z',
  '2026-11-00T08:00:00Z',
  '2026-11-31T08:00:00Z',
  '2025-02-29T08:00:00Z',
  '1969-12-31T23:59:59Z',
  '1970-01-01T00:00:00+00:01',
  '0001-01-01T00:00:00Z',
  '2101-01-01T00:00:00Z',
  '12026-11-18T08:00:00Z',
  ' 2026-11-18T08:00:00Z',
  '2026-11-18T08:00:00Z\n',
  '２026-11-18T08:00:00Z',
];

describe('instants on the wire', () => {
  test.each(read)(
    '%s is read as %s [wire.instants-answered-utc wire.instants-whole-seconds]',
    (text, utc) => {
      const seconds = fromWire(text);
      expect(seconds).toBeDefined();
      expect(toWire(seconds ?? Number.NaN)).toBe(utc);
      expect(instantText.safeParse(text).data).toBe(text);
    },
  );

  test.each(refused)('%j is no instant', (text) => {
    expect(fromWire(text)).toBeUndefined();
    expect(instantText.safeParse(text).success).toBe(false);
  });

  test('every whole second from 1970 to 2100 is written and read back unchanged', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: endOfInstants - 1 }), (seconds) => {
        expect(fromWire(toWire(seconds))).toBe(seconds);
      }),
      { numRuns: 2000 },
    );
  });

  test('text with any offset means the same instant to Temporal [wire.instants-any-offset]', () => {
    const offsets = fc.integer({ min: -18 * 60, max: 18 * 60 });
    const instants = fc.integer({ min: 86_400, max: endOfInstants - 86_400 });
    fc.assert(
      fc.property(instants, offsets, fc.integer({ min: 0, max: 999 }), (seconds, minutes, milliseconds) => {
        const sign = minutes < 0 ? '-' : '+';
        const clock = new Date(Math.abs(minutes) * 60_000).toISOString().slice(11, 16);
        const local = new Date((seconds + minutes * 60) * 1000 + milliseconds).toISOString().slice(0, -1);
        const text = `${local}${sign}${clock}`;
        expect(fromWire(text)).toBe(Math.floor(Temporal.Instant.from(text).epochMilliseconds / 1000));
        expect(fromWire(text)).toBe(seconds);
      }),
      { numRuns: 2000 },
    );
  });

  test('no text makes reading throw', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(() => fromWire(text)).not.toThrow();
      }),
    );
  });
});
