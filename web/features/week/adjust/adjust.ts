// Correcting an in or out time: how far it may move and what stops it, steps, typed times. Without any view.

import { manualEntrySecondsMax } from '#shared/limits.ts';
import type { WorkLog } from '#shared/model/worklog.ts';
import { minutesOfClock, minutesPerDay } from '#shared/time/calendar.ts';
import { addDays, type Day } from '#shared/time/day.ts';
import { toWire } from '#shared/time/instant.ts';
import type { CompanyTime } from '#web/words/company-time.ts';
import type { End } from './holds.ts';

/** An entry with its ends as they would be; instants in epoch seconds. */
export type AdjustedEntry = {
  readonly entry: WorkLog;
  /** The end that moves. */
  readonly end: End;
  readonly startAt: number;
  /** Undefined while the entry runs. */
  readonly endAt: number | undefined;
  /** Why the end does not go further; undefined while it can. */
  readonly stop?: Stop | undefined;
};
export type Stop = 'next' | 'before' | 'now' | 'locked' | 'shortest' | 'longest';

export type AdjustInput = {
  readonly time: CompanyTime;
  readonly now: number;
  /** The same person's other entries. */
  readonly others: readonly WorkLog[];
  /** Whether an entry that starts at this instant could not be changed. */
  readonly isClosed: (startAt: number) => boolean;
};

const shortestSeconds = 60;
export const stepSeconds = { usual: 300, fine: 60 } as const;

/** Takes hold of an end; the start where the entry still runs. */
export function takenHold(time: CompanyTime, entry: WorkLog, end: End): AdjustedEntry {
  const endAt = entry.end_time === undefined ? undefined : time.seconds(entry.end_time);
  return {
    entry,
    end: endAt === undefined ? 'start' : end,
    startAt: time.seconds(entry.start_time),
    endAt,
  };
}

type Limit = { readonly at: number; readonly why: Stop };

const nearest = (limits: readonly Limit[], isUpper: boolean): Limit =>
  limits.reduce((best, one) => ((isUpper ? one.at < best.at : one.at > best.at) ? one : best));

function upperLimit(
  { time, now, others }: AdjustInput,
  { entry, end, startAt, endAt }: AdjustedEntry,
): Limit {
  if (end === 'start') return { at: (endAt ?? now) - shortestSeconds, why: 'shortest' };
  const given = entry.end_time === undefined ? now : time.seconds(entry.end_time);
  const next = others.map((one) => time.seconds(one.start_time)).filter((at) => at >= given);
  return nearest(
    [
      // An entry may have been added before it is over: its own end stays possible.
      { at: Math.max(now, given), why: 'now' },
      { at: Math.max(startAt + manualEntrySecondsMax, given), why: 'longest' },
      ...next.map((at) => ({ at, why: 'next' as const })),
    ],
    true,
  );
}

function lowerLimit(input: AdjustInput, { entry, end, startAt, endAt }: AdjustedEntry): Limit {
  const { time, now, others } = input;
  if (end === 'end') return { at: startAt + shortestSeconds, why: 'shortest' };
  const given = time.seconds(entry.start_time);
  const longest = Math.min((endAt ?? now) - manualEntrySecondsMax, given);
  const before = others.flatMap(({ end_time }) => {
    const at = end_time === undefined ? undefined : time.seconds(end_time);
    return at !== undefined && at <= given ? [{ at, why: 'before' as const }] : [];
  });
  const free = nearest([{ at: longest, why: 'longest' }, ...before], false);
  return nearest([free, ...lockedBefore(input, given, free.at)], false);
}

/** The first open instant after the nearest locked day before `from`. */
function lockedBefore({ time, isClosed }: AdjustInput, from: number, until: number): Limit[] {
  for (let at = time.startOf(time.dayAt(from)); at > until; at = time.startOf(time.dayAt(at - 1))) {
    if (isClosed(at - 1)) return [{ at, why: 'locked' }];
  }
  return [];
}

/** The end at `at`, or where something stops it. */
export function movedTo(input: AdjustInput, hand: AdjustedEntry, at: number): AdjustedEntry {
  const lower = lowerLimit(input, hand);
  const upper = upperLimit(input, hand);
  // Where neighbours leave no room at all, nothing moves.
  if (lower.at > upper.at) return { ...hand, stop: upper.why };
  const stop = at >= upper.at ? upper : at <= lower.at ? lower : undefined;
  const to = stop?.at ?? at;
  const isPast = at !== to || stop !== undefined;
  const moved = hand.end === 'start' ? { ...hand, startAt: to } : { ...hand, endAt: to };
  return { ...moved, stop: isPast ? stop?.why : undefined };
}

export const atOf = ({ end, startAt, endAt }: AdjustedEntry): number =>
  end === 'start' ? startAt : (endAt ?? startAt);

/** Moved by so many seconds, onto a whole step. Zones lie whole steps from each other, so that the clock shows it too. */
export function steppedBy(
  input: AdjustInput,
  hand: AdjustedEntry,
  seconds: number,
  step: number,
): AdjustedEntry {
  const at = atOf(hand) + seconds;
  return movedTo(input, hand, Math.round(at / step) * step);
}

/** The next step from where the end stands: 16:07 goes to 16:10 or 16:05. */
export function nextStep(input: AdjustInput, hand: AdjustedEntry, by: 1 | -1, step: number): AdjustedEntry {
  const at = atOf(hand);
  const to = by === 1 ? Math.floor(at / step) * step + step : Math.ceil(at / step) * step - step;
  return movedTo(input, hand, to);
}

/**
 * A typed time on the day of the end; an end that would lie before its start is one of the day after. Where something
 * stops it, nothing moves: another time than the typed one would be saved.
 */
export function typedAt(input: AdjustInput, hand: AdjustedEntry, clock: string): AdjustedEntry {
  const { time } = input;
  const day = time.dayAt(hand.startAt);
  const on = (one: Day) => time.seconds(time.instant(one, clock));
  const at = hand.end === 'start' || on(day) > hand.startAt ? on(day) : on(addDays(day, 1));
  const moved = movedTo(input, hand, at);
  return atOf(moved) === at ? moved : { ...hand, stop: moved.stop };
}

/** '1610' → '16:10'; undefined while it is no time. */
export function clockTyped(digits: string): string | undefined {
  if (!/^\d{4}$/.test(digits)) return undefined;
  const clock = `${digits.slice(0, 2)}:${digits.slice(2)}`;
  return minutesOfClock(clock) < minutesPerDay && Number(digits.slice(2)) < 60 ? clock : undefined;
}

type Changes = { readonly new_start_time?: string; readonly new_end_time?: string };

/** What is sent; undefined if nothing has moved. Unmoved ends are left out, so that they keep their seconds. */
export function changesOf(time: CompanyTime, { entry, startAt, endAt }: AdjustedEntry): Changes | undefined {
  const isStart = startAt !== time.seconds(entry.start_time);
  const isEnd = endAt !== undefined && entry.end_time !== undefined && endAt !== time.seconds(entry.end_time);
  if (!isStart && !isEnd) return undefined;
  return {
    ...(isStart ? { new_start_time: toWire(startAt) } : {}),
    ...(isEnd ? { new_end_time: toWire(endAt) } : {}),
  };
}

/** The entry as it would be: new times clear its approval. */
export function adjusted(time: CompanyTime, hand: AdjustedEntry): WorkLog {
  const { entry, startAt, endAt } = hand;
  const changes = changesOf(time, hand);
  if (!changes) return entry;
  return {
    ...entry,
    start_time: changes.new_start_time ?? entry.start_time,
    ...(endAt === undefined
      ? {}
      : { end_time: changes.new_end_time ?? entry.end_time, total_time: endAt - startAt }),
    approved: false,
  };
}

/** The day that is drawn large: the one of the end in hand. Midnight is the end of the day before. */
export function dayInView(time: CompanyTime, hand: AdjustedEntry): Day {
  const at = atOf(hand);
  return time.dayAt(hand.end === 'end' && at > hand.startAt ? at - 1 : at);
}

/** '23:40', and with its day where that is another than before: 'Wed 30.09. 23:40'. */
export function clockSaid(time: CompanyTime, at: string, before: string): string {
  const day = time.dayAt(at);
  return day === time.dayAt(before) ? time.clockAt(at) : `${time.shortDay(day)} ${time.clockAt(at)}`;
}
