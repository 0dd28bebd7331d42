// Retention: deletes locations older than the company's limit, and settles photos.

import type { Files } from '#functions/aws/files.ts';
import type { JobCtx } from '#functions/runtime/consume.ts';
import type { Company } from '#functions/table/rows/company-row.ts';
import { deviceBehindSecondsMax } from '#shared/limits.ts';
import { secondsPerDay } from '#shared/time/calendar.ts';
import { keys, ranges } from '#functions/table/keys.ts';
import { isItem, numberIn, textIn } from '#functions/table/read.ts';
import { cleanMonthsRow, location } from '#functions/table/rows/work-log-parts.ts';
import { forwardOf, monthAt, workLogRow } from '#functions/table/rows/work-log-row.ts';
import { all, below, tryWrite, type Item } from '#functions/table/write.ts';
import { sweepPhotos } from '#functions/domain/photo-files/photo-files.ts';
import { failTogether, forEvery } from '#functions/domain/companies/companies.ts';

export type RetentionCtx = Pick<JobCtx, 'table' | 'now'> & { readonly photoFiles: Pick<Files, 'remove'> };

/** Entries may have started before their company: phones deliver late, and starts are corrected. */
const earlierSeconds = 62 * secondsPerDay;
/** A press may be this late, plus a day for wrong clocks. */
const lateSeconds = deviceBehindSecondsMax + secondsPerDay;
const locationAttributes = [workLogRow.at.locationIn, workLogRow.at.locationOut];

/**
 * Locations: 90 days or the company's setting, counted from the press (security-and-reliability.md, section 2). Safe to
 * run late or twice; one company's failure does not stop the others.
 */
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
  for (let at = from; at < until; at += 28 * secondsPerDay) months.add(monthAt(at));
  return [...months.add(monthAt(until))];
}

/**
 * Past months without locations are remembered and skipped. Only presses add locations, and a moved entry is found
 * through the forwarding row in the month of its press.
 */
async function forgetLocations(ctx: RetentionCtx, company: Company): Promise<void> {
  const cutoff = ctx.now - company.settings.location.kept_days * secondsPerDay;
  const mark = keys.cleanMonths(company.id);
  const known = new Set(cleanMonthsRow.from((await ctx.table.get(mark)) ?? {}).months.split(' '));
  const clean: string[] = [];
  for (const month of monthsUntil(Math.min(cutoff, company.createdAt - earlierSeconds), cutoff)) {
    if (known.has(month)) continue;
    const holdsSome = await forgetInMonth(ctx, company.id, month, cutoff);
    if (!holdsSome && endOfMonth(month) < Math.min(cutoff, ctx.now - lateSeconds)) clean.push(month);
  }
  if (clean.length === 0) return;
  const months = [...known, ...clean].filter((month) => month !== '').toSorted();
  await ctx.table.write({ put: { ...mark, ...cleanMonthsRow.item({ months: months.join(' ') }) } });
}
const endOfMonth = (month: string): number =>
  Date.UTC(Number(month.slice(0, 4)), Number(month.slice(4)), 1) / 1000;

/** Deletes old locations of the month's entries, moved ones included. Returns whether any may be left. */
async function forgetInMonth(
  ctx: RetentionCtx,
  companyId: string,
  month: string,
  cutoff: number,
): Promise<boolean> {
  let holdsSome = false;
  let rows = await ctx.table.queryAll(ranges.month(companyId, month), { eventually: true });
  while (rows.length > 0) {
    const forwards = [];
    for (const row of rows) {
      const forward = forwardOf(row);
      if (forward) forwards.push(keys.workLog(companyId, forward.month, forward.entry));
      const held = locationAttributes.filter((name) => row[name] !== undefined);
      const old = held.filter((name) => isOlder(row, name, cutoff));
      if (old.length) await forgetAttributes(ctx, row, old, cutoff);
      // A running entry, or one with an assumed end, may still get a location.
      const isOpen = row[workLogRow.at.endAt] === undefined || row[workLogRow.at.isEndAssumed] !== undefined;
      if (held.length > old.length || (!forward && isOpen)) holdsSome = true;
    }
    rows = (await ctx.table.getMany(forwards)).filter((row) => row !== undefined);
  }
  return holdsSome;
}

function isOlder(row: Item, name: string, cutoff: number): boolean {
  const kept = row[name];
  return isItem(kept) && numberIn(kept, location.at.receivedAt) < cutoff;
}

async function forgetAttributes(
  ctx: RetentionCtx,
  row: Item,
  names: readonly string[],
  cutoff: number,
): Promise<void> {
  const when = all(...names.map((name) => below(`${name}.${location.at.receivedAt}`, cutoff)));
  // The entry was moved or deleted meanwhile; tomorrow's sweep finds it.
  await tryWrite(ctx.table, {
    update: { PK: textIn(row, 'PK'), SK: textIn(row, 'SK') },
    remove: names,
    when,
  });
}
