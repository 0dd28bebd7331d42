// Work logs as columns: entries without rare fields need no object of their own.

import type { WorkLogRow } from '#functions/table/rows/work-log-row.ts';
import { author } from '#shared/model/worklog.ts';
import type { WorkLogColumns } from '#shared/model/worklog/columns.ts';
import { isExampleId } from '#functions/domain/example-crew/example-crew.ts';
import { hasPressesOnWire } from '#functions/domain/worklogs/press/clock-times.ts';
import { type Names, placesOnWire, type WorkCtx, workLogOnWire } from '#functions/domain/worklogs/wire.ts';

/** Numbers ids in order of first appearance. */
function placesOf(nameOf: (id: string) => string) {
  const places = new Map<string, number>();
  const list: { id: string; name: string }[] = [];
  return {
    list,
    of: (id: string): number => {
      const known = places.get(id);
      if (known !== undefined) return known;
      places.set(id, list.length);
      return list.push({ id, name: nameOf(id) }) - 1;
    },
  };
}

const isPlain = (row: WorkLogRow): boolean =>
  row.comments.length === 0 &&
  row.originalStartAt === undefined &&
  row.originalEndAt === undefined &&
  !row.isClockCorrected &&
  !row.isLunchWorked &&
  !isExampleId(row.id) &&
  !hasPressesOnWire(row);

const placesIn = (rows: readonly WorkLogRow[]): NonNullable<WorkLogColumns['places']> =>
  rows.flatMap((row, at): NonNullable<WorkLogColumns['places']> => {
    const places = placesOnWire(row);
    return places ? [[at, places]] : [];
  });

/**
 * One position per row in every column, in the order of `rows`. `start` in epoch seconds; `seconds` null while an entry
 * runs; entries with comments, edits or other rare fields stand whole in `rest`, by position.
 */
export async function columnsOnWire(
  ctx: WorkCtx,
  rows: readonly WorkLogRow[],
  names: Names,
  hasPlaces: boolean,
): Promise<WorkLogColumns> {
  const [employees, projects] = [placesOf(names.employee), placesOf(names.project)];
  const isApprovalOn = ctx.company.settings.features.approve_work_logs;
  const particular = rows.flatMap((row, at) => (isPlain(row) ? [] : [{ at, row }]));
  return {
    employees: employees.list,
    projects: projects.list,
    ids: rows.map(({ id }) => id),
    employee: rows.map(({ employeeId }) => employees.of(employeeId)),
    project: rows.map(({ projectId }) => projects.of(projectId)),
    start: rows.map(({ startAt }) => startAt),
    seconds: rows.map(({ startAt, endAt }) => (endAt === undefined ? null : endAt - startAt)),
    version: rows.map(({ version }) => version),
    approved: rows.map(({ isApproved }) => (isApproved && isApprovalOn ? 1 : 0)),
    located: rows.map(({ locationIn, locationOut }) => (locationIn || locationOut ? 1 : 0)),
    ...(hasPlaces ? { places: placesIn(rows) } : {}),
    by: rows.map(({ createdBy }) => author.options.indexOf(createdBy)),
    authors: [...author.options],
    // The contract's schema drops what the columns already say.
    rest: await Promise.all(
      particular.map(
        async ({ at, row }): Promise<WorkLogColumns['rest'][number]> => [
          at,
          await workLogOnWire(ctx, row, names),
        ],
      ),
    ),
  };
}
