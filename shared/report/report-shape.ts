// The specification's report, rebuilt from its columnar form: the server's default reply.

import type { ColumnarReport, Report, ReportLog, ReportPart } from '#shared/model/report.ts';
import { logAt, partsAt, reportEntries } from './report-entries.ts';

type Built = { readonly log: ReportLog; readonly parts: readonly ReportPart[] };
type Sums = {
  id: string;
  regular_time: number;
  over_time: number;
  over_time_2?: number | undefined;
  over_time_3?: number | undefined;
  lunch_deduction: number;
};

/**
 * The whole report. An entry over midnight is one log, and a part on each of its local days. Seconds throughout.
 * Source: specification 2, section 3; 3-decisions.md, 'Report reply'.
 */
export function reportShape(columns: ColumnarReport): Report {
  const { from, to, time_zone, rules, open_entries, example } = columns;
  const employees = new Map<string, Report['employees'][string]>();
  const projects = new Map<string, Report['projects'][string]>();
  const data: ReportLog[] = [];
  const parts: ReportPart[] = [];
  for (const entry of builtFrom(columns)) {
    const { log } = entry;
    const employee = listed(employees, log.employee.name, () => ({
      ...noSums(log.employee.id),
      logs: [],
      dates: {},
    }));
    const project = listed(projects, log.project.name, () => ({ ...noSums(log.project.id), logs: [] }));
    add(employee, log);
    add(project, log);
    employee.logs.push(log);
    project.logs.push(log);
    data.push(log);
    for (const part of entry.parts) {
      parts.push(part);
      (employee.dates[part.day] ??= []).push(log.id);
    }
  }
  return {
    projects: Object.fromEntries(projects),
    employees: Object.fromEntries(employees),
    data,
    parts,
    rules,
    open_entries,
    time_zone,
    from,
    to,
    ...(example ? { example } : {}),
  };
}

/** By employee's name, then newest start first. */
function builtFrom(columns: ColumnarReport): Built[] {
  const entries = reportEntries(columns);
  let at = 0;
  const runs = columns.employees.map(({ name }, position) => {
    const built: Built[] = [];
    for (let left = columns.counts[position] ?? 0; left > 0; left--, at++) {
      const log = logAt(entries, at);
      built.push({ log, parts: partsAt(entries, at, log) });
    }
    return { name, built: built.toReversed() };
  });
  return runs.toSorted((one, other) => one.name.localeCompare(other.name)).flatMap((run) => run.built);
}

const noSums = (id: string): Sums => ({ id, regular_time: 0, over_time: 0, lunch_deduction: 0 });

function add(sums: Sums, log: ReportLog): void {
  sums.regular_time += log.regular_time;
  sums.over_time += log.over_time;
  sums.lunch_deduction += log.lunch_deduction;
  if (log.over_time_2 !== undefined) sums.over_time_2 = (sums.over_time_2 ?? 0) + log.over_time_2;
  if (log.over_time_3 !== undefined) sums.over_time_3 = (sums.over_time_3 ?? 0) + log.over_time_3;
}

function listed<T>(map: Map<string, T>, key: string, make: () => T): T {
  let value = map.get(key);
  if (value === undefined) {
    value = make();
    map.set(key, value);
  }
  return value;
}
