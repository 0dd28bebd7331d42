// Zone tables: a zone's offsets from UTC, asked of Intl once, so that no report asks Intl per entry.

import { endOfInstants, firstInstant } from './instant.ts';
import { secondsPerDay } from './calendar.ts';

/** Offsets from UTC in seconds; `offsets[i]` holds from `since[i]` (epoch seconds) until `since[i + 1]`. */
export interface Zone {
  readonly name: string;
  readonly since: Float64Array;
  readonly offsets: Int32Array;
}

/** Every zone has kept each offset for longer since 1970 (northern Brazil had one week of summer time in 2000). */
const probeSeconds = 6 * secondsPerDay;
const quarterHour = 900;

/**
 * A zone's offsets from 1970 to 2100, which takes some ten milliseconds; `zoneOf` keeps them. Throws a
 * RangeError when Intl does not know the name, or when it is no place but a bare offset.
 * @example readZone('Asia/Kathmandu').offsets → Int32Array.of(19_800, 20_700)
 */
export function readZone(name: string): Zone {
  if (!/^[A-Za-z]/.test(name)) throw new RangeError(`Unknown time zone: ${name}`);
  const offset = offsetReader(name);
  const since = [firstInstant];
  let current = offset(firstInstant);
  const offsets = [current];
  for (let probe = firstInstant; probe < endOfInstants; ) {
    const next = Math.min(probe + probeSeconds, endOfInstants);
    if (offset(next) === current) {
      probe = next;
      continue;
    }
    probe = changeBetween(offset, probe, next, current);
    current = offset(probe);
    since.push(probe);
    offsets.push(current);
  }
  return { name, since: Float64Array.from(since), offsets: Int32Array.from(offsets) };
}

/** The first second of the next offset; clocks nearly always change on a quarter of an hour. */
function changeBetween(
  offset: (seconds: number) => number,
  before: number,
  after: number,
  current: number,
): number {
  const narrow = (from: number, to: number, grid: number) => {
    let low = Math.floor(from / grid);
    let high = Math.ceil(to / grid);
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2);
      if (offset(middle * grid) === current) low = middle;
      else high = middle;
    }
    return high * grid;
  };
  const quarter = narrow(before, after, quarterHour);
  return offset(quarter - 1) === current ? quarter : narrow(quarter - quarterHour, quarter, 1);
}

function offsetReader(timeZone: string): (seconds: number) => number {
  const format = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  return (seconds) => {
    const [month = 0, day = 0, year = 0, hour = 0, minute = 0, second = 0] = format
      .format(seconds * 1000)
      .split(/\D+/)
      .map(Number);
    return Date.UTC(year, month - 1, day, hour, minute, second) / 1000 - seconds;
  };
}
