// What a PDF says, in the order of the screen: the whole report, or one section of it.

import { isPhoto, saidIn } from '#functions/domain/exports/sheet/columns.ts';
import { contextNotes, sectionName } from '#functions/domain/exports/sheet/notes.ts';
import {
  rowsPerDayAndEmployee,
  rowsPerDayAndProject,
  rowsPerEmployee,
  rowsPerEntry,
  rowsPerProject,
  type SheetRow,
} from '#functions/domain/exports/sheet/rows.ts';
import {
  countPhotos,
  type Language,
  noteText,
  reportWordsOf,
  splitText,
  wordsOf,
} from '#functions/domain/exports/words.ts';
import { pdfEntriesMax } from '#shared/limits.ts';
import { sumOf, type WorkPart } from '#shared/pay/overtime.ts';
import { numberTextOf } from '#shared/text/number-text.ts';
import { countedText, languageCodes } from '#shared/text/plural.ts';
import { fill } from '#shared/text/texts.ts';
import { lastDayOfMonth, rangeText } from '#shared/time/day-range.ts';
import { dayTextOf } from '#shared/time/day-text.ts';
import { clockOf, dayOf } from '#shared/time/zone.ts';
import {
  type Asked,
  type Column,
  entryColumns,
  figuresOf,
  groupColumns,
  type Grouped,
  photoColumns,
  styleOf,
  sumColumns,
} from './columns.ts';
import { photosIn, type PhotosOf, pictureSides } from './pictures.ts';

export type Section = {
  /** '' for the sums, whose heads say what they are. */
  readonly title: string;
  readonly detail: string;
  readonly columns: readonly Column[];
  readonly rowCount: number;
  /** Built at every call, so that only one section's rows are in memory. */
  readonly rows: () => readonly SheetRow[];
  /** The words beneath a row. */
  readonly below: (row: SheetRow) => readonly string[];
  readonly hasPhotos: boolean;
  /** What a row and those after it share, written over the first of them. */
  readonly lead?: (row: SheetRow) => string;
  readonly hasTotal: boolean;
  readonly isSums: boolean;
  /** Side by side on a page, in small type. */
  readonly isDense: boolean;
};
export type Paper = ReturnType<typeof paperOf>;
type PaperRequest = Asked & { readonly photosOf: (size: keyof typeof pictureSides) => PhotosOf };

/** A PDF of more photos has the small ones: with the large ones it would be too long to wait for, and to mail. */
const largePhotosMax = 120;
const groups = {
  project: { rows: rowsPerDayAndEmployee, idOf: (part: WorkPart) => part.projectId, other: 'employee' },
  employee: { rows: rowsPerDayAndProject, idOf: (part: WorkPart) => part.employeeId, other: 'project' },
} as const;

/** Made once for a PDF: what all its parts go by. */
function contextOf(asked: PaperRequest) {
  const {
    company,
    work,
    language,
    job: { options },
  } = asked;
  const words = reportWordsOf(language);
  const files = wordsOf(language);
  const whole = sumOf(work.parts);
  const { comments: showsComments = true, images: showsImages = true } = options;
  const number = (value: number) => numberTextOf(language, value, 0);
  const style = styleOf(asked, whole);
  const saidOf = (row: SheetRow): string[] => {
    const photos = showsImages ? 0 : photosIn(row);
    const said = [...saidIn(row).split('\n'), photos > 0 ? countPhotos(language, photos) : ''];
    return showsComments ? said.filter((one) => one !== '') : [];
  };
  const section = (
    given: Pick<Section, 'title' | 'detail' | 'columns' | 'rowCount' | 'rows'> & Partial<Section>,
  ): Section => ({
    below: saidOf,
    hasPhotos: showsImages,
    hasTotal: true,
    isSums: false,
    isDense: style.isDense,
    ...given,
  });
  return {
    words,
    files,
    whole,
    style,
    section,
    saidOf,
    number,
    /** A daily rule leaves the pay of projects open. */
    isOpen: work.rules.overtime.after_day_hours !== null && options.split === false,
    isPhotosOnly: options.photos_only === true && !style.isWhole,
    counted: (of: Grouped, count: number): string => {
      const key = of === 'employee' ? 'totalEmployees' : 'totalProjects';
      return fill(countedText(words, key, language, count), { count: number(count) });
    },
    lunchWorked: company.settings.worked_through_lunch ? files.column.lunchWorked : undefined,
  };
}
type Context = ReturnType<typeof contextOf>;

/** A section for each project or employee, by name. */
function groupSections(of: Grouped, { work, language }: PaperRequest, context: Context): Section[] {
  const { style, section, counted } = context;
  const { rows: rowsOf, idOf, other } = groups[of];
  const names: ReadonlyMap<string, { readonly name: string }> = work[`${of}s`];
  const compare = new Intl.Collator(language).compare;
  return [...Map.groupBy(work.parts, idOf)]
    .map(([id, parts]) => ({ parts, title: names.get(id)?.name ?? '' }))
    .toSorted((one, another) => compare(one.title, another.title))
    .map(({ title, parts }) => {
      const all = () => rowsOf({ ...work, parts }, language, true);
      if (context.isPhotosOnly) {
        const rows = () => all().filter((row) => photosIn(row) > 0);
        const count = rows().reduce((sum, row) => sum + photosIn(row), 0);
        const columns = photoColumns(style, other);
        const detail = countPhotos(language, count);
        return section({ title, detail, columns, rowCount: rows().length, rows, hasTotal: false });
      }
      return section({
        title,
        detail: counted(other, new Set(parts.map(groups[other].idOf)).size),
        columns: groupColumns(style, other, sumOf(parts), of === 'project' && context.isOpen),
        rowCount: all().length,
        rows: all,
      });
    });
}

/** The sums of all employees or projects, as bars. */
function sumSection(of: Grouped, rows: readonly SheetRow[], context: Context): Section {
  const { style, section, whole, isOpen, counted } = context;
  const columns = sumColumns(style, of, whole, rows, of === 'project' && isOpen, counted(of, rows.length));
  const plain = { below: () => [], hasPhotos: false, isDense: false };
  return section({
    title: '',
    detail: '',
    columns,
    rowCount: rows.length,
    rows: () => rows,
    isSums: true,
    ...plain,
  });
}

function entriesSection({ work, language }: PaperRequest, context: Context): Section {
  const { words, whole, style, section, counted, saidOf, lunchWorked } = context;
  const rows = rowsPerEntry(work, language);
  const lunchOf = ({ isLunchWorked }: SheetRow) =>
    isLunchWorked && lunchWorked !== undefined ? [lunchWorked] : [];
  return section({
    title: words.allEntries,
    detail: counted('employee', new Set(work.parts.map(groups.employee.idOf)).size),
    columns: entryColumns(style, whole, rows),
    rowCount: whole.entries,
    rows: () => rows,
    below: (row) => [...lunchOf(row), ...saidOf(row)],
    ...(style.isDense ? { lead: (row) => row.employee } : {}),
  });
}

function sectionsOf(asked: PaperRequest, context: Context): Section[] {
  const {
    work,
    language,
    job: { options },
  } = asked;
  if (work.parts.length === 0) return [];
  if (options.project_id !== undefined) return groupSections('project', asked, context);
  if (options.employee_id !== undefined) return groupSections('employee', asked, context);
  const sums = [
    sumSection('employee', rowsPerEmployee(work, language), context),
    sumSection('project', rowsPerProject(work, language), context),
  ];
  // A longer report is its sums alone.
  if (context.whole.entries > pdfEntriesMax) return sums;
  const all = (of: Grouped) => groupSections(of, asked, context);
  return [...sums, ...all('project'), ...all('employee'), entriesSection(asked, context)];
}

/** The sentences below the title. */
function sentencesOf({ job, work, language }: PaperRequest, context: Context, only: string): string[] {
  const { words, files, number, whole, isOpen } = context;
  if (context.isPhotosOnly && work.parts.length > 0) return [];
  const isDaily = work.rules.overtime.after_day_hours !== null;
  const limits = { entries: number(whole.entries), max: number(pdfEntriesMax) };
  return [
    ...contextNotes(job, work, language),
    ...(isDaily && job.options.employee_id === undefined ? [splitText(language, !isOpen)] : []),
    ...(whole.entries > pdfEntriesMax && only === '' ? [fill(files.paper.sumsOnly, limits)] : []),
    work.parts.length === 0 ? `${words.empty}.` : noteText(language, 'sums'),
  ];
}

/** The month of a day, over a report of it: 'October 2026', 'Október 2026', 'Outubro de 2026'. */
function monthText(language: Language, day: string): string {
  const options = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  const month = new Intl.DateTimeFormat(languageCodes[language], options).format(
    new Date(`${day}T12:00:00Z`),
  );
  return month.slice(0, 1).toLocaleUpperCase(language) + month.slice(1);
}

/** Everything that the PDF says, in order and in words. */
export function paperOf(asked: PaperRequest) {
  const { company, work, language, job } = asked;
  const context = contextOf(asked);
  const { words, files, number, whole, style, isPhotosOnly } = context;
  const { dayFormat, zone } = style;
  const sections = sectionsOf(asked, context);
  const range = rangeText(work.from, work.to, dayFormat);
  const only = sectionName(job, work);
  const kind = isPhotosOnly ? files.column.photos : words.title;
  const isMonth = work.from.endsWith('-01') && work.to === lastDayOfMonth(work.from);
  const made = `${dayTextOf(dayOf(zone, job.createdAt), dayFormat)} ${clockOf(zone, job.createdAt)}`;
  let photos = 0;
  for (const { comments } of work.rows.values()) photos += comments.filter(isPhoto).length;
  const size = isPhotosOnly && photos <= largePhotosMax ? 'large' : 'small';
  return {
    language,
    // A document's title needs the word; the page has it beside the company.
    documentTitle: [kind, only, company.name, range].filter((part) => part !== '').join(' · '),
    title: only !== '' ? only : isMonth ? monthText(language, work.from) : range,
    companyName: company.name,
    /** 'Report' or 'Photos'. */
    kind,
    /** Beside the company: 'Report · 01.–31.10.2026'. */
    about: `${kind} · ${range}`,
    facts: (isPhotosOnly ? [] : figuresOf(style)).map(({ name, head, text }) => ({
      label: name === 'lunch' ? words.lunchUnpaid : head,
      value: text(whole),
    })),
    /** The words of the bars' colours; none where there are no bars. */
    legend: sections.some(({ isSums }) => isSums)
      ? [words.columns.normal, words.columns.overtime, ...(whole.lunchSeconds > 0 ? [words.lunchUnpaid] : [])]
      : [],
    sentences: sentencesOf(asked, context, only),
    sections,
    photosOf: asked.photosOf(size),
    photoWord: countPhotos(language, 1),
    /** In points. */
    pictureSide: pictureSides[size],
    photoMissing: files.photoMissing,
    footer: `${company.name} · ${range} · ${fill(files.paper.made, { day: made })}`,
    pageText: (page: number, pages: number): string =>
      fill(files.page, { page: number(page), pages: number(pages) }),
    createdAt: job.createdAt,
    // Several overtime columns need landscape.
    isWide: style.higherTiers.length > 0 && !isPhotosOnly,
    rowCount: sections.reduce((count, one) => count + one.rowCount, 0),
  };
}
