// The PDF's content: the report's sections as texts, in the order of the screen.

import { pdfEntriesMax } from '#shared/limits.ts';
import { fill } from '#shared/text/texts.ts';
import { lastDayOfMonth, rangeText } from '#shared/time/day-range.ts';
import { sumOf, type WorkPart } from '#shared/pay/overtime.ts';
import { dayOf, localParts } from '#shared/time/zone.ts';
import { monthText } from './words.ts';
import {
  entryRows,
  groupRows,
  type PaperColumn,
  type PaperRow,
  photoCountOf,
  photoRows,
  sumRows,
} from './rows.ts';
import {
  rowsPerDayAndEmployee,
  rowsPerDayAndProject,
  rowsPerEmployee,
  rowsPerEntry,
} from '#functions/domain/exports/sheet/rows.ts';
import { rowsPerProject, type SheetRow } from '#functions/domain/exports/sheet/rows.ts';
import { contextNotes, sectionName } from '#functions/domain/exports/sheet/notes.ts';
import { type PhotosOf, pictureSides } from './pictures.ts';
import { type PaperRequest, type PaperContext, paperContextOf, photoSizeOf } from './paper-context.ts';
import { type Language, noteText } from '#functions/domain/exports/words.ts';

export type PaperSection = {
  /** '' for the sums, whose heads say what they are. */
  readonly title: string;
  readonly detail: string;
  readonly note: string;
  readonly columns: readonly PaperColumn[];
  readonly rowCount: number;
  /** Built at every call, so that only one section's rows are in memory. */
  readonly rows: () => readonly PaperRow[];
  readonly total: readonly string[];
  readonly isSums: boolean;
  /** Seconds: the length of the longest bar. */
  readonly longest: number;
  /** Side by side on a page. */
  readonly pageColumns: 1 | 2;
};
export type Paper = {
  readonly language: Language;
  readonly title: string;
  readonly companyName: string;
  readonly documentTitle: string;
  /** 'Report' or 'Photos'. */
  readonly kind: string;
  /** Beside the company: 'Report · 01.–31.10.2026'. */
  readonly about: string;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly sentences: readonly string[];
  /** The words of the bars' colours; none where there are no bars. */
  readonly legend: readonly string[];
  readonly sections: readonly PaperSection[];
  readonly photosOf: PhotosOf;
  readonly photoWord: string;
  /** In points. */
  readonly pictureSide: number;
  readonly photoMissing: string;
  readonly footer: string;
  readonly pageText: (page: number, pages: number) => string;
  readonly createdAt: number;
  readonly isWide: boolean;
  readonly rowCount: number;
};
type Given = Pick<PaperSection, 'title' | 'detail' | 'rowCount'> &
  Partial<Pick<PaperSection, 'isSums' | 'longest' | 'pageColumns' | 'note'>>;

function section(
  heading: Given,
  content: ReturnType<typeof sumRows>,
  rows: () => readonly SheetRow[],
): PaperSection {
  return {
    isSums: false,
    longest: 0,
    pageColumns: 1,
    note: '',
    ...heading,
    columns: content.columns,
    rows: () => content.rowsOf(rows()),
    total: content.total,
  };
}

const groups = {
  project: { rows: rowsPerDayAndEmployee, idOf: (part: WorkPart) => part.projectId },
  employee: { rows: rowsPerDayAndProject, idOf: (part: WorkPart) => part.employeeId },
} as const;

/** A section for each project or employee, by name. */
function groupSections(of: 'project' | 'employee', { work, language }: PaperRequest, context: PaperContext) {
  const { splitsProjects, style, detail, isPhotosOnly, photos } = context;
  const names: ReadonlyMap<string, { readonly name: string }> = work[`${of}s`];
  const other = of === 'project' ? 'employee' : 'project';
  const compare = new Intl.Collator(language).compare;
  return [...Map.groupBy(work.parts, groups[of].idOf)]
    .map(([id, parts]) => ({ parts, name: names.get(id)?.name ?? '' }))
    .toSorted((one, another) => compare(one.name, another.name))
    .map(({ name, parts }) => {
      const all = () => groups[of].rows({ ...work, parts }, language, true);
      if (isPhotosOnly) {
        const rows = () => all().filter((row) => photoCountOf(row) > 0);
        const count = rows().reduce((sum, row) => sum + photoCountOf(row), 0);
        const heading = { title: name, detail: photos(count), rowCount: rows().length };
        return section(heading, photoRows(style, other), rows);
      }
      const isNotSplit = of === 'project' && !splitsProjects;
      return section(
        {
          title: name,
          detail: detail(`${other}s`, new Set(parts.map(groups[other].idOf)).size),
          rowCount: all().length,
          pageColumns: style.isDense ? 2 : 1,
        },
        groupRows(style, other, sumOf(parts), isNotSplit),
        all,
      );
    });
}

/** The sums of all employees and all projects, and the list of all entries. */
function wholeSections({ work, language }: PaperRequest, context: PaperContext) {
  const { words, whole, splitsProjects, style, detail } = context;
  const sums = (of: 'project' | 'employee', rows: readonly SheetRow[]) =>
    section(
      {
        title: '',
        detail: '',
        rowCount: rows.length,
        isSums: true,
        longest: rows.reduce((most, { totalSeconds }) => Math.max(most, totalSeconds), 0),
      },
      sumRows(style, of, whole, of === 'project' && !splitsProjects, detail(`${of}s`, rows.length)),
      () => rows,
    );
  const employees = rowsPerEmployee(work, language);
  // A longer report is its sums alone.
  const entries = whole.entries > pdfEntriesMax ? [] : rowsPerEntry(work, language);
  return {
    sums: [sums('employee', employees), sums('project', rowsPerProject(work, language))],
    entries: section(
      {
        title: words.allEntries,
        detail: detail('employees', employees.length),
        rowCount: whole.entries,
        pageColumns: style.isDense ? 2 : 1,
      },
      entryRows(style, whole, entries),
      () => entries,
    ),
  };
}

function sectionsOf(asked: PaperRequest, context: PaperContext): PaperSection[] {
  const { options } = asked.job;
  if (asked.work.parts.length === 0) return [];
  if (options.project_id !== undefined) return groupSections('project', asked, context);
  if (options.employee_id !== undefined) return groupSections('employee', asked, context);
  const { sums, entries } = wholeSections(asked, context);
  if (context.whole.entries > pdfEntriesMax) return sums;
  return [
    ...sums,
    ...groupSections('project', asked, context),
    ...groupSections('employee', asked, context),
    entries,
  ];
}

/** The sentences below the title. */
function sentencesOf({ job, work, language }: PaperRequest, context: PaperContext, only: string): string[] {
  const { words, files, number, whole } = context;
  if (context.isPhotosOnly && work.parts.length > 0) return [];
  const isSumsOnly = whole.entries > pdfEntriesMax && only === '';
  return [
    ...contextNotes(job, work, language),
    ...(context.note === '' || job.options.employee_id !== undefined ? [] : [context.note]),
    ...(isSumsOnly
      ? [fill(files.paper.sumsOnly, { entries: number(whole.entries), max: number(pdfEntriesMax) })]
      : []),
    work.parts.length === 0 ? `${words.empty}.` : noteText(language, 'sums'),
  ];
}

/** When the file was asked for: '27.11.2026 14:39'. */
function momentText(at: number, { day, style: { zone } }: PaperContext): string {
  const { minuteOfDay } = localParts(zone, at);
  const clock = [Math.floor(minuteOfDay / 60), minuteOfDay % 60].map((part) => String(part).padStart(2, '0'));
  return `${day(dayOf(zone, at))} ${clock.join(':')}`;
}

/** Everything that the PDF says, in order and in words; `paper.ts` draws it. */
export function paperOf(asked: PaperRequest): Paper {
  const { company, work, language, job } = asked;
  const context = paperContextOf(asked);
  const { words, files, number, whole, style, higherTiers, isPhotosOnly, kind } = context;
  const sections = sectionsOf(asked, context);
  const range = rangeText(work.from, work.to, style.dayFormat);
  const only = sectionName(job, work);
  const isMonth = work.from.endsWith('-01') && work.to === lastDayOfMonth(work.from);
  return {
    language,
    // A document's title needs the word; the page has it beside the company.
    documentTitle: [kind, only, company.name, range].filter((part) => part !== '').join(' · '),
    title: only === '' ? (isMonth ? monthText(language, work.from) : range) : only,
    companyName: company.name,
    kind,
    about: `${kind} · ${range}`,
    facts: (isPhotosOnly ? [] : style.figures.columns).map((figure) => ({
      label: figure.isLunch ? words.lunchUnpaid : figure.head,
      value: figure.text(figure.of(whole)),
    })),
    legend: sections.some(({ isSums }) => isSums)
      ? [words.columns.normal, words.columns.overtime, ...(whole.lunchSeconds > 0 ? [words.lunchUnpaid] : [])]
      : [],
    sentences: sentencesOf(asked, context, only),
    sections,
    photosOf: asked.photosOf,
    photoWord: context.photos(1),
    pictureSide: pictureSides[photoSizeOf(job, work)],
    photoMissing: files.photoMissing,
    footer: `${company.name} · ${range} · ${fill(files.paper.made, { day: momentText(job.createdAt, context) })}`,
    pageText: (page, pages) => fill(files.page, { page: number(page), pages: number(pages) }),
    createdAt: job.createdAt,
    // Several overtime columns need landscape.
    isWide: higherTiers.length > 0 && !isPhotosOnly,
    rowCount: sections.reduce((count, one) => count + one.rowCount, 0),
  };
}
