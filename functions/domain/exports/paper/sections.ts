// What a PDF says, in the order of the screen: the whole report, or one section of it.

import { saidIn } from '#functions/domain/exports/sheet/columns.ts';
import { contextNotes, sectionName } from '#functions/domain/exports/sheet/notes.ts';
import {
  rowsPerDayAndEmployee,
  rowsPerDayAndProject,
  rowsPerEmployee,
  rowsPerEntry,
  rowsPerProject,
  type SheetRow,
} from '#functions/domain/exports/sheet/rows.ts';
import { countPhotos, type Language, noteText, splitText, wordsOf } from '#functions/domain/exports/words.ts';
import type { Work } from '#functions/domain/report/report.ts';
import { pdfEntriesMax } from '#shared/limits.ts';
import { sumOf } from '#shared/pay/overtime.ts';
import { countedText, languageCodes } from '#shared/text/plural.ts';
import { fill } from '#shared/text/texts.ts';
import { lastDayOfMonth, rangeText } from '#shared/time/day-range.ts';
import { dayTextOf } from '#shared/time/day-text.ts';
import { clockOf, dayOf } from '#shared/time/zone.ts';
import {
  type Asked,
  type Column,
  type ColumnKey,
  columnsOf,
  type Context,
  contextOf,
  type Grouped,
  type Table,
} from './columns.ts';

export type Section = Table & {
  /** The sums have none: their heads say what they are. */
  readonly title?: string;
  readonly detail?: string;
  /** What a row and those after it share, written over the first of them. */
  readonly lead?: (row: SheetRow) => string;
  readonly columns: readonly Column[];
  /** The words and the ids of the photos beneath a row. */
  readonly said: (row: SheetRow) => readonly string[];
  readonly photos: (row: SheetRow) => readonly string[];
};
export type Paper = ReturnType<typeof paperOf> & {
  /** The pictures that were found, by the photo's id, as data URLs. */
  readonly photos: ReadonlyMap<string, string>;
};

/** A PDF of more photos has the small ones: with the large ones it would be too long to wait for, and to mail. */
const largePhotosMax = 120;
/** Of all projects or employees: a row of each, the rows of the days of one, and who or what those name. */
const groups = {
  project: { sums: rowsPerProject, days: rowsPerDayAndEmployee, other: 'employee' },
  employee: { sums: rowsPerEmployee, days: rowsPerDayAndProject, other: 'project' },
} as const;

export const photosIn = ({ comments }: Pick<SheetRow, 'comments'>): string[] =>
  comments.flatMap(({ photoId }) => photoId ?? []);

/** '16 employees', of these parts. */
function counted(of: Grouped, parts: Work['parts'], { words, language, number }: Context): string {
  const count = new Set(parts.map((part) => part[`${of}Id`])).size;
  const key = of === 'employee' ? 'totalEmployees' : 'totalProjects';
  return fill(countedText(words, key, language, count), { count: number(count) });
}

/** Beneath its rows stand the comments and photos that are asked for; beneath sums nothing does. */
function sectionOf(
  context: Context,
  names: readonly ColumnKey[],
  table: Omit<Section, 'columns' | 'said' | 'photos'>,
): Section {
  const { language } = context;
  const isSums = table.longest !== undefined;
  const showsComments = context.showsComments && !isSums;
  const showsPhotos = context.showsPhotos && !isSums;
  const photos = (row: SheetRow): string[] => (showsPhotos ? photosIn(row) : []);
  const said = (row: SheetRow): string[] => {
    const count = photosIn(row).length;
    const all = [...saidIn(row).split('\n'), showsPhotos || count === 0 ? '' : countPhotos(language, count)];
    const lunch = table.marksLunch && row.isLunchWorked ? [wordsOf(language).column.lunchWorked] : [];
    return [...lunch, ...(showsComments ? all.filter((one) => one !== '') : [])];
  };
  return { ...table, columns: columnsOf(context, names, table), said, photos };
}

/** A section for each project or employee, by name. */
function groupSections(of: Grouped, context: Context): Section[] {
  const { work, language, isDense, isPhotosOnly } = context;
  const { days, other } = groups[of];
  const known: ReadonlyMap<string, { readonly name: string }> = work[`${of}s`];
  const compare = new Intl.Collator(language).compare;
  return [...Map.groupBy(work.parts, (part) => part[`${of}Id`])]
    .map(([id, parts]) => ({ parts, title: known.get(id)?.name ?? '' }))
    .toSorted((one, another) => compare(one.title, another.title))
    .map(({ title, parts }) => {
      const rows = days({ ...work, parts }, language, true);
      if (isPhotosOnly) {
        const shown = rows.filter((row) => photosIn(row).length > 0);
        const detail = countPhotos(language, shown.flatMap(photosIn).length);
        return sectionOf(context, ['day', other], { title, detail, rows: shown, isDense });
      }
      const names = isDense ? (['day', other] as const) : (['day', 'entries', 'ruler', other] as const);
      const detail = counted(other, parts, context);
      const isOpen = of === 'project' && context.isOpen;
      const whole = sumOf(parts);
      return sectionOf(context, [...names, 'figures'], { title, detail, rows, isDense, whole, isOpen });
    });
}

/** The sums of all employees or projects, as bars. */
function sumSection(of: Grouped, context: Context): Section {
  const { work, language, whole, isOpen } = context;
  const rows = groups[of].sums(work, language);
  return sectionOf(context, [of, 'bar', 'entries', 'figures'], {
    rows,
    isDense: false,
    longest: Math.max(...rows.map(({ totalSeconds }) => totalSeconds)),
    whole,
    counted: { [of]: counted(of, work.parts, context) },
    isOpen: of === 'project' && isOpen,
  });
}

function entriesSection(context: Context): Section {
  const { work, language, words, whole, company, isDense, number } = context;
  const names = isDense ? (['project'] as const) : (['employee', 'project'] as const);
  return sectionOf(context, ['day', 'clocks', ...names, 'figures'], {
    title: words.allEntries,
    detail: counted('employee', work.parts, context),
    rows: rowsPerEntry(work, language),
    isDense,
    whole,
    counted: { [names[0]]: number(whole.entries) },
    marksLunch: company.settings.worked_through_lunch ?? false,
    ...(isDense ? { lead: (row) => row.employee } : {}),
  });
}

function sectionsOf(context: Context): Section[] {
  const { work, whole, job } = context;
  if (work.parts.length === 0) return [];
  if (job.options.project_id !== undefined) return groupSections('project', context);
  if (job.options.employee_id !== undefined) return groupSections('employee', context);
  const sums = [sumSection('employee', context), sumSection('project', context)];
  // A longer report is its sums alone.
  if (whole.entries > pdfEntriesMax) return sums;
  const all = (of: Grouped) => groupSections(of, context);
  return [...sums, ...all('project'), ...all('employee'), entriesSection(context)];
}

/** The sentences below the title. */
function sentencesOf(context: Context, only: string): string[] {
  const { job, work, language, words, number, whole, isOpen, isDaily } = context;
  if (context.isPhotosOnly && work.parts.length > 0) return [];
  const limits = { entries: number(whole.entries), max: number(pdfEntriesMax) };
  const isSumsOnly = whole.entries > pdfEntriesMax && only === '';
  return [
    ...contextNotes(job, work, language),
    ...(isDaily && job.options.employee_id === undefined ? [splitText(language, !isOpen)] : []),
    ...(isSumsOnly ? [fill(wordsOf(language).paper.sumsOnly, limits)] : []),
    work.parts.length === 0 ? `${words.empty}.` : noteText(language, 'sums'),
  ];
}

/** The month of a day, over a report of it: 'October 2026', 'Október 2026', 'Outubro de 2026'. */
function monthText(language: Language, day: string): string {
  const options = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  const month = new Date(`${day}T12:00:00Z`).toLocaleDateString(languageCodes[language], options);
  return month.slice(0, 1).toLocaleUpperCase(language) + month.slice(1);
}

/** Everything that the PDF says, in order and in words. */
export function paperOf(asked: Asked) {
  const { company, work, language, job } = asked;
  const { zone, from, to } = work;
  const context = contextOf(asked);
  const { words, figures, number, whole, showsPhotos, isPhotosOnly, dayFormat } = context;
  const { column, paper, page: pageOf, photoMissing } = wordsOf(language);
  const sections = sectionsOf(context);
  const hasBars = sections.some(({ longest }) => longest !== undefined);
  const range = rangeText(from, to, dayFormat);
  const only = sectionName(job, work);
  const kind = isPhotosOnly ? column.photos : words.title;
  const isMonth = from.endsWith('-01') && to === lastDayOfMonth(from);
  const made = `${dayTextOf(dayOf(zone, job.createdAt), dayFormat)} ${clockOf(zone, job.createdAt)}`;
  const photoCount = [...work.rows.values()].flatMap(photosIn).length;
  return {
    language,
    // A document's title needs the word; the page has it beside the company.
    documentTitle: [kind, only, company.name, range].filter((part) => part !== '').join(' · '),
    title: only !== '' ? only : isMonth ? monthText(language, from) : range,
    companyName: company.name,
    /** 'Report' or 'Photos'. */
    kind,
    /** Beside the company: 'Report · 01.–31.10.2026'. */
    about: `${kind} · ${range}`,
    facts: (isPhotosOnly ? [] : figures).map(({ name, head, text }) => ({
      label: name === 'lunch' ? words.lunchUnpaid : head,
      value: text(whole),
    })),
    /** The words of the bars' shades. */
    legend: hasBars
      ? [words.columns.normal, words.columns.overtime, ...(whole.lunchSeconds > 0 ? [words.lunchUnpaid] : [])]
      : [],
    sentences: sentencesOf(context, only),
    sections,
    /** The sums show none. */
    showsPhotos: showsPhotos && sections.some(({ longest }) => longest === undefined),
    photoSize: isPhotosOnly && photoCount <= largePhotosMax ? ('large' as const) : ('small' as const),
    photoWord: countPhotos(language, 1),
    photoMissing,
    footer: `${company.name} · ${range} · ${fill(paper.made, { day: made })}`,
    pageText: (page: number, pages: number): string =>
      fill(pageOf, { page: number(page), pages: number(pages) }),
    createdAt: job.createdAt,
    // Several overtime columns need landscape.
    isWide: figures.some(({ name }) => name === 'overtime1') && !isPhotosOnly,
    rowCount: sections.reduce((count, { rows }) => count + rows.length, 0),
  };
}
