// The PDF's content: the report's sections as texts, in the order of the screen.

import { pdfEntriesMax } from '#shared/limits.ts';
import { fill } from '#shared/text/texts.ts';
import { rangeText } from '#shared/time/day-range.ts';
import { sumOf, type WorkPart } from '#shared/pay/overtime.ts';
import { dayOf } from '#shared/time/zone.ts';
import { entryRows, groupRows, type PaperColumn, type PaperRow, sumRows } from './rows.ts';
import {
  rowsPerDayAndEmployee,
  rowsPerDayAndProject,
  rowsPerEmployee,
  rowsPerEntry,
} from '#functions/domain/exports/sheet/rows.ts';
import { rowsPerProject, type SheetRow } from '#functions/domain/exports/sheet/rows.ts';
import { contextNotes, sectionName } from '#functions/domain/exports/sheet/notes.ts';
import type { PhotosOf } from './pictures.ts';
import { type PaperRequest, type PaperContext, paperContextOf } from './paper-context.ts';
import { type Language, noteText } from '#functions/domain/exports/words.ts';

export type PaperSection = {
  readonly title: string;
  readonly detail: string;
  readonly note: string;
  readonly columns: readonly PaperColumn[];
  readonly rowCount: number;
  /** Built at every call, so that only one section's rows are in memory. */
  readonly rows: () => readonly PaperRow[];
  readonly total: readonly string[];
};
export type Paper = {
  readonly language: Language;
  readonly title: string;
  readonly companyName: string;
  readonly range: string;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly sentences: readonly string[];
  readonly sections: readonly PaperSection[];
  readonly photosOf: PhotosOf;
  readonly photoWord: string;
  readonly photoMissing: string;
  readonly footer: string;
  readonly pageText: (page: number, pages: number) => string;
  readonly createdAt: number;
  readonly isWide: boolean;
  readonly rowCount: number;
};
function section(
  heading: Pick<PaperSection, 'title' | 'detail' | 'note' | 'rowCount'>,
  content: ReturnType<typeof sumRows>,
  rows: () => readonly SheetRow[],
): PaperSection {
  return {
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
  const { splitsProjects, style, note, detail } = context;
  const names: ReadonlyMap<string, { readonly name: string }> = work[`${of}s`];
  const other = of === 'project' ? 'employee' : 'project';
  const compare = new Intl.Collator(language).compare;
  return [...Map.groupBy(work.parts, groups[of].idOf)]
    .map(([id, parts]) => ({ parts, name: names.get(id)?.name ?? '' }))
    .toSorted((one, another) => compare(one.name, another.name))
    .map(({ name, parts }) => {
      const rows = () => groups[of].rows({ ...work, parts }, language, true);
      const isNotSplit = of === 'project' && !splitsProjects;
      return section(
        {
          title: name,
          detail: detail(`${other}s`, new Set(parts.map(groups[other].idOf)).size),
          note: of === 'project' ? note : '',
          rowCount: rows().length,
        },
        groupRows(style, other, sumOf(parts), isNotSplit),
        rows,
      );
    });
}

/** The sections over all projects, all employees and all entries. */
function wholeSections({ work, language }: PaperRequest, context: PaperContext) {
  const { words, whole, splitsProjects, style, note, detail } = context;
  const projects = new Set(work.parts.map(groups.project.idOf)).size;
  const employees = new Set(work.parts.map(groups.employee.idOf)).size;
  const ofEmployees = detail('employees', employees);
  return {
    sums: [
      section(
        { title: words.allProjects, detail: detail('projects', projects), note, rowCount: projects },
        sumRows(style, 'project', whole, !splitsProjects),
        () => rowsPerProject(work, language),
      ),
      section(
        { title: words.allEmployees, detail: ofEmployees, note: '', rowCount: employees },
        sumRows(style, 'employee', whole, false),
        () => rowsPerEmployee(work, language),
      ),
    ],
    entries: section(
      { title: words.allEntries, detail: ofEmployees, note: '', rowCount: whole.entries },
      entryRows(style, whole),
      () => rowsPerEntry(work, language),
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
  const isSumsOnly = whole.entries > pdfEntriesMax && only === '';
  return [
    ...contextNotes(job, work, language),
    ...(isSumsOnly
      ? [fill(files.paper.sumsOnly, { entries: number(whole.entries), max: number(pdfEntriesMax) })]
      : []),
    work.parts.length === 0 ? `${words.empty}.` : noteText(language, 'sums'),
  ];
}

export function paperOf(asked: PaperRequest): Paper {
  const { company, work, language, job } = asked;
  const context = paperContextOf(asked);
  const { words, files, day, number, whole, style, higherTiers } = context;
  const sections = sectionsOf(asked, context);
  const range = rangeText(work.from, work.to, style.dayFormat);
  const only = sectionName(job, work);
  return {
    language,
    title: only === '' ? words.title : `${words.title} · ${only}`,
    companyName: company.name,
    range,
    facts: [
      ...style.figures.columns.map((figure) => ({
        label: figure.head,
        value: figure.text(figure.of(whole)),
      })),
      { label: words.columns.entries, value: number(whole.entries) },
    ],
    sentences: sentencesOf(asked, context, only),
    sections,
    photosOf: asked.photosOf,
    photoWord: context.photos(1),
    photoMissing: files.photoMissing,
    footer: `${company.name} · ${range} · ${fill(files.paper.made, { day: day(dayOf(work.zone, job.createdAt)) })}`,
    pageText: (page, pages) => fill(files.page, { page: number(page), pages: number(pages) }),
    createdAt: job.createdAt,
    // Several overtime columns need landscape.
    isWide: higherTiers.length > 0,
    rowCount: sections.reduce((count, one) => count + one.rowCount, 0),
  };
}
