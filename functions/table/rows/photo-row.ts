// The photo's row: who announced it, its state, and its comment.

import * as z from 'zod/mini';
import { keys } from '#functions/table/keys.ts';
import { number, numberOr, text, textOr } from '#functions/table/read.ts';
import type { Item } from '#functions/table/write.ts';

const photoState = z.enum(['waiting', 'ready', 'refused', 'missing']);
/**
 * Waiting for its file or its sizes; ready; refused because the file is no picture; missing when the file is late: it
 * may still come.
 */
export type PhotoState = z.output<typeof photoState>;

export type Photo = {
  readonly companyId: string;
  readonly id: string;
  /** The session that announced it: an employee's id, or the role of one of the company's accounts. */
  readonly subject: string;
  readonly type: string;
  readonly bytes: number;
  readonly beganAt: number;
  readonly state: PhotoState;
  readonly workLogId: string | undefined;
  readonly commentId: string | undefined;
  /** When its entry was deleted; row and files may go. */
  readonly releasedAt: number | undefined;
};

export const photoItem = (photo: Photo) => ({
  ...keys.photo(photo.companyId, photo.id),
  o: photo.subject,
  y: photo.type,
  b: photo.bytes,
  at: photo.beganAt,
  s: photo.state,
  w: photo.workLogId,
  m: photo.commentId,
  d: photo.releasedAt,
});

export const photoFrom = (companyId: string, item: Item): Photo => ({
  companyId,
  id: text(item, 'SK'),
  subject: text(item, 'o'),
  type: text(item, 'y'),
  bytes: number(item, 'b'),
  beganAt: number(item, 'at'),
  state: photoState.parse(item['s']),
  workLogId: textOr(item, 'w', undefined),
  commentId: textOr(item, 'm', undefined),
  releasedAt: numberOr(item, 'd', undefined),
});
