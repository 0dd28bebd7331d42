// The photo's row: who announced it, its state, and its comment.

import * as z from 'zod/mini';
import { keys } from '#functions/table/keys.ts';
import { maybe, number, record, type RowOf, shape, text, unwritten } from '#functions/table/row.ts';
import type { Item } from '#functions/table/write.ts';

const photoState = z.enum(['waiting', 'ready', 'refused', 'missing']);
/**
 * Waiting for its file or its sizes; ready; refused because the file is no picture; missing when the file is late: it
 * may still come.
 */
export type PhotoState = z.output<typeof photoState>;

export const photoRow = record({
  id: unwritten(text('SK')),
  /** The session that announced it: an employee's id, or the role of one of the company's accounts. */
  subject: text('o'),
  type: text('y'),
  bytes: number('b'),
  beganAt: number('at'),
  state: shape('s', photoState),
  workLogId: maybe(text('w')),
  commentId: maybe(text('m')),
  /** When its entry was deleted; row and files may go. */
  releasedAt: maybe(number('d')),
});
export type Photo = RowOf<typeof photoRow> & { readonly companyId: string };

export const photoItem = (noun: Photo) => ({
  ...keys.photo(noun.companyId, noun.id),
  ...photoRow.item(noun),
});
export const photoFrom = (companyId: string, item: Item): Photo => ({ ...photoRow.from(item), companyId });
