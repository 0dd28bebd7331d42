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
import { clockOf, dayNumberOf } from '#shared/time/zone.ts';

export type Column = {
  readonly head: string;
  /** Points, more where its head needs them; a column without a width shares the rest. */
  readonly width?: number;
  /** Texts and names wrap, figures stand at the right, and long hours are marked in 'hours'. */
  readonly kind: 'text' | 'name' | 'day' | 'time' | 'figure' | 'hours' | 'ruler' | 'bar';
  readonly text?: (row: SheetRow) => string;
  readonly total?: string | undefined;
};
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
  /** A daily rule leaves the pay of these projects open. */
  readonly isOpen?: boolean;
};
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
    const width = isShort ? 22 : isDense ? 40 : 56;
    const { date: head, total } = words.columns;
    return { head, width, kind: 'day', text: ({ day }) => textOf(day, dayFormat), total: whole && total };
  },
  clocks: ({ work: { zone }, words }: Context, { isDense, rows }: Table): Column => {
    const laterOf = ({ startAt, endAt }: SheetRow) => dayNumberOf(zone, endAt) - dayNumberOf(zone, startAt);
    const text = (row: SheetRow): string => {
      const later = laterOf(row) > 0 ? ` +${laterOf(row)}` : '';
      return `${clockOf(zone, row.startAt)}–${clockOf(zone, row.endAt)}${later}`;
    };
    // In the narrow one the days until an end have room only where some entry has them.
    const width = isDense ? (rows.some((row) => laterOf(row) > 0) ? 53 : 42) : 68;
    return { head: `${words.columns.start}–${words.columns.end}`, width, kind: 'time', text };
  },
  entries: ({ words, number }: Context, { whole }: Table): Column => {
    const total = whole && number(whole.entries);
    return {
      head: words.columns.entries,
      width: 40,
      kind: 'figure',
      text: ({ entries }) => number(entries),
      total,
    };
  },
  ruler: (): Column => ({ head: '', width: 72, kind: 'ruler' }),
  bar: (): Column => ({ head: '', width: 136, kind: 'bar' }),
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
