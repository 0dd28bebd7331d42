// Whether an end that was to be confirmed has been: then no further press asks about it.

import { historyFrom } from '#functions/table/rows/history-row.ts';
import type { WorkLogRow } from '#functions/table/rows/work-log-row.ts';
import { historyOf } from '#functions/domain/worklogs/store.ts';
import type { WorkCtx } from '#functions/domain/worklogs/wire.ts';

/** The person's answer, or the office's, may be the same time: the entry itself then looks as it did before. */
export async function wasConfirmed(
  { table, company }: Pick<WorkCtx, 'table' | 'company'>,
  { id }: Pick<WorkLogRow, 'id'>,
): Promise<boolean> {
  const items = await historyOf(table, company.id, id);
  return items.some((item) =>
    historyFrom(company.id, id, item).changes.some(
      ([field, from]) => field === 'assumed_end' && from === true,
    ),
  );
}
