// The parts inside a work log's row: its comments, and the locations of its presses.

import { photoMissingSeconds } from '#shared/limits.ts';
import { type Author, type LocationMissing, locationMissingReasons } from '#shared/model/worklog.ts';
import type { PhotoState } from './photo-row.ts';
import { isItem, number, numberOr, text, textOr } from '#functions/table/read.ts';
import type { Item } from '#functions/table/write.ts';

export type CommentRow = {
  readonly id: string;
  readonly text: string;
  readonly createdAt: number;
  /** Epoch milliseconds of arrival, which order comments of one second. Older rows have none. */
  readonly arrivedAt?: number | undefined;
  readonly createdBy: Author;
  /** The person of the office who wrote it, where it was not the company's own log-in. */
  readonly managerId?: string | undefined;
  /** The photo that the comment shows, and whether its sizes are ready. */
  readonly photoId: string | undefined;
  readonly photoState: PhotoState | undefined;
};
export type LocationRow = {
  readonly lat: string;
  readonly lon: string;
  readonly accuracy: number | undefined;
  readonly takenAt: number;
  readonly receivedAt: number;
};

export const authorLetter = { Employee: undefined, Company: 'C', CompanyTimeClock: 'T' } as const;
export const authorOf = (letter: string | undefined): Author =>
  letter === 'C' ? 'Company' : letter === 'T' ? 'CompanyTimeClock' : 'Employee';
export const photoStateLetter = { waiting: 'w', ready: 'r', refused: 'x', missing: 'm' } as const;
const stateOfLetter = new Map<string | undefined, PhotoState>([
  ['w', 'waiting'],
  ['r', 'ready'],
  ['x', 'refused'],
  ['m', 'missing'],
]);

/**
 * The state of a comment's photo at `now`: one that has waited too long counts as missing before the sweep writes
 * it.
 */
export function photoStateAt({ photoState = 'waiting', createdAt }: CommentRow, now: number): PhotoState {
  const isLate = photoState === 'waiting' && createdAt <= now - photoMissingSeconds;
  return isLate ? 'missing' : photoState;
}

export const commentItem = (comment: CommentRow): Item => ({
  ...(comment.photoId ? { f: comment.photoId } : { t: comment.text }),
  a: comment.createdAt,
  ...(comment.arrivedAt === undefined ? {} : { o: comment.arrivedAt }),
  ...(comment.createdBy === 'Employee' ? {} : { b: authorLetter[comment.createdBy] }),
  ...(comment.managerId === undefined ? {} : { m: comment.managerId }),
  ...(comment.photoState ? { s: photoStateLetter[comment.photoState] } : {}),
});
/** The order of comments; those of one second in order of arrival. */
const commentOrder = (one: CommentRow, other: CommentRow): number =>
  one.createdAt - other.createdAt ||
  (one.arrivedAt ?? 0) - (other.arrivedAt ?? 0) ||
  (one.id < other.id ? -1 : 1);
function commentFrom(id: string, item: Item): CommentRow {
  return {
    id,
    text: textOr(item, 't', ''),
    createdAt: number(item, 'a'),
    arrivedAt: numberOr(item, 'o', undefined),
    createdBy: authorOf(textOr(item, 'b', undefined)),
    managerId: textOr(item, 'm', undefined),
    photoId: textOr(item, 'f', undefined),
    photoState: stateOfLetter.get(textOr(item, 's', undefined)),
  };
}

const none: readonly CommentRow[] = [];
/** A fast path: most entries have none, and a year's list reads a hundred thousand. */
function commentsFrom(kept: Item): readonly CommentRow[] {
  const pairs = Object.entries(kept);
  if (pairs.length === 0) return none;
  return pairs
    .filter((pair): pair is [string, Item] => isItem(pair[1]))
    .map(([id, comment]) => commentFrom(id, comment))
    .toSorted(commentOrder);
}
/** The comments of an entry, by their ids. */
export const comments = {
  from: commentsFrom,
  item: (all: readonly CommentRow[]): Item =>
    Object.fromEntries(all.map((comment) => [comment.id, commentItem(comment)])),
};

const missingLetter = { denied: 'd', switched_off: 's', no_fix: 'n', not_shared: 'o' } as const;
export const missingLetterOf = (reason: LocationMissing | undefined): string | undefined =>
  reason && missingLetter[reason];
export const missingReasonOf = (letter: string | undefined): LocationMissing | undefined =>
  locationMissingReasons.find((reason) => missingLetter[reason] === letter);

export const locationItem = (location: LocationRow): Item => ({
  a: location.lat,
  o: location.lon,
  ...(location.accuracy === undefined ? {} : { c: location.accuracy }),
  t: location.takenAt,
  r: location.receivedAt,
});
export const locationFrom = (item: Item): LocationRow => ({
  lat: text(item, 'a'),
  lon: text(item, 'o'),
  accuracy: numberOr(item, 'c', undefined),
  takenAt: number(item, 't'),
  receivedAt: number(item, 'r'),
});
export const location = { from: locationFrom, item: locationItem };
