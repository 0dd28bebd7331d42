// The parts inside a work log's row: its comments, and the locations of its presses.

import { photoMissingSeconds } from '#shared/limits.ts';
import type { Author, LocationMissing } from '#shared/model/worklog.ts';
import { isItem, textOr } from '#functions/table/read.ts';
import {
  type Field,
  maybe,
  number,
  optional,
  orElse,
  record,
  type RowOf,
  text,
} from '#functions/table/row.ts';
import type { Item } from '#functions/table/write.ts';
import type { PhotoState } from './photo-row.ts';

type Letters<T> = readonly (readonly [word: T, letter: string])[];
/** A word stored as a letter. The word without one is not stored; a letter that is not known is read as it. */
export function lettered<T extends string | undefined>(at: string, letters: Letters<T>, absent: T): Field<T> {
  const letterOf = new Map(letters);
  const wordOf = new Map(letters.map(([word, letter]) => [letter, word]));
  return {
    at,
    read: (item) => wordOf.get(textOr(item, at, '')) ?? absent,
    write(word, into) {
      into[at] = letterOf.get(word);
    },
  };
}
export const authors: Letters<Author> = [
  ['Company', 'C'],
  ['CompanyTimeClock', 'T'],
];
export const author = (at: string): Field<Author> => lettered<Author>(at, authors, 'Employee');
const photoStates: Letters<PhotoState> = [
  ['waiting', 'w'],
  ['ready', 'r'],
  ['refused', 'x'],
  ['missing', 'm'],
];
const missingReasons: Letters<LocationMissing> = [
  ['denied', 'd'],
  ['switched_off', 's'],
  ['no_fix', 'n'],
  ['not_shared', 'o'],
];
/** Why a press has no location. */
export const missingReason = (at: string) =>
  optional(lettered<LocationMissing | undefined>(at, missingReasons, undefined));

export const commentRow = record({
  /** The photo that the comment shows, and whether its sizes are ready. */
  photoId: maybe(text('f')),
  photoState: lettered<PhotoState | undefined>('s', photoStates, undefined),
  /** A photo has none. */
  text: {
    ...orElse(text('t'), ''),
    write(words: string, into: Item) {
      into['t'] = words || undefined;
    },
  },
  createdAt: number('a'),
  /** Epoch milliseconds of arrival, which order comments of one second. Older rows have none. */
  arrivedAt: optional(number('o')),
  createdBy: author('b'),
  /** The person of the office who wrote it, where it was not the company's own log-in. */
  managerId: optional(text('m')),
});
export type CommentRow = RowOf<typeof commentRow> & { readonly id: string };

/**
 * The state of a comment's photo at `now`: one that has waited too long counts as missing before the sweep writes
 * it.
 */
export function photoStateAt({ photoState = 'waiting', createdAt }: CommentRow, now: number): PhotoState {
  const isLate = photoState === 'waiting' && createdAt <= now - photoMissingSeconds;
  return isLate ? 'missing' : photoState;
}

/** The order of comments; those of one second in order of arrival. */
const commentOrder = (one: CommentRow, other: CommentRow): number =>
  one.createdAt - other.createdAt ||
  (one.arrivedAt ?? 0) - (other.arrivedAt ?? 0) ||
  (one.id < other.id ? -1 : 1);

const none: readonly CommentRow[] = [];
/** A fast path: most entries have none, and a year's list reads a hundred thousand. */
function commentsFrom(kept: Item): readonly CommentRow[] {
  const pairs = Object.entries(kept);
  if (pairs.length === 0) return none;
  return pairs
    .filter((pair): pair is [string, Item] => isItem(pair[1]))
    .map(([id, item]) => ({ id, ...commentRow.from(item) }))
    .toSorted(commentOrder);
}
/** The comments of an entry, by their ids. */
export const comments = {
  from: commentsFrom,
  item: (all: readonly CommentRow[]): Item =>
    Object.fromEntries(all.map((one) => [one.id, commentRow.item(one)])),
};

export const location = record({
  lat: text('a'),
  lon: text('o'),
  accuracy: maybe(number('c')),
  takenAt: number('t'),
  receivedAt: number('r'),
});
export type LocationRow = RowOf<typeof location>;

/** A company's past months whose entries have no locations: `yyyymm`, with blanks between. */
export const cleanMonthsRow = record({ months: orElse(text('ms'), '') });
