// Instants: whole epoch seconds inside, RFC 3339 text on the wire.

import * as z from 'zod/mini';

/** The span of time the product knows, in epoch seconds: 1970 up to, not including, 2101. */
export const firstInstant = 0;
export const endOfInstants = Date.UTC(2101, 0, 1) / 1000;

const rfc3339 = /^(\d{4})-(\d\d)-(\d\d)[Tt](\d\d):(\d\d):(\d\d)(?:\.\d+)?(?:[Zz]|([+-])(\d\d):(\d\d))$/;

/**
 * Epoch seconds as UTC text; a fraction of a second is dropped. Source: 3-decisions.md, 'Instants and days'.
 * @example toWire(1794988800) → '2026-11-18T08:00:00Z'
 */
export function toWire(seconds: number): string {
  return `${new Date(Math.floor(seconds) * 1000).toISOString().slice(0, 19)}Z`;
}

/**
 * RFC 3339 text with any offset as whole epoch seconds, a fraction dropped. `undefined` when the text is not an instant
 * between 1970 and 2100. A leap second counts as the second after it, as POSIX time has it. Any offset is accepted:
 * 3-decisions.md, 'Instants and days'.
 * @example fromWire('2026-11-18T09:00:00.250+01:00') → 1794988800
 */
export function fromWire(text: string): number | undefined {
  const match = rfc3339.exec(text);
  if (match === null) return undefined;
  const number = (group: number) => Number(match[group] ?? 0);
  const year = number(1);
  const month = number(2);
  const day = number(3);
  const hour = number(4);
  const minute = number(5);
  const second = number(6);
  const offsetHour = number(8);
  const offsetMinute = number(9);
  if (hour > 23 || minute > 59 || second > 60 || offsetHour > 23 || offsetMinute > 59) return undefined;
  const midnight = new Date(0);
  midnight.setUTCFullYear(year, month - 1, day);
  if (midnight.getUTCMonth() !== month - 1 || midnight.getUTCDate() !== day) return undefined;
  const offset = (offsetHour * 3600 + offsetMinute * 60) * (match[7] === '-' ? -1 : 1);
  const seconds = midnight.getTime() / 1000 + hour * 3600 + minute * 60 + second - offset;
  return seconds >= firstInstant && seconds < endOfInstants ? seconds : undefined;
}

/** An instant on the wire: RFC 3339 with any offset. The text is kept as it is; read it with `fromWire`. */
export const instantText = z.string().check(
  z.maxLength(64),
  z.refine((text: string) => fromWire(text) !== undefined),
  z.meta({ format: 'date-time', examples: ['2026-11-18T08:00:00Z'] }),
);
