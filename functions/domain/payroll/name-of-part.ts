// A payroll file's name. A filtered file is named so that it is not taken for the whole.

import { createHash } from 'node:crypto';
import type { Company } from '#functions/table/rows/company-row.ts';
import { fileNamePart } from '#functions/domain/exports/exports.ts';
import { isCountedOtherwise, type Work, type WorkFilters } from '#functions/domain/report/report.ts';

/** Above this length only the first name is given, and a mark stands for the others. */
const joinedMax = 40;
const markLetters = 6;

/**
 * Adds employees and projects, approval and other pay rules to the name, before its ending; a whole file by the
 * company's rules keeps its name.
 */
export function nameOfPart(fileName: string, filters: WorkFilters, work: Work, company: Company): string {
  const { employee_id, project_id, approved } = filters;
  const isOtherwise = isCountedOtherwise(work, company.settings);
  const names = [
    ...(employee_id ?? []).map((id) => work.employees.get(id)?.name),
    ...(project_id ?? []).map((id) => work.projects.get(id)?.name),
  ].map((name = '') => fileNamePart(name));
  const joined = names.join('-');
  const isNarrowed = employee_id !== undefined || project_id !== undefined;
  const fits = names.length > 0 && names.every((name) => name !== '') && joined.length < joinedMax;
  const isUntold = isOtherwise || (isNarrowed && !fits);
  const parts = [
    isNarrowed && (fits ? joined : summed(names)),
    approved !== undefined && (approved ? 'approved' : 'not-approved'),
    isOtherwise && 'other-rules',
    isUntold && markOf([employee_id?.toSorted(), project_id?.toSorted(), work.rules]),
  ].filter((part) => part !== false);
  return parts.length === 0 ? fileName : fileName.replace(/(?=\.\w+$)/, `-${parts.join('-')}`);
}

const summed = ([first, ...others]: readonly string[]): string =>
  `${first || 'part'}${others.length === 0 ? '' : `-and-${others.length}-more`}`;

/** A short hash of the filters: equal filters, equal name. */
const markOf = (question: unknown): string =>
  createHash('sha256').update(JSON.stringify(question)).digest('hex').slice(0, markLetters);
