// Lists of work logs: a range of local days, filtered, newest start first, page by page.

import type * as z from 'zod/mini';
import { pageSizeDefault, reportDaysMax } from '#shared/limits.ts';
import type { officeWorkLogPage, workLogFilters, workLogPage } from '#shared/model/filters.ts';
import type { WorkLog } from '#shared/model/worklog.ts';
import {
  type WorkLogColumns,
  workLogColumns,
  workLogColumnsMediaType,
} from '#shared/model/worklog/columns.ts';
import { addDays, daysBetween, monthsTouching } from '#shared/time/day.ts';
import { wholeRange } from '#shared/time/day-range.ts';
import { dayOf, startOfDay, zoneOf } from '#shared/time/zone.ts';
import { fail, failField } from '#functions/runtime/fail.ts';
import type { CompanyCtx, EmployeeCtx } from '#functions/runtime/context.ts';
import type { WorkLogRow } from '#functions/table/rows/work-log-row.ts';
import { isInScope } from '#functions/domain/office-scope/office-scope.ts';
import { exampleCrewOf } from '#functions/domain/example-crew/example-crew.ts';
import { columnsOnWire } from './columns.ts';
import {
  allNames,
  itemsOfMonths,
  ownNames,
  withExamples,
  workLogsOf,
} from '#functions/domain/worklogs/store.ts';
import { listedOnWire, type Names, type WorkCtx, workLogOnWire } from '#functions/domain/worklogs/wire.ts';

type Filters = z.output<typeof workLogFilters> & { deleted?: boolean | undefined };
type Page = z.output<typeof workLogPage> & { deleted?: boolean | undefined };
type OfficePage = z.output<typeof officeWorkLogPage>;

/** A filter as instants and table partitions. */
export type Selection = {
  readonly startsFrom: number;
  readonly startsBefore: number;
  /** UTC months that can hold such starts, oldest first. */
  readonly months: readonly string[];
  readonly matches: (row: WorkLogRow) => boolean;
  readonly employeeIds: readonly string[] | undefined;
};

/**
 * Without days: the current local month. At most `reportDaysMax` days. Source: 3-decisions.md, 'Worklog and report
 * filters'. Errors: `range_too_long`, `invalid_input` for a reversed range.
 */
export function selection(ctx: Pick<CompanyCtx, 'company' | 'now' | 'manager'>, filters: Filters): Selection {
  const zone = zoneOf(ctx.company.settings.time_zone);
  const { from, to } = wholeRange(filters, dayOf(zone, ctx.now));
  if (to < from) failField('to', 'is before from');
  if (daysBetween(from, to) >= reportDaysMax) fail('range_too_long', { days: reportDaysMax });
  const startsFrom = startOfDay(zone, from);
  const startsBefore = startOfDay(zone, addDays(to, 1));
  const employees = filters.employee_id && new Set(filters.employee_id);
  const projects = filters.project_id && new Set(filters.project_id);
  const isApprovalOn = ctx.company.settings.features.approve_work_logs;
  return {
    startsFrom,
    startsBefore,
    months: monthsTouching(zone, from, to),
    employeeIds: employees && [...employees],
    matches: (row) =>
      row.isDeleted === (filters.deleted ?? false) &&
      isInScope(ctx, row.projectId) &&
      row.startAt >= startsFrom &&
      row.startAt < startsBefore &&
      (employees?.has(row.employeeId) ?? true) &&
      (projects?.has(row.projectId) ?? true) &&
      (filters.approved === undefined || filters.approved === (row.isApproved && isApprovalOn)),
  };
}

/**
 * By start, then by id, so that entries with the same start always stand in the same order and pages neither repeat nor
 * skip one.
 */
export const newestFirst = (one: WorkLogRow, other: WorkLogRow): number =>
  other.startAt - one.startAt || (one.id < other.id ? 1 : -1);

/**
 * The company's work logs; the next page's cursor goes into the reply's headers. Errors: `range_too_long`,
 * `invalid_input`. Source: 3-decisions.md, 'Lists'.
 */
export async function list(ctx: WorkCtx, { query }: { query: OfficePage }): Promise<WorkLog[]> {
  const { rows, names } = await ofCompany(ctx, query);
  return Promise.all(rows.map((row) => listedOnWire(ctx, row, names, query.places === true)));
}

/** The same list, as columns where the client asks for them: much cheaper for ten thousand entries. */
export async function listAsAsked(
  ctx: WorkCtx,
  input: { query: OfficePage },
): Promise<WorkLog[] | WorkLogColumns> {
  if (!ctx.accepts(workLogColumnsMediaType)) return list(ctx, input);
  ctx.extras.form = { mediaType: workLogColumnsMediaType, schema: workLogColumns };
  const { rows, names } = await ofCompany(ctx, input.query);
  return columnsOnWire(ctx, rows, names, input.query.places === true);
}

function ofCompany(ctx: WorkCtx, page: Page): Promise<Listed> {
  const crew = exampleCrewOf(ctx);
  const names = async () => withExamples(crew, await allNames(ctx.table, ctx.company.id));
  return pageOf(ctx, selection(ctx, page), page, names, crew?.entries);
}

/**
 * The employee's own work logs; other employees in the filter are ignored. Errors: `range_too_long`, `invalid_input`.
 */
export async function listOwn(ctx: WorkCtx & EmployeeCtx, input: { query: Page }): Promise<WorkLog[]> {
  const own = { ...input.query, employee_id: [ctx.employee.id] };
  const names = () => ownNames(ctx.table, ctx.employee);
  const listed = await pageOf(ctx, selection(ctx, own), input.query, names);
  return Promise.all(listed.rows.map((row) => workLogOnWire(ctx, row, listed.names)));
}

type Listed = { readonly rows: readonly WorkLogRow[]; readonly names: Names };

const monthsReadTogether = 3;

async function pageOf(
  ctx: WorkCtx,
  selected: Selection,
  page: Page,
  names: () => Promise<Names>,
  examples: readonly WorkLogRow[] = [],
): Promise<Listed> {
  const limit = page.limit ?? pageSizeDefault;
  const after = page.cursor === undefined ? undefined : cursorFrom(page.cursor);
  const months = selected.months.toReversed().filter((month) => !after || month <= after.month);
  const namesComing = names();
  namesComing.catch(() => undefined);
  const rows: WorkLogRow[] = [];
  // A month holds all starts of its days and no others, so older months come after it.
  for (let next = 0; next < months.length && rows.length <= limit; next += monthsReadTogether) {
    const some = months.slice(next, next + monthsReadTogether);
    const items = await itemsOfMonths(ctx.table, ctx.company.id, some, selected.employeeIds);
    const all = workLogsOf(ctx.company.id, items).concat(
      examples.filter(({ month }) => some.includes(month)),
    );
    const found = all.filter((row) => selected.matches(row) && (!after || isAfter(row, after)));
    for (const row of found.toSorted(newestFirst)) rows.push(row);
  }
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  if (last && rows.length > limit) ctx.extras.nextCursor = cursorAt(last);
  return { rows: shown, names: await namesComing };
}

type Cursor = { readonly startAt: number; readonly id: string; readonly month: string };
const cursorAt = (row: WorkLogRow): string => `${row.startAt}.${row.month}.${row.id}`;
function cursorFrom(text: string): Cursor {
  const [, startAt, month, id] = /^(\d{1,12})\.(\d{6})\.([a-z0-9]{1,64})$/.exec(text) ?? [];
  return startAt && month && id
    ? { startAt: Number(startAt), month, id }
    : failField('cursor', 'is not a cursor of this list');
}
const isAfter = (row: WorkLogRow, cursor: Cursor): boolean =>
  row.startAt < cursor.startAt || (row.startAt === cursor.startAt && row.id < cursor.id);
