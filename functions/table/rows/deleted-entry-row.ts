// What an entry loses by its deletion: kept beside its tombstone for an hour, so that it can be put back.

import * as z from 'zod/mini';
import { restorableSecondsMax } from '#shared/limits.ts';
import { keys } from '#functions/table/keys.ts';
import { flag, maybe, number, part, record, type RowOf, shape } from '#functions/table/row.ts';
import { type EndedPointer, endedPointer } from './employee-row.ts';
import { comments, type LocationRow, location } from './work-log-parts.ts';
import type { Item } from '#functions/table/write.ts';

const deletedEntry = record({
  deletedAt: number('at'),
  isApproved: flag('a'),
  comments: part('c', comments),
  locationIn: maybe(part<LocationRow>('l', location)),
  locationOut: maybe(part<LocationRow>('m', location)),
  /** The requests for a correction that the deletion closed. */
  requestIds: shape<readonly string[]>('r', z.array(z.string())),
  /** What the employee's row said of it, if it was the one clocked out last. */
  ended: maybe(part<EndedPointer>('e', endedPointer)),
});
export type DeletedEntry = RowOf<typeof deletedEntry> & {
  readonly companyId: string;
  readonly workLogId: string;
};

export const deletedEntryItem = (kept: DeletedEntry) => ({
  ...keys.deletedEntry(kept.companyId, kept.workLogId),
  ...deletedEntry.item(kept),
  expires: kept.deletedAt + restorableSecondsMax,
});
export const deletedEntryFrom = (companyId: string, workLogId: string, item: Item): DeletedEntry => ({
  ...deletedEntry.from(item),
  companyId,
  workLogId,
});
