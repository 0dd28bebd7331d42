// Retention: positions older than the company keeps them, and photos that no entry shows, are removed.

import type { Files } from '#functions/aws/files.ts';
import type { JobCtx } from '#functions/runtime/consume.ts';
import { photoWaitSeconds } from '#shared/limits.ts';
import type { Company } from '#functions/table/company-row.ts';
import { keys, ranges } from '#functions/table/keys.ts';
import { type Photo, photoFrom } from '#functions/table/photo-row.ts';
import { isItem, number, text } from '#functions/table/read.ts';
import { monthAt } from '#functions/table/work-log-row.ts';
import { absent, all, below, type Item, present, WriteRefused } from '#functions/table/write.ts';
import { every } from './companies.ts';

export type RetentionCtx = Pick<JobCtx, 'table' | 'now'> & { readonly photoFiles: Pick<Files, 'remove'> };

const daySeconds = 86_400;
/** What the photos worker made of an upload; the upload itself is removed by its bucket after a day. */
const readyKeys = (companyId: string, photoId: string): readonly string[] =>
  ['', '-100'].map((variant) => `photos/${companyId}/${photoId}${variant}.jpg`);
/** Entries may have begun before their company: phones deliver late, starts are corrected. */
const earlierSeconds = 62 * daySeconds;
const locationAttributes = ['l', 'm'] as const;

export async function sweepRetention(ctx: RetentionCtx): Promise<void> {
  for await (const company of every(ctx)) {
    await forgetLocations(ctx, company);
    await forgetPhotos(ctx, company.id);
  }
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

const isForgotten = (photo: Photo, now: number): boolean =>
  photo.releasedAt !== undefined ||
  (photo.workLogId === undefined && photo.beganAt <= now - photoWaitSeconds);

async function forgetPhotos(ctx: RetentionCtx, companyId: string): Promise<void> {
  for (const row of await ctx.table.queryAll(ranges.photos(companyId))) {
    const photo = photoFrom(companyId, row);
    if (!isForgotten(photo, ctx.now)) continue;
    const claimed = photo.releasedAt === undefined ? absent('w') : present('d');
    try {
      // Marked first: from here on it cannot be attached, so its files may go; then the row.
      const key = keys.photo(companyId, photo.id);
      await ctx.table.write({
        update: key,
        set: { d: photo.releasedAt ?? ctx.now },
        when: all(present(), claimed),
      });
      for (const file of readyKeys(companyId, photo.id)) await ctx.photoFiles.remove(file);
      await ctx.table.write({ delete: key, when: present('d') });
    } catch (error) {
      // It was attached at the last moment, or another sweep removed it.
      if (!(error instanceof WriteRefused)) throw error;
    }
  }
}
