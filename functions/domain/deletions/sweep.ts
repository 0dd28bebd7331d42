// Reminds each company before its deletion, and starts the eraser when the waiting time is over.

import { erasureRequested } from '#events/deletions.ts';
import { deletionLateDays, deletionWarningDays } from '#shared/limits.ts';
import { toWire } from '#shared/time/instant.ts';
import { secondsPerDay } from '#shared/time/calendar.ts';
import { everyLeaving, failTogether } from '#functions/domain/companies/companies.ts';
import { hasOrphanedClaims } from '#functions/domain/billing/billing.ts';
import type { NoticeCtx } from '#functions/domain/notices/notices.ts';
import type { JobCtx } from '#functions/runtime/consume.ts';
import { type Company, type Deletion, deletionRow } from '#functions/table/rows/company-row.ts';
import { keys } from '#functions/table/keys.ts';
import { all, type Change, present, tryWrite } from '#functions/table/write.ts';
import { deletionMail } from './deletions.ts';

type SweepCtx = JobCtx & NoticeCtx;

/**
 * Works from the rows, so it may run late or twice; one company's failure does not stop the others. Reminder seven days
 * before, erasure after the last day (security-and-reliability.md, section 7).
 */
export async function sweepDeletions(ctx: SweepCtx): Promise<void> {
  const failures: unknown[] = [];
  for await (const company of everyLeaving(ctx)) {
    try {
      if (company.deletion) await lookAfter(ctx, company, company.deletion);
    } catch (error) {
      failures.push(error);
    }
  }
  failTogether(failures);
}

/** Works from the row, so a day without a sweep is made up for. No company is erased without a reminder. */
async function lookAfter(ctx: SweepCtx, company: Company, deletion: Deletion): Promise<void> {
  const isNear = ctx.now >= deletion.endsAt - deletionWarningDays * secondsPerDay;
  if (!isNear) return;
  if (deletion.warnedAt === undefined) return reminded(ctx, company, deletion);
  if (ctx.now >= deletion.endsAt) await erased(ctx, company, deletion);
}

/** A late reminder postpones the end, so that there is time to take the deletion back. */
async function reminded(ctx: SweepCtx, company: Company, deletion: Deletion): Promise<void> {
  const endsAt = Math.max(deletion.endsAt, ctx.now + deletionLateDays * secondsPerDay);
  const letter = deletionMail(ctx, company, 'deletion_near', endsAt);
  const isReminded = await tryWrite(
    ctx.table,
    {
      update: keys.company(company.id),
      ...deletionRow.set({ warnedAt: ctx.now, endsAt }),
      when: deletionRow.is({ askedAt: deletion.askedAt, warnedAt: undefined, isErasing: false }),
    },
    letter.change,
  );
  if (isReminded) await letter.dispatch();
}

/** Hides the company from now on. Each sweep requests the eraser again, in case the last one died. */
async function erased(ctx: SweepCtx, { id }: Company, deletion: Deletion): Promise<void> {
  // Wait for the next sweep: once erased, the open claim at the bank could no longer be found.
  if (await hasOrphanedClaims(ctx.table, id))
    return ctx.log.info('erasure_waits_for_bank', { companyId: id });
  const turn = `sweep ${toWire(ctx.now - (ctx.now % 3600))}`;
  const promised = ctx.send(ctx, erasureRequested, { companyId: id, turn });
  const begins: Change = {
    update: keys.company(id),
    ...deletionRow.set({ isErasing: true }),
    when: all(deletionRow.is({ askedAt: deletion.askedAt }), present(deletionRow.at.warnedAt)),
  };
  if (await tryWrite(ctx.table, begins, promised.change)) await promised.dispatch();
}
