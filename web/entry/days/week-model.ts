// The week as rows and cells: computed from entries, people, days and the present time, without any view.

import type { UsualWeek } from '#shared/model/company/usual-week.ts';
import type { DayNoteKind } from '#shared/model/day-note.ts';
import type { WorkLog } from '#shared/model/worklog.ts';
import { minutesPerDay } from '#shared/time/calendar.ts';
import { addDays, type Day } from '#shared/time/day.ts';
import { isVeryLong } from '#shared/time/duration.ts';
import { usualDay } from '#shared/time/usual-day.ts';
import type { RulerSegment } from '#web/ui/display/ruler.tsx';
import { byName } from '#web/words/alphabet.ts';
import type { CompanyTime } from '#web/words/company-time.ts';
import { type DayNotes, isOwnNote, noteOf } from '#web/entry/day-notes/day-notes.ts';
import { type Usual, usualBetween, usualByWeek } from '#web/entry/day-notes/usual-day.ts';
import { isRunning, segmentOn } from '#web/entry/entry-times.ts';
import { laned, type Part } from '#web/entry/lanes.ts';
import type { RestMark, restMarks } from './rest-marks.ts';

export type WeekPerson = {
  readonly id: string;
  readonly name: string;
  readonly disabled?: boolean | undefined;
  readonly example?: boolean | undefined;
  /** When they were added: no day before it is missing. */
  readonly created?: string | undefined;
  /** The person's own, in place of the company's. */
  readonly usual_week?: UsualWeek | undefined;
};

export type WeekInput = {
  readonly time: CompanyTime;
  /** Epoch seconds. */
  readonly now: number;
  /** Consecutive days, oldest first. */
  readonly days: readonly Day[];
  /** Public holidays and the company's own: no hours are missing on them. */
  readonly isFree: (day: Day) => boolean;
  /** Whether what begins at a time (epoch seconds) cannot be changed: its day asks for nothing. */
  readonly isClosed?: ((at: number) => boolean) | undefined;
  /** False while a filter hides entries: a day without hours is then no missing day. */
  readonly marksMissing: boolean;
  /**
   * The company's usual week; without one, the weekdays that a person has worked in most of the last weeks are
   * usual.
   */
  readonly usualWeek: UsualWeek | undefined;
  /** Entries of older weeks by employee, where a person's own entries do not reach back so far. */
  readonly older?: ReadonlyMap<string, readonly WorkLog[]> | undefined;
  readonly notes: DayNotes;
  /** Given where the company warns of too little rest, and no filter hides entries. */
  readonly restMarks?: typeof restMarks | undefined;
};

export type WeekCell = {
  readonly day: Day;
  /** The entries that lie on the day, also those that began the day before; oldest first. */
  readonly entries: readonly WorkLog[];
  readonly segments: readonly RulerSegment[];
  /** Of this day alone, until now. */
  readonly seconds: number;
  readonly isRunning: boolean;
  /** An entry of 16 hours or more ends here, or still runs here. */
  readonly isTooLong: boolean;
  readonly isOverlapping: boolean;
  /** An entry ends here at a time that the system assumed and that is unconfirmed. */
  readonly isAssumed: boolean;
  /** All its entries have ended and are approved. */
  readonly isApproved: boolean;
  /** The usual hours, where nothing was worked this time and nothing is noted. */
  readonly missing: Usual | undefined;
  /** What the work day that began here lacks of rest. */
  readonly rest: RestMark | undefined;
  readonly note: DayNoteKind | undefined;
  /** The note is the employee's own word. */
  readonly isOwnNote: boolean;
  readonly isToCome: boolean;
  /** Its pay period is locked: nothing is missing, and nothing can be added. */
  readonly isClosed: boolean;
};

export type WeekRow = {
  readonly person: WeekPerson;
  readonly cells: readonly WeekCell[];
  readonly seconds: number;
  readonly isRunning: boolean;
  /** Cells that somebody should look at: missing, too long, overlapping, or with an assumed end. */
  readonly looks: number;
  /** The entries that were read for the person: of these days and of the weeks before. */
  readonly read: readonly WorkLog[];
};

type Spell = {
  readonly entry: WorkLog;
  readonly startAt: number;
  /** `now` while it runs. */
  readonly endAt: number;
};

/** The people of the rows: everybody active, and others who have hours on these days. */
export function peopleOf(
  people: readonly WeekPerson[],
  entries: ReadonlyMap<string, readonly WorkLog[]>,
  { time, now, days }: Pick<WeekInput, 'time' | 'now' | 'days'>,
): readonly WeekPerson[] {
  const [first] = days;
  const last = days.at(-1);
  if (first === undefined || last === undefined) return [];
  const from = time.startOf(first);
  const until = time.startOf(addDays(last, 1));
  const isHere = (entry: WorkLog) => {
    const { startAt, endAt } = spellOf(time, entry, now);
    return startAt < until && endAt > from;
  };
  const known = new Set(people.map(({ id }) => id));
  // An employee whose record has not been read yet, or who was deleted, still has hours.
  const others: WeekPerson[] = [...entries.values()].flatMap(([entry]) =>
    entry && !known.has(entry.employee.id) ? [{ ...entry.employee, disabled: true }] : [],
  );
  const all: WeekPerson[] = [...people, ...others];
  return all
    .filter((one) => !one.disabled || (entries.get(one.id)?.some(isHere) ?? false))
    .toSorted(
      (one, other) =>
        Number(one.example ?? false) - Number(other.example ?? false) || byName(one.name, other.name),
    );
}

/** One person's row. `own` are the person's entries of the days and of the weeks before them. */
export function weekRow(input: WeekInput, person: WeekPerson, own: readonly WorkLog[]): WeekRow {
  const spells = own
    .map((entry) => spellOf(input.time, entry, input.now))
    .toSorted((one, other) => one.startAt - other.startAt);
  const today = input.time.dayAt(input.now);
  const rest = input.restMarks?.(input.time, spells);
  const cells = input.days.map((day) => ({
    ...cellOf(input, person, spells, day, today),
    rest: rest?.get(day),
  }));
  return {
    person,
    cells,
    seconds: cells.reduce((sum, { seconds }) => sum + seconds, 0),
    isRunning: cells.some((cell) => cell.isRunning),
    looks: cells.filter(needsLook).length,
    read: [...(input.older?.get(person.id) ?? []), ...own],
  };
}

export const needsLook = (cell: WeekCell): boolean =>
  !cell.isClosed && (cell.missing !== undefined || cell.isTooLong || cell.isOverlapping || cell.isAssumed);

function spellOf(time: CompanyTime, entry: WorkLog, now: number): Spell {
  const startAt = time.seconds(entry.start_time);
  return { entry, startAt, endAt: entry.end_time === undefined ? now : time.seconds(entry.end_time) };
}

const isOn = ({ startAt, endAt }: Spell, from: number, until: number): boolean =>
  startAt < until && endAt > from;

function cellOf(
  input: WeekInput,
  person: WeekPerson,
  spells: readonly Spell[],
  day: Day,
  today: Day,
): Omit<WeekCell, 'rest'> {
  const { time, now } = input;
  const from = time.startOf(day);
  const until = time.startOf(addDays(day, 1));
  // An entry that has just begun has no length yet, but is shown.
  const here = spells.filter((one) => isOn(one, from, until) || (one.startAt >= from && one.startAt < until));
  const entries = here.map(({ entry }) => entry);
  const { segments, isOverlapping } = laned(
    here.flatMap((one) => partOn(time, one, day, now, from, until)),
    (at) => (at >= until ? minutesPerDay : time.minuteAt(at)),
  );
  const isClosed = input.isClosed?.(from) ?? false;
  const note = noteOf(input.notes, person.id, day);
  const isMissing =
    input.marksMissing &&
    !isClosed &&
    entries.length === 0 &&
    note === undefined &&
    day < today &&
    !person.disabled &&
    person.example !== true &&
    !input.isFree(day);
  return {
    day,
    entries,
    segments,
    seconds: here.reduce((sum, one) => sum + secondsOn(one, from, Math.min(until, now)), 0),
    isRunning: entries.some(isRunning),
    isTooLong: here.some((one) => isVeryLong(one.endAt - one.startAt) && one.endAt <= until),
    isOverlapping,
    isAssumed: here.some(({ entry, endAt }) => entry.assumed_end === true && endAt <= until),
    isApproved: entries.length > 0 && entries.every((one) => one.approved && !isRunning(one)),
    missing: isMissing ? usualOn(input, person, spells, day) : undefined,
    note,
    isOwnNote: isOwnNote(input.notes, person.id, day),
    isToCome: day > today,
    isClosed,
  };
}

const secondsOn = ({ startAt, endAt }: Spell, from: number, until: number): number =>
  Math.max(0, Math.min(endAt, until) - Math.max(startAt, from));

function partOn(
  time: CompanyTime,
  { entry, startAt, endAt }: Spell,
  day: Day,
  now: number,
  from: number,
  until: number,
): Part[] {
  const drawn = segmentOn(time, entry, day, now);
  if (drawn === undefined) return [];
  // In the hour that the clocks repeat, an entry may end at an earlier time of day than it began.
  const segment =
    drawn.toMinute < drawn.fromMinute
      ? { ...drawn, fromMinute: drawn.toMinute, toMinute: drawn.fromMinute }
      : drawn;
  return [{ startAt: Math.max(startAt, from), endAt: Math.min(endAt, until), segment }];
}

/** By the person's usual week or the company's, else the hours of the usual one of the last such weekdays: from the first in to the last out. */
function usualOn(
  { time, now, usualWeek, older }: WeekInput,
  { id, created, usual_week: ownWeek }: WeekPerson,
  spells: readonly Spell[],
  day: Day,
): Usual | undefined {
  const week = ownWeek ?? usualWeek;
  if (week) return created === undefined || day >= time.dayAt(created) ? usualByWeek(week, day) : undefined;
  // What began on a day: the end of a night shift is no usual day of its own.
  const before = (older?.get(id) ?? []).map((entry) => spellOf(time, entry, now));
  // An entry may have been read twice, where two ranges of days meet.
  const all = [...new Map([...before, ...spells].map((spell) => [spell.entry.id, spell])).values()];
  const begunOn = (one: Day) => {
    const [from, until] = [time.startOf(one), time.startOf(addDays(one, 1))];
    return all.filter(({ startAt }) => startAt >= from && startAt < until);
  };
  const last = usualDay(day, (one) =>
    begunOn(one)
      .filter(({ entry }) => !isRunning(entry))
      .reduce((sum, { startAt, endAt }) => sum + endAt - startAt, 0),
  );
  const own = last === undefined ? [] : begunOn(last).toSorted((one, other) => one.startAt - other.startAt);
  const [first] = own;
  if (last === undefined || first === undefined) return undefined;
  const until = time.startOf(addDays(last, 1));
  const lastEnd = Math.max(...own.map(({ endAt }) => endAt));
  const toMinute = lastEnd >= until ? minutesPerDay : time.minuteAt(lastEnd);
  return usualBetween(time.minuteAt(first.startAt), toMinute);
}

export type WeekSums = {
  readonly days: readonly { readonly people: number; readonly seconds: number }[];
  readonly seconds: number;
  readonly entries: number;
  readonly running: number;
};

/** The sums at the edges, of the company's own rows. An entry over midnight counts once. */
export function weekSums(rows: readonly WeekRow[]): WeekSums {
  const own = rows.filter(({ person }) => person.example !== true);
  const [first] = rows;
  const days = (first?.cells ?? []).map((_, index) => {
    const seconds = own.map((row) => row.cells[index]?.seconds ?? 0);
    return {
      people: seconds.filter((worked) => worked > 0).length,
      seconds: seconds.reduce((sum, worked) => sum + worked, 0),
    };
  });
  const entries = new Map(own.flatMap(entriesIn).map((entry) => [entry.id, entry]));
  return {
    days,
    seconds: days.reduce((sum, { seconds }) => sum + seconds, 0),
    entries: entries.size,
    running: own.filter((row) => row.isRunning).length,
  };
}

const entriesIn = ({ cells }: WeekRow): readonly WorkLog[] => cells.flatMap(({ entries }) => entries);

export type WeekOrder = 'name' | 'hours' | 'look';

/** The rows in their order; the example crew stays last. */
export function ordered(rows: readonly WeekRow[], order: WeekOrder): readonly WeekRow[] {
  if (order === 'name') return rows;
  const key = order === 'hours' ? (row: WeekRow) => row.seconds : (row: WeekRow) => row.looks;
  const isExample = ({ person }: WeekRow) => Number(person.example ?? false);
  return rows.toSorted((one, other) => isExample(one) - isExample(other) || key(other) - key(one));
}

/** A person's hours on one of the days shown; undefined for other days, which no sum counts. */
export const cellAt = (row: WeekRow, day: Day): WeekCell | undefined =>
  row.cells.find((cell) => cell.day === day);
