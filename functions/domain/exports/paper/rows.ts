// The PDF's tables: their columns, and the texts of each row.

import { isLong, isVeryLong } from '#shared/time/duration.ts';
import { numberTextOf } from '#shared/text/number-text.ts';
import { dayNumber } from '#shared/time/calendar.ts';
import { dayTextOf } from '#shared/time/day-text.ts';
import type { WorkSums } from '#shared/pay/overtime.ts';
import { dayNumberOf, minuteOfDay, startOfDay, type Zone } from '#shared/time/zone.ts';
import type { Figure, Figures } from './figures.ts';
import type { CommentRow } from '#functions/table/rows/work-log-row.ts';
import type { SheetRow } from '#functions/domain/exports/sheet/rows.ts';
import type { Language } from '#functions/domain/exports/words.ts';

export type PaperColumn = {
  readonly head: string;
  /** Points; a column without a width shares the rest. */
  readonly width?: number;
  readonly kind: 'text' | 'day' | 'time' | 'figure' | 'ruler';
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
};
type RowStyle = {
  readonly language: Language;
  readonly dayFormat: string;
  readonly zone: Zone;
  readonly figures: Figures;
  readonly words: Readonly<
    Record<'date' | 'entries' | 'day' | 'employee' | 'project' | 'start' | 'end' | 'total', string>
  >;
  readonly showsComments: boolean;
  readonly showsImages: boolean;
  readonly photos: (count: number) => string;
};
type Content = {
  readonly columns: readonly PaperColumn[];
  readonly rowsOf: (rows: readonly SheetRow[]) => readonly PaperRow[];
  readonly total: readonly string[];
};

/** Shown for a project's pay figures that a daily rule leaves open. */
const notSplit = '–';
const figureWidth = 46;
const minutesADay = 1440;

const headsOf = ({ columns }: Figures): PaperColumn[] =>
  columns.map((figure, at) => ({
    head: figure.head,
    width: figureWidth,
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
): Content {
  const count = (entries: number) => numberTextOf(language, entries, 0);
  return {
    columns: [
      { head: words[of], kind: 'text' },
      { head: words.entries, width: 40, kind: 'figure' },
      ...headsOf(figures),
    ],
    rowsOf: (rows) =>
      rows.map((row) => ({
        cells: [
          of === 'project' ? row.projects.join(', ') : row.employee,
          count(row.entries),
          ...textsOf(figures, row, isNotSplit),
        ],
        below: '',
        comments: [],
        mark: undefined,
        minutes: [],
      })),
    total: [words.total, count(whole.entries), ...textsOf(figures, whole, false)],
  };
}

/** A project's days by employee, or an employee's by project, each with a ruler of the day. */
export function groupRows(
  style: RowStyle,
  other: 'project' | 'employee',
  whole: WorkSums,
  isNotSplit: boolean,
): Content {
  const { language, dayFormat, figures, words } = style;
  const count = (entries: number) => numberTextOf(language, entries, 0);
  return {
    columns: [
      { head: words.date, width: 56, kind: 'day' },
      { head: words.entries, width: 38, kind: 'figure' },
      { head: words.day, width: 72, kind: 'ruler' },
      { head: words[other], kind: 'text' },
      ...headsOf(figures),
    ],
    rowsOf: (rows) =>
      rows.map((row) => ({
        cells: [
          dayTextOf(row.day, dayFormat),
          count(row.entries),
          '',
          other === 'project' ? row.projects.join(', ') : row.employee,
          ...textsOf(figures, row, isNotSplit),
        ],
        below: commentTextOf(style, row),
        comments: picturedComments(style, row),
        mark: markOf(row),
        minutes: minutesOf(style.zone, row),
      })),
    total: [words.total, count(whole.entries), '', '', ...textsOf(figures, whole, isNotSplit)],
  };
}

/** Every entry, by employee, newest first. */
export function entryRows(style: RowStyle, whole: WorkSums): Content {
  const { language, dayFormat, zone, figures, words } = style;
  return {
    columns: [
      { head: words.date, width: 56, kind: 'day' },
      { head: `${words.start}–${words.end}`, width: 68, kind: 'time' },
      { head: words.employee, kind: 'text' },
      { head: words.project, kind: 'text' },
      ...headsOf(figures),
    ],
    rowsOf: (rows) =>
      rows.map((row) => {
        const later = dayNumberOf(zone, row.endAt) - dayNumber(row.day);
        const times = `${clockOf(zone, row.startAt)}–${clockOf(zone, row.endAt)}`;
        return {
          cells: [
            dayTextOf(row.day, dayFormat),
            later > 0 ? `${times} +${later}` : times,
            row.employee,
            row.projects.join(', '),
            ...textsOf(figures, row, false),
          ],
          below: commentTextOf(style, row),
          comments: picturedComments(style, row),
          mark: markOf(row),
          minutes: [],
        };
      }),
    total: [words.total, '', numberTextOf(language, whole.entries, 0), '', ...textsOf(figures, whole, false)],
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

function commentTextOf({ showsComments, showsImages, photos }: RowStyle, { comments }: SheetRow): string {
  if (!showsComments || comments.length === 0) return '';
  const texts = comments.flatMap((one) => (one.photoId === undefined ? [one.text] : []));
  const photoCount = showsImages ? 0 : comments.length - texts.length;
  return [...texts, ...(photoCount > 0 ? [photos(photoCount)] : [])].join('\n');
}

const picturedComments = ({ showsImages }: RowStyle, { comments }: SheetRow): readonly CommentRow[] =>
  showsImages ? comments.filter(({ photoId }) => photoId !== undefined) : [];
