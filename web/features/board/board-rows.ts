// The rows and figures of the overview, computed from the entries of this week and the last.

import type { WorkLog } from '#shared/model/worklog.ts';
import { addDays, type Day } from '#shared/time/day.ts';
import { isVeryLong } from '#shared/time/duration.ts';
import { weekStartOf } from '#shared/time/week.ts';
import type { RulerSegment } from '#web/ui/display/ruler.tsx';
import type { CompanyTime } from '#web/words/company-time.ts';
import { isOwn } from '#web/crew/examples.ts';
import { isRunning, isUntilNow, lengthOf, secondsWithin, segmentOn } from '#web/entry/entry-times.ts';
import { usualEnd } from '#shared/time/usual-end.ts';

export type BoardInput = {
  readonly time: CompanyTime;
  readonly entries: readonly WorkLog[];
  /** Epoch seconds. */
  readonly now: number;
  /** Ids of the disabled employees: only the company can end the entries they left running. */
  readonly inactive?: ReadonlySet<string>;
  /** The entries that usual ends come from: those of who forgot to clock out, `usualEndReadDays` back. */
  readonly before?: readonly WorkLog[] | undefined;
};

/** A person with hours today: clocked in, or out again. */
export type ClockRow = {
  readonly id: string;
  readonly name: string;
  readonly project: string;
  /** The running entry, or the last one of today. */
  readonly entry: WorkLog;
  readonly state: 'forgotten' | 'running' | 'out';
  /** When a forgotten entry would have ended on a usual day of the person, in epoch seconds. */
  readonly usualEndAt: number | undefined;
  readonly isInactive: boolean;
  readonly entrySeconds: number;
  readonly todaySeconds: number;
  /** The person is not clocked in, but an entry of today ends later than now: its hours count only until now. */
  readonly isUntilNow: boolean;
  /** Rulers by day, oldest first; the last one is today's. */
  readonly rulers: readonly { readonly day: Day; readonly segments: readonly RulerSegment[] }[];
};

const rank = { forgotten: 0, running: 1, out: 2 } as const;

/** The running entries that run for so long that the clock-out must have been forgotten. */
export const forgottenOf = ({ time, entries, now }: BoardInput): readonly WorkLog[] =>
  entries.filter((entry) => isRunning(entry) && isVeryLong(lengthOf(time, entry, now)));

/** Forgotten clock-outs first, the longest first; then who is clocked in; then who was here today. */
export function clockRows({ time, entries, now, inactive, before = [] }: BoardInput): ClockRow[] {
  const today = time.dayAt(now);
  const range = { from: today, to: today };
  const ofToday = entries.filter((entry) => isRunning(entry) || secondsWithin(time, entry, range, now) > 0);
  const people = Map.groupBy(ofToday, ({ employee }) => employee.id);
  const rows = [...people].flatMap(([id, own]) => {
    const entry = own.find(isRunning) ?? own.toSorted((a, b) => (a.start_time < b.start_time ? 1 : -1))[0];
    const isInactive = inactive?.has(id) ?? false;
    if (!entry) return [];
    const row = clockRow({ time, entries: own, now }, id, entry);
    const all = row.state === 'forgotten' ? before.filter(({ employee }) => employee.id === id) : [];
    return [{ ...row, isInactive, usualEndAt: usualEnd(time.zone, all, entry, now)?.at }];
  });
  const cameAt = (row: ClockRow) => row.rulers.at(-1)?.segments[0]?.fromMinute ?? 0;
  const inState = (a: ClockRow, b: ClockRow) =>
    a.state === 'forgotten' ? b.entrySeconds - a.entrySeconds : cameAt(a) - cameAt(b);
  return rows.toSorted((a, b) => rank[a.state] - rank[b.state] || inState(a, b));
}

function clockRow(
  { time, entries, now }: BoardInput,
  id: string,
  entry: WorkLog,
): Omit<ClockRow, 'isInactive' | 'usualEndAt'> {
  const today = time.dayAt(now);
  const entrySeconds = lengthOf(time, entry, now);
  const state = !isRunning(entry) ? 'out' : isVeryLong(entrySeconds) ? 'forgotten' : 'running';
  const rulerOf = (day: Day) => ({
    day,
    segments: entries
      .flatMap((one) => segmentOn(time, one, day, now) ?? [])
      .toSorted((a, b) => a.fromMinute - b.fromMinute),
  });
  const startDay = time.dayAt(entry.start_time);
  const isFromBefore = state === 'forgotten' && startDay < today;
  return {
    id,
    name: entry.employee.name,
    project: entry.project.name,
    entry,
    state,
    entrySeconds,
    todaySeconds: entries.reduce(
      (sum, one) => sum + secondsWithin(time, one, { from: today, to: today }, now),
      0,
    ),
    isUntilNow: state === 'out' && entries.some((one) => isUntilNow(time, one, now)),
    // A forgotten entry from before today also shows the day it began.
    rulers: [...(isFromBefore ? [rulerOf(startDay)] : []), rulerOf(today)],
  };
}

const workWeekDays = 5;

export type WeekFigures = {
  readonly seconds: number;
  readonly isUntilNow: boolean;
  /** Monday to Friday, and on to the last day that has hours. */
  readonly days: readonly { readonly day: Day; readonly seconds: number }[];
  /** Per cent more than at the same moment last week; undefined where last week had no hours by then. */
  readonly percentMore: number | undefined;
};

export function weekFigures({ time, entries, now }: BoardInput): WeekFigures {
  const monday = weekStartOf(time.dayAt(now));
  const sum = (range: { from: Day; to: Day }, until: number) =>
    entries.reduce((total, entry) => total + secondsWithin(time, entry, range, until), 0);
  const all = Array.from({ length: 7 }, (_, index) => addDays(monday, index)).map((day) => ({
    day,
    seconds: sum({ from: day, to: day }, now),
  }));
  const seconds = all.reduce((total, day) => total + day.seconds, 0);
  const aWeekAgo = now - 7 * 86_400;
  const before = sum({ from: addDays(monday, -7), to: addDays(monday, -1) }, aWeekAgo);
  // A Saturday without hours stays in the row if Sunday has some.
  const last = all.findLastIndex((day, index) => index < workWeekDays || day.seconds > 0);
  const days = all.slice(0, last + 1);
  return {
    seconds,
    isUntilNow: entries.some((entry) => isUntilNow(time, entry, now)),
    days,
    percentMore: before === 0 ? undefined : Math.round((seconds / before - 1) * 100),
  };
}

export type SiteRow = {
  readonly id: string;
  readonly name: string;
  readonly onSite: readonly string[];
  readonly weekSeconds: number;
  readonly isUntilNow: boolean;
  readonly totalSeconds: number;
  readonly lastAt: string | null;
  readonly example: boolean | undefined;
};
type ProjectSeen = {
  readonly id: string;
  readonly name: string;
  readonly total_working_hours: number;
  readonly latest_work_log: string | null;
  readonly example?: boolean | undefined;
};

/**
 * The projects with hours this week, the busiest first, the example crew's below the company's own. While there are
 * examples, the company's own projects show without hours too: a new company wants to see the project it just made.
 */
export function siteRows({ time, entries, now }: BoardInput, projects: readonly ProjectSeen[]): SiteRow[] {
  const today = time.dayAt(now);
  const week = { from: weekStartOf(today), to: today };
  const byProject = Map.groupBy(entries, ({ project }) => project.id);
  const hasExamples = !projects.every(isOwn);
  return projects
    .map((project) => {
      const own = byProject.get(project.id) ?? [];
      return {
        id: project.id,
        name: project.name,
        onSite: own.filter(isRunning).map(({ employee }) => employee.name),
        weekSeconds: own.reduce((sum, entry) => sum + secondsWithin(time, entry, week, now), 0),
        isUntilNow: own.some((entry) => isUntilNow(time, entry, now)),
        // The same figure as in the list of projects: ended entries only. The week's hours include running entries.
        totalSeconds: project.total_working_hours,
        lastAt: project.latest_work_log,
        example: project.example,
      };
    })
    .filter((row) => row.weekSeconds > 0 || row.onSite.length > 0 || (hasExamples && isOwn(row)))
    .toSorted((a, b) => Number(isOwn(b)) - Number(isOwn(a)) || b.weekSeconds - a.weekSeconds);
}
