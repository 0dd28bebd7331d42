// Lunch: how much of a day's regular time is taken off, and from which of the day's parts.

import type { LunchRule } from '#shared/model/company/pay-rules.ts';

/**
 * Seconds of lunch in one employee's local day. Lunch is taken from regular time only (specification 3,
 * Meaning): never more than the hours that no clock rule (evening, weekend, holiday) made overtime, and never
 * more than a threshold still leaves to be paid as regular. A day that is overtime throughout has none.
 * @example lunchOf({ minutes: 30, from_hours: 6 }, 8 * 3600, 8 * 3600, Infinity) → 1800
 */
export function lunchOf(
  rule: LunchRule | null,
  workedSeconds: number,
  dayWorkSeconds: number,
  regularSecondsLeft: number,
): number {
  if (rule === null || workedSeconds < Math.round(rule.from_hours * 3600)) return 0;
  return Math.min(rule.minutes * 60, dayWorkSeconds, regularSecondsLeft);
}

/**
 * Marks which of an entry's parts gives its day's lunch back, where the lunch was worked through. One mark gives back
 * one lunch, so an entry over midnight gives that of the day with most of its hours, the earlier of two equal ones;
 * `hasLunch` says of a day whether lunch is deducted without any mark, and a day without is left out. The entry's parts
 * are those from `first` up to, not including, `end`. The time given back is regular up to the thresholds. Source:
 * shared/README.md; domain-facts.md, wish 3.
 */
export function throughLunch(
  parts: Parts,
  first: number,
  end: number,
  hasLunch: (day: number) => boolean,
): void {
  let longest = -1;
  for (let part = first; part < end; part++) {
    parts.throughLunch[part] = 0;
    const isLonger = lengthOf(parts, part) > (longest < 0 ? 0 : lengthOf(parts, longest));
    if (isLonger && hasLunch(parts.day[part] ?? 0)) longest = part;
  }
  if (longest >= 0) parts.throughLunch[longest] = 1;
}
type Parts = {
  readonly day: Uint32Array;
  readonly startAt: Float64Array;
  readonly endAt: Float64Array;
  readonly throughLunch: Uint8Array;
};
const lengthOf = ({ startAt, endAt }: Parts, part: number): number =>
  (endAt[part] ?? 0) - (startAt[part] ?? 0);

/**
 * Takes a day's lunch off the regular seconds of its parts and notes it beside them: off the longest part first, the
 * earlier of two equally long ones, and what is left off the next longest. The day's parts are `sequence[first]` up to,
 * not including, `sequence[end]`, as positions in the two columns. Returns `lunch`. The day's sum is the rule's; from
 * which part it comes is our own choice.
 * @example takeLunch(1800, Uint32Array.of(0, 1), 0, 2, Float64Array.of(7200, 9000), new Float64Array(2)) →
 *   Float64Array.of(0, 1800)
 */
export function takeLunch(
  lunchSeconds: number,
  sequence: Uint32Array,
  first: number,
  end: number,
  regular: Float64Array,
  lunch: Float64Array,
): Float64Array {
  let left = lunchSeconds;
  while (left > 0) {
    let longest = -1;
    let most = 0;
    for (let at = first; at < end; at++) {
      const part = sequence[at] ?? 0;
      const seconds = regular[part] ?? 0;
      if (seconds > most && lunch[part] === 0) {
        most = seconds;
        longest = part;
      }
    }
    if (longest < 0) break;
    const taken = Math.min(left, most);
    regular[longest] = most - taken;
    lunch[longest] = taken;
    left -= taken;
  }
  return lunch;
}
