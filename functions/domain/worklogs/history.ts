// The history of an entry, oldest first. Its start, its clocked end and its comments are read from its own row, answered
// requests from theirs.

import type { HistoryRow } from '#shared/model/worklog/history.ts';
import type { Location } from '#shared/model/worklog.ts';
import { toWire } from '#shared/time/instant.ts';
import type { EmployeeCtx } from '#functions/runtime/context.ts';
import { fail } from '#functions/runtime/fail.ts';
import type { CorrectionRow } from '#functions/table/rows/correction-row.ts';
import {
  type FieldChange,
  type HistoryAction,
  type HistoryEntry,
  historyFrom,
} from '#functions/table/rows/history-row.ts';
import { placeOf, type WorkLogRow } from '#functions/table/rows/work-log-row.ts';
import { productName } from '#shared/limits.ts';
import { managerNames } from '#functions/domain/office-names/office-names.ts';
import { isInScope } from '#functions/domain/office-scope/office-scope.ts';
import { exampleCrewOf } from '#functions/domain/example-crew/example-crew.ts';
import { answersAbout } from './corrections/store.ts';
import { employeeOf, find, findWithDeleted, historyOf } from './store.ts';
import { clockTimesOnWire, clockInTimes, clockOutTimes, type ClockTimes } from './press/clock-times.ts';
import { locationOnWire, type WorkCtx } from './wire.ts';

type Input = { path: { id: string } };
type By = HistoryRow['by'];
/** The company's own log-in says the company's name, a person of the office their own. */
type ByOf = (kind: By['kind'], managerId?: string) => By;

const own = async (ctx: WorkCtx & EmployeeCtx, id: string): Promise<WorkLogRow> => {
  if (placeOf(id)?.employeeId !== ctx.employee.id) fail('work_log_missing');
  return known(ctx, id);
};
const known = async (ctx: WorkCtx, id: string): Promise<WorkLogRow> =>
  (await find(ctx, id)) ?? fail('work_log_missing');
const exampleOf = (ctx: WorkCtx, id: string): WorkLogRow | undefined =>
  exampleCrewOf(ctx)?.entries.find((entry) => entry.id === id);

/**
 * Where the employee clocked in and out, if locations were taken and are still kept. In, then out; empty without any.
 * Error: `work_log_missing`.
 */
export const locations = async (ctx: WorkCtx, { path }: Input): Promise<Location[]> =>
  locationsOf(exampleOf(ctx, path.id) ?? (await known(ctx, path.id)));
/** The same for an own entry; another employee's is `work_log_missing`. */
export const locationsOwn = async (ctx: WorkCtx & EmployeeCtx, { path }: Input): Promise<Location[]> =>
  locationsOf(await own(ctx, path.id));

const locationsOf = ({ locationIn, locationOut }: WorkLogRow): Location[] => [
  ...(locationIn ? [locationOnWire(locationIn, 'in')] : []),
  ...(locationOut ? [locationOnWire(locationOut, 'out')] : []),
];

/** Oldest first; of a deleted entry too, without its comments. Error: `work_log_missing`. */
export const history = async (ctx: WorkCtx, { path }: Input): Promise<HistoryRow[]> =>
  historyRows(
    ctx,
    exampleOf(ctx, path.id) ?? (await findWithDeleted(ctx, path.id)) ?? fail('work_log_missing'),
  );
/**
 * The same for an own entry; another employee's is `work_log_missing`, and a deleted one. Employees see their history too
 * (domain-facts.md, wish 5).
 */
export const historyOwn = async (ctx: WorkCtx & EmployeeCtx, { path }: Input): Promise<HistoryRow[]> =>
  historyRows(ctx, await own(ctx, path.id));

type TimedRow = { readonly at: number; readonly row: HistoryRow };

async function historyRows(ctx: WorkCtx, entry: WorkLogRow): Promise<HistoryRow[]> {
  const [items, employee, answers] = await Promise.all([
    historyOf(ctx.table, ctx.company.id, entry.id),
    employeeOf(ctx.table, ctx.company.id, entry.employeeId),
    answersAbout(ctx, entry.id),
  ]);
  const example = exampleCrewOf(ctx)?.employees.find(({ id }) => id === entry.employeeId);
  const names = {
    Employee: (example ?? employee)?.name ?? '',
    Company: ctx.company.name,
    // A shared clock does not know who pressed, so no name is given.
    CompanyTimeClock: '',
    Platform: productName,
  } as const satisfies Record<By['kind'], string>;
  const lines = items.map((item) => historyFrom(ctx.company.id, entry.id, item));
  const managers = await managerNames(ctx.table, ctx.company.id, [
    entry.managerId,
    ...[...entry.comments, ...lines].map(({ managerId }) => managerId),
    ...answers.map(({ answered }) => answered?.m),
  ]);
  const by: ByOf = (kind, managerId) => ({ kind, name: managers.get(managerId) ?? names[kind] });
  const foremen = await foremenOf(ctx, [entry.foremanIn, entry.foremanOut]);
  const pressed = lines.map(({ changes }) => changes.find(([field]) => field === 'pressed'));
  const doubters = await foremenOf(
    ctx,
    pressed.map((change) => (typeof change?.[1] === 'string' ? change[1] : undefined)),
  );
  const wordAt = (at: number) =>
    answers.find(({ answered }) => answered?.state === 'taken' && answered.at === at)?.word;
  const rows: TimedRow[] = [
    ...rowsOfEntry(entry, by, names.Employee, foremen, wordAt, firstMark(entry, lines)),
    ...answers.flatMap((row) => answerRows(ctx, row, by)),
    ...lines.map(
      ({ at, action, by: kind, managerId, changes, isAsked }, index): TimedRow => ({
        at,
        row: {
          at: toWire(at),
          by: doubters[index] ?? by(kind, managerId),
          action,
          changes: asPressed(action, changes, pressed[index]).map((one) =>
            changeOnWire(keptToScope(ctx, one)),
          ),
          ...(isAsked ? askedOf(names.Employee, wordAt(at)) : {}),
        },
      }),
    ),
  ];
  // toSorted is stable: within one second, rows read from the entry come first.
  return rows.toSorted((one, other) => one.at - other.at).map(({ row }) => row);
}

const askedOf = (name: string, word: string | undefined) => ({
  asked_by: name,
  ...(word === undefined || word === '' ? {} : { word }),
});

/** A request that was declined or withdrawn changed nothing, so it is a line of its own. */
function answerRows(ctx: WorkCtx, row: CorrectionRow, by: ByOf): TimedRow[] {
  const { answered, word } = row;
  if (answered?.state !== 'declined' && answered?.state !== 'withdrawn') return [];
  const { state, at, m, seen, why } = answered;
  // Of an administrator acting as the company the answer keeps the product's name alone.
  const office = answered.by === productName && m === undefined ? 'Platform' : 'Company';
  const asked: FieldChange[] = [
    ['start_time', seen?.s ?? null, row.startAt],
    ['end_time', seen?.e ?? null, row.endAt],
    ['project', seen?.p ?? null, row.projectId],
    ...(row.isLunchWorked === undefined
      ? []
      : [['worked_through_lunch', seen?.l ?? false, row.isLunchWorked] satisfies FieldChange]),
  ];
  return [
    {
      at,
      row: {
        at: toWire(at),
        by: by(state === 'withdrawn' ? 'Employee' : office, m),
        action: state,
        changes: asked
          .filter(([, from, to]) => from !== to)
          .map((one) => changeOnWire(keptToScope(ctx, one))),
        ...(word === '' ? {} : { word }),
        ...(why === undefined ? {} : { reason: why }),
      },
    },
  ];
}

/** A clock-out that changed nothing says its time; that the end is to be confirmed shows at the entry. */
const asPressed = (
  action: HistoryAction,
  changes: readonly FieldChange[],
  pressed: FieldChange | undefined,
): readonly FieldChange[] =>
  pressed && action === 'doubted'
    ? [['end_time', null, pressed[2]]]
    : changes.filter((change) => change !== pressed);

/** The foremen of these ids. */
const foremenOf = (ctx: WorkCtx, ids: readonly (string | undefined)[]): Promise<(By | undefined)[]> =>
  Promise.all(
    ids.map(async (id) => {
      const foreman = id === undefined ? undefined : await employeeOf(ctx.table, ctx.company.id, id);
      return foreman && { kind: 'Employee', name: foreman.name };
    }),
  );

/** The mark that the entry was made or clocked out with, whatever it was changed to later; empty without one. */
function firstMark({ isLunchWorked = false }: WorkLogRow, lines: readonly HistoryEntry[]): FieldChange[] {
  const later = lines.flatMap(({ changes }) => changes.filter(([field]) => field === 'worked_through_lunch'));
  const [, first] = later[0] ?? ['', isLunchWorked];
  return first === true ? [['worked_through_lunch', null, true]] : [];
}

/** History of presses and comments: those write no history rows, so it is built from the entry. */
function rowsOfEntry(
  entry: WorkLogRow,
  by: ByOf,
  employeeName: string,
  [foremanIn, foremanOut]: readonly (By | undefined)[],
  wordAt: (at: number) => string | undefined,
  lunch: readonly FieldChange[],
): TimedRow[] {
  const startAt = entry.originalStartAt ?? entry.startAt;
  const endAt = entry.originalEndAt ?? entry.endAt;
  const isMadeWhole = entry.addedAt !== undefined;
  const created: FieldChange[] = [
    ['start_time', null, startAt],
    ...(isMadeWhole && endAt !== undefined ? [['end_time', null, endAt] satisfies FieldChange] : []),
    ...(isMadeWhole ? lunch : []),
  ];
  const pressRow = (
    at: number,
    author: By,
    action: HistoryRow['action'],
    changes: FieldChange[],
    clocks: ClockTimes | undefined,
  ): TimedRow => ({
    at,
    row: {
      at: toWire(at),
      by: author,
      action,
      changes: changes.map(changeOnWire),
      ...(clocks ? clockTimesOnWire(clocks) : {}),
      ...(action === 'created' && entry.isAsked ? askedOf(employeeName, wordAt(at)) : {}),
    },
  });
  // A press is listed at the time the server received it: no screen could show it earlier.
  const [inBy, outBy] = [clockInTimes(entry), clockOutTimes(entry)];
  const ended: FieldChange[] = endAt === undefined ? [] : [['end_time', null, endAt], ...lunch];
  return [
    pressRow(
      inBy?.heardAt ?? entry.addedAt ?? startAt,
      foremanIn ?? by(entry.createdBy, entry.managerId),
      'created',
      created,
      inBy,
    ),
    ...(outBy
      ? [pressRow(outBy.heardAt, foremanOut ?? by(entry.endedBy ?? 'Employee'), 'ended', ended, outBy)]
      : []),
    ...entry.comments.map(
      ({ createdAt, createdBy, managerId, text, photoId }): TimedRow => ({
        at: createdAt,
        row: {
          at: toWire(createdAt),
          by: by(createdBy, managerId),
          action: 'commented',
          changes: photoId === undefined ? [{ field: 'comment', from: null, to: text }] : [],
        },
      }),
    ),
  ];
}

/** An entry that came from another project does not name it to a person who does not see that. */
const keptToScope = (ctx: WorkCtx, [field, from, to]: FieldChange): FieldChange => {
  const kept = (value: FieldChange[1]) =>
    field === 'project' && typeof value === 'string' && !isInScope(ctx, value) ? null : value;
  return [field, kept(from), kept(to)];
};

const valueOnWire = (field: FieldChange[0], value: FieldChange[1]): string | null =>
  value === null ? null : typeof value === 'number' && field !== 'approved' ? toWire(value) : String(value);
const changeOnWire = ([field, from, to]: FieldChange): HistoryRow['changes'][number] => ({
  field,
  from: valueOnWire(field, from),
  to: valueOnWire(field, to),
});
