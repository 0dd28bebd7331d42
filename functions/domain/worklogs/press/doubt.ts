// An end that another press contradicts: it is marked as assumed, so that the person and the office are asked.

import { type FieldChange, historyFrom, historyItem } from '#functions/table/rows/history-row.ts';
import { keys } from '#functions/table/keys.ts';
import type { WorkLogRow } from '#functions/table/rows/work-log-row.ts';
import { absent, all, type Change, equals } from '#functions/table/write.ts';
import { historyOf } from '#functions/domain/worklogs/store.ts';
import type { WorkCtx } from '#functions/domain/worklogs/wire.ts';
import type { Press } from './press.ts';

type TableCtx = Pick<WorkCtx, 'table' | 'company'>;

/**
 * Whether an end that was to be confirmed has been. The person's answer, or the office's, may be the same time: the
 * entry itself then looks as it did before.
 */
export async function wasConfirmed(
  { table, company }: TableCtx,
  { id }: Pick<WorkLogRow, 'id'>,
): Promise<boolean> {
  const items = await historyOf(table, company.id, id);
  return items.some((item) =>
    historyFrom(company.id, id, item).changes.some(
      ([field, from]) => field === 'assumed_end' && from === true,
    ),
  );
}

/** An end that the office entered, set or approved, or that the person has confirmed since, needs no confirming. */
export async function isSettled(ctx: TableCtx, row: WorkLogRow): Promise<boolean> {
  const { originalEndAt, isApproved, isEndAssumed } = row;
  if (row.endedHash === undefined || originalEndAt !== undefined || isApproved || isEndAssumed) return true;
  return wasConfirmed(ctx, row);
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
      set: { u: now, ...(isKnown ? {} : { ae: 1 }) },
      add: { v: 1 },
      when: all(equals('v', row.version), absent('x'), absent('f')),
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
