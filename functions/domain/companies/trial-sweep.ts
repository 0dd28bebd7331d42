// The trial sweep: a mail when a trial ends soon and one when it is over, each once, however often it runs.

import type { JobCtx } from '#functions/runtime/consume.ts';
import { trialEnd } from '#shared/access.ts';
import { trialWarningDays } from '#shared/limits.ts';
import { dayOf, zoneOf } from '#shared/time/zone.ts';
import type { Company } from '#functions/table/company-row.ts';
import { keys } from '#functions/table/keys.ts';
import { absent, all, WriteRefused } from '#functions/table/write.ts';
import { addresses, mail, type NoticeCtx } from '#functions/domain/notices/notices.ts';
import { failTogether, forEvery } from './walk.ts';

type SweepCtx = JobCtx & NoticeCtx;
const daySeconds = 86_400;

/** Which mail is due, by the company's own data; whoever pays or is disabled gets none. */
function due(company: Company, now: number): 'trial_ending' | 'trial_over' | undefined {
  if (company.isPaying || company.isDisabled) return undefined;
  const left = trialEnd(company) - now;
  if (left <= 0) return 'trial_over';
  return left <= trialWarningDays * daySeconds ? 'trial_ending' : undefined;
}

async function warn(ctx: SweepCtx, company: Company, template: 'trial_ending' | 'trial_over'): Promise<void> {
  const { time_zone: timeZone, language } = company.settings;
  const endsAt = trialEnd(company);
  const notice = mail(ctx, {
    companyId: company.id,
    template,
    to: company.email,
    language,
    companyName: company.name,
    link: addresses.company(ctx),
    day: dayOf(zoneOf(timeZone), endsAt),
  });
  // Whoever has heard that the trial is over is not told that it ends soon.
  const mark = template === 'trial_over' ? 'to' : 'te';
  try {
    await ctx.table.write(
      {
        update: keys.company(company.id),
        set: { [mark]: ctx.now },
        when: all(absent(mark), absent('to'), absent('pay')),
      },
      notice.change,
    );
  } catch (error) {
    // The mark is there: an earlier run, or one beside this, has mailed.
    if (error instanceof WriteRefused) return;
    throw error;
  }
  await notice.dispatch();
}

export async function sweepTrials(ctx: SweepCtx): Promise<void> {
  const failures = await forEvery(ctx, async (company) => {
    const template = due(company, ctx.now);
    if (template) await warn(ctx, company, template);
  });
  failTogether(failures);
}
