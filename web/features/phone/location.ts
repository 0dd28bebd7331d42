// The phone's position at a clock event: asked once, soon given up, never in the way of the event.

import type * as z from 'zod/mini';
import type { locationSent } from '#shared/model/worklog.ts';

export type Position = z.output<typeof locationSent>;
/** What happened to the position: it is there, or why it is missing. */
export type Located =
  | { readonly state: 'saved'; readonly position: Position }
  | { readonly state: 'off' | 'denied' | 'unavailable' | 'timeout' };

const patienceMilliseconds = 4000;
const freshMilliseconds = 60_000;

/** The position now, when the company asks for one; at most four seconds. */
export function locate(isAsked: boolean): Promise<Located> {
  if (!isAsked) return Promise.resolve({ state: 'off' });
  if (!('geolocation' in navigator)) return Promise.resolve({ state: 'unavailable' });
  return new Promise((done) => {
    const giveUp = setTimeout(() => done({ state: 'timeout' }), patienceMilliseconds);
    navigator.geolocation.getCurrentPosition(
      ({ coords, timestamp }) => {
        clearTimeout(giveUp);
        done({
          state: 'saved',
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
        done({ state: code === 1 ? 'denied' : code === 3 ? 'timeout' : 'unavailable' });
      },
      { enableHighAccuracy: true, timeout: patienceMilliseconds, maximumAge: freshMilliseconds },
    );
  });
}
