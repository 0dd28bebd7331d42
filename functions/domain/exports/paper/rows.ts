// The PDF's tables: their columns, and the texts of each row.

import { isLong, isVeryLong } from '#shared/time/duration.ts';
import { numberTextOf } from '#shared/text/number-text.ts';
import { dayNumber } from '#shared/time/calendar.ts';
import { dayTextOf, shortDayTextOf } from '#shared/time/day-text.ts';
import type { WorkSums } from '#shared/pay/overtime.ts';
import { dayNumberOf, minuteOfDay, startOfDay, type Zone } from '#shared/time/zone.ts';
import type { Bar } from './bar.ts';
import type { Figure, Figures } from './figures.ts';
import type { CommentRow } from '#functions/table/rows/work-log-row.ts';
import type { SheetRow } from '#functions/domain/exports/sheet/rows.ts';
import type { Language } from '#functions/domain/exports/words.ts';

export type PaperColumn = {
  readonly head: string;
  /** Points; a column without a width shares the rest. */
  readonly width?: number;
  readonly kind: 'text' | 'day' | 'time' | 'figure' | 'ruler' | 'bar';
  /** Names the row. */
  readonly isName?: true;
  /** Long hours are marked here. */
  readonly isHours?: true;
};
export type PaperRow = {
  readonly cells: readonly string[];
  readonly below: string;
  /** The comments whose photos are shown below the text. */
  readonly comments: readonly CommentRow[];
  readonly mark: 'long' | 'very_long' | undefined;
  /** Minutes of the day of work, in pairs of start and end. */
  readonly minutes: readonly number[];
  readonly bar?: Bar;
  /** What this row and those after it share, written over the first of them. */
  readonly lead?: string;
};
type RowStyle = {
  readonly language: Language;
  readonly dayFormat: string;
  readonly zone: Zone;
  readonly figures: Figures;
  readonly words: Readonly<
    Record<'date' | 'entries' | 'day' | 'employee' | 'project' | 'start' | 'end' | 'total', string>
  >;
  /** The word for a lunch that was worked through; absent where the company does not mark it. */
  readonly lunchWorked: string | undefined;
  readonly showsComments: boolean;
  readonly showsImages: boolean;
  readonly photos: (count: number) => string;
  /** Two columns on a page: narrow figures, no rulers, and a name over its rows instead of in each. */
  readonly isDense: boolean;
  /** All days are of one year, which need not stand in each row. */
  readonly isOneYear: boolean;
};
type Content = {
  readonly columns: readonly PaperColumn[];
  readonly rowsOf: (rows: readonly SheetRow[]) => readonly PaperRow[];
  readonly total: readonly string[];
};

/** Shown for a project's pay figures that a daily rule leaves open. */
const notSplit = '–';
const figureWidth = 46;
/** In two columns of a page; the list of entries has clocks too. */
const narrowWidth = { group: 24, list: 20 } as const;
const shortDayWidth = 22;
const narrowDayWidth = 40;
const dayWidth = 56;
/** Both clocks of an entry, and the days until its end. */
const clockWidth = { narrow: 42, wide: 68 };
/** In the narrow one, only where some entry has such days. */
const laterDaysWidth = 11;
const barWidth = 136;
const minutesADay = 1440;

const headsOf = ({ columns }: Figures, width = figureWidth): PaperColumn[] =>
  columns.map((figure, at) => ({
    head: figure.head,
    width,
    kind: 'figure',
    ...(at === 0 ? { isHours: true as const } : {}),
  }));
const textsOf = ({ columns }: Figures, row: Parameters<Figure['of']>[0], isNotSplit: boolean): string[] =>
  columns.map((figure) => (isNotSplit && figure.isPaid ? notSplit : figure.text(figure.of(row))));

/** One line for each project or employee. Figures a daily rule leaves open per project are in the total. */
export function sumRows(
  { language, figures, words }: RowStyle,
  of: 'project' | 'employee',
  whole: WorkSums,
  isNotSplit: boolean,
  /** How many there are. */
  counted: string,
): Content {
  const count = (entries: number) => numberTextOf(language, entries, 0);
  return {
    columns: [
      { head: words[of], kind: 'text', isName: true },
      { head: '', width: barWidth, kind: 'bar' },
      { head: words.entries, width: 40, kind: 'figure' },
      ...headsOf(figures),
    ],
    rowsOf: (rows) =>
      rows.map((row) => ({
        bar: barOf(row, isNotSplit),
        cells: [
          of === 'project' ? row.projects.join(', ') : row.employee,
          '',
          count(row.entries),
          ...textsOf(figures, row, isNotSplit),
        ],
        below: '',
        comments: [],
        mark: undefined,
        minutes: [],
      })),
    total: [counted, '', count(whole.entries), ...textsOf(figures, whole, false)],
  };
}

const barOf = (row: SheetRow, isNotSplit: boolean): Bar => ({
  normal: isNotSplit ? 0 : row.regularSeconds,
  overtime: isNotSplit ? 0 : row.overtimeSeconds,
  lunch: isNotSplit ? 0 : row.lunchSeconds,
  open: isNotSplit ? row.totalSeconds : 0,
});

/** A project's days by employee, or an employee's by project, each with a ruler of the day. */
export function groupRows(
  style: RowStyle,
  other: 'project' | 'employee',
  whole: WorkSums,
  isNotSplit: boolean,
): Content {
  const { language, figures, words, isDense } = style;
  const count = (entries: number) => numberTextOf(language, entries, 0);
  const wide = <Cell>(...cells: readonly Cell[]): readonly Cell[] => (isDense ? [] : cells);
  const nameOf = (row: SheetRow) => (other === 'project' ? row.projects.join(', ') : row.employee);
  return {
    columns: [
      dayColumn(style),
      ...wide<PaperColumn>(
        { head: words.entries, width: 38, kind: 'figure' },
        { head: words.day, width: 72, kind: 'ruler' },
      ),
      { head: words[other], kind: 'text' },
      ...headsOf(figures, isDense ? narrowWidth.group : figureWidth),
    ],
    rowsOf: (rows) =>
      rows.map((row) => ({
        cells: [
          dayIn(style, row),
          ...wide(count(row.entries), ''),
          // Without a column of entries, a count above one stands beside the name.
          isDense && row.entries > 1 ? `${nameOf(row)} (${count(row.entries)})` : nameOf(row),
          ...textsOf(figures, row, isNotSplit),
        ],
        below: commentTextOf(style, row),
        comments: picturedComments(style, row),
        mark: markOf(row),
        minutes: minutesOf(style.zone, row),
      })),
    total: [words.total, ...wide(count(whole.entries), ''), '', ...textsOf(figures, whole, isNotSplit)],
  };
}

/** The days with photos: by whom, what was said, the photos. */
export function photoRows(style: RowStyle, other: 'project' | 'employee'): Content {
  return {
    columns: [dayColumn(style), { head: style.words[other], kind: 'text' }],
    rowsOf: (rows) =>
      rows.map((row) => ({
        cells: [dayIn(style, row), other === 'project' ? row.projects.join(', ') : row.employee],
        below: commentTextOf(style, row),
        comments: picturedComments(style, row),
        mark: undefined,
        minutes: [],
      })),
    total: [],
  };
}
export const photoCountOf = ({ comments }: SheetRow): number =>
  comments.filter(({ photoId }) => photoId !== undefined).length;

/** A day, short where there is little room and one year. */
const dayIn = ({ dayFormat, isDense, isOneYear }: RowStyle, { day }: SheetRow): string =>
  isDense && isOneYear ? shortDayTextOf(day, dayFormat) : dayTextOf(day, dayFormat);
const dayColumn = ({ words, isDense, isOneYear }: RowStyle): PaperColumn => ({
  head: words.date,
  width: !isDense ? dayWidth : isOneYear ? shortDayWidth : narrowDayWidth,
  kind: 'day',
});

/** Every entry, by employee, newest first. */
/** `all`: the rows that come, whose texts decide the width of their clocks. */
export function entryRows(style: RowStyle, whole: WorkSums, all: readonly SheetRow[]): Content {
  const { language, zone, figures, words, isDense } = style;
  const wide = <Cell>(cell: Cell): readonly Cell[] => (isDense ? [] : [cell]);
  const count = numberTextOf(language, whole.entries, 0);
  const laterOf = (row: SheetRow) => dayNumberOf(zone, row.endAt) - dayNumber(row.day);
  const narrow = clockWidth.narrow + (all.some((row) => laterOf(row) > 0) ? laterDaysWidth : 0);
  return {
    columns: [
      dayColumn(style),
      {
        head: `${words.start}–${words.end}`,
        width: isDense ? narrow : clockWidth.wide,
        kind: 'time',
      },
      ...wide<PaperColumn>({ head: words.employee, kind: 'text' }),
      { head: words.project, kind: 'text' },
      ...headsOf(figures, isDense ? narrowWidth.list : figureWidth),
    ],
    rowsOf: (rows) =>
      rows.map((row) => {
        const later = laterOf(row);
        const times = `${clockOf(zone, row.startAt)}–${clockOf(zone, row.endAt)}`;
        return {
          cells: [
            dayIn(style, row),
            later > 0 ? `${times} +${later}` : times,
            ...wide(row.employee),
            row.projects.join(', '),
            ...textsOf(figures, row, false),
          ],
          below: belowEntry(style, row),
          comments: picturedComments(style, row),
          mark: markOf(row),
          minutes: [],
          ...(isDense ? { lead: row.employee } : {}),
        };
      }),
    total: [words.total, '', ...wide(count), isDense ? count : '', ...textsOf(figures, whole, false)],
  };
}

const markOf = ({ totalSeconds }: SheetRow): PaperRow['mark'] =>
  isVeryLong(totalSeconds) ? 'very_long' : isLong(totalSeconds) ? 'long' : undefined;

function clockOf(zone: Zone, at: number): string {
  const minutes = minuteOfDay(zone, at);
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

function minutesOf(zone: Zone, { day, spans = [] }: SheetRow): number[] {
  const midnight = startOfDay(zone, day);
  return spans.map((at) => Math.min(minutesADay, Math.max(0, (at - midnight) / 60)));
}

function belowEntry(style: RowStyle, row: SheetRow): string {
  const lunch = row.isLunchWorked && style.lunchWorked ? [style.lunchWorked] : [];
  const said = commentTextOf(style, row);
  return [...lunch, ...(said === '' ? [] : [said])].join('\n');
}

function commentTextOf({ showsComments, showsImages, photos }: RowStyle, { comments }: SheetRow): string {
  if (!showsComments || comments.length === 0) return '';
  const texts = comments.flatMap((one) => (one.photoId === undefined ? [one.text] : []));
  const photoCount = showsImages ? 0 : comments.length - texts.length;
  return [...texts, ...(photoCount > 0 ? [photos(photoCount)] : [])].join('\n');
}

const picturedComments = ({ showsImages }: RowStyle, { comments }: SheetRow): readonly CommentRow[] =>
  showsImages ? comments.filter(({ photoId }) => photoId !== undefined) : [];
