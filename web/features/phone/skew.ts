// A wrong phone clock: whole minutes it differs from the server's, when that is more than is believed.

import { deviceAheadSecondsMax } from '#shared/limits.ts';
import { fromWire } from '#shared/time/instant.ts';

type Heard = { readonly server: string; readonly deviceMilliseconds: number };

/** skewMinutes of a phone an hour ahead is 60, of one two hours behind 120; undefined while the two agree. */
export function skewMinutes({ server, deviceMilliseconds }: Heard): number | undefined {
  const serverSeconds = fromWire(server);
  if (serverSeconds === undefined) return undefined;
  const seconds = Math.abs(deviceMilliseconds / 1000 - serverSeconds);
  return seconds > deviceAheadSecondsMax ? Math.round(seconds / 60) : undefined;
}
