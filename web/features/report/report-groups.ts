// The report's sections: each day's parts of a project or an employee put together, with their sums.

import type { Report, ReportLog, ReportPart } from '#shared/model/report.ts';
import type { Day } from '#shared/time/day.ts';

/** Seconds. `hours` − `lunch` = `normal` + `overtime`, of which `overtime2` and `overtime3` are the higher tiers. */
export type Sums = {
  hours: number;
  normal: number;
  overtime: number;
  overtime2: number;
  overtime3: number;
  lunch: number;
};
export type GroupRow = Sums & {
  readonly id: string;
  readonly day: Day;
  /** The employee of a project's row, the project of an employee's row. */
  readonly other: string;
  readonly employee: ReportLog['employee'];
  readonly entries: number;
  readonly parts: readonly ReportPart[];
  readonly logs: readonly ReportLog[];
};
export type Group = Sums & {
  readonly id: string;
  readonly name: string;
  readonly kind: 'project' | 'employee';
  readonly entries: number;
  readonly others: number;
  readonly rows: readonly GroupRow[];
};
type Counted = Pick<
  ReportPart,
  'total_time' | 'regular_time' | 'over_time' | 'over_time_2' | 'over_time_3' | 'lunch_deduction'
>;

/** One entry or part as a row of figures. */
export const sumsOfOne = (part: Counted): Sums => add(noSums(), part);

function noSums(): Sums {
  return { hours: 0, normal: 0, overtime: 0, overtime2: 0, overtime3: 0, lunch: 0 };
}

function add(sums: Sums, part: Counted): Sums {
  sums.hours += part.total_time;
  sums.normal += part.regular_time;
  sums.overtime += part.over_time;
  sums.overtime2 += part.over_time_2 ?? 0;
  sums.overtime3 += part.over_time_3 ?? 0;
  sums.lunch += part.lunch_deduction;
  return sums;
}

function sumsOf(parts: readonly Counted[]): Sums {
  const sums = noSums();
  for (const part of parts) add(sums, part);
  return sums;
}

type Named = { readonly id: string; readonly name: string };

/** One group per project or employee, by name; its rows by day, newest first, then by the other's name. */
export function groupsOf(
  report: Report,
  kind: Group['kind'],
  compare: (a: string, b: string) => number,
): Group[] {
  const logs = new Map(report.data.map((log) => [log.id, log]));
  const own = (log: ReportLog): Named => (kind === 'project' ? log.project : log.employee);
  const other = (log: ReportLog): Named => (kind === 'project' ? log.employee : log.project);
  const groups = new Map<string, { name: string; days: Map<string, ReportPart[]>; parts: ReportPart[] }>();
  for (const part of report.parts) {
    const log = logs.get(part.log_id);
    if (!log) continue;
    const { id, name } = own(log);
    const group = groups.get(id) ?? { name, days: new Map<string, ReportPart[]>(), parts: [] };
    groups.set(id, group);
    const key = `${part.day} ${other(log).id}`;
    const day = group.days.get(key) ?? [];
    group.days.set(key, day);
    day.push(part);
    group.parts.push(part);
  }
  const rowOf = (key: string, parts: readonly ReportPart[]): GroupRow[] => {
    const ids = new Set(parts.map((part) => part.log_id));
    const first = logs.get(parts[0]?.log_id ?? '');
    if (first === undefined) return [];
    return [
      {
        id: key,
        day: key.slice(0, 10),
        other: other(first).name,
        employee: first.employee,
        entries: ids.size,
        parts,
        logs: [...ids].flatMap((id) => logs.get(id) ?? []),
        ...sumsOf(parts),
      },
    ];
  };
  return [...groups]
    .map(([id, { name, days, parts }]) => {
      const rows = [...days]
        .flatMap(([key, own_parts]) => rowOf(key, own_parts))
        .toSorted((a, b) => (a.day === b.day ? compare(a.other, b.other) : a.day < b.day ? 1 : -1));
      return {
        id,
        name,
        kind,
        rows,
        entries: new Set(parts.map((part) => part.log_id)).size,
        others: new Set(rows.map((row) => row.other)).size,
        ...sumsOf(parts),
      };
    })
    .toSorted((a, b) => compare(a.name, b.name));
}

export const totalOf = (report: Report): Sums => sumsOf(report.parts);
