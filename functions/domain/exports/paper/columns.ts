// The columns of a PDF's tables: one record is a column's head, its text of a row, and its total.

import { columns as sheetColumns, projectsIn } from '#functions/domain/exports/sheet/columns.ts';
import { higherTiersIn, paidColumns } from '#functions/domain/exports/sheet/layouts.ts';
import type { SheetRow } from '#functions/domain/exports/sheet/rows.ts';
import { type ColumnName, headOf, type Language, reportWordsOf } from '#functions/domain/exports/words.ts';
import type { Work } from '#functions/domain/report/report.ts';
import type { Company } from '#functions/table/rows/company-row.ts';
import type { ExportRow } from '#functions/table/rows/export-row.ts';
import { regionOfCountry } from '#shared/model/company/region.ts';
import type { WorkSums } from '#shared/pay/overtime.ts';
import { numberTextOf } from '#shared/text/number-text.ts';
import { dayNumber } from '#shared/time/calendar.ts';
import { dayTextOf, shortDayTextOf } from '#shared/time/day-text.ts';
import { roundedHours } from '#shared/time/rounding.ts';
import { clockOf, dayNumberOf } from '#shared/time/zone.ts';
import { drawBar, drawRuler, drawRulerHead, type Spot } from './marks.ts';
import type { Look, Pen } from './pen.ts';

export type Column = {
  readonly head: string;
  /** Points; a column without a width shares the rest. */
  readonly width?: number;
  /** Long hours are marked in 'hours'. */
  readonly kind: 'text' | 'name' | 'day' | 'time' | 'figure' | 'hours' | 'drawn';
  readonly text?: (row: SheetRow) => string;
  readonly total?: string;
  readonly draw?: (pen: Pen, at: Spot, row: SheetRow) => void;
  readonly drawHead?: (pen: Pen, at: Spot, look: Look) => void;
};
export type Grouped = 'project' | 'employee';
export type Asked = {
  readonly company: Company;
  readonly work: Work;
  readonly language: Language;
  readonly job: ExportRow;
};
export type Style = ReturnType<typeof styleOf>;

/** What all columns of a PDF go by. */
export function styleOf({ company, work, language, job: { options } }: Asked, whole: WorkSums) {
  const isWhole = options.project_id === undefined && options.employee_id === undefined;
  return {
    language,
    words: reportWordsOf(language).columns,
    rules: work.rules,
    higherTiers: higherTiersIn(work),
    showsLunch: whole.lunchSeconds > 0 || work.rules.lunch !== null,
    dayFormat: regionOfCountry(company.country).dayFormat,
    zone: work.zone,
    isWhole,
    /** Two columns on a page: narrow figures, no rulers, and a name over its rows instead of in each. */
    isDense: isWhole && options.comments === false && options.images === false,
    /** All days are of one year, which need not stand in each row. */
    isOneYear: work.from.slice(0, 4) === work.to.slice(0, 4),
  };
}

/** Shown for a project's pay figures that a daily rule leaves open. */
const open = '–';
/** Points; narrow ones in two columns of a page, where the list of entries has clocks too. */
const figureWidths = { roomy: 46, group: 24, list: 20 } as const;
const dayWidths = { roomy: 56, narrow: 40, short: 22 } as const;
/** Both clocks of an entry; in the narrow one the days until its end have room only where some entry has them. */
const clockWidths = { roomy: 68, narrow: 42, later: 11 } as const;

const nameOf = { project: projectsIn, employee: ({ employee }: SheetRow) => employee } as const;

/** The figures of work: hours, normal time, overtime by its tiers, lunch; hours of two decimals, each rounded from its own seconds. */
export function figuresOf({ language, words, rules, higherTiers, showsLunch }: Style) {
  const { hours, normal: regular, overtime, lunch } = words;
  const heads: Readonly<Partial<Record<ColumnName, string>>> = { hours, regular, overtime, lunch };
  const paid = paidColumns({ higherTiers }).filter((name) => name !== 'lunch' || showsLunch);
  return (['hours', ...paid] as const).map((name) => {
    const { seconds = () => 0 } = sheetColumns[name];
    return {
      name,
      head: heads[name] ?? headOf(language, name, rules),
      text: (sums: Omit<WorkSums, 'entries'>) =>
        numberTextOf(language, roundedHours(seconds(sums)), 2).replace('-', '−'),
    };
  });
}

/** `isOpen`: a daily rule leaves the pay of this project open. */
function figureColumns(style: Style, whole: WorkSums, width: number, isOpen = false): Column[] {
  return figuresOf(style).map(({ name, head, text }) => ({
    head,
    width,
    ...(name === 'hours' ? { kind: 'hours' } : { kind: 'figure' }),
    ...(isOpen && name !== 'hours' ? { text: () => open, total: open } : { text, total: text(whole) }),
  }));
}

function entriesColumn({ language, words }: Style, whole: WorkSums): Column {
  const count = (entries: number) => numberTextOf(language, entries, 0);
  return {
    head: words.entries,
    width: 38,
    kind: 'figure',
    text: (row) => count(row.entries),
    total: count(whole.entries),
  };
}

/** A day, short where there is little room and one year. */
function dayColumn({ words, dayFormat, isDense, isOneYear }: Style): Column {
  const textOf = isDense && isOneYear ? shortDayTextOf : dayTextOf;
  return {
    head: words.date,
    width: dayWidths[isDense ? (isOneYear ? 'short' : 'narrow') : 'roomy'],
    kind: 'day',
    text: ({ day }) => textOf(day, dayFormat),
    total: words.total,
  };
}

/** One line for each project or employee. Figures a daily rule leaves open per project are in the total. */
export function sumColumns(
  style: Style,
  of: Grouped,
  whole: WorkSums,
  rows: readonly SheetRow[],
  isOpen: boolean,
  counted: string,
): Column[] {
  const longest = Math.max(...rows.map(({ totalSeconds }) => totalSeconds));
  const partsOf = (row: SheetRow): number[] =>
    isOpen ? [0, 0, 0, row.totalSeconds] : [row.regularSeconds, row.overtimeSeconds, row.lunchSeconds];
  const bar: Column['draw'] = (pen, at, row) => drawBar(pen, at, partsOf(row), longest);
  return [
    { head: style.words[of], kind: 'name', text: nameOf[of], total: counted },
    { head: '', width: 136, kind: 'drawn', draw: bar },
    { ...entriesColumn(style, whole), width: 40 },
    ...figureColumns(style, whole, figureWidths.roomy).map((column): Column => {
      const isPaid = column.kind === 'figure';
      // Hours of many days are not long.
      return { ...column, kind: 'figure', ...(isOpen && isPaid ? { text: () => open } : {}) };
    }),
  ];
}

/** A project's days by employee, or an employee's by project, each with a ruler of the day. */
export function groupColumns(style: Style, other: Grouped, whole: WorkSums, isOpen: boolean): Column[] {
  const { language, words, zone, isDense } = style;
  const name = nameOf[other];
  // Without a column of entries, a count above one stands beside the name.
  const counted = (row: SheetRow) =>
    row.entries > 1 ? `${name(row)} (${numberTextOf(language, row.entries, 0)})` : name(row);
  const ruler: Column = {
    head: '',
    width: 72,
    kind: 'drawn',
    draw: (pen, at, row) => drawRuler(pen, at, row, zone),
    drawHead: drawRulerHead,
  };
  return [
    dayColumn(style),
    ...(isDense ? [] : [entriesColumn(style, whole), ruler]),
    { head: words[other], kind: 'text', text: isDense ? counted : name },
    ...figureColumns(style, whole, figureWidths[isDense ? 'group' : 'roomy'], isOpen),
  ];
}

/** The days with photos, and by whom. */
export const photoColumns = (style: Style, other: Grouped): Column[] => [
  dayColumn(style),
  { head: style.words[other], kind: 'text', text: nameOf[other] },
];

/** Every entry; `all`, whose texts decide the width of their clocks. */
export function entryColumns(style: Style, whole: WorkSums, all: readonly SheetRow[]): Column[] {
  const { language, zone, words, isDense } = style;
  const laterOf = (row: SheetRow) => dayNumberOf(zone, row.endAt) - dayNumber(row.day);
  const clocksOf = (row: SheetRow) => {
    const later = laterOf(row);
    return `${clockOf(zone, row.startAt)}–${clockOf(zone, row.endAt)}${later > 0 ? ` +${later}` : ''}`;
  };
  const narrow = clockWidths.narrow + (all.some((row) => laterOf(row) > 0) ? clockWidths.later : 0);
  const count = numberTextOf(language, whole.entries, 0);
  const project: Column = { head: words.project, kind: 'text', text: projectsIn };
  return [
    dayColumn(style),
    {
      head: `${words.start}–${words.end}`,
      width: isDense ? narrow : clockWidths.roomy,
      kind: 'time',
      text: clocksOf,
    },
    ...(isDense
      ? [{ ...project, total: count }]
      : [{ head: words.employee, kind: 'text' as const, text: nameOf.employee, total: count }, project]),
    ...figureColumns(style, whole, figureWidths[isDense ? 'list' : 'roomy']),
  ];
}
