// Rewriting an entry: the change of its row, in place or into another month, unless somebody else was faster.

import type { CompanyCtx } from '#functions/runtime/context.ts';
import { keys } from '#functions/table/keys.ts';
import { photoStateLetter } from '#functions/table/rows/work-log-parts.ts';
import {
  movedItem,
  placeOf,
  type WorkLogPlace,
  type WorkLogRow,
  workLogItem,
} from '#functions/table/rows/work-log-row.ts';
import {
  absent,
  all,
  any,
  type Change,
  type Condition,
  equals,
  type Item,
  present,
  sizeBelow,
} from '#functions/table/write.ts';

/** An entry before and after; without a before it is new, with a deleted after it goes. */
export type Rewrite = { readonly before: WorkLogRow | undefined; readonly after: WorkLogRow };
type TableCtx = Pick<CompanyCtx, 'table' | 'company' | 'now'>;

/** The change of the rows themselves; the first change is refused when somebody else was faster. */
export function entryChanges(ctx: TableCtx, { before, after }: Rewrite): Change[] {
  if (!before) return [{ put: workLogItem(after), when: absent() }];
  const isSame = isPlace(before, after);
  const unchanged = all(
    equals('v', before.version),
    absent('x'),
    absent('f'),
    // A comment of the same moment may be overtaken by a change, but not by the loss of all comments.
    ...(after.isDeleted ? [sizeBelow('c', before.comments.length + 1)] : []),
  );
  return isSame ? [updateOf(before, after, unchanged)] : moveOf(ctx, before, after, unchanged);
}

const isPlace = (one: WorkLogPlace, other: WorkLogPlace): boolean =>
  one.month === other.month && one.entry === other.entry;

/** Only what differs is written, so that a comment of the same moment is not lost. */
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

/** The row goes to another month; where it was and where its id points, a forwarding row stays. */
function moveOf(ctx: TableCtx, before: WorkLogRow, after: WorkLogRow, unchanged: Condition): Change[] {
  const home = placeOf(before.id);
  // A photo that is made ready meanwhile may not be carried along as it was.
  const unsettled = before.comments.flatMap(({ id, photoState }) =>
    photoState === 'waiting' || photoState === 'missing'
      ? [equals(`c.${id}.s`, photoStateLetter[photoState])]
      : [],
  );
  const asRead = all(unchanged, sizeBelow('c', before.comments.length + 1), ...unsettled);
  const atHome =
    home && !isPlace(home, before) && !isPlace(home, after)
      ? [{ put: movedItem({ ...home, id: before.id, companyId: before.companyId }, after, ctx.now) }]
      : [];
  return [
    { put: movedItem(before, after, ctx.now), when: asRead },
    { put: workLogItem(after), when: any(absent(), present('f')) },
    ...atHome,
  ];
}
