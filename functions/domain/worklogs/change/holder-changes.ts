// What rewritten entries change on employees and projects: the open pointer, the newest start, the total.

import type { CompanyCtx } from '#functions/runtime/context.ts';
import {
  type Employee,
  type EndedPointer,
  employeeRow,
  isEndedStill,
  isOpenStill,
} from '#functions/table/rows/employee-row.ts';
import { keys } from '#functions/table/keys.ts';
import { type Project, projectRow } from '#functions/table/rows/project-row.ts';
import { requestHash, type WorkLogRow } from '#functions/table/rows/work-log-row.ts';
import { all, type Change, type Condition, present } from '#functions/table/write.ts';
import { pointerOf } from '#functions/domain/worklogs/press/fresh.ts';
import { latestAfter, newestStart, type Shift } from './latest.ts';
import type { Rewrite } from './rewrite.ts';
import type { Holders } from '#functions/domain/worklogs/store.ts';

/** Own changes need an active employee and open projects. */
export type Rules = {
  readonly isOwn: boolean;
  /** An entry begun on an open project may end after the project was closed. */
  readonly mayBeClosed?: boolean;
};
type TableCtx = Pick<CompanyCtx, 'table' | 'company' | 'now'>;

const counted = (row: WorkLogRow | undefined): WorkLogRow | undefined => (row?.isDeleted ? undefined : row);
const secondsOf = ({ startAt, endAt = startAt }: WorkLogRow): number => endAt - startAt;

/** The changes of all employees and projects that the entries belong or belonged to. */
export async function holderChanges(
  ctx: TableCtx,
  rewrites: readonly Rewrite[],
  read: Holders,
  rules: Rules,
): Promise<Change[]> {
  const ids = new Set(rewrites.map(({ after }) => after.id));
  const pairs = rewrites.map(({ before, after }) => [counted(before), counted(after)] as const);
  const ofEmployees = [...read.employees.values()].map((employee) =>
    employeeChange(
      ctx,
      employee,
      rewrites,
      shiftOf(pairs, (row) => row.employeeId === employee.id),
      ids,
      rules,
    ),
  );
  const ofProjects = [...read.projects.values()].map((project) => {
    const shift = shiftOf(pairs, (row) => row.projectId === project.id);
    const seconds = pairs.reduce(
      (sum, [before, after]) =>
        sum +
        (after?.projectId === project.id ? secondsOf(after) : 0) -
        (before?.projectId === project.id ? secondsOf(before) : 0),
      0,
    );
    return projectChange(ctx, project, shift, seconds, ids, rules);
  });
  return (await Promise.all([...ofEmployees, ...ofProjects])).flat();
}

/** Starts removed and added; an entry that keeps its start and holder counts for neither. */
function shiftOf(
  pairs: readonly (readonly [WorkLogRow | undefined, WorkLogRow | undefined])[],
  belongs: (row: WorkLogRow) => boolean,
): Shift {
  const removed: number[] = [];
  const added: number[] = [];
  for (const [before, after] of pairs) {
    const from = before && belongs(before) ? before.startAt : undefined;
    const to = after && belongs(after) ? after.startAt : undefined;
    if (from === to) continue;
    if (from !== undefined) removed.push(from);
    if (to !== undefined) added.push(to);
  }
  return { removed, added };
}

const isShift = (shift: Shift): boolean => shift.removed.length > 0 || shift.added.length > 0;
const conditions = (...of: (Condition | undefined)[]): Condition =>
  all(...of.filter((one) => one !== undefined));

async function employeeChange(
  ctx: TableCtx,
  employee: Employee,
  rewrites: readonly Rewrite[],
  shift: Shift,
  ids: ReadonlySet<string>,
  rules: Rules,
): Promise<Change[]> {
  const key = keys.employee(employee.companyId, employee.id);
  const mayWrite = rules.isOwn ? employeeRow.is({ isDisabled: false }) : undefined;
  const opened = rewrites.find(
    ({ before }) => before?.employeeId === employee.id && before.endAt === undefined && !before.isDeleted,
  );
  const reopened = rewrites.find(
    ({ before, after }) =>
      after.employeeId === employee.id &&
      before !== undefined &&
      (before.endAt !== undefined || before.isDeleted) &&
      after.endAt === undefined &&
      !after.isDeleted,
  );
  const last = lastEnded(employee, rewrites);
  const ended = employee.ended ? undefined : rewrites.find((one) => one.ended)?.ended;
  if (!isShift(shift) && !opened && !reopened && !last)
    return mayWrite ? [{ check: key, when: all(present(), mayWrite) }] : [];
  const latest = await latestAfter(employee, shift, () =>
    newestStart(ctx, employee.latestAt ?? 0, [employee.id], (row) => !ids.has(row.id)),
  );
  const isStillOpen = opened && opened.after.endAt === undefined && !opened.after.isDeleted;
  const running = (isStillOpen ? opened : reopened)?.after;
  const assumed = opened?.after.isEndAssumed ? assumedPointer(opened.after) : undefined;
  return [
    {
      update: key,
      ...employeeRow.set({
        ...latest.fields,
        ...(running || opened ? { open: running && pointerOf(running) } : {}),
        ...(last ? { ended: last.next } : {}),
        ...(ended ? { ended } : {}),
        ...(assumed ? { ended: assumed } : {}),
      }),
      ...employeeRow.add({ turn: 1 }),
      when: conditions(
        present(),
        mayWrite,
        isShift(shift) ? latest.when : undefined,
        opened && isOpenStill(opened.after.id),
        // Nothing was begun since the employee was read.
        reopened && employeeRow.is({ open: undefined, latestAt: employee.latestAt }),
        last && isEndedStill(last.hash),
        ended && employeeRow.is({ ended: undefined }),
      ),
    },
  ];
}

/** Late presses avoid an entry with an assumed end as if it had been clocked out. */
const assumedPointer = ({ month, entry, startAt, endAt, id }: WorkLogRow): EndedPointer => ({
  month,
  entry,
  startAt,
  endAt: endAt ?? startAt,
  hash: requestHash(['assumed', id]),
});

/** The entry clocked out last has shrunk, moved or gone, or runs again: late presses avoid what is left of it. */
function lastEnded(
  { ended }: Employee,
  rewrites: readonly Rewrite[],
): { hash: string; next: EndedPointer | undefined } | undefined {
  const found = rewrites.find(
    ({ before }) => before?.month === ended?.month && before?.entry === ended?.entry,
  );
  if (!ended || !found) return undefined;
  const { month, entry, startAt, endAt, isDeleted } = found.after;
  // A switch out of an entry that runs again would otherwise begin at the end that was taken back.
  if (isDeleted || endAt === undefined) return { hash: ended.hash, next: undefined };
  const next: EndedPointer = {
    month,
    entry,
    startAt: Math.max(ended.startAt, startAt),
    endAt: Math.min(ended.endAt, endAt),
    hash: ended.hash,
  };
  const isSame = month === ended.month && next.startAt === ended.startAt && next.endAt === ended.endAt;
  return isSame ? undefined : { hash: ended.hash, next };
}

async function projectChange(
  ctx: TableCtx,
  project: Project,
  shift: Shift,
  seconds: number,
  ids: ReadonlySet<string>,
  rules: Rules,
): Promise<Change[]> {
  const key = keys.project(project.companyId, project.id);
  const mayWrite = rules.isOwn && !rules.mayBeClosed ? projectRow.is({ isOpen: true }) : undefined;
  if (!isShift(shift) && seconds === 0) {
    return mayWrite ? [{ check: key, when: all(present(), mayWrite) }] : [];
  }
  const latest = isShift(shift)
    ? await latestAfter(project, shift, () =>
        newestStart(
          ctx,
          project.latestAt ?? 0,
          undefined,
          (row) => row.projectId === project.id && !ids.has(row.id),
        ),
      )
    : { fields: {}, when: undefined };
  return [
    {
      update: key,
      ...projectRow.set(latest.fields),
      ...projectRow.add({ turn: 1, totalSeconds: seconds }),
      when: conditions(present(), mayWrite, latest.when),
    },
  ];
}
