// A long list of work logs as columns: the same entries in a sixth of the bytes, for `Accept: application/vnd.worklogs+json`.

import * as z from 'zod/mini';
import { toWire } from '#shared/time/instant.ts';
import { author, places, type WorkLog, workLog } from '#shared/model/worklog.ts';

/** What a client accepts to get a list as columns: short, and quickly made and read. */
export const workLogColumnsMediaType = 'application/vnd.worklogs+json';

const named = z.object({ id: z.string(), name: z.string() });
const numbers = z.array(z.number());

/** Fields that few entries have, under their names in a list. */
const rareFields = z.pick(workLog, {
  work_log_comments: true,
  original_start_time: true,
  original_end_time: true,
  clock_corrected: true,
  in_clock: true,
  out_clock: true,
  location_missing: true,
  assumed_end: true,
  worked_through_lunch: true,
  example: true,
});

/** Every column holds an entry's value at the entry's place in the list. */
export const workLogColumns = z.object({
  employees: z.array(named),
  projects: z.array(named),
  ids: z.array(z.string()),
  /** Positions in `employees` and `projects`. */
  employee: numbers,
  project: numbers,
  /** Epoch seconds. */
  start: numbers,
  /** From start to end; null while the entry is open. */
  seconds: z.array(z.nullable(z.number())),
  version: numbers,
  /** 1 for yes. */
  approved: numbers,
  located: numbers,
  /** Of located entries, by position; absent unless asked for. */
  places: z.optional(z.array(z.tuple([z.number(), places]))),
  /** Positions in `authors`. */
  by: numbers,
  authors: z.array(author),
  /** The rare fields of entries, by position. */
  rest: z.array(z.tuple([z.number(), rareFields])),
});
export type WorkLogColumns = z.output<typeof workLogColumns>;

/** Rebuilds the list from its columns. */
export function workLogsOf(columns: WorkLogColumns): WorkLog[] {
  const { employees, projects, authors } = columns;
  const rest = new Map(columns.rest);
  const placed = new Map(columns.places);
  return columns.ids.map((id, at) => {
    const project = projects[columns.project[at] ?? -1];
    const employee = employees[columns.employee[at] ?? -1];
    const created_by = authors[columns.by[at] ?? -1];
    const [start, seconds] = [columns.start[at] ?? 0, columns.seconds[at] ?? null];
    const found = placed.get(at);
    if (!project || !employee || !created_by)
      throw new Error(`entry ${at} of the list lacks its project, employee or author`);
    return {
      id,
      project,
      employee,
      start_time: toWire(start),
      ...(seconds === null ? {} : { end_time: toWire(start + seconds), total_time: seconds }),
      approved: columns.approved[at] === 1,
      has_location: columns.located[at] === 1,
      ...(found ? { places: found } : {}),
      created_by,
      work_log_comments: [],
      version: columns.version[at] ?? 0,
      ...rest.get(at),
    };
  });
}
