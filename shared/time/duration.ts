// Durations: how worked seconds are shown, which entries are unusually long, how far ahead an edit may set an end.

import { deviceAheadSecondsMax, longEntrySeconds, veryLongEntrySeconds } from '#shared/limits.ts';
import { hundredthsOf } from './rounding.ts';

/**
 * Hours to two decimals, half up, with a point; a screen puts its own decimal mark. Source: specification 2, section 9.
 * @example hoursText(30_600) → '8.50'
 */
export function hoursText(seconds: number): string {
  const hundredths = hundredthsOf(seconds);
  const size = Math.abs(hundredths);
  return `${hundredths < 0 ? '-' : ''}${Math.floor(size / 100)}.${twoDigits(size % 100)}`;
}

/**
 * A running clock; zero, never negative, when a device is behind the server.
 * @example clockText(7928) → '02:12:08'
 */
export function clockText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${twoDigits(Math.floor(whole / 3600))}:${twoDigits(Math.floor(whole / 60) % 60)}:${twoDigits(whole % 60)}`;
}

/**
 * Shown bold: ten hours or more (specification 2, section 9).
 * @example isLong(36_000) → true
 */
export function isLong(seconds: number): boolean {
  return seconds >= longEntrySeconds;
}

/**
 * Shown bold and red: sixteen hours or more (specification 2, section 9).
 * @example isVeryLong(57_599) → false
 */
export function isVeryLong(seconds: number): boolean {
  return seconds >= veryLongEntrySeconds;
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}

/**
 * The latest end an edit may set: now, or the entry's own later end. An entry may be added before it is over. Epoch
 * seconds; a clock may be two minutes ahead, as for presses (security-and-reliability.md, section 7).
 */
export const latestEditedEnd = (givenEnd: number | undefined, now: number): number =>
  Math.max(now + deviceAheadSecondsMax, givenEnd ?? 0);
