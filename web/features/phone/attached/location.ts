// The phone's position at a clock event: asked for once and given up after four seconds, so that no press waits for it.

import type * as z from 'zod/mini';
import type { LocationMissing, locationSent } from '#shared/model/worklog.ts';

export type Position = z.output<typeof locationSent>;
/** Why there is no position, as the API names it. */
export type Missing = LocationMissing;
/** The position, or why it is missing. */
export type Located =
  | { readonly state: 'saved'; readonly position: Position; readonly ageSeconds: number }
  | { readonly state: 'missing'; readonly reason: Missing };

export const locatingMilliseconds = 4000;
const freshMilliseconds = 60_000;
const reasons: Readonly<Record<number, Missing>> = { 1: 'denied', 2: 'switched_off' };
const missing = (reason: Missing): Located => ({ state: 'missing', reason });

/** The position now; at most four seconds. */
export function locate(): Promise<Located> {
  if (!('geolocation' in navigator)) return Promise.resolve(missing('switched_off'));
  return new Promise((done) => {
    const giveUp = setTimeout(() => done(missing('no_fix')), locatingMilliseconds);
    navigator.geolocation.getCurrentPosition(
      ({ coords, timestamp }) => {
        clearTimeout(giveUp);
        // Some phones return 0, 0 until they have a position.
        if (coords.latitude === 0 && coords.longitude === 0) return done(missing('no_fix'));
        done({
          state: 'saved',
          ageSeconds: Math.max(0, Math.round((Date.now() - timestamp) / 1000)),
          position: {
            lat: coords.latitude.toFixed(6),
            lon: coords.longitude.toFixed(6),
            accuracy: Math.min(100_000, Math.round(coords.accuracy)),
            timestamp: new Date(timestamp).toISOString(),
          },
        });
      },
      ({ code }) => {
        clearTimeout(giveUp);
        done(missing(reasons[code] ?? 'no_fix'));
      },
      { enableHighAccuracy: true, timeout: locatingMilliseconds, maximumAge: freshMilliseconds },
    );
  });
}
