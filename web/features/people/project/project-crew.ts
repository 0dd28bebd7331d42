// Who was on a project by day: a lane and hours for each person, and who of the week's crew was absent.

import type { WorkLog } from '#shared/model/worklog.ts';
import { addDays, type Day } from '#shared/time/day.ts';
import { isRunning, segmentOn } from '#web/entry/entry-times.ts';
import type { RulerSegment } from '#web/ui/display/ruler.tsx';
import { byName } from '#web/words/alphabet.ts';
import type { CompanyTime } from '#web/words/company-time.ts';
import { secondsIn } from './project-weeks.ts';

export type Lane = {
  readonly id: string;
  readonly name: string;
  readonly segments: readonly RulerSegment[];
  /** '07:00–11:30' for each entry; a running one ends with undefined. */
  readonly times: readonly { readonly from: string; readonly to: string | undefined }[];
  readonly seconds: number;
};

export type CrewDay = {
  readonly day: Day;
  readonly seconds: number;
  readonly lanes: readonly Lane[];
  readonly missing: readonly string[];
};

type Input = { readonly time: CompanyTime; readonly entries: readonly WorkLog[]; readonly now: number };

export type CrewWeek = {
  /** Newest first; only days with hours. */
  readonly days: readonly CrewDay[];
  readonly seconds: number;
  readonly people: number;
};

const daysInWeek = 7;
/** Fewer days say nothing about who belongs to the crew. */
const crewDaysLeast = 3;

/** `isMissing`: whether the week calls a person missing on a day, never on one that is usually off. */
export function crewWeek(
  input: Input,
  monday: Day,
  names: ReadonlyMap<string, string>,
  isMissing: (id: string, day: Day) => boolean,
): CrewWeek {
  const days = Array.from({ length: daysInWeek }, (_, index) => addDays(monday, index))
    .map((day) => ({ day, lanes: lanesOn(input, day, names) }))
    .filter(({ lanes }) => lanes.length > 0);
  const crew = regulars(days.map(({ lanes }) => lanes));
  const shown = days
    .map(({ day, lanes }) => ({
      day,
      lanes,
      seconds: sumOf(lanes),
      missing: crew.filter(({ id }) => lanes.every((one) => one.id !== id) && isMissing(id, day)),
    }))
    .map((day) => ({ ...day, missing: day.missing.map(({ name }) => name) }))
    .toReversed();
  return {
    days: shown,
    seconds: shown.reduce((sum, { seconds }) => sum + seconds, 0),
    people: new Set(days.flatMap(({ lanes }) => lanes.map(({ id }) => id))).size,
  };
}

/** Who was there on more than half of the days. */
function regulars(days: readonly (readonly Lane[])[]): readonly Lane[] {
  if (days.length < crewDaysLeast) return [];
  const all = Map.groupBy(days.flat(), ({ id }) => id);
  return [...all.values()]
    .filter((own) => own.length * 2 > days.length)
    .flatMap(([first]) => first ?? [])
    .toSorted((a, b) => byName(a.name, b.name));
}

const sumOf = (lanes: readonly Lane[]): number => lanes.reduce((sum, { seconds }) => sum + seconds, 0);

/** The people of a day in the order of their names. */
export function lanesOn(
  { time, entries, now }: Input,
  day: Day,
  names: ReadonlyMap<string, string>,
): readonly Lane[] {
  const people = Map.groupBy(
    entries.filter((entry) => segmentOn(time, entry, day, now) !== undefined),
    ({ employee }) => employee.id,
  );
  const fullOf = (own: readonly WorkLog[]) => own[0]?.employee.name ?? '';
  return [...people]
    .toSorted(([, a], [, b]) => byName(fullOf(a), fullOf(b)))
    .map(([id, own]) => laneOf({ time, entries: own, now }, day, id, names.get(id) ?? fullOf(own)));
}

function laneOf({ time, entries, now }: Input, day: Day, id: string, name: string): Lane {
  const inOrder = entries.toSorted((a, b) => (a.start_time < b.start_time ? -1 : 1));
  return {
    id,
    name,
    segments: inOrder.flatMap((entry) => segmentOn(time, entry, day, now) ?? []),
    times: inOrder.map((entry) => ({
      from: time.clockAt(entry.start_time),
      to: entry.end_time === undefined ? undefined : time.clockAt(entry.end_time),
    })),
    seconds: entries.reduce((sum, entry) => sum + secondsIn(time, entry, { from: day, to: day }, now), 0),
  };
}

/** First names, and whole names of people who share one. */
export function shortNames(entries: readonly WorkLog[]): ReadonlyMap<string, string> {
  const people = new Map(entries.map(({ employee }) => [employee.id, employee.name]));
  const firstOf = (name: string) => name.trim().split(/\s+/)[0] ?? name;
  const shared = Map.groupBy(people.values(), firstOf);
  return new Map(
    [...people].map(([id, name]) => {
      const first = firstOf(name);
      return [id, (shared.get(first)?.length ?? 0) > 1 ? name : first];
    }),
  );
}

/** Who is clocked in, in the order of the names. */
export const onSiteOf = (entries: readonly WorkLog[]): readonly WorkLog[] =>
  entries.filter(isRunning).toSorted((a, b) => byName(a.employee.name, b.employee.name));
