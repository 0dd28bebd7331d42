// How wide a sheet's columns are, in characters: as what stands in them asks for, within reason.

import { dayNumberOf, type Zone } from '#shared/time/zone.ts';
import type { SheetRow } from './rows.ts';
import type { ColumnName } from '#functions/domain/exports/words.ts';

/** The button of a filter takes so much of a head. */
const filterButton = 4;
const headMost = 24;
const figures = 13;
/** A hundred pixels and some room. */
const photo = 15;

/** At least and at most; what is between hangs on the longest text. */
const textWidths: Readonly<Partial<Record<ColumnName, readonly [number, number]>>> = {
  employee: [14, 36],
  project: [14, 42],
  projects: [14, 42],
  kennitala: [13, 13],
  comments: [20, 48],
};

export const isPhoto = ({ photoId }: SheetRow['comments'][number]): boolean => photoId !== undefined;

/** What people said in a row, a line each. */
export const saidIn = (row: SheetRow): string =>
  row.comments.length === 0
    ? ''
    : row.comments
        .filter((comment) => !isPhoto(comment))
        .map((comment) => comment.text)
        .join('\n');

/** Most rows have one. */
export function projectsIn({ projects }: SheetRow): string {
  return projects.length === 1 ? (projects[0] ?? '') : projects.join(', ');
}

const textOf: Readonly<Partial<Record<ColumnName, (row: SheetRow) => string>>> = {
  employee: (row) => row.employee,
  project: projectsIn,
  projects: projectsIn,
  comments: saidIn,
};

/** One width a column; where a row has several photos, the columns that they stand in follow. */
export function widthsOf(
  columns: readonly ColumnName[],
  rows: readonly SheetRow[],
  headOf: (column: ColumnName) => string,
  zone: Zone,
): number[] {
  const widths = columns.map((column) => {
    const head = Math.min(headOf(column).length + filterButton, headMost);
    return Math.max(head, contentWidth(column, rows, zone));
  });
  const photosMost = columns.includes('photos') ? mostPhotos(rows) : 0;
  return [...widths, ...Array.from({ length: Math.max(0, photosMost - 1) }, () => photo)];
}

function contentWidth(column: ColumnName, rows: readonly SheetRow[], zone: Zone): number {
  const [least, most] = textWidths[column] ?? [0, 0];
  if (most > 0) {
    let longest = 0;
    for (const row of rows) longest = Math.max(longest, textOf[column]?.(row).length ?? 0);
    return Math.min(Math.max(longest + 2, least), most);
  }
  switch (column) {
    case 'day':
      return figures;
    case 'start':
      return 8;
    case 'end':
      return rows.some((row) => endsOnAnotherDay(row, zone)) ? 17 : 8;
    case 'photos':
      return photo;
    default:
      return figures;
  }
}

export const endsOnAnotherDay = ({ startAt, endAt }: SheetRow, zone: Zone): boolean =>
  dayNumberOf(zone, startAt) !== dayNumberOf(zone, endAt);

function mostPhotos(rows: readonly SheetRow[]): number {
  let most = 0;
  for (const { comments } of rows)
    if (comments.length > most) most = Math.max(most, comments.filter(isPhoto).length);
  return most;
}

/** How many lines a text takes in so many characters of width; a little more rather than a line too few. */
export function linesOf(text: string, width: number): number {
  const characters = Math.max(1, width * 0.95);
  const lineOf = (line: string) => Math.max(1, Math.ceil(line.length / characters));
  return text.split('\n').reduce((lines, line) => lines + lineOf(line), 0);
}

/** How many lines a row takes: some spreadsheet programs leave it to the file to say so. */
export function rowLines(columns: readonly ColumnName[], widths: readonly number[]) {
  const texts = columns.flatMap((column, at) => {
    const of = textOf[column];
    return of === undefined ? [] : [{ of, width: widths[at] ?? 0, isOneLine: column !== 'comments' }];
  });
  return (row: SheetRow): number => {
    let lines = 1;
    for (const { of, width, isOneLine } of texts) {
      const text = of(row);
      // A hundred thousand names that fit are not looked into.
      if (text === '' || (isOneLine && text.length < width * 0.9)) continue;
      lines = Math.max(lines, linesOf(text, width));
    }
    return lines;
  };
}
