// Retention: positions older than the company keeps them are removed, and photos brought to their end.

import type { Files } from '#functions/aws/files.ts';
import type { JobCtx } from '#functions/runtime/consume.ts';
import type { Company } from '#functions/table/company-row.ts';
import { ranges } from '#functions/table/keys.ts';
import { isItem, number, text } from '#functions/table/read.ts';
import { monthAt } from '#functions/table/work-log-row.ts';
import { all, below, type Item, WriteRefused } from '#functions/table/write.ts';
import { sweepPhotos } from '#functions/domain/photos/photos.ts';
import { failTogether, forEvery } from './walk.ts';

export type RetentionCtx = Pick<JobCtx, 'table' | 'now'> & { readonly photoFiles: Pick<Files, 'remove'> };

const daySeconds = 86_400;
/** Entries may have begun before their company: phones deliver late, starts are corrected. */
const earlierSeconds = 62 * daySeconds;
const locationAttributes = ['l', 'm'] as const;

export async function sweepRetention(ctx: RetentionCtx): Promise<void> {
  const failures = await forEvery(ctx, async (company) => {
    const [locations, photos] = await Promise.allSettled([
      forgetLocations(ctx, company),
      sweepPhotos(ctx, company.id),
    ]);
    if (locations.status === 'rejected') throw locations.reason;
    if (photos.status === 'rejected') throw photos.reason;
  });
  failTogether(failures);
}

function monthsUntil(from: number, until: number): string[] {
  const months = new Set<string>();
  for (let at = from; at < until; at += 28 * daySeconds) months.add(monthAt(at));
  return [...months.add(monthAt(until))];
}

async function forgetLocations(ctx: RetentionCtx, company: Company): Promise<void> {
  const cutoff = ctx.now - company.settings.location.kept_days * daySeconds;
  for (const month of monthsUntil(Math.min(cutoff, company.createdAt - earlierSeconds), cutoff)) {
    for (const row of await ctx.table.queryAll(ranges.month(company.id, month), { eventually: true })) {
      const old = locationAttributes.filter((name) => isOlder(row, name, cutoff));
      if (old.length) await forgetAttributes(ctx, row, old, cutoff);
    }
  }
}

function isOlder(row: Item, name: string, cutoff: number): boolean {
  const location = row[name];
  return isItem(location) && number(location, 'r') < cutoff;
}

async function forgetAttributes(
  ctx: RetentionCtx,
  row: Item,
  names: readonly string[],
  cutoff: number,
): Promise<void> {
  const when = all(...names.map((name) => below(`${name}.r`, cutoff)));
  try {
    await ctx.table.write({ update: { PK: text(row, 'PK'), SK: text(row, 'SK') }, remove: names, when });
  } catch (error) {
    // The entry was moved or deleted since it was read; tomorrow's sweep sees it where it is.
    if (!(error instanceof WriteRefused)) throw error;
  }
}
