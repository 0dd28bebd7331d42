// The entries of a columnar report, read in place: figures as columns, an entry or its parts written out when asked for.

import { dayFromNumber } from '#shared/time/calendar.ts';
import { toWire } from '#shared/time/instant.ts';
import { dayNumberOf, startOfDayNumber, type Zone, zoneOf } from '#shared/time/zone.ts';
import type { ColumnarReport, ReportLog, ReportPart } from '#shared/model/report.ts';
import { author, type Comment, comment as commentShape } from '#shared/model/worklog.ts';

type Split = ColumnarReport['split'][number];
type Grades = NonNullable<ColumnarReport['tiers']>;

/** One position per entry in every column, by employee, then by start. */
export type ReportEntries = {
  readonly columns: ColumnarReport;
  readonly count: number;
  readonly ids: readonly string[];
  /** Positions in the report's list of employees. */
  readonly employee: Uint32Array;
  readonly startAt: Float64Array;
  /** The local day of the start, counted since 1970-01-01. */
  readonly day: Int32Array;
  readonly splits: ReadonlyMap<number, readonly Split[]>;
  /** Present where the rules grade overtime. */
  readonly grades: ReadonlyMap<number, Grades> | undefined;
  readonly comments: ReadonlyMap<number, readonly Comment[]>;
};

/** Reads the columns in place: no object per entry, so a report of 100,000 entries stays small in memory. */
export function reportEntries(columns: ColumnarReport): ReportEntries {
  const zone = zoneOf(columns.time_zone);
  const count = columns.seconds.length;
  const employee = new Uint32Array(count);
  const startAt = new Float64Array(count);
  const day = new Int32Array(count);
  const comments = new Map<number, Comment[]>();
  const commentsOf = commentsIn(columns);
  const dayStarts = new Map<number, number>();
  let at = 0;
  columns.counts.forEach((entries, position) => {
    let endAt = 0;
    for (let left = entries; left > 0; left--, at++) {
      const start = endAt + (columns.gap[at] ?? 0);
      employee[at] = position;
      startAt[at] = start;
      day[at] = dayHolding(zone, start, dayStarts);
      endAt = start + (columns.seconds[at] ?? 0);
      const said = commentsOf(at, start);
      if (said.length > 0) comments.set(at, said);
    }
  });
  return {
    columns,
    count,
    ids: idsOf(columns.ids),
    employee,
    startAt,
    day,
    splits: Map.groupBy(columns.split, ([entry]) => entry),
    grades: columns.tiers && Map.groupBy(columns.tiers, ([entry]) => entry),
    comments,
  };
}

const unnamed = { id: '', name: '' };

/** The entry at a position, whole. */
export function logAt(entries: ReportEntries, at: number): ReportLog {
  const { columns, grades } = entries;
  const startAt = entries.startAt[at] ?? 0;
  const total_time = columns.seconds[at] ?? 0;
  const over_time = columns.over[at] ?? 0;
  const lunch_deduction = columns.lunch[at] ?? 0;
  const comments_v2 = [...(entries.comments.get(at) ?? [])];
  return {
    id: entries.ids[at] ?? '',
    date: dayFromNumber(entries.day[at] ?? 0),
    start: toWire(startAt),
    end: toWire(startAt + total_time),
    employee: columns.employees[entries.employee[at] ?? 0] ?? unnamed,
    project: columns.projects[columns.project[at] ?? 0] ?? unnamed,
    regular_time: total_time - over_time - lunch_deduction,
    over_time,
    ...(grades && gradesOf(grades.get(at) ?? [])),
    lunch_deduction,
    total_time,
    comments: comments_v2.map((one) => one.comment),
    comments_v2,
  };
}

/** The entry's parts by local day: later days as sent, the first day as the remainder. */
export function partsAt(entries: ReportEntries, at: number, log: ReportLog): ReportPart[] {
  const parts = splitParts(log, entries.startAt[at] ?? 0, entries.day[at] ?? 0, entries.splits.get(at));
  const { grades } = entries;
  return grades ? gradedParts(parts, entries.day[at] ?? 0, grades.get(at) ?? []) : parts;
}

function splitParts(
  log: ReportLog,
  startAt: number,
  firstDay: number,
  later: readonly Split[] | undefined,
): ReportPart[] {
  const whole = {
    day: log.date,
    log_id: log.id,
    employee_id: log.employee.id,
    project_id: log.project.id,
    start: log.start,
    end: log.end,
    regular_time: log.regular_time,
    over_time: log.over_time,
    lunch_deduction: log.lunch_deduction,
    total_time: log.total_time,
  };
  if (later === undefined) return [whole];
  const parts: ReportPart[] = [];
  let cutAt = startAt + log.total_time;
  for (const [, days, seconds, over, lunch] of later.toReversed()) {
    const regular = seconds - over - lunch;
    parts.push({
      ...whole,
      day: dayFromNumber(firstDay + days),
      start: toWire(cutAt - seconds),
      end: toWire(cutAt),
      regular_time: regular,
      over_time: over,
      lunch_deduction: lunch,
      total_time: seconds,
    });
    cutAt -= seconds;
    whole.regular_time -= regular;
    whole.over_time -= over;
    whole.lunch_deduction -= lunch;
    whole.total_time -= seconds;
  }
  return [{ ...whole, end: toWire(cutAt) }, ...parts.toReversed()];
}

/** The local day of an instant. An hour that repeats a day after clocks go back counts to the next day. */
function dayHolding(zone: Zone, seconds: number, starts: Map<number, number>): number {
  const day = dayNumberOf(zone, seconds);
  let next = starts.get(day + 1);
  if (next === undefined) {
    next = startOfDayNumber(zone, day + 1);
    starts.set(day + 1, next);
  }
  return seconds >= next ? day + 1 : day;
}

function idsOf({ shared, length, rest }: ColumnarReport['ids']): string[] {
  const parted = length === 0 ? rest.split(' ') : undefined;
  let id = '';
  let at = 0;
  return Array.from(shared, (digit, position) => {
    const count = Number.parseInt(digit, 36);
    const own = parted === undefined ? rest.slice(at, at + length - count) : (parted[position] ?? '');
    at += own.length;
    id = id.slice(0, count) + own;
    return id;
  });
}

/** Callers ask in entry order, so the comment columns are walked once. */
function commentsIn({ comments }: ColumnarReport): (at: number, startAt: number) => Comment[] {
  const photos = new Map(
    comments.photos.map(([position, thumbnail, state]) => [position, { thumbnail, state }]),
  );
  let next = 0;
  let entry = comments.entry[0] ?? Infinity;
  return (at, startAt) => {
    const found: Comment[] = [];
    while (entry === at) {
      const photo = photos.get(next);
      const comment: Comment = {
        id: comments.id[next] ?? '',
        comment: comments.text[next] ?? '',
        created: toWire(startAt + (comments.after[next] ?? 0)),
        created_by: author.options[comments.by[next] ?? 0] ?? 'Employee',
      };
      if (photo !== undefined) {
        comment.photo_state = commentShape.shape.photo_state.parse(photo.state);
        if (photo.thumbnail !== '') comment.thumbnail = photo.thumbnail;
      }
      found.push(comment);
      next++;
      entry = next < comments.entry.length ? at + (comments.entry[next] ?? 0) : Infinity;
    }
    return found;
  };
}

/** Seconds of the second and third tier of overtime. */
const gradesOf = (grades: Grades) => ({
  over_time_2: grades.reduce((sum, [, , second]) => sum + second, 0),
  over_time_3: grades.reduce((sum, [, , , third]) => sum + third, 0),
});

/** The parts of an entry with what each holds of the higher tiers. */
function gradedParts(parts: readonly ReportPart[], firstDay: number, grades: Grades): ReportPart[] {
  return parts.map((part) => ({
    ...part,
    ...gradesOf(grades.filter(([, days]) => dayFromNumber(firstDay + days) === part.day)),
  }));
}
