// Work days: for each local day of a report its bounds, its week and the hours in which work is not overtime.

import { type PayRules, plainTiers } from '#shared/model/company/pay-rules.ts';
import { plainCalendar } from '#shared/model/company/company-calendar.ts';
import { dayFromNumber, minutesOfClock, minutesPerDay, weekdayOfNumber } from '#shared/time/calendar.ts';
import { dayNumberOf, instantOfNumber, startOfDayNumber, type Zone } from '#shared/time/zone.ts';
import { type Holiday, holidayOn } from './holidays.ts';

/** The rule that made a second overtime, in the order in which they are asked. */
export const overtimeReasons = ['holiday', 'weekend', 'hours', 'day', 'week'] as const;
export type OvertimeReason = (typeof overtimeReasons)[number];
export const [byHoliday, byWeekend, byHours, byDay, byWeek] = [0, 1, 2, 3, 4] as const;

/** Columns, one position per local day. Work is day work from `dayWorkFrom` to `dayWorkTo` and overtime else. */
export interface WorkDays {
  /** The first day, counted since 1970-01-01. */
  readonly firstDay: number;
  readonly count: number;
  /** Epoch seconds; one more position than days, for the end of the last one. */
  readonly startsAt: Float64Array;
  /** Equal for the days of one Monday week. */
  readonly week: Int32Array;
  readonly dayWorkFrom: Float64Array;
  readonly dayWorkTo: Float64Array;
  /** Position in `overtimeReasons` of the reason after `dayWorkTo`; before `dayWorkFrom` it is `byHours`. */
  readonly reasonAfter: Uint8Array;
  /** The tier that a weekend or holiday gives the time after `dayWorkTo`; 1 on other days. */
  readonly tierAfter: Uint8Array;
  /** The day hours as such, whatever the day is; its own bounds where there is no such rule. */
  readonly opensAt: Float64Array;
  readonly closesAt: Float64Array;
  /** It is night before `nightUntil` and from `nightFrom`; the day's own bounds where there is no such rule. */
  readonly nightUntil: Float64Array;
  readonly nightFrom: Float64Array;
  /** The holiday's tier from `holidayFrom` on, also where a weekend or the evening is the reason already. */
  readonly holidayFrom: Float64Array;
  readonly holidayTier: Uint8Array;
}

const saturday = 6;

/**
 * The local days on which `firstAt` to `lastAt` (epoch seconds) fall, with the clock rules laid over them. Hours,
 * weekends, holidays and night are the company's settings: domain-facts.md, wish 1.
 * @example workDays(zoneOf('Europe/Dublin'), 'IE', noPayRules, fromWire('2026-03-29T12:00:00Z'),
 *   fromWire('2026-03-29T20:00:00Z')).startsAt.slice(0, 2) →
 *   Float64Array.of(fromWire('2026-03-29T00:00:00Z'), fromWire('2026-03-29T23:00:00Z'))
 */
export function workDays(
  zone: Zone,
  country: string,
  rules: PayRules,
  firstAt: number,
  lastAt: number,
): WorkDays {
  const firstDay = dayNumberOf(zone, firstAt);
  // One day more than the calendar has: where clocks go back over midnight, the last day occurs again after the next
  // one has begun, and that hour counts to the next day.
  const count = dayNumberOf(zone, lastAt) - firstDay + 2;
  const days: WorkDays = {
    firstDay,
    count,
    startsAt: new Float64Array(count + 1),
    week: new Int32Array(count),
    dayWorkFrom: new Float64Array(count),
    dayWorkTo: new Float64Array(count),
    reasonAfter: new Uint8Array(count),
    tierAfter: new Uint8Array(count),
    opensAt: new Float64Array(count),
    closesAt: new Float64Array(count),
    nightUntil: new Float64Array(count),
    nightFrom: new Float64Array(count),
    holidayFrom: new Float64Array(count),
    holidayTier: new Uint8Array(count),
  };
  for (let index = 0; index <= count; index++) {
    days.startsAt[index] = startOfDayNumber(zone, firstDay + index);
  }
  for (let index = 0; index < count; index++) layRules(days, index, zone, country, rules);
  return days;
}

/** Where the night touches the day, in minutes of its wall clock: until, from. */
function nightOf({ tiers }: PayRules): readonly [number, number] {
  const night = tiers?.night;
  if (!night) return [0, minutesPerDay];
  const from = minutesOfClock(night.from);
  const to = minutesOfClock(night.to);
  if (from === 0) return [to, minutesPerDay];
  return [to === minutesPerDay ? 0 : to, from];
}

function layRules(days: WorkDays, index: number, zone: Zone, country: string, rules: PayRules): void {
  const number = days.firstDay + index;
  const { overtime } = rules;
  const tiers = rules.tiers ?? plainTiers;
  const starts = days.startsAt[index] ?? 0;
  const ends = days.startsAt[index + 1] ?? 0;
  const instant = (minutes: number) =>
    minutes === 0 ? starts : minutes === minutesPerDay ? ends : instantOfNumber(zone, number, minutes);
  const weekday = weekdayOfNumber(number);
  const [nightUntil, nightFrom] = nightOf(rules);
  const nightEnds = instant(nightUntil);
  const nightStarts = instant(nightFrom);
  const opens = overtime.day_hours === null ? 0 : minutesOfClock(overtime.day_hours.from);
  const closes = overtime.day_hours === null ? minutesPerDay : minutesOfClock(overtime.day_hours.to);
  const opensAt = instant(opens);
  const closesAt = instant(closes);
  let from = Math.max(opensAt, nightEnds);
  let to = Math.max(from, Math.min(closesAt, nightStarts));
  let reason: number = byHours;
  let tier: number = 1;
  if (overtime.weekends && weekday >= saturday) {
    from = starts;
    to = starts;
    reason = byWeekend;
    tier = weekday === saturday ? tiers.saturdays : tiers.sundays;
  }
  const holiday = holidayOf(rules, country, number);
  const holidayFrom = holiday === undefined ? ends : instant(holiday.fromMinute);
  const holidayTier = holiday?.isMajor ? tiers.major_holidays : tiers.holidays;
  if (holiday !== undefined && (holidayFrom < to || holidayFrom === starts)) {
    from = Math.min(from, holidayFrom);
    to = holidayFrom;
    // A holiday on a weekend pays the higher tier of the two.
    tier = reason === byWeekend ? Math.max(tier, holidayTier) : holidayTier;
    reason = byHoliday;
  }
  days.week[index] = Math.floor((number + 3) / 7);
  days.dayWorkFrom[index] = from;
  days.dayWorkTo[index] = to;
  days.reasonAfter[index] = reason;
  days.tierAfter[index] = tier;
  days.opensAt[index] = opensAt;
  days.closesAt[index] = closesAt;
  days.nightUntil[index] = nightEnds;
  days.nightFrom[index] = nightStarts;
  days.holidayFrom[index] = holidayFrom;
  days.holidayTier[index] = holidayTier;
}

function holidayOf(rules: PayRules, country: string, number: number): Holiday | undefined {
  if (!rules.overtime.holidays) return undefined;
  return holidayOn(country, dayFromNumber(number), rules.calendar ?? plainCalendar);
}

/**
 * Position of the day that holds an instant; no day is further than a day from 24 hours times its number.
 * @example positionOf(workDays(zoneOf('UTC'), '', noPayRules, 0, 200_000), 86_400) → 1
 */
export function positionOf(days: WorkDays, seconds: number): number {
  const { startsAt, count } = days;
  let index = Math.floor((seconds - (startsAt[0] ?? 0)) / 86_400);
  if (index >= count) index = count - 1;
  if (index < 0) index = 0;
  while (index > 0 && (startsAt[index] ?? 0) > seconds) index--;
  while (index < count - 1 && (startsAt[index + 1] ?? 0) <= seconds) index++;
  return index;
}
