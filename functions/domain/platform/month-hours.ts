// The hours of the month of each company: counted every few hours into its row, so that the list of companies reads no entry.

import { failTogether, forEvery } from '#functions/domain/companies/companies.ts';
import { walkMonths } from '#functions/domain/worklogs/worklogs.ts';
import type { JobCtx } from '#functions/runtime/consume.ts';
import { type Company, companyRow, deletionRow } from '#functions/table/rows/company-row.ts';
import { keys } from '#functions/table/keys.ts';
import { monthAt } from '#functions/table/rows/work-log-row.ts';
import { all, present, tryWrite } from '#functions/table/write.ts';

type CountCtx = Pick<JobCtx, 'table' | 'now'>;

/** Adds up each company's ended entries that begin in the current UTC month. A running entry counts once it has ended. */
export async function countHours(ctx: CountCtx): Promise<void> {
  const month = monthAt(ctx.now);
  const failures = await forEvery(ctx, async (company) => {
    let seconds = 0;
    await walkMonths({ table: ctx.table, company }, [month], true, ({ startAt, endAt }) => {
      seconds += endAt === undefined ? 0 : endAt - startAt;
    });
    const { monthHours: before } = company;
    if (before?.month !== month || before.seconds !== seconds) await keep(ctx, company, month, seconds);
  });
  failTogether(failures);
}

async function keep({ table }: CountCtx, { id }: Company, month: string, seconds: number): Promise<void> {
  await tryWrite(table, {
    update: keys.company(id),
    ...companyRow.set({ monthHours: { month, seconds } }),
    // Else it has just been handed to the eraser.
    when: all(present(), deletionRow.is({ isErasing: false })),
  });
}
