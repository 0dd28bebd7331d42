// Whether entries that a request added before are still what it added: who repeats it is told so only then.

import * as z from 'zod/mini';
import { instantOf } from '#functions/domain/worklogs/press/punch.ts';
import { find } from '#functions/domain/worklogs/store.ts';
import type { WorkCtx } from '#functions/domain/worklogs/wire.ts';

const added = z.array(
  z.object({
    id: z.string(),
    project: z.object({ id: z.string() }),
    start_time: z.string(),
    end_time: z.string(),
  }),
);

export async function areThere(ctx: WorkCtx, reply: unknown): Promise<boolean> {
  const rows = await Promise.all(
    added.parse(reply).map(async (told) => ({ told, row: await find(ctx.table, ctx.company.id, told.id) })),
  );
  return rows.every(
    ({ told, row }) =>
      row?.projectId === told.project.id &&
      row.startAt === instantOf(told.start_time) &&
      row.endAt === instantOf(told.end_time),
  );
}
