// Metres between two positions, directions, and whether a press lies outside a site.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { directionTo, isOutside, metresApart, middleOf } from '#shared/distance.ts';

const church = { lat: 64.1417, lon: -21.9266 };
const harpa = { lat: 64.1504, lon: -21.9327 };
const anywhere = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lon: fc.double({ min: -180, max: 180, noNaN: true }),
});

describe('the distance of two positions', () => {
  it('is that of the worked example: Hallgrímskirkja to Harpa', () => {
    expect(Math.round(metresApart(church, { ...church, lat: harpa.lat }))).toBe(967);
    expect(Math.round(metresApart({ ...church, lat: 64.145 }, { lat: 64.145, lon: harpa.lon }))).toBe(296);
    expect(Math.round(metresApart(church, harpa))).toBe(1012);
  });

  it('goes the short way over the date line and over a pole, half around the earth at most', () => {
    expect(Math.round(metresApart({ lat: 0, lon: 179.9 }, { lat: 0, lon: -179.9 }))).toBe(22_239);
    expect(Math.round(metresApart({ lat: 89.9, lon: 0 }, { lat: 89.9, lon: 180 }))).toBe(22_239);
    expect(Math.round(metresApart({ lat: 90, lon: 0 }, { lat: -90, lon: 0 }) / 1000)).toBe(20_015);
  });

  it('is the same there and back, none to itself, and never longer over a third place', () => {
    fc.assert(
      fc.property(anywhere, anywhere, anywhere, (one, other, third) => {
        const metres = metresApart(one, other);
        expect(metresApart(one, one)).toBe(0);
        expect(Math.abs(metresApart(other, one) - metres)).toBeLessThan(1e-3);
        expect(metres).toBeLessThanOrEqual(metresApart(one, third) + metresApart(third, other) + 1);
      }),
    );
  });
});

describe('the direction of a position', () => {
  it.each([
    [1, 0, 'n'],
    [1, 2, 'ne'],
    [0, 1, 'e'],
    [-1, 2, 'se'],
    [-1, 0, 's'],
    [-1, -2, 'sw'],
    [0, -1, 'w'],
    [1, -2, 'nw'],
  ] as const)('%s north and %s east is %s', (north, east, direction) => {
    const to = { lat: church.lat + north / 1000, lon: church.lon + east / 1000 };
    expect(directionTo(church, to)).toBe(direction);
  });
});

describe('a press', () => {
  const site = { ...church, radius: 150 };
  const north = (metres: number) => ({ ...church, lat: church.lat + metres / 111_195 });
  it('is outside beyond the radius, unless its accuracy reaches into it', () => {
    expect(isOutside(site, north(149))).toBe(false);
    expect(isOutside(site, north(151))).toBe(true);
    expect(isOutside(site, { ...north(180), accuracy: 40 })).toBe(false);
    expect(isOutside(site, { ...north(240), accuracy: 40 })).toBe(true);
  });
});

describe('the middle of positions', () => {
  it('is none of none, the one of one, and not moved by one far away', () => {
    expect(middleOf([])).toBeUndefined();
    expect(middleOf([church])).toEqual(church);
    expect(middleOf([church, harpa])?.lat).toBeCloseTo(64.146_05);
    expect(middleOf([church, church, { lat: 10, lon: 10 }, church])).toEqual(church);
  });
});
