// The spreadsheet's columns: value, format, width and total of each.

import type { ColumnName } from '#functions/domain/exports/words.ts';
import type { WorkSums } from '#shared/pay/overtime.ts';
import { longEntrySeconds, veryLongEntrySeconds } from '#shared/limits.ts';
import { dayNumber, secondsPerDay } from '#shared/time/calendar.ts';
import { dayNumberOf, offsetAt, type Zone } from '#shared/time/zone.ts';
import type { Look } from './looks.ts';
import type { SheetRow } from './rows.ts';

type Sums = Omit<WorkSums, 'entries'>;
type Asked = { readonly zone: Zone; readonly marksLong: boolean };
export type Column = {
  readonly kind: 'text' | 'number' | 'date' | 'photos';
  readonly value: (row: SheetRow, zone: Zone) => string | number;
  readonly look: (row: SheetRow, asked: Asked) => Look;
  /** In characters, without the space its heading needs. */
  readonly width: (rows: readonly SheetRow[], zone: Zone) => number;
  /** The seconds its total adds up, shown in hours. */
  readonly seconds?: (sums: Sums) => number;
};

const secondsPerHour = 3600;
/** Days from the spreadsheet epoch to 1970-01-01. */
const firstSerial = -Date.UTC(1899, 11, 30) / 86_400_000;
const serial = (seconds: number, zone: Zone): number =>
  firstSerial + (seconds + offsetAt(zone, seconds)) / secondsPerDay;

const figureWidth = 13;
const clockWidth = 8;
const dayClockWidth = 17;
/** Room for a hundred pixels. */
export const photoWidth = 15;
const fixed = (width: number) => () => width;

/** As wide as the longest text, between `least` and `most` characters. */
const text = (of: (row: SheetRow) => string, least: number, most: number): Column => ({
  kind: 'text',
  value: of,
  look: () => 'text',
  width: (rows) => {
    let longest = 0;
    for (const row of rows) longest = Math.max(longest, of(row).length);
    return Math.min(Math.max(longest + 2, least), most);
  },
});
const hours = (seconds: (sums: Sums) => number, marked?: Column['look']): Column => ({
  kind: 'number',
  value: (row) => seconds(row) / secondsPerHour,
  look: marked ?? (() => 'hours'),
  width: fixed(figureWidth),
  seconds,
});
/** Empty where the place of the press is not known, or the project has no site. */
const metres = (of: (row: SheetRow) => number | undefined): Column => ({
  kind: 'number',
  value: (row) => of(row) ?? '',
  look: () => 'metres',
  width: fixed(figureWidth),
});
const date = (value: Column['value'], look: Column['look'], width: Column['width']): Column => ({
  kind: 'date',
  value,
  look,
  width,
});

export const isPhoto = ({ photoId }: SheetRow['comments'][number]): boolean => photoId !== undefined;

/** The comments of a row, one a line. */
export const saidIn = ({ comments }: SheetRow): string =>
  comments.length === 0
    ? ''
    : comments
        .filter((comment) => !isPhoto(comment))
        .map((comment) => comment.text)
        .join('\n');

export const projectsIn = ({ projects }: SheetRow): string => projects.join(', ');
const endsOnAnotherDay = ({ startAt, endAt }: SheetRow, zone: Zone): boolean =>
  dayNumberOf(zone, startAt) !== dayNumberOf(zone, endAt);
const longLook = ({ totalSeconds }: SheetRow, { marksLong }: Asked): Look => {
  if (!marksLong || totalSeconds < longEntrySeconds) return 'hours';
  return totalSeconds < veryLongEntrySeconds ? 'hoursLong' : 'hoursVeryLong';
};

export const columns: Readonly<Record<ColumnName, Column>> = {
  day: date(
    (row) => firstSerial + dayNumber(row.day),
    () => 'day',
    fixed(figureWidth),
  ),
  start: date(
    (row, zone) => serial(row.startAt, zone),
    () => 'time',
    fixed(clockWidth),
  ),
  end: date(
    (row, zone) => serial(row.endAt, zone),
    (row, { zone }) => (endsOnAnotherDay(row, zone) ? 'dayTime' : 'time'),
    (rows, zone) => (rows.some((row) => endsOnAnotherDay(row, zone)) ? dayClockWidth : clockWidth),
  ),
  employee: text((row) => row.employee, 14, 36),
  kennitala: text((row) => row.kennitalaPayday, 13, 13),
  project: text(projectsIn, 14, 42),
  projects: text(projectsIn, 14, 42),
  entries: {
    kind: 'number',
    value: (row) => row.entries,
    look: () => 'count',
    width: fixed(figureWidth),
  },
  hours: hours((row) => row.totalSeconds, longLook),
  regular: hours((row) => row.regularSeconds),
  overtime: hours((row) => row.overtimeSeconds),
  overtime1: hours((row) => row.overtimeSeconds - row.overtime2Seconds - row.overtime3Seconds),
  overtime2: hours((row) => row.overtime2Seconds),
  overtime3: hours((row) => row.overtime3Seconds),
  // Negative, so that a row's figures add up to its paid hours.
  lunch: hours((row) => -row.lunchSeconds || 0),
  lunchWorked: text((row) => (row.isLunchWorked ? '✓' : ''), 13, 24),
  distanceIn: metres((row) => row.metresIn),
  distanceOut: metres((row) => row.metresOut),
  comments: text(saidIn, 20, 48),
  photos: { kind: 'photos', value: () => '', look: () => 'text', width: fixed(photoWidth) },
};

/** The columns that have totals. */
export const figuresIn = (names: readonly ColumnName[]): ((sums: Sums) => number)[] =>
  names.flatMap((name) => columns[name].seconds ?? []);
