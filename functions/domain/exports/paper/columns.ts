// The columns of a PDF's tables by name, and what all parts of one PDF go by.

import { columns as sheetColumns, projectsIn } from '#functions/domain/exports/sheet/columns.ts';
import { higherTiersIn, paidColumns } from '#functions/domain/exports/sheet/layouts.ts';
import type { SheetRow } from '#functions/domain/exports/sheet/rows.ts';
import { type ColumnName, headOf, type Language, reportWordsOf } from '#functions/domain/exports/words.ts';
import type { Work } from '#functions/domain/report/report.ts';
import type { Company } from '#functions/table/rows/company-row.ts';
import type { ExportRow } from '#functions/table/rows/export-row.ts';
import { regionOfCountry } from '#shared/model/company/region.ts';
import { sumOf, type WorkSums } from '#shared/pay/overtime.ts';
import { numberTextOf } from '#shared/text/number-text.ts';
import { dayTextOf, shortDayTextOf } from '#shared/time/day-text.ts';
import { roundedHours } from '#shared/time/rounding.ts';
import { secondsPerDay } from '#shared/time/calendar.ts';
import { isVeryLong } from '#shared/time/duration.ts';
import { clockOf, dayNumberOf, startOfDay } from '#shared/time/zone.ts';
import type { Ink } from './looks.ts';

export type Column = {
  readonly head: string;
  /** Points, more where its head needs them; without it, as wide as its longest text. */
  readonly width?: number;
  /** Texts and names share the rest and wrap, figures stand at the right, and long hours are marked in 'hours'. */
  readonly kind: 'text' | 'name' | 'day' | 'time' | 'figure' | 'hours' | 'marks';
  readonly text?: (row: SheetRow) => string;
  readonly marks?: (row: SheetRow) => readonly Mark[];
  readonly total?: string | undefined;
};
/** Drawn into a cell, from 0 at its left edge to 1 at its right one; hollow without an ink. */
export type Mark = { readonly from: number; readonly to: number; readonly ink?: Ink | undefined };
/** What a table is of. */
export type Table = {
  readonly rows: readonly SheetRow[];
  /** In small type and without the year, in two columns of a page. */
  readonly isDense: boolean;
  /** Of the sums, which have a row and a bar for each name: the seconds of the longest bar. */
  readonly longest?: number;
  /** The figures of its total; without them it has none. */
  readonly whole?: WorkSums;
  /** The total below the names. */
  readonly counted?: Readonly<Partial<Record<Grouped, string>>>;
  /** Says beneath a row that its lunch was worked. */
  readonly marksLunch?: boolean;
  /** A daily rule leaves the pay of these projects open. */
  readonly isOpen?: boolean;
};
/** Of normal time, overtime, lunch, and hours that a daily rule leaves undivided: greys that any printer keeps apart. */
export const barShades = ['grey', 'ink', undefined, 'edge'] as const;
export type Grouped = 'employee' | 'project';
export type Asked = {
  readonly company: Company;
  readonly work: Work;
  readonly language: Language;
  readonly job: ExportRow;
};
export type Context = ReturnType<typeof contextOf>;

export function contextOf(asked: Asked) {
  const { company, work, language, job } = asked;
  const { comments: showsComments = true, images: showsPhotos = true, ...options } = job.options;
  const isWhole = options.project_id === undefined && options.employee_id === undefined;
  const isDaily = work.rules.overtime.after_day_hours !== null;
  const whole = sumOf(work.parts);
  return {
    ...asked,
    words: reportWordsOf(language),
    whole,
    figures: figuresOf(asked, whole),
    dayFormat: regionOfCountry(company.country).dayFormat,
    number: (value: number) => numberTextOf(language, value, 0),
    showsComments,
    showsPhotos,
    isDense: isWhole && !showsComments && !showsPhotos,
    isPhotosOnly: options.photos_only === true && !isWhole,
    isDaily,
    isOpen: isDaily && options.split === false,
  };
}

/** The figures of work: hours, normal time, overtime by its tiers, lunch; each rounded from its own seconds. */
function figuresOf({ work, language }: Asked, whole: WorkSums) {
  const { normal: regular, overtime } = reportWordsOf(language).columns;
  const heads: Readonly<Partial<Record<ColumnName, string>>> = { regular, overtime };
  const showsLunch = whole.lunchSeconds > 0 || work.rules.lunch !== null;
  const paid = paidColumns({ higherTiers: higherTiersIn(work) });
  return (['hours', ...paid] as const)
    .filter((name) => name !== 'lunch' || showsLunch)
    .map((name) => {
      const { seconds = () => 0 } = sheetColumns[name];
      const text = (sums: Omit<WorkSums, 'entries'>) =>
        numberTextOf(language, roundedHours(seconds(sums)), 2).replace('-', '−');
      return { name, head: heads[name] ?? headOf(language, name, work.rules), text };
    });
}

function nameColumn(of: Grouped, { words, number }: Context, table: Table): Column {
  const nameOf = of === 'project' ? projectsIn : ({ employee }: SheetRow) => employee;
  // Without a column of entries, a count above one stands beside the name.
  const text = (row: SheetRow) =>
    table.isDense && row.entries > 1 ? `${nameOf(row)} (${number(row.entries)})` : nameOf(row);
  const kind = table.longest === undefined ? 'text' : 'name';
  return { head: words.columns[of], kind, text, total: table.counted?.[of] };
}

const makers = {
  employee: (context: Context, table: Table): Column => nameColumn('employee', context, table),
  project: (context: Context, table: Table): Column => nameColumn('project', context, table),
  day: ({ work, words, dayFormat }: Context, { isDense, whole }: Table): Column => {
    const isShort = isDense && work.from.slice(0, 4) === work.to.slice(0, 4);
    const textOf = isShort ? shortDayTextOf : dayTextOf;
    const { date: head, total } = words.columns;
    return { head, kind: 'day', text: ({ day }) => textOf(day, dayFormat), total: whole && total };
  },
  clocks: ({ work: { zone }, words }: Context): Column => {
    const text = ({ startAt, endAt }: SheetRow): string => {
      const later = dayNumberOf(zone, endAt) - dayNumberOf(zone, startAt);
      return `${clockOf(zone, startAt)}–${clockOf(zone, endAt)}${later > 0 ? ` +${later}` : ''}`;
    };
    return { head: `${words.columns.start}–${words.columns.end}`, kind: 'time', text };
  },
  entries: ({ words, number }: Context, { whole }: Table): Column => {
    const total = whole && number(whole.entries);
    return { head: words.columns.entries, kind: 'figure', text: ({ entries }) => number(entries), total };
  },
  /** Midnight to midnight, with the work of the row filled in. */
  ruler: ({ work }: Context): Column => {
    const marks = (row: SheetRow): Mark[] => {
      const midnight = startOfDay(work.zone, row.day);
      const at = (instant = 0) => Math.min(1, Math.max(0, (instant - midnight) / secondsPerDay));
      const ink = isVeryLong(row.totalSeconds) ? 'brick' : 'spruce';
      const { spans = [] } = row;
      const starts = spans.filter((_, place) => place % 2 === 0);
      return [
        { from: 0, to: 1, ink: 'track' },
        ...[0.25, 0.5, 0.75].map((quarter) => ({ from: quarter, to: quarter, ink: 'tick' }) as const),
        ...starts.map((start, place) => ({ from: at(start), to: at(spans[2 * place + 1]), ink }) as const),
      ];
    };
    return { head: '00 12 24', width: 72, kind: 'marks', marks };
  },
  /** The row's seconds of each shade, side by side. */
  bar: (_: Context, { longest = 1, isOpen }: Table): Column => {
    const width = 136;
    const marks = (row: SheetRow): Mark[] => {
      let end = 0;
      const seconds = isOpen
        ? [0, 0, 0, row.totalSeconds]
        : [row.regularSeconds, row.overtimeSeconds, row.lunchSeconds];
      return seconds
        .map((of, place) => {
          const from = end;
          end += of / Math.max(longest, 1);
          return { from, to: end - 0.75 / width, ink: barShades[place] };
        })
        .filter(({ from, to }) => to >= from);
    };
    return { head: '', width, kind: 'marks', marks };
  },
  figures: ({ figures }: Context, { isDense, longest, whole, isOpen = false }: Table): Column[] =>
    figures.map(({ name, head, text }) => {
      // The pay that is open of each project is known of all. Hours of many days are not long.
      const isSum = longest !== undefined;
      const isDash = isOpen && name !== 'hours';
      return {
        head,
        width: isDense ? 20 : 46,
        kind: name === 'hours' && !isSum ? 'hours' : 'figure',
        text: isDash ? () => '–' : text,
        total: isDash && !isSum ? '–' : whole && text(whole),
      };
    }),
} as const;
export type ColumnKey = keyof typeof makers;

export const columnsOf = (context: Context, names: readonly ColumnKey[], table: Table): readonly Column[] =>
  names.flatMap((name) => makers[name](context, table));
