// The parts inside a work log's row: its comments and the positions it was clocked in and out at.

import type { Author } from '#shared/model/worklog.ts';
import { number, numberOr, text, textOr } from './read.ts';
import type { Item } from './write.ts';

export type CommentRow = {
  readonly id: string;
  readonly text: string;
  readonly createdAt: number;
  readonly createdBy: Author;
  /** The photo the comment stands for, and whether its variants are there. */
  readonly photoId: string | undefined;
  readonly photoState: 'waiting' | 'ready' | 'refused' | undefined;
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
const stateLetter = { waiting: 'w', ready: 'r', refused: 'x' } as const;
const stateOf = (letter: string | undefined) =>
  letter === 'r' ? 'ready' : letter === 'x' ? 'refused' : letter === 'w' ? 'waiting' : undefined;

export const commentItem = (comment: CommentRow): Item => ({
  ...(comment.photoId ? { f: comment.photoId } : { t: comment.text }),
  a: comment.createdAt,
  ...(comment.createdBy === 'Employee' ? {} : { b: authorLetter[comment.createdBy] }),
  ...(comment.photoState ? { s: stateLetter[comment.photoState] } : {}),
});
export function commentFrom(id: string, item: Item): CommentRow {
  return {
    id,
    text: textOr(item, 't', ''),
    createdAt: number(item, 'a'),
    createdBy: authorOf(textOr(item, 'b', undefined)),
    photoId: textOr(item, 'f', undefined),
    photoState: stateOf(textOr(item, 's', undefined)),
  };
}
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
