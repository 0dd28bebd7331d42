// An end that another press contradicts: it is marked as assumed, so that the person and the office are asked.

import { type FieldChange, historyFrom, historyItem } from '#functions/table/rows/history-row.ts';
import { keys } from '#functions/table/keys.ts';
import { isUnmoved, type WorkLogRow, workLogRow } from '#functions/table/rows/work-log-row.ts';
import { all, type Change } from '#functions/table/write.ts';
import { historyOf } from '#functions/domain/worklogs/store.ts';
import type { WorkCtx } from '#functions/domain/worklogs/wire.ts';
import type { Press } from './press.ts';

type TableCtx = Pick<WorkCtx, 'table' | 'company'>;

async function changesOf({ table, company }: TableCtx, id: string): Promise<(readonly FieldChange[])[]> {
  const items = await historyOf(table, company.id, id);
  return items.map((item) => historyFrom(company.id, id, item).changes);
}
/** The person's answer, or the office's, may be the same time: the entry itself then looks as it did before. */
const isConfirmed = (changes: readonly FieldChange[]): boolean =>
  changes.some(([field, from]) => field === 'assumed_end' && from === true);

/** Whether an end that was to be confirmed has been. */
export const wasConfirmed = async (ctx: TableCtx, { id }: Pick<WorkLogRow, 'id'>): Promise<boolean> =>
  (await changesOf(ctx, id)).some(isConfirmed);

/**
 * An end that the office entered, set or approved, or that the person has confirmed since, needs no confirming. One that
 * an own late clock-out has replaced is still one that was pressed.
 */
export async function isSettled(ctx: TableCtx, row: WorkLogRow): Promise<boolean> {
  const { originalEndAt, isApproved, isEndAssumed } = row;
  if (row.endedHash === undefined || isApproved || isEndAssumed) return true;
  const lines = await changesOf(ctx, row.id);
  const last = lines.findLast((changes) => changes.some(([field]) => field === 'end_time'));
  const isPressed = last?.some(([field]) => field === 'pressed') ?? false;
  return lines.some(isConfirmed) || (originalEndAt !== undefined && !isPressed);
}

/** The presses of others that contradict the entry's end: in doubt, or replaced by an own late clock-out. */
export async function contradicting(
  ctx: TableCtx,
  { id, employeeId, foremanOut }: WorkLogRow,
): Promise<Pick<Press, 'foremanId' | 'pressedAt'>[]> {
  const lines = await changesOf(ctx, id);
  // What was pressed before the end was confirmed is answered.
  return lines.slice(lines.findLastIndex(isConfirmed) + 1).flatMap((changes) => {
    const [, by, at] = changes.find(([field]) => field === 'pressed') ?? [];
    const [, replaced] = changes.find(([field]) => field === 'end_time') ?? [];
    const pressedAt = by === employeeId ? replaced : at;
    if (typeof by !== 'string' || typeof pressedAt !== 'number') return [];
    return [{ foremanId: by === employeeId ? foremanOut : by, pressedAt }];
  });
}

/** `pressed`: the press that contradicts, for the history; `isKnown`: the end is settled, only the history says it. */
export function doubtChanges(
  { now }: Pick<WorkCtx, 'now'>,
  row: WorkLogRow,
  pressed: Pick<Press, 'foremanId' | 'pressedAt'> | undefined,
  isKnown: boolean,
): Change[] {
  const { companyId, id, month, entry, employeeId } = row;
  const version = row.version + 1;
  const marked: FieldChange[] = isKnown ? [] : [['assumed_end', false, true]];
  const by: FieldChange[] = pressed ? [['pressed', pressed.foremanId ?? employeeId, pressed.pressedAt]] : [];
  return [
    {
      update: keys.workLog(companyId, month, entry),
      // The mark is named where it stays, too: webhooks hear of the fields that a change names.
      ...workLogRow.set({ changedAt: now, isEndAssumed: isKnown ? row.isEndAssumed : true }),
      ...workLogRow.add({ version: 1 }),
      when: all(workLogRow.is({ version: row.version, isDeleted: false }), isUnmoved),
    },
    {
      put: historyItem({
        companyId,
        workLogId: id,
        at: now,
        version,
        action: pressed ? 'doubted' : 'changed',
        by: 'Platform',
        changes: [...marked, ...by],
      }),
    },
  ];
}
