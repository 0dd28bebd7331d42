// The cells of a sheet's head, rows and total, by their columns.

import { longEntrySeconds, veryLongEntrySeconds } from '#shared/limits.ts';
import { dayNumber } from '#shared/time/calendar.ts';
import { offsetAt, type Zone } from '#shared/time/zone.ts';
import { columnLetters, emptyCell, formulaCell, numberCell, textCell } from './cells.ts';
import type { Looks } from './looks.ts';
import type { SheetRow } from './rows.ts';
import { endsOnAnotherDay, projectsIn, saidIn } from './widths.ts';
import type { ColumnName, Words } from '#functions/domain/exports/words.ts';

/** Title, rule sentence, and then the heads. */
export const headRow = 3;
/** Days from the spreadsheets' first to 1970-01-01. */
const firstSerial = -Date.UTC(1899, 11, 30) / 86_400_000;
const secondsPerHour = 3600;

const secondsOf: Readonly<Partial<Record<ColumnName, (row: SheetRow) => number>>> = {
  hours: (row) => row.totalSeconds,
  regular: (row) => row.regularSeconds,
  overtime: (row) => row.overtimeSeconds,
  overtime1: (row) => row.overtimeSeconds - row.overtime2Seconds - row.overtime3Seconds,
  overtime2: (row) => row.overtime2Seconds,
  overtime3: (row) => row.overtime3Seconds,
  // Shown negated, so that what is paid is the sum of what stands there.
  lunch: (row) => -row.lunchSeconds || 0,
};
/** Those of the columns that have sums. */
export const figuresIn = (columns: readonly ColumnName[]) =>
  columns.flatMap((column) => {
    const of = secondsOf[column];
    return of === undefined ? [] : [{ column, secondsOf: of }];
  });
const isNumber = (column: ColumnName): boolean => column in secondsOf || column === 'entries';

export const headCells = (
  columns: readonly ColumnName[],
  label: (column: ColumnName) => string,
  style: Looks,
): string =>
  columns
    .map((column, at) =>
      textCell(
        `${columnLetters(at + 1)}${headRow}`,
        isNumber(column) ? style.headRight : style.head,
        label(column),
      ),
    )
    .join('');

/** Writes one cell of a row, whatever its column. */
export function cellsOf(zone: Zone, style: Looks, marksLong: boolean) {
  const serial = (seconds: number) => firstSerial + (seconds + offsetAt(zone, seconds)) / 86_400;
  return (column: ColumnName, address: string, row: SheetRow): string => {
    const seconds = secondsOf[column]?.(row);
    if (seconds !== undefined) {
      const isMarked = marksLong && column === 'hours';
      const isLong = isMarked && seconds >= longEntrySeconds;
      const isVeryLong = isMarked && seconds >= veryLongEntrySeconds;
      const look = isVeryLong ? style.hoursVeryLong : isLong ? style.hoursLong : style.hours;
      return numberCell(address, look, seconds / secondsPerHour);
    }
    switch (column) {
      case 'day':
        return numberCell(address, style.day, firstSerial + dayNumber(row.day));
      case 'start':
        return numberCell(address, style.time, serial(row.startAt));
      case 'end':
        return numberCell(
          address,
          endsOnAnotherDay(row, zone) ? style.dayTime : style.time,
          serial(row.endAt),
        );
      case 'entries':
        return numberCell(address, style.count, row.entries);
      case 'employee':
        return textCell(address, style.text, row.employee);
      case 'project':
      case 'projects':
        return textCell(address, style.text, projectsIn(row));
      case 'kennitala':
        return textCell(address, style.text, row.kennitalaPayday);
      case 'comments':
        return textCell(address, style.text, saidIn(row));
      default:
        return emptyCell(address, style.text);
    }
  };
}

export function totalCells(
  columns: readonly ColumnName[],
  rows: readonly SheetRow[],
  lastRow: number,
  words: Words,
  style: Looks,
): string {
  return columns
    .map((column, at) => {
      const letters = columnLetters(at + 1);
      const address = `${letters}${lastRow + 1}`;
      const seconds = secondsOf[column];
      if (seconds !== undefined) {
        const sum = rows.reduce((total, row) => total + seconds(row), 0) / secondsPerHour;
        return rows.length === 0
          ? numberCell(address, style.totalHours, 0)
          : formulaCell(address, style.totalHours, `SUM(${letters}${headRow + 1}:${letters}${lastRow})`, sum);
      }
      if (at === 0) return textCell(address, style.total, words.total);
      return emptyCell(address, style.total);
    })
    .join('');
}
