// Rewrites an entry: changes its row in place or moves it to another month, unless someone else was faster.

import type { CompanyCtx } from '#functions/runtime/context.ts';
import type { EndedPointer } from '#functions/table/rows/employee-row.ts';
import { keys } from '#functions/table/keys.ts';
import { commentRow } from '#functions/table/rows/work-log-parts.ts';
import {
  isForwarded,
  isUnmoved,
  movedItem,
  pathOfComment,
  placeOf,
  type WorkLogPlace,
  type WorkLogRow,
  workLogItem,
  workLogRow,
} from '#functions/table/rows/work-log-row.ts';
import {
  absent,
  all,
  any,
  type Change,
  type Condition,
  type Item,
  sizeBelow,
} from '#functions/table/write.ts';

/**
 * An entry before and after. Without `before` it is new; with a deleted `after` it goes, with a deleted `before` it is
 * put back.
 */
export type Rewrite = {
  readonly before: WorkLogRow | undefined;
  readonly after: WorkLogRow;
  /** What the employee's row said of an entry put back, as the one clocked out last. */
  readonly ended?: EndedPointer | undefined;
};
type TableCtx = Pick<CompanyCtx, 'table' | 'company' | 'now'>;

/** The changes of the rows; the first is refused when someone else was faster. */
export function entryChanges(ctx: TableCtx, { before, after }: Rewrite): Change[] {
  if (!before) return [{ put: workLogItem(after), when: absent() }];
  const isSame = isPlace(before, after);
  const unchanged = all(
    workLogRow.is({ version: before.version, isDeleted: before.isDeleted }),
    isUnmoved,
    // A comment added meanwhile may survive a change, but must not vanish in a deletion unseen.
    ...(after.isDeleted ? [noNewComment(before)] : []),
  );
  return isSame ? [updateOf(before, after, unchanged)] : moveOf(ctx, before, after, unchanged);
}

const noNewComment = ({ comments }: WorkLogRow): Condition =>
  sizeBelow(workLogRow.at.comments, comments.length + 1);

const isPlace = (one: WorkLogPlace, other: WorkLogPlace): boolean =>
  one.month === other.month && one.entry === other.entry;

/** Writes only what differs, so that a comment added meanwhile stays. */
function updateOf(before: WorkLogRow, after: WorkLogRow, when: Condition): Change {
  const old: Item = workLogItem(before);
  const next: Item = workLogItem(after);
  const differing = Object.keys({ ...old, ...next }).filter(
    (name) => JSON.stringify(old[name]) !== JSON.stringify(next[name]),
  );
  return {
    update: keys.workLog(after.companyId, after.month, after.entry),
    set: Object.fromEntries(differing.map((name) => [name, next[name]])),
    remove: differing.filter((name) => next[name] === undefined),
    when,
  };
}

/** Moves the row to another month; forwarding rows stay at its old place and at its id's place. */
function moveOf(ctx: TableCtx, before: WorkLogRow, after: WorkLogRow, unchanged: Condition): Change[] {
  const home = placeOf(before.id);
  // A photo that becomes ready meanwhile must not be moved in its old state.
  const unsettled = before.comments.flatMap(({ id, photoState }) =>
    photoState === 'waiting' || photoState === 'missing'
      ? [commentRow.is({ photoState }, pathOfComment(id))]
      : [],
  );
  const asRead = all(unchanged, noNewComment(before), ...unsettled);
  const atHome =
    home && !isPlace(home, before) && !isPlace(home, after)
      ? [{ put: movedItem({ ...home, id: before.id, companyId: before.companyId }, after, ctx.now) }]
      : [];
  return [
    { put: movedItem(before, after, ctx.now), when: asRead },
    { put: workLogItem(after), when: any(absent(), isForwarded) },
    ...atHome,
  ];
}
