// A press of 'in', 'out' or 'switch' as read: its believed time, its place in the table and its hash.

import { createHash } from 'node:crypto';
import {
  clockSkewSecondsMax,
  deviceAheadSecondsMax,
  deviceBehindSecondsMax,
  knownClockBehindSecondsMax,
} from '#shared/limits.ts';
import { idAlphabet, idKinds } from '#shared/model/ids.ts';
import type { Author, LocationMissing } from '#shared/model/worklog.ts';
import { fromWire } from '#shared/time/instant.ts';
import { fail } from '#functions/runtime/fail.ts';
import type { EndedPointer } from '#functions/table/rows/employee-row.ts';
import type { CommentRow, LocationRow } from '#functions/table/rows/work-log-parts.ts';
import { entryPart, monthAt, requestHash, type WorkLogPlace } from '#functions/table/rows/work-log-row.ts';
import type { WorkCtx } from '#functions/domain/worklogs/wire.ts';

type Sent = {
  readonly id: string;
  readonly at: string;
  readonly sent_at?: string | undefined;
  readonly comment?: string | undefined;
  readonly location?:
    | { lat: string; lon: string; accuracy?: number | undefined; timestamp: string }
    | undefined;
  readonly location_missing?: LocationMissing | undefined;
  readonly worked_through_lunch?: boolean | undefined;
};

export type Press = {
  /** The client's id of the press; repeats have the same. */
  readonly seed: string;
  /** What the device's clock showed, in epoch seconds. */
  readonly deviceAt: number;
  /** The believed time of the press, in epoch seconds: this counts. */
  readonly pressedAt: number;
  /** The time that decides the entry's key: every repeat has the same, and so finds the entry. */
  readonly homeAt: number;
  readonly author: Author;
  /** Hash of everything sent except the id. */
  readonly hash: string;
  readonly comment: CommentRow | undefined;
  readonly location: LocationRow | undefined;
  readonly locationMissing?: LocationMissing | undefined;
  /** Lunch was worked through. Kept even where the company does not allow the mark: it counts only while it does. */
  readonly isLunchWorked?: boolean | undefined;
  /** The foreman who pressed for the employee. */
  readonly foremanId?: string | undefined;
  /** Pressed for a crew, the foreman's own press in it included. */
  readonly isOfCrew?: boolean;
};

/** A short id from a seed, so that a repeated request makes its comment once. */
function commentIdFrom(seed: string): string {
  const digest = createHash('sha256').update(`comment ${seed}`).digest();
  const letters = [...digest.subarray(0, idKinds.comment.length)];
  return idKinds.comment.letter + letters.map((byte) => idAlphabet[byte % idAlphabet.length]).join('');
}

/** Epoch seconds. Error: `invalid_input`. */
export const instantOf = (text: string): number => fromWire(text) ?? fail('invalid_input');

/** Reads a press. The location is kept only where the company asks for it. */
export function pressOf(ctx: WorkCtx, sent: Sent, about: readonly unknown[]): Press {
  const deviceAt = instantOf(sent.at);
  const pressedAt = believedAt(deviceAt, sent.sent_at, ctx.now);
  const { comment, location } = sent;
  const where = location && [location.lat, location.lon, location.accuracy ?? null, location.timestamp];
  return {
    seed: sent.id,
    deviceAt,
    pressedAt,
    homeAt: deviceAt,
    author: 'Employee',
    // `sent_at` differs between tries, so it is not hashed.
    hash: requestHash([...about, deviceAt, comment ?? null, where ?? null, ...lunchIn(sent)]),
    isLunchWorked: sent.worked_through_lunch,
    comment: comment === undefined ? undefined : commentRow(ctx, sent.id, comment, pressedAt, 'Employee'),
    ...(ctx.company.settings.location.enabled ? whereabouts(sent, ctx.now, pressedAt) : nowhere),
  };
}

/** The mark's part of a press's hash; none for a press without it. */
export const lunchIn = (sent: Pick<Sent, 'worked_through_lunch'>): readonly true[] =>
  sent.worked_through_lunch ? [true] : [];

/** How many seconds a clock that shows `shownAt` is ahead; time on the way to the server is allowed for. */
function aheadOf(shownAt: string | undefined, now: number): number {
  const shown = shownAt === undefined ? now : instantOf(shownAt);
  return Math.abs(shown - now) > clockSkewSecondsMax ? shown - now : 0;
}

type Whereabouts = Pick<Press, 'location' | 'locationMissing'>;
const nowhere: Whereabouts = { location: undefined, locationMissing: undefined };

/** Phones without a location may send 0,0: that counts as none. Its age is measured at the press. */
function whereabouts(sent: Sent, now: number, pressedAt: number): Whereabouts {
  const { location } = sent;
  if (!location) return { location: undefined, locationMissing: sent.location_missing };
  const { lat, lon, accuracy, timestamp } = location;
  if (Number(lat) === 0 && Number(lon) === 0) return { location: undefined, locationMissing: 'no_fix' };
  const takenAt = Math.max(0, instantOf(timestamp) - aheadOf(sent.sent_at, now));
  return { location: { lat, lon, accuracy, takenAt, receivedAt: pressedAt }, locationMissing: undefined };
}

/**
 * A comment that is not written yet; `seed` gives its id, so that a repeat makes the same one. `createdAt` in epoch
 * seconds, `arrivedAt` in milliseconds.
 */
export const commentRow = (
  { nowMilliseconds, manager }: Pick<WorkCtx, 'nowMilliseconds' | 'manager'>,
  seed: string,
  text: string,
  createdAt: number,
  createdBy: Author,
): CommentRow => ({
  id: commentIdFrom(seed),
  text,
  createdAt,
  arrivedAt: nowMilliseconds,
  createdBy,
  managerId: createdBy === 'Company' ? manager?.id : undefined,
  photoId: undefined,
  photoState: undefined,
});

/**
 * The device's time, corrected by what its clock shows when sending, if believed; otherwise the server's (specification
 * 3; security section 7). A clock known to be right is believed after days offline. Epoch seconds.
 */
export function believedAt(deviceAt: number, shownAt: string | undefined, now: number): number {
  const at = deviceAt - aheadOf(shownAt, now);
  const behindMax = shownAt === undefined ? deviceBehindSecondsMax : knownClockBehindSecondsMax;
  return at >= now - behindMax && at <= now + deviceAheadSecondsMax ? at : now;
}

/**
 * When a clocked-in entry starts. Only manual entries may overlap: a late press inside the entry clocked out last
 * starts at that entry's end. Epoch seconds. Source: security-and-reliability.md, section 2 ('Overlapping closed
 * entries').
 */
export const startOf = (at: number, ended: EndedPointer | undefined): number =>
  ended && at >= ended.startAt && at < ended.endAt ? ended.endAt : at;

/**
 * Whether the employee is asked when they left: the press came at or before the entry's start, by a double tap or two
 * clocks a little apart, and the entry lasts a second (3-decisions.md, 'A press 'out' or 'switch' at or before its start').
 */
export const isEndUnsure = ({ pressedAt }: Press, startAt: number): boolean => pressedAt <= startAt;

/**
 * When an entry started at `startAt` ends by a press at `at`; undefined when the press came before it. A press that
 * names its entry belongs to it, and a small clock difference is forgiven: then the entry lasts a second, however late
 * the press arrives. Entries since may cut it (`cutEnd`). Epoch seconds. Source: functions/domain/worklogs/README.md,
 * 'Time'.
 */
export function endOf(at: number, startAt: number, isNamed: boolean): number | undefined {
  if (at > startAt) return at;
  return isNamed || startAt - at <= clockSkewSecondsMax ? startAt + 1 : undefined;
}

/** Whether the press was made before the server could hear of it: entries may have been written since. */
export const isLate = (press: Pick<Press, 'pressedAt'>, now: number): boolean =>
  press.pressedAt < now - clockSkewSecondsMax;

/** Where an entry is stored that the press `seed` starts at this instant. */
export const placeAt = (employeeId: string, at: number, seed: string): WorkLogPlace => ({
  month: monthAt(at),
  entry: entryPart(employeeId, at, seed),
});

const hashPart = 8;
/** What an entry keeps of the press that ended it, to recognise repeats and their content. */
export const endedHash = (press: Press): string =>
  requestHash(['out', press.seed]).slice(0, hashPart) + press.hash.slice(0, hashPart);
/** A repeat of the press that ended the entry, whatever else it says. */
export const isEndedBySeed = (kept: string | undefined, hash: string): boolean =>
  kept?.slice(0, hashPart) === hash.slice(0, hashPart);

/** Whether both entries were started by presses with the same id. */
export const isSameSeed = (one: WorkLogPlace, other: WorkLogPlace): boolean =>
  one.entry.split('#')[2] === other.entry.split('#')[2];

/** The month of an instant and its neighbours. */
export function monthsAround(at: number): string[] {
  const date = new Date(at * 1000);
  return [-1, 0, 1].map((step) =>
    monthAt(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + step, 1) / 1000),
  );
}
