// The calendar: a day as 'YYYY-MM-DD' text and as a whole number of days since 1970-01-01, for arithmetic.

/** 'YYYY-MM-DD', a day of the company's own calendar; it has no time zone. */
export type Day = string;

const pattern = /^(\d{4})-(\d\d)-(\d\d)$/;
const millisecondsPerDay = 86_400_000;
/** Of a day on the wall clock; one on which the clocks change has more or fewer. */
export const minutesPerDay = 1440;
export const secondsPerDay = 86_400;

/** 1970 to 2100: the days that people may name. Arithmetic reaches beyond them. */
export const firstDayNumber = 0;
export const lastDayNumber = Date.UTC(2100, 11, 31) / millisecondsPerDay;
const texts: Day[] = [];

/**
 * Days since 1970-01-01, negative before; `undefined` when the text is not a real day of the years 100 to 9999.
 * @example readDay('2024-02-29') → 19782
 */
export function readDay(text: string): number | undefined {
  const match = pattern.exec(text);
  if (match === null) return undefined;
  const number = Date.UTC(Number(match[1]), Number(match[2]) - 1, Number(match[3])) / millisecondsPerDay;
  // An impossible day such as 31 November has become another one.
  return dayFromNumber(number) === text ? number : undefined;
}

/**
 * Days since 1970-01-01; throws a RangeError when the text is not a real day.
 * @example dayNumber('1970-01-02') → 1
 */
export function dayNumber(day: Day): number {
  const number = readDay(day);
  if (number === undefined) throw new RangeError(`Not a day: ${day}`);
  return number;
}

/**
 * The day that lies so many days after 1970-01-01.
 * @example dayFromNumber(19782) → '2024-02-29'
 */
export function dayFromNumber(number: number): Day {
  let text = texts[number];
  if (text === undefined) {
    text = new Date(number * millisecondsPerDay).toISOString().slice(0, 10);
    if (number >= firstDayNumber && number <= lastDayNumber) texts[number] = text;
  }
  return text;
}

/**
 * 1 is Monday, 7 is Sunday, for a day counted since 1970-01-01 (a Thursday).
 * @example weekdayOfNumber(0) → 4
 */
export function weekdayOfNumber(number: number): number {
  return ((((number + 3) % 7) + 7) % 7) + 1;
}

/**
 * Minutes since midnight of an 'HH:MM' on a wall clock.
 * @example minutesOfClock('24:00') → 1440
 */
export function minutesOfClock(clock: string): number {
  return Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));
}

/**
 * The 'HH:MM' of minutes since midnight.
 * @example clockOfMinutes(450) → '07:30'
 */
export function clockOfMinutes(minutes: number): string {
  return `${twoDigits(minutes / 60)}:${twoDigits(minutes % 60)}`;
}

const twoDigits = (value: number): string => String(Math.floor(value)).padStart(2, '0');
