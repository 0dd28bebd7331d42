// Notices a wrong phone clock: whole minutes it differs from the server's, when that is more than is believed.

import { useEffect, useState } from 'react';
import { deviceAheadSecondsMax } from '#shared/limits.ts';

/** Minutes between this device's clock and the server's `Date`; undefined while they agree. */
export function useClockSkew(): number | undefined {
  const [minutes, setMinutes] = useState<number>();
  useEffect(() => {
    const stop = new AbortController();
    fetch('/config.json', { cache: 'no-store', signal: stop.signal }).then(
      (response) => {
        const server = Date.parse(response.headers.get('date') ?? '');
        const seconds = Math.abs(Date.now() - server) / 1000;
        if (seconds > deviceAheadSecondsMax) setMinutes(Math.round(seconds / 60));
      },
      // Without a network there is nothing to compare with.
      () => undefined,
    );
    return () => stop.abort();
  }, []);
  return minutes;
}
