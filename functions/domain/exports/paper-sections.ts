// What stands on paper: the report's sections as texts, in the order of the screen.

import { pdfEntriesMax } from '#shared/limits.ts';
import { fill } from '#shared/text/texts.ts';
import { rangeText } from '#shared/time/day-range.ts';
import { dayFormatOf } from '#shared/time/day-text.ts';
import { sumOf, type WorkPart } from '#shared/time/overtime.ts';
import { dayOf } from '#shared/time/zone.ts';
import type { Work } from '#functions/domain/report/report.ts';
import type { Company } from '#functions/table/company-row.ts';
import type { ExportRow } from '#functions/table/export-row.ts';
import { figuresOf, higherTiersIn } from './paper-figures.ts';
import { entryRows, groupRows, type PaperColumn, type PaperRow, sumRows } from './paper-rows.ts';
import { rowsPerDayAndEmployee, rowsPerDayAndProject, rowsPerEmployee, rowsPerEntry } from './rows.ts';
import { rowsPerProject, type SheetRow } from './rows.ts';
import { paperWords } from './paper-words.ts';
import { contextNotes, sectionName } from './sheet-notes.ts';
import { headOf, type Language, noteText } from './words.ts';

export type PaperSection = {
  readonly title: string;
  readonly detail: string;
  readonly note: string;
  readonly columns: readonly PaperColumn[];
  readonly rowCount: number;
  /** Made anew at every call, so that only one section's rows are held at a time. */
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
  readonly footer: string;
  readonly pageText: (page: number, pages: number) => string;
  readonly createdAt: number;
  readonly isWide: boolean;
  readonly rowCount: number;
};
type Asked = {
  readonly company: Company;
  readonly work: Work;
  readonly language: Language;
  readonly job: ExportRow;
};

export function paperOf({ company, work, language, job }: Asked): Paper {
  const { options, createdAt } = job;
  const { words, files, day, number, people, photos } = paperWords(language, company.country);
  const whole = sumOf(work.parts);
  const isDaily = work.rules.overtime.after_day_hours !== null;
  const splitsProjects = options.split !== false || !isDaily;
  const isSumsOnly = whole.entries > pdfEntriesMax;
  const higherTiers = higherTiersIn(work);
  const figures = figuresOf({
    language,
    higherTiers,
    showsLunch: whole.lunchSeconds > 0 || work.rules.lunch !== null,
    words: words.columns,
    tier: (tier) => headOf(language, `overtime${tier}`, work.rules),
  });
  const manner = {
    language,
    dayFormat: dayFormatOf(language, company.country),
    zone: work.zone,
    figures,
    words: words.columns,
    showsComments: options.comments ?? true,
    photos,
  };
  const note = !isDaily ? '' : splitsProjects ? words.splitNote : words.dailyNote;
  const detail = (of: 'employees' | 'projects', count: number) =>
    fill(words.sectionDetail, { from: day(work.from), to: day(work.to), people: people(of, count) });
  const idsOf = (key: 'projectId' | 'employeeId', parts: readonly WorkPart[]) =>
    new Set(parts.map((part) => part[key])).size;

  function section(
    title: string,
    below: string,
    content: ReturnType<typeof sumRows>,
    rows: () => readonly SheetRow[],
    rowCount: number,
    told: string,
  ): PaperSection {
    return {
      title,
      detail: below,
      note: told,
      columns: content.columns,
      rowCount,
      rows: () => content.rowsOf(rows()),
      total: content.total,
    };
  }

  const byProject = Map.groupBy(work.parts, (part) => part.projectId);
  const byEmployee = Map.groupBy(work.parts, (part) => part.employeeId);
  const compare = new Intl.Collator(language).compare;
  const named = (groups: ReadonlyMap<string, WorkPart[]>, names: ReadonlyMap<string, { name: string }>) =>
    [...groups]
      .map(([id, parts]) => ({ id, parts, name: names.get(id)?.name ?? '' }))
      .toSorted((one, other) => compare(one.name, other.name));
  const projects = named(byProject, work.projects);
  const employees = named(byEmployee, work.employees);

  const projectSection = ({ name, parts }: (typeof projects)[number]): PaperSection => {
    const own = { ...work, parts };
    const rows = () => rowsPerDayAndEmployee(own, language, true);
    const content = groupRows(manner, 'employee', sumOf(parts), !splitsProjects);
    return section(name, detail('employees', idsOf('employeeId', parts)), content, rows, rows().length, note);
  };
  const employeeSection = ({ name, parts }: (typeof employees)[number]): PaperSection => {
    const own = { ...work, parts };
    const rows = () => rowsPerDayAndProject(own, language, true);
    const content = groupRows(manner, 'project', sumOf(parts), false);
    return section(name, detail('projects', idsOf('projectId', parts)), content, rows, rows().length, '');
  };

  function sectionsOf(): PaperSection[] {
    if (options.project_id !== undefined) return projects.map(projectSection);
    if (options.employee_id !== undefined) return employees.map(employeeSection);
    const sums = [
      section(
        words.allProjects,
        detail('projects', projects.length),
        sumRows(manner, 'project', whole, !splitsProjects),
        () => rowsPerProject(work, language),
        projects.length,
        note,
      ),
      section(
        words.allEmployees,
        detail('employees', employees.length),
        sumRows(manner, 'employee', whole, false),
        () => rowsPerEmployee(work, language),
        employees.length,
        '',
      ),
    ];
    if (isSumsOnly) return sums;
    const entries = section(
      words.allEntries,
      detail('employees', employees.length),
      entryRows(manner, whole),
      () => rowsPerEntry(work, language),
      whole.entries,
      '',
    );
    return [...sums, ...projects.map(projectSection), ...employees.map(employeeSection), entries];
  }

  const sections = work.parts.length === 0 ? [] : sectionsOf();
  const range = rangeText(work.from, work.to, manner.dayFormat);
  const only = sectionName(job, work);
  const sentences = [
    ...contextNotes(job, work, language),
    ...(isSumsOnly && only === ''
      ? [fill(files.paper.sumsOnly, { entries: number(whole.entries), max: number(pdfEntriesMax) })]
      : []),
    work.parts.length === 0 ? `${words.empty}.` : noteText(language, 'sums'),
  ];
  return {
    language,
    title: only === '' ? words.title : `${words.title} · ${only}`,
    companyName: company.name,
    range,
    facts: [
      ...figures.columns.map((figure) => ({ label: figure.head, value: figure.text(figure.of(whole)) })),
      { label: words.columns.entries, value: number(whole.entries) },
    ],
    sentences,
    sections,
    footer: `${company.name} · ${range} · ${fill(files.paper.made, { day: day(dayOf(work.zone, createdAt)) })}`,
    pageText: (page, pages) => fill(files.page, { page: number(page), pages: number(pages) }),
    createdAt,
    // Overtime in several columns needs the sheet's long side.
    isWide: higherTiers.length > 0,
    rowCount: sections.reduce((count, one) => count + one.rowCount, 0),
  };
}
