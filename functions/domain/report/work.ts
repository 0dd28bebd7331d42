// The paid work of a range: read with the context its rules need, paid, then filtered.

import { reportDaysMax, restContextDays } from '#shared/limits.ts';
import type { LunchRule, PayRules } from '#shared/model/company/pay-rules.ts';
import { addDays, type Day, daysBetween, monthsTouching } from '#shared/time/day.ts';
import { wholeRange } from '#shared/time/day-range.ts';
import { contextDays, contextDaysAfter } from '#shared/pay/context-days.ts';
import { type WorkEntry, type WorkPart, workReport } from '#shared/pay/overtime.ts';
import { dayOf, startOfDay, type Zone, zoneOf } from '#shared/time/zone.ts';
import { fail, failField } from '#functions/runtime/fail.ts';
import type { CompanyCtx } from '#functions/runtime/context.ts';
import { monthAt, type WorkLogRow } from '#functions/table/rows/work-log-row.ts';
import { isInScope } from '#functions/domain/office-scope/office-scope.ts';
import type { ExampleCrew } from '#functions/domain/example-crew/example-crew.ts';
import { isCountedOtherwise, type OwnRules, rulesOf } from './rules.ts';
import { type People, people, workLogsOfMonths } from './store.ts';

export type WorkCtx = Pick<CompanyCtx, 'company' | 'now' | 'table' | 'manager'> & {
  /** Used only while the company has no entry of its own, so that no total mixes the two. */
  readonly example?: ExampleCrew | undefined;
  /** Reads the days around the range that its rest depends on. */
  readonly warnsOfRest?: boolean | undefined;
};
export type WorkFilters = OwnRules & {
  readonly from?: Day | undefined;
  readonly to?: Day | undefined;
  readonly employee_id?: readonly string[] | undefined;
  readonly project_id?: readonly string[] | undefined;
  readonly approved?: boolean | undefined;
};

export type Work = People & {
  readonly from: Day;
  readonly to: Day;
  readonly zone: Zone;
  readonly rules: PayRules;
  /** Custom lunch rules by employee id. */
  readonly lunchOfEmployee: ReadonlyMap<string, LunchRule | null>;
  /** Custom lunches that the query's lunch replaces. */
  readonly replacedLunches: number;
  /** Every ended entry that was read, including those around the range. */
  readonly entries: readonly WorkEntry[];
  /** Every running entry that was read, of all projects. */
  readonly running: readonly WorkLogRow[];
  /** The reported entries' parts: by employee, then by start, an entry's parts together. */
  readonly parts: readonly WorkPart[];
  /** The rows of the reported entries, by id. */
  readonly rows: ReadonlyMap<string, WorkLogRow>;
  /** Running entries of the range; they have no parts. */
  readonly openRows: readonly WorkLogRow[];
  readonly openEntries: number;
  /** All entries are the example crew's. */
  readonly isExample: boolean;
};

const noContext = { before: 0, after: 0 } as const;

/** An employee's file of own hours may be of more days than a report. */
type RangeCtx = Pick<WorkCtx, 'company' | 'now'> & { readonly daysMax?: number };

/**
 * The range of a filter in the company's days: the current month without dates, at most 366 days unless the caller says
 * otherwise (3-decisions.md, 'Worklog and report filters'). Errors: `range_too_long`, `invalid_input` for a reversed
 * range.
 */
export function rangeOf(ctx: RangeCtx, filters: WorkFilters) {
  const { daysMax = reportDaysMax } = ctx;
  const zone = zoneOf(ctx.company.settings.time_zone);
  const { from, to } = wholeRange(filters, dayOf(zone, ctx.now));
  if (to < from) failField('to', 'is before from', 'wrong_value');
  if (daysBetween(from, to) >= daysMax) fail('range_too_long', { days: daysMax });
  return { zone, from, to };
}

/**
 * The ended entries that started in the range and match the filters. Overtime depends on everything an employee worked,
 * so projects and approval are filtered after paying. `isExact` reads every month consistently; screens accept a
 * moment's delay for months still being written. Errors: those of `rangeOf`. Sums leave running entries out and say how
 * many (3-decisions.md, 'Sums of lists and reports').
 */
export async function paidWork(
  ctx: WorkCtx & RangeCtx,
  filters: WorkFilters,
  isExact: boolean,
): Promise<Work> {
  const range = rangeOf(ctx, filters);
  const { zone, from, to } = range;
  const rules = rulesOf(ctx.company.settings, filters);
  const recent = monthAt(ctx.now - recentSeconds);
  const rest = ctx.warnsOfRest ? restContextDays : noContext;
  const monthsFor = (counted: PayRules) =>
    monthsTouching(
      zone,
      addDays(from, -Math.max(rest.before, contextDays(counted, from))),
      addDays(to, Math.max(rest.after, contextDaysAfter(counted))),
    );
  const readMonths = (months: readonly string[]) =>
    workLogsOfMonths(
      ctx.table,
      ctx.company.id,
      months,
      filters.employee_id,
      (month) => !isExact && month < recent,
    );
  const months = monthsFor(rules);
  const [known, found] = await Promise.all([people(ctx.table, ctx.company.id), readMonths(months)]);
  const { lunchOfEmployee } = lunchesOf(known, filters);
  // A custom lunch may need neighbouring months that the company's rules do not.
  const missing = [...lunchOfEmployee.values()].some((lunch) => lunch !== null)
    ? monthsFor({ ...rules, lunch: { minutes: 1, from_hours: 0 } }).filter((month) => !months.includes(month))
    : [];
  const all = [...found, ...(await readMonths(missing))];
  const own = countedWork(ctx, filters, { ...range, rules }, known, all);
  const hasWorked = [...known.employees.values()].some(({ latestAt }) => latestAt !== undefined);
  if (!ctx.example || hasWorked) return { ...own, isExample: false };
  const examples = countedWork(ctx, filters, { ...range, rules }, peopleOf(ctx.example), ctx.example.entries);
  const isExample = examples.rows.size > 0 || examples.openEntries > 0;
  return { ...(isExample ? examples : own), isExample };
}

const peopleOf = ({ employees, projects }: ExampleCrew): People => ({
  employees: new Map(employees.map((employee) => [employee.id, employee])),
  projects: new Map(projects.map((project) => [project.id, project])),
});

type Range = Pick<Work, 'zone' | 'from' | 'to' | 'rules'>;

/** Pays `all` and keeps what is reported. */
function countedWork(
  ctx: WorkCtx,
  filters: WorkFilters,
  range: Range,
  known: People,
  all: readonly WorkLogRow[],
): Omit<Work, 'isExample'> {
  const { zone, from, to, rules } = range;
  const { lunchOfEmployee, replacedLunches } = lunchesOf(known, filters);
  const startsFrom = startOfDay(zone, from);
  const startsBefore = startOfDay(zone, addDays(to, 1));
  const matches = matcher(ctx, filters);
  const rows = new Map<string, WorkLogRow>();
  const entries: Ended[] = [];
  const running: WorkLogRow[] = [];
  const openRows: WorkLogRow[] = [];
  // As it is paid, overtime follows from all hours. By rules of the query it would measure those of other projects.
  const isOtherwise = isCountedOtherwise({ rules, replacedLunches }, ctx.company.settings);
  for (const row of all) {
    if (isOtherwise && !isInScope(ctx, row.projectId)) continue;
    const isReported = row.startAt >= startsFrom && row.startAt < startsBefore && matches(row);
    if (isEnded(row)) {
      entries.push(asCounted(ctx.company, row));
      if (isReported) rows.set(row.id, row);
    } else {
      running.push(row);
      if (isReported) openRows.push(row);
    }
  }
  const { country } = ctx.company;
  const { parts } = workReport({ zone, country, rules, entries, from, to, lunchOfEmployee });
  return {
    ...known,
    lunchOfEmployee,
    replacedLunches,
    entries,
    running,
    zone,
    from,
    to,
    rules,
    rows,
    openRows,
    openEntries: openRows.length,
    parts: parts.filter((part) => rows.has(part.entryId)),
  };
}

/** Bookkeepers still correct last month, so recent changes must show at once. */
const recentSeconds = 45 * 86_400;

/** Custom lunches apply unless the query brings a lunch for everyone. */
export function lunchesOf(
  known: Pick<People, 'employees'>,
  filters: WorkFilters,
): Pick<Work, 'lunchOfEmployee' | 'replacedLunches'> {
  const own = ownLunches(known, filters);
  return filters.lunch_minutes === undefined
    ? { lunchOfEmployee: own, replacedLunches: 0 }
    : { lunchOfEmployee: new Map(), replacedLunches: own.size };
}

/** The queried employees with a custom lunch. */
function ownLunches(
  { employees }: Pick<People, 'employees'>,
  filters: WorkFilters,
): Map<string, LunchRule | null> {
  const lunches = new Map<string, LunchRule | null>();
  const asked = filters.employee_id && new Set(filters.employee_id);
  for (const { id, lunch } of employees.values())
    if (lunch !== undefined && (asked?.has(id) ?? true)) lunches.set(id, lunch);
  return lunches;
}

/** Marks count only while the company allows them. */
export const asCounted = ({ settings }: CompanyCtx['company'], row: Ended): Ended =>
  row.isLunchWorked && !settings.worked_through_lunch ? { ...row, isLunchWorked: undefined } : row;

type Ended = WorkLogRow & { readonly endAt: number };
export const isEnded = (row: WorkLogRow): row is Ended => row.endAt !== undefined;

function matcher(ctx: WorkCtx, filters: WorkFilters): (row: WorkLogRow) => boolean {
  const employees = filters.employee_id && new Set(filters.employee_id);
  const projects = filters.project_id && new Set(filters.project_id);
  const isApprovalOn = ctx.company.settings.features.approve_work_logs;
  return (row) =>
    (employees?.has(row.employeeId) ?? true) &&
    (projects?.has(row.projectId) ?? true) &&
    isInScope(ctx, row.projectId) &&
    (filters.approved === undefined || filters.approved === (row.isApproved && isApprovalOn));
}
