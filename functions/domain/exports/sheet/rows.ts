// The spreadsheet's rows from the report's paid parts: per entry, or summed per day or name.

import { metresApart } from '#shared/distance.ts';
import type { Site } from '#shared/model/place.ts';
import type { Day } from '#shared/time/day.ts';
import { noWork, type WorkPart } from '#shared/pay/overtime.ts';
import type { Work } from '#functions/domain/report/report.ts';
import type { CommentRow, LocationRow } from '#functions/table/rows/work-log-row.ts';

/** One row; the layout decides which fields are shown. */
export type SheetRow = {
  /** The day its first work was done. */
  readonly day: Day;
  readonly startAt: number;
  readonly endAt: number;
  readonly employee: string;
  readonly kennitalaPayday: string;
  readonly projects: readonly string[];
  readonly entries: number;
  readonly totalSeconds: number;
  readonly regularSeconds: number;
  readonly overtimeSeconds: number;
  readonly lunchSeconds: number;
  /** Overtime of the second and third tier. */
  readonly overtime2Seconds: number;
  readonly overtime3Seconds: number;
  readonly isLunchWorked: boolean;
  /** Whole metres from its first project's site to the places of its clock-in and clock-out. */
  readonly metresIn: number | undefined;
  readonly metresOut: number | undefined;
  readonly comments: readonly CommentRow[];
  /** Instants of work in pairs of start and end, where the day is drawn. */
  readonly spans?: readonly number[];
};

type Group = { -readonly [K in keyof SheetRow]: SheetRow[K] } & {
  readonly projects: string[];
  readonly comments: CommentRow[];
  readonly spans?: number[];
  lastEntryId: string | undefined;
};

/** Sums the parts by `keyOf`, in order of first appearance. */
function grouped(work: Work, keyOf: (part: WorkPart) => string, hasSpans = false): SheetRow[] {
  const groups = new Map<string, Group>();
  let lastEntryId: string | undefined;
  for (const part of work.parts) {
    const key = keyOf(part);
    let group = groups.get(key);
    if (group === undefined) {
      group = hasSpans ? { ...startedBy(work, part), spans: [] } : startedBy(work, part);
      groups.set(key, group);
    }
    const project = projectOf(work, part);
    if (!group.projects.includes(project)) group.projects.push(project);
    if (part.entryId !== group.lastEntryId) group.entries += 1;
    group.lastEntryId = part.entryId;
    group.endAt = part.endAt;
    group.spans?.push(part.startAt, part.endAt);
    group.totalSeconds += part.totalSeconds;
    group.regularSeconds += part.regularSeconds;
    group.overtimeSeconds += part.overtimeSeconds;
    group.lunchSeconds += part.lunchSeconds;
    group.overtime2Seconds += part.overtime2Seconds;
    group.overtime3Seconds += part.overtime3Seconds;
    // An entry's comments appear once, with its first part.
    if (part.entryId !== lastEntryId) {
      lastEntryId = part.entryId;
      for (const comment of work.rows.get(part.entryId)?.comments ?? []) group.comments.push(comment);
    }
  }
  return [...groups.values()];
}

const projectOf = (work: Work, part: WorkPart): string => work.projects.get(part.projectId)?.name ?? '';

function startedBy(work: Work, part: WorkPart): Group {
  const employee = work.employees.get(part.employeeId);
  const row = work.rows.get(part.entryId);
  const site = work.projects.get(part.projectId)?.site;
  return {
    day: part.day,
    startAt: part.startAt,
    endAt: part.endAt,
    employee: employee?.name ?? '',
    kennitalaPayday: employee?.integrations.payday?.kt ?? '',
    projects: [],
    ...noWork(),
    isLunchWorked: row?.isLunchWorked ?? false,
    metresIn: metresTo(site, row?.locationIn),
    metresOut: metresTo(site, row?.locationOut),
    comments: [],
    lastEntryId: undefined,
  };
}

function metresTo(site: Site | undefined, at: LocationRow | undefined): number | undefined {
  return site && at && Math.round(metresApart(site, { lat: Number(at.lat), lon: Number(at.lon) }));
}

/** A press of these entries has a place, and its project a site. */
export function hasDistances(work: Work): boolean {
  for (const { projectId, locationIn, locationOut } of work.rows.values())
    if ((locationIn ?? locationOut) && work.projects.get(projectId)?.site) return true;
  return false;
}

type Order = (one: SheetRow, other: SheetRow) => number;
const collated = (language: string) => new Intl.Collator(language).compare;
const latestDayFirst: Order = (one, other) => (one.day === other.day ? 0 : one.day < other.day ? 1 : -1);

/** By employee, then newest first, like the report's list of all entries. */
export function rowsPerEntry(work: Work, language: string): SheetRow[] {
  const compare = collated(language);
  const rows = grouped(work, (part) => part.entryId);
  // Rows come by employee and in time order, so only each employee's run is sorted.
  const runs = [...Map.groupBy(rows, (row) => row.employee)];
  return runs.toSorted(([one], [other]) => compare(one, other)).flatMap(([, run]) => run.toReversed());
}

/** One row for each project with work, by name; seconds are summed before they are rounded. */
export function rowsPerProject(work: Work, language: string): SheetRow[] {
  const compare = collated(language);
  const rows = grouped(work, (part) => part.projectId);
  return rows.toSorted((one, other) => compare(one.projects[0] ?? '', other.projects[0] ?? ''));
}

/** One row for each employee with work, by name; seconds are summed before they are rounded. */
export function rowsPerEmployee(work: Work, language: string): SheetRow[] {
  const compare = collated(language);
  const rows = grouped(work, (part) => part.employeeId);
  return rows.toSorted((one, other) => compare(one.employee, other.employee));
}

/** Hours of each employee and day, newest day first. */
export function rowsPerDayAndEmployee(work: Work, language: string, hasSpans = false): SheetRow[] {
  const compare = collated(language);
  const rows = grouped(work, (part) => `${part.day} ${part.employeeId}`, hasSpans);
  return rows.toSorted((one, other) => latestDayFirst(one, other) || compare(one.employee, other.employee));
}

/** One employee's hours per day and project, newest day first. */
export function rowsPerDayAndProject(work: Work, _language: string, hasSpans = false): SheetRow[] {
  const rows = grouped(work, (part) => `${part.day} ${part.projectId}`, hasSpans);
  return rows.toSorted((one, other) => latestDayFirst(one, other) || one.startAt - other.startAt);
}
