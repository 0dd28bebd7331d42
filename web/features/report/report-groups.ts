// The report's groups: the sums of each project or employee at once, its rows by day only when they are drawn.

import type { ReportLog, ReportPart } from '#shared/model/report.ts';
import { logAt, partsAt, type ReportEntries } from '#shared/report/report-entries.ts';
import type { Day } from '#shared/time/day.ts';
import { hundredthsOf } from '#shared/time/rounding.ts';

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
  /** The days on which it has hours. */
  readonly days: number;
  /** The number of rows that `rowsOf` returns. */
  readonly rowCount: number;
  /** The positions of its entries in the report's columns. */
  readonly at: readonly number[];
};
type Counted = Pick<
  ReportPart,
  'total_time' | 'regular_time' | 'over_time' | 'over_time_2' | 'over_time_3' | 'lunch_deduction'
>;
type Compare = (a: string, b: string) => number;

/** One entry or part as a row of figures. */
export const sumsOfOne = (part: Counted): Sums => add(noSums(), part);

const noSums = (): Sums => ({ hours: 0, normal: 0, overtime: 0, overtime2: 0, overtime3: 0, lunch: 0 });

function add(sums: Sums, part: Counted): Sums {
  sums.hours += part.total_time;
  sums.normal += part.regular_time;
  sums.overtime += part.over_time;
  sums.overtime2 += part.over_time_2 ?? 0;
  sums.overtime3 += part.over_time_3 ?? 0;
  sums.lunch += part.lunch_deduction;
  return sums;
}

/** Adds the figures of the entry at a position, read from the columns without building the entry. */
function addAt(sums: Sums, { columns, grades }: ReportEntries, at: number): void {
  const hours = columns.seconds[at] ?? 0;
  const overtime = columns.over[at] ?? 0;
  const lunch = columns.lunch[at] ?? 0;
  sums.hours += hours;
  sums.normal += hours - overtime - lunch;
  sums.overtime += overtime;
  sums.lunch += lunch;
  for (const [, , second, third] of grades?.get(at) ?? []) {
    sums.overtime2 += second;
    sums.overtime3 += third;
  }
}

export function totalOf(entries: ReportEntries): Sums & { readonly entries: number } {
  const sums = noSums();
  for (let at = 0; at < entries.count; at++) addAt(sums, entries, at);
  return { ...sums, entries: entries.count };
}

/** The figures in hundredths, as their columns show them. */
const shownOf = ({ hours, normal, overtime, overtime2, overtime3, lunch }: Sums): readonly number[] =>
  [hours, normal, overtime - overtime2 - overtime3, overtime2, overtime3, lunch].map(hundredthsOf);

/** Whether the shown figures, rounded to hundredths, add up to the shown totals. */
export function addUpAsShown(rows: Iterable<Sums>, total: Sums): boolean {
  const left = [...shownOf(total)];
  for (const row of rows)
    for (const [column, shown] of shownOf(row).entries()) left[column] = (left[column] ?? 0) - shown;
  return left.every((rest) => rest === 0);
}

/** The figures of each entry, in the order of the columns. */
export function* sumsOfEntries(entries: ReportEntries): Generator<Sums> {
  for (let at = 0; at < entries.count; at++) {
    const sums = noSums();
    addAt(sums, entries, at);
    yield sums;
  }
}

const positionsMax = 2 ** 16;
/** A day and a position as one number, the key of a set. */
const keyOf = (day: number, position: number): number => day * positionsMax + position;

/** One group per project or employee, by name. */
export function groupsOf(entries: ReportEntries, kind: Group['kind'], compare: Compare): Group[] {
  const { columns } = entries;
  const named = kind === 'project' ? columns.projects : columns.employees;
  const groups = named.map(({ id, name }) => ({
    id,
    name,
    sums: noSums(),
    others: new Set<number>(),
    days: new Set<number>(),
    rows: new Set<number>(),
    at: Array.of<number>(),
  }));
  for (let at = 0; at < entries.count; at++) {
    const project = columns.project[at] ?? 0;
    const employee = entries.employee[at] ?? 0;
    const group = groups[kind === 'project' ? project : employee];
    if (group === undefined) continue;
    const other = kind === 'project' ? employee : project;
    const day = entries.day[at] ?? 0;
    group.at.push(at);
    group.others.add(other);
    for (const later of [0, ...(entries.splits.get(at) ?? []).map(([, days]) => days)]) {
      group.days.add(day + later);
      group.rows.add(keyOf(day + later, other));
    }
    addAt(group.sums, entries, at);
  }
  return groups
    .map(({ id, name, sums, others, days, rows, at }) => ({
      id,
      name,
      kind,
      at,
      entries: at.length,
      others: others.size,
      days: days.size,
      rowCount: rows.size,
      ...sums,
    }))
    .toSorted((a, b) => compare(a.name, b.name));
}

/** A group's rows by day, newest first, then by the other's name. */
export function rowsOf(entries: ReportEntries, group: Group, compare: Compare): GroupRow[] {
  type Growing = { -readonly [K in keyof GroupRow]: GroupRow[K] } & {
    parts: ReportPart[];
    logs: ReportLog[];
  };
  const rows = new Map<string, Growing>();
  for (const at of group.at) {
    const log = logAt(entries, at);
    const other = group.kind === 'project' ? log.employee : log.project;
    for (const part of partsAt(entries, at, log)) {
      const id = `${part.day} ${other.id}`;
      let row = rows.get(id);
      if (row === undefined) {
        row = {
          id,
          day: part.day,
          other: other.name,
          employee: log.employee,
          entries: 0,
          parts: [],
          logs: [],
          ...noSums(),
        };
        rows.set(id, row);
      }
      row.entries += 1;
      row.parts.push(part);
      row.logs.push(log);
      add(row, part);
    }
  }
  return [...rows.values()].toSorted((a, b) =>
    a.day === b.day ? compare(a.other, b.other) : a.day < b.day ? 1 : -1,
  );
}

/** Positions of all entries: by employee's name, then newest start first. */
export function orderOf({ columns, count }: ReportEntries, compare: Compare): { readonly at: number }[] {
  let next = 0;
  const runs = columns.employees.map(({ name }, position) => {
    const first = next;
    next += columns.counts[position] ?? 0;
    return { name, first, end: Math.min(next, count) };
  });
  return runs
    .toSorted((a, b) => compare(a.name, b.name))
    .flatMap(({ first, end }) =>
      Array.from({ length: end - first }, (_, index) => ({ at: end - 1 - index })),
    );
}
