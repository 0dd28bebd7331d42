// Work logs in the table: one by public id, a month of them, and the names they need.

import type { Table } from '#functions/aws/table.ts';
import { type Employee, employeeFrom } from '#functions/table/rows/employee-row.ts';
import { type Key, keys, type Range, ranges } from '#functions/table/keys.ts';
import { type Project, projectFrom } from '#functions/table/rows/project-row.ts';
import { textIn } from '#functions/table/read.ts';
import { idAndName } from '#functions/table/rows/named.ts';
import {
  forwardOf,
  isForward,
  placeOf,
  workLogFrom,
  type WorkLogPlace,
  type WorkLogRow,
} from '#functions/table/rows/work-log-row.ts';
import type { Item } from '#functions/table/write.ts';
import type { ExampleCrew } from '#functions/domain/example-crew/example-crew.ts';
import { type Asking, isInScope } from '#functions/domain/office-scope/office-scope.ts';
import type { Names } from './wire.ts';

/** Each move between months may add a hop from an old receipt; more than this means a broken row. */
const hopsMax = 100;

/** The row at a place, or where it has moved, deleted ones included. */
export async function rowAt(
  table: Table,
  companyId: string,
  place: WorkLogPlace,
): Promise<WorkLogRow | undefined> {
  let { month, entry } = place;
  for (let hops = 0; hops <= hopsMax; hops += 1) {
    const item = await table.get(keys.workLog(companyId, month, entry));
    if (!item) return undefined;
    const forward = forwardOf(item);
    if (!forward) return workLogFrom(companyId, item);
    ({ month, entry } = forward);
  }
  throw new Error(`work log ${place.month} ${place.entry} is forwarded in a circle`);
}

/** Who reads, of which company: a person of the office may be kept to some projects. */
export type Reader = Asking & { readonly table: Table; readonly company: { readonly id: string } };

/** The work log with this public id; also a deleted one, which still answers repeats of old requests. */
export async function findWithDeleted(ctx: Reader, id: string): Promise<WorkLogRow | undefined> {
  const place = placeOf(id);
  const row = place && (await rowAt(ctx.table, ctx.company.id, place));
  // A receipt forwards to an entry with another id: it does not open that entry under this id.
  return row?.id === id && isInScope(ctx, row.projectId) ? row : undefined;
}

/** Undefined for a deleted entry; follows the forwarding rows of a moved one. */
export async function find(ctx: Reader, id: string): Promise<WorkLogRow | undefined> {
  const row = await findWithDeleted(ctx, id);
  return row?.isDeleted ? undefined : row;
}

/** Leaves out forwarding rows; deleted entries stay, marked. */
export const workLogsOf = (companyId: string, items: readonly Item[]): WorkLogRow[] =>
  items.filter((item) => !isForward(item)).map((item) => workLogFrom(companyId, item));

/** Every item of the months, forwarding rows and deleted entries included; months are read in parallel. */
export async function itemsOfMonths(
  table: Table,
  companyId: string,
  months: readonly string[],
  employeeIds: readonly string[] | undefined,
): Promise<Item[]> {
  const wanted: Range[] = months.flatMap((month) =>
    employeeIds && employeeIds.length <= employeesReadAlone
      ? employeeIds.map((employeeId) => ranges.employeeMonth(companyId, month, employeeId))
      : [ranges.month(companyId, month)],
  );
  const pages = await Promise.all(wanted.map((range) => table.queryAll(range)));
  return pages.flat();
}
/** Up to this many employees are read by their own ranges; for more, whole months need fewer round trips. */
const employeesReadAlone = 8;

export async function employeeOf(table: Table, companyId: string, id: string): Promise<Employee | undefined> {
  const item = await table.get(keys.employee(companyId, id));
  return item && employeeFrom(item);
}

/** These employees and projects as they are now; missing ones and projects of others are left out. */
export async function holders(ctx: Reader, employeeIds: Iterable<string>, projectIds: Iterable<string>) {
  const companyId = ctx.company.id;
  const employees = [...new Set(employeeIds)];
  const projects = [...new Set(projectIds)].filter((id) => isInScope(ctx, id));
  const items = await ctx.table.getMany([
    ...employees.map((id) => keys.employee(companyId, id)),
    ...projects.map((id) => keys.project(companyId, id)),
  ]);
  const found = new Map<string, Employee>();
  const foundProjects = new Map<string, Project>();
  items.forEach((item, index) => {
    if (!item) return;
    if (index < employees.length) found.set(textIn(item, 'id'), employeeFrom(item));
    else foundProjects.set(textIn(item, 'id'), projectFrom(item));
  });
  return { employees: found, projects: foundProjects };
}
export type Holders = Awaited<ReturnType<typeof holders>>;

/** An empty name for an id that is not among them. */
export const namesIn = ({ employees, projects }: Holders): Names => ({
  employee: (id) => employees.get(id)?.name ?? '',
  project: (id) => projects.get(id)?.name ?? '',
});

/** The names of all employees and projects, by one query. */
export async function allNames(table: Table, companyId: string): Promise<Names> {
  const items = await table.queryAll(ranges.company(companyId));
  const named = (letter: string) =>
    new Map(items.filter((item) => textIn(item, 'SK').startsWith(`${letter}#`)).map(idAndName));
  const [employees, projects] = [named('E'), named('P')];
  return { employee: (id) => employees.get(id) ?? '', project: (id) => projects.get(id) ?? '' };
}

/** The company's own names with those of its example crew. */
export function withExamples(crew: ExampleCrew | undefined, own: Names): Names {
  if (!crew) return own;
  const nameIn = (rows: readonly { id: string; name: string }[], id: string) =>
    rows.find((row) => row.id === id)?.name;
  return {
    employee: (id) => nameIn(crew.employees, id) ?? own.employee(id),
    project: (id) => nameIn(crew.projects, id) ?? own.project(id),
  };
}

/** The names for an employee's own entries: only projects are read. */
export async function ownNames(table: Table, employee: Employee): Promise<Names> {
  const items = await table.queryAll(ranges.projects(employee.companyId));
  const projects = new Map(items.map(idAndName));
  return { employee: () => employee.name, project: (id) => projects.get(id) ?? '' };
}

/** The names for one entry. */
export async function namesOf(table: Table, row: WorkLogRow): Promise<Names> {
  return namesIn(await holders({ table, company: { id: row.companyId } }, [row.employeeId], [row.projectId]));
}

/** The names for a known employee's entries: reads only projects that were not read with the session. */
export async function namesFor(
  ctx: { readonly table: Table; readonly extraRows?: readonly Item[] },
  employee: Employee,
  projectIds: readonly string[],
): Promise<Names> {
  const { extraRows = [] } = ctx;
  const came = (id: string) =>
    extraRows.find((item) => item['SK'] === keys.project(employee.companyId, id).SK);
  const items = projectIds.map(came);
  const { projects } = items.every((item) => item !== undefined)
    ? { projects: new Map(items.map((item) => [textIn(item, 'id'), projectFrom(item)])) }
    : await holders({ table: ctx.table, company: { id: employee.companyId } }, [], projectIds);
  return namesIn({ employees: new Map([[employee.id, employee]]), projects });
}

/** The keys of an entry and its project, if the request names both; `serve` reads them with the session. */
export function entryAndProjectKeys(
  companyId: string,
  workLogId: string | undefined,
  projectId: string | undefined,
): readonly Key[] {
  const place = workLogId === undefined ? undefined : placeOf(workLogId);
  if (!place || projectId === undefined) return [];
  return [keys.workLog(companyId, place.month, place.entry), keys.project(companyId, projectId)];
}

type EntryAndNames = { readonly row: WorkLogRow; readonly names: Names };
const entryAndNameKeys = (
  { companyId }: Employee,
  { month, entry }: WorkLogPlace,
  projectIds: readonly string[],
): readonly Key[] => [
  keys.workLog(companyId, month, entry),
  ...projectIds.map((id) => keys.project(companyId, id)),
];

/** Like `entryAndNames`, from rows read with the session, if complete; the write checks that they still hold. */
export function entryAndNamesReads(
  { extraRows = [] }: { readonly extraRows?: readonly Item[] },
  employee: Employee,
  place: WorkLogPlace,
  projectIds: readonly string[],
): EntryAndNames | undefined {
  const wanted = entryAndNameKeys(employee, place, projectIds);
  const [entry, ...items] = wanted.map(({ PK, SK }) =>
    extraRows.find((item) => item['PK'] === PK && item['SK'] === SK),
  );
  const isWhole = entry && !isForward(entry) && items.every((item) => item !== undefined);
  return isWhole
    ? { row: workLogFrom(employee.companyId, entry), names: namesAmong(employee, items) }
    : undefined;
}

const namesAmong = (employee: Employee, items: readonly (Item | undefined)[]): Names => {
  const found = items.flatMap((item) => (item ? [[textIn(item, 'id'), projectFrom(item)] as const] : []));
  return namesIn({ employees: new Map([[employee.id, employee]]), projects: new Map(found) });
};

/** An employee's entry with its names and those of the given projects, by one read. */
export async function entryAndNames(
  ctx: { readonly table: Table },
  employee: Employee,
  place: WorkLogPlace,
  projectIds: readonly string[],
): Promise<EntryAndNames> {
  const { companyId } = employee;
  const [entry, ...items] = await ctx.table.getMany(entryAndNameKeys(employee, place, projectIds));
  const isHere = entry !== undefined && !isForward(entry);
  const row = isHere ? workLogFrom(companyId, entry) : await rowAt(ctx.table, companyId, place);
  if (!row) throw new Error(`the open work log ${place.month} ${place.entry} is not there`);
  return { row, names: namesAmong(employee, items) };
}

/** The changes by hand, oldest first; presses and comments write none. */
export const historyOf = (table: Table, companyId: string, workLogId: string): Promise<Item[]> =>
  table.queryAll(ranges.history(companyId, workLogId));
