// The specification's report, rebuilt from its columnar form: the server's default reply and the web's own.

import { dayFromNumber } from '../time/calendar.ts';
import { toWire } from '../time/instant.ts';
import { dayNumberOf, startOfDayNumber, type Zone, zoneOf } from '../time/zone.ts';
import { commentsIn } from './report-comments.ts';
import { gradedParts, gradesOf, noGrades } from './report-grades.ts';
import type { ColumnarReport, Report, ReportLog, ReportPart } from './report.ts';

type Split = ColumnarReport['split'][number];
type Built = { readonly startAt: number; readonly log: ReportLog; readonly parts: readonly ReportPart[] };
type Sums = {
  id: string;
  regular_time: number;
  over_time: number;
  over_time_2?: number | undefined;
  over_time_3?: number | undefined;
  lunch_deduction: number;
};

/** The whole report. An entry over midnight is one log, and a part on each of its local days. */
export function reportShape(columns: ColumnarReport): Report {
  const { from, to, time_zone, rules, open_entries } = columns;
  const built = entriesOf(columns);
  const employees = new Map<string, Report['employees'][string]>();
  const projects = new Map<string, Report['projects'][string]>();
  const data: ReportLog[] = [];
  const parts: ReportPart[] = [];
  for (const entry of built) {
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
  };
}

/** By employee's name, then newest start first. */
function entriesOf(columns: ColumnarReport): Built[] {
  const zone = zoneOf(columns.time_zone);
  const ids = idsOf(columns.ids);
  const comments = commentsIn(columns);
  const splits = Map.groupBy(columns.split, ([at]) => at);
  const grades = columns.tiers && Map.groupBy(columns.tiers, ([at]) => at);
  const dayStarts = new Map<number, number>();
  const runs: { name: string; entries: Built[] }[] = [];
  let at = 0;
  columns.employees.forEach((employee, position) => {
    const entries: Built[] = [];
    let endAt = 0;
    for (let left = columns.counts[position] ?? 0; left > 0; left--, at++) {
      const startAt = endAt + (columns.gap[at] ?? 0);
      const project = columns.projects[columns.project[at] ?? 0] ?? { id: '', name: '' };
      const total_time = columns.seconds[at] ?? 0;
      endAt = startAt + total_time;
      const over_time = columns.over[at] ?? 0;
      const lunch_deduction = columns.lunch[at] ?? 0;
      const comments_v2 = comments(at, startAt);
      const firstDay = dayHolding(zone, startAt, dayStarts);
      const graded = grades && (grades.get(at) ?? noGrades);
      const log: ReportLog = {
        id: ids[at] ?? '',
        date: dayFromNumber(firstDay),
        start: toWire(startAt),
        end: toWire(endAt),
        employee,
        project,
        regular_time: total_time - over_time - lunch_deduction,
        over_time,
        ...(graded && gradesOf(graded)),
        lunch_deduction,
        total_time,
        comments: comments_v2.map((one) => one.comment),
        comments_v2,
      };
      const parts = partsOf(log, startAt, firstDay, splits.get(at));
      entries.push({ startAt, log, parts: graded ? gradedParts(parts, firstDay, graded) : parts });
    }
    runs.push({ name: employee.name, entries: entries.toReversed() });
  });
  return runs.toSorted((one, other) => one.name.localeCompare(other.name)).flatMap((run) => run.entries);
}

/** The log's later days as they were sent, and before them the first day with what they leave. */
function partsOf(
  log: ReportLog,
  startAt: number,
  firstDay: number,
  later: readonly Split[] | undefined,
): ReportPart[] {
  const whole = {
    day: log.date,
    log_id: log.id,
    employee_id: log.employee.id,
    project_id: log.project.id,
    start: log.start,
    end: log.end,
    regular_time: log.regular_time,
    over_time: log.over_time,
    lunch_deduction: log.lunch_deduction,
    total_time: log.total_time,
  };
  if (later === undefined) return [whole];
  const parts: ReportPart[] = [];
  let cutAt = startAt + log.total_time;
  for (const [, days, seconds, over, lunch] of later.toReversed()) {
    const regular = seconds - over - lunch;
    parts.push({
      ...whole,
      day: dayFromNumber(firstDay + days),
      start: toWire(cutAt - seconds),
      end: toWire(cutAt),
      regular_time: regular,
      over_time: over,
      lunch_deduction: lunch,
      total_time: seconds,
    });
    cutAt -= seconds;
    whole.regular_time -= regular;
    whole.over_time -= over;
    whole.lunch_deduction -= lunch;
    whole.total_time -= seconds;
  }
  return [{ ...whole, end: toWire(cutAt) }, ...parts.toReversed()];
}

/** The local day an instant is counted to: where a day comes twice, its second coming belongs to the next. */
function dayHolding(zone: Zone, seconds: number, starts: Map<number, number>): number {
  const day = dayNumberOf(zone, seconds);
  let next = starts.get(day + 1);
  if (next === undefined) {
    next = startOfDayNumber(zone, day + 1);
    starts.set(day + 1, next);
  }
  return seconds >= next ? day + 1 : day;
}

function idsOf({ shared, length, rest }: ColumnarReport['ids']): string[] {
  const parted = length === 0 ? rest.split(' ') : undefined;
  let id = '';
  let at = 0;
  return Array.from(shared, (digit, position) => {
    const count = Number.parseInt(digit, 36);
    const own = parted === undefined ? rest.slice(at, at + length - count) : (parted[position] ?? '');
    at += own.length;
    id = id.slice(0, count) + own;
    return id;
  });
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
