// Cell styles: one shared object each, so that rows cost no styles of their own.

import type { Style } from 'exceljs';

export type Look =
  | 'title'
  | 'note'
  | 'head'
  | 'headRight'
  | 'text'
  | 'day'
  | 'time'
  | 'dayTime'
  | 'hours'
  | 'hoursLong'
  | 'hoursVeryLong'
  | 'count'
  | 'metres'
  | 'total'
  | 'totalHours';
export type Looks = Readonly<Record<Look, Partial<Style>>>;

const ink = { argb: 'FF111816' };
const line = { style: 'thin', color: { argb: 'FFD9DED9' } } as const;
const heavy = { style: 'medium', color: ink } as const;
const base = { name: 'Calibri', size: 11, family: 2 } as const;

// '@' keeps text that looks like a formula as text even after someone edits the cell.
const text = { numFmt: '@' };
const titlePoints = 16;
/** Width of a title's letter relative to a cell's. */
export const titleScale = titlePoints / base.size;
// Room for the filter button in a heading, and between a number and the text beside it.
const right = { horizontal: 'right', indent: 2 } as const;

/** exceljs finds a style by object identity; a copy per cell would cost more than the cell. */
export function looksOf(dayFormat: string): Looks {
  const dayNumbers = dayFormat.toLowerCase();
  const cell = (style: Partial<Style>): Partial<Style> => ({
    font: base,
    border: { bottom: line },
    ...style,
    alignment: { vertical: 'top', ...style.alignment },
  });
  const total = (style: Partial<Style>): Partial<Style> => ({
    font: { ...base, bold: true },
    border: { top: heavy },
    ...style,
    alignment: { vertical: 'middle', ...style.alignment },
  });
  const head = (alignment: Partial<Style>['alignment']): Partial<Style> => ({
    font: { ...base, bold: true },
    border: { bottom: heavy },
    alignment: { vertical: 'middle', wrapText: true, ...alignment },
  });
  const hours = { numFmt: '#,##0.00', alignment: right };
  const across = { vertical: 'top', horizontal: 'left', wrapText: true } as const;
  return {
    title: { ...text, font: { ...base, bold: true, size: titlePoints }, alignment: across },
    note: { ...text, font: { ...base, color: { argb: 'FF5B6660' } }, alignment: across },
    head: head({ horizontal: 'left' }),
    headRight: head(right),
    text: cell({ ...text, alignment: { wrapText: true } }),
    day: cell({ numFmt: dayNumbers, alignment: { horizontal: 'left' } }),
    time: cell({ numFmt: 'hh:mm', alignment: { horizontal: 'left' } }),
    dayTime: cell({ numFmt: `${dayNumbers} hh:mm`, alignment: { horizontal: 'left' } }),
    hours: cell(hours),
    hoursLong: cell({ ...hours, font: { ...base, bold: true } }),
    hoursVeryLong: cell({ ...hours, font: { ...base, bold: true, color: { argb: 'FFB3261E' } } }),
    count: cell({ numFmt: '0', alignment: right }),
    metres: cell({ numFmt: '#,##0', alignment: right }),
    total: total(text),
    totalHours: total(hours),
  };
}
