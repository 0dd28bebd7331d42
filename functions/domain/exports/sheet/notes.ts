// The notes above the columns: what the sheet covers, the rules applied, and what is left out.

import { overlapsOf } from '#shared/pay/overlaps.ts';
import { hundredthsOf } from '#shared/time/rounding.ts';
import type { Work } from '#functions/domain/report/report.ts';
import type { ExportRow } from '#functions/table/rows/export-row.ts';
import { figuresIn } from './columns.ts';
import type { SheetRow } from './rows.ts';
import {
  type ColumnName,
  countText,
  type Language,
  noteText,
  ruleText,
  splitText,
} from '#functions/domain/exports/words.ts';

const namesMost = 5;

/** The name of the one project or employee the file covers; '' for all. */
export function sectionName({ options }: ExportRow, { employees, projects }: Work): string {
  const employee = options.employee_id === undefined ? undefined : employees.get(options.employee_id);
  const project = options.project_id === undefined ? undefined : projects.get(options.project_id);
  return [project?.name, employee?.name].filter((name) => name !== undefined).join(' · ');
}

/** All notes a reader of the totals needs, as sentences. */
export function notesOf(
  job: ExportRow,
  work: Work,
  columns: readonly ColumnName[],
  rows: readonly SheetRow[],
  language: Language,
): string {
  return [
    ...contextNotes(job, work, language),
    ...(job.kind === 'projects' && work.rules.overtime.after_day_hours !== null
      ? [splitText(language, job.options.split !== false)]
      : []),
    ...(addsUpAsShown(columns, rows) ? [] : [noteText(language, 'sums')]),
  ].join(' ');
}

/** Whose hours they are, the rules applied, and which hours are not included. */
export function contextNotes(job: ExportRow, work: Work, language: Language): string[] {
  const { approved } = job.filters;
  const ownLunches = work.lunchOfEmployee.size;
  const overlapping = overlapsOf(
    work.parts.map(({ entryId: id, employeeId, startAt, endAt }) => ({ id, employeeId, startAt, endAt })),
  ).size;
  return [
    ...onlyNames(job, work, language),
    ...(approved === undefined ? [] : [noteText(language, approved ? 'approved' : 'unapproved')]),
    ruleText(language, work.rules),
    ...(ownLunches > 0 ? [countText(language, 'ownLunches', ownLunches)] : []),
    ...(work.replacedLunches > 0 ? [countText(language, 'replacedLunches', work.replacedLunches)] : []),
    ...(work.openEntries > 0 ? [countText(language, 'running', work.openEntries)] : []),
    ...(overlapping > 0 ? [countText(language, 'overlapping', overlapping)] : []),
  ];
}

/** Names the selection, so that a filtered file is not taken for a complete one. */
function onlyNames({ filters, options }: ExportRow, work: Work, language: Language): string[] {
  const named = (ids: readonly string[] | undefined, all: ReadonlyMap<string, { readonly name: string }>) =>
    (ids ?? []).flatMap((id) => all.get(id)?.name ?? []);
  const names = [
    ...(options.project_id === undefined ? named(filters.project_id, work.projects) : []),
    ...(options.employee_id === undefined ? named(filters.employee_id, work.employees) : []),
  ];
  if (names.length === 0) return [];
  const rest = names.length > namesMost ? ` … (${names.length})` : '';
  return [noteText(language, 'only', { names: names.slice(0, namesMost).join(', ') + rest })];
}

/** Whether the rounded figures add up to the rounded totals. */
function addsUpAsShown(columns: readonly ColumnName[], rows: readonly SheetRow[]): boolean {
  return figuresIn(columns).every((secondsOf) => {
    let shown = 0;
    let seconds = 0;
    for (const row of rows) {
      const one = secondsOf(row);
      seconds += one;
      shown += hundredthsOf(one);
    }
    return shown === hundredthsOf(seconds);
  });
}
