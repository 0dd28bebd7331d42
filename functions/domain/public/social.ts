// The social statistic: companies and tracked time, counted on a schedule, so that presses share no counter.

import type { publicApi } from '#shared/api/public.ts';
import type { Reply } from '#shared/api/endpoint.ts';
import { socialStatisticFloor } from '#shared/limits.ts';
import type { Ctx } from '#functions/runtime/context.ts';
import { employeeFrom } from '#functions/table/rows/employee-row.ts';
import { keys, ranges } from '#functions/table/keys.ts';
import { projectFrom } from '#functions/table/rows/project-row.ts';
import { number, record } from '#functions/table/row.ts';
import { failTogether, forEvery } from '#functions/domain/companies/companies.ts';

type TableCtx = Pick<Ctx, 'table' | 'now'>;
type SocialStatistic = Reply<typeof publicApi.endpoints.socialStatistic>;

const socialRow = record({
  companies: number('c'),
  totalSeconds: number('t'),
  rate: number('r'),
  at: number('at'),
});

/** Ended entries by their projects' totals, running ones by their time so far; each adds a second a second. */
export async function countSocial(ctx: TableCtx): Promise<void> {
  let companies = 0;
  let totalSeconds = 0;
  let rate = 0;
  const failures = await forEvery(ctx, async ({ id }) => {
    const [projects, employees] = await Promise.all([
      ctx.table.queryAll(ranges.projects(id), { eventually: true }),
      ctx.table.queryAll(ranges.employees(id), { eventually: true }),
    ]);
    const starts = employees.flatMap((row) => employeeFrom(row).open?.startAt ?? []);
    companies += 1;
    rate += starts.length;
    for (const row of projects) totalSeconds += projectFrom(row).totalSeconds;
    for (const startAt of starts) totalSeconds += Math.max(0, ctx.now - startAt);
  });
  await ctx.table.write({
    put: { ...keys.socialStatistic(), ...socialRow.item({ companies, totalSeconds, rate, at: ctx.now }) },
  });
  failTogether(failures);
}

/** The last count, extrapolated to now; at least the landing page's minimum. */
export async function socialStatistic(ctx: TableCtx): Promise<SocialStatistic> {
  const row = await ctx.table.get(keys.socialStatistic());
  if (!row) return { ...socialStatisticFloor };
  const { companies, totalSeconds: counted, rate, at } = socialRow.from(row);
  const totalSeconds = counted + rate * Math.max(0, ctx.now - at);
  return {
    companies: Math.max(socialStatisticFloor.companies, companies),
    totalSeconds: Math.max(socialStatisticFloor.totalSeconds, totalSeconds),
    rate: Math.max(socialStatisticFloor.rate, rate),
  };
}
