// What an entry loses by its deletion: kept beside its tombstone for an hour, so that it can be put back.

import * as z from 'zod/mini';
import { restorableSecondsMax } from '#shared/limits.ts';
import { keys } from '#functions/table/keys.ts';
import { flag, isItem, map, number } from '#functions/table/read.ts';
import { type EndedPointer, endedFrom, endedItem } from './employee-row.ts';
import {
  type CommentRow,
  commentFrom,
  commentItem,
  commentOrder,
  type LocationRow,
  locationFrom,
  locationItem,
} from './work-log-parts.ts';
import type { Item } from '#functions/table/write.ts';

export type DeletedEntry = {
  readonly companyId: string;
  readonly workLogId: string;
  readonly deletedAt: number;
  readonly isApproved: boolean;
  readonly comments: readonly CommentRow[];
  readonly locationIn: LocationRow | undefined;
  readonly locationOut: LocationRow | undefined;
  /** The requests for a correction that the deletion closed. */
  readonly requestIds: readonly string[];
  /** What the employee's row said of it, if it was the one clocked out last. */
  readonly ended: EndedPointer | undefined;
};

export const deletedEntryItem = (kept: DeletedEntry) => ({
  ...keys.deletedEntry(kept.companyId, kept.workLogId),
  at: kept.deletedAt,
  a: kept.isApproved ? 1 : undefined,
  c: Object.fromEntries(kept.comments.map((comment) => [comment.id, commentItem(comment)])),
  l: kept.locationIn ? locationItem(kept.locationIn) : undefined,
  m: kept.locationOut ? locationItem(kept.locationOut) : undefined,
  r: kept.requestIds,
  e: kept.ended ? endedItem(kept.ended) : undefined,
  expires: kept.deletedAt + restorableSecondsMax,
});

export function deletedEntryFrom(companyId: string, workLogId: string, item: Item): DeletedEntry {
  const comments = Object.entries(map(item, 'c')).flatMap(([id, comment]) =>
    isItem(comment) ? [commentFrom(id, comment)] : [],
  );
  return {
    companyId,
    workLogId,
    deletedAt: number(item, 'at'),
    isApproved: flag(item, 'a'),
    comments: comments.toSorted(commentOrder),
    locationIn: isItem(item['l']) ? locationFrom(item['l']) : undefined,
    locationOut: isItem(item['m']) ? locationFrom(item['m']) : undefined,
    requestIds: z.array(z.string()).parse(item['r']),
    ended: isItem(item['e']) ? endedFrom(item['e']) : undefined,
  };
}
