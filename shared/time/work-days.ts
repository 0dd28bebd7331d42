// Work days: for each local day of a report its bounds, its week and the hours in which work is not overtime.

import type { OvertimeRules } from '../model/pay-rules.ts';
import { dayFromNumber, weekdayOfNumber } from './calendar.ts';
import { dayNumberOf, instantOfNumber, startOfDayNumber, type Zone } from './zone.ts';
import { holidayOn } from './holidays.ts';

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
}

const saturday = 6;

/**
 * The local days on which `firstAt` to `lastAt` (epoch seconds) fall, with the clock rules laid over them.
 * @example workDays(zoneOf('Europe/Dublin'), 'IE', noPayRules.overtime, fromWire('2026-03-29T12:00:00Z'),
 *   fromWire('2026-03-29T20:00:00Z'), 12).startsAt.slice(0, 2) →
 *   Float64Array.of(fromWire('2026-03-29T00:00:00Z'), fromWire('2026-03-29T23:00:00Z'))
 */
export function workDays(
  zone: Zone,
  country: string,
  rules: OvertimeRules,
  firstAt: number,
  lastAt: number,
  halfDayHour: number,
): WorkDays {
  const firstDay = dayNumberOf(zone, firstAt);
  // One day more than the calendar says: where clocks go back over midnight the last day comes a second time,
  // after the next one has begun, and its second coming is counted to that next one.
  const count = dayNumberOf(zone, lastAt) - firstDay + 2;
  const days: WorkDays = {
    firstDay,
    count,
    startsAt: new Float64Array(count + 1),
    week: new Int32Array(count),
    dayWorkFrom: new Float64Array(count),
    dayWorkTo: new Float64Array(count),
    reasonAfter: new Uint8Array(count),
  };
  const opens = rules.day_hours === null ? 0 : minutesOf(rules.day_hours.from);
  const closes = rules.day_hours === null ? 24 * 60 : minutesOf(rules.day_hours.to);
  for (let index = 0; index <= count; index++) {
    days.startsAt[index] = startOfDayNumber(zone, firstDay + index);
  }
  for (let index = 0; index < count; index++) {
    const number = firstDay + index;
    const starts = days.startsAt[index] ?? 0;
    const ends = days.startsAt[index + 1] ?? 0;
    const weekday = weekdayOfNumber(number);
    let from = opens === 0 ? starts : instantOfNumber(zone, number, opens);
    let to = closes === 24 * 60 ? ends : instantOfNumber(zone, number, closes);
    let reason: number = byHours;
    const holiday = rules.holidays ? holidayOn(country, dayFromNumber(number), halfDayHour) : undefined;
    if (rules.weekends && weekday >= saturday) {
      from = starts;
      to = starts;
      reason = byWeekend;
    }
    if (holiday !== undefined) {
      const holidayFrom =
        holiday.fromMinute === 0 ? starts : instantOfNumber(zone, number, holiday.fromMinute);
      if (holidayFrom < to || holidayFrom === starts) {
        from = Math.min(from, holidayFrom);
        to = holidayFrom;
        reason = byHoliday;
      }
    }
    days.week[index] = Math.floor((number + 3) / 7);
    days.dayWorkFrom[index] = from;
    days.dayWorkTo[index] = to;
    days.reasonAfter[index] = reason;
  }
  return days;
}

/**
 * Position of the day that holds an instant; no day is further than a day from 24 hours times its number.
 * @example positionOf(workDays(zoneOf('UTC'), '', noPayRules.overtime, 0, 200_000, 12), 86_400) → 1
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

function minutesOf(clock: string): number {
  return Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));
}
