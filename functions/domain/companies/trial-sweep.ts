// Mails companies three days and one day before the trial ends and when it is over: each mail once, however often it
// runs.

import type { JobCtx } from '#functions/runtime/consume.ts';
import { trialEnd } from '#shared/access.ts';
import { trialLastWarningDays, trialWarningDays } from '#shared/limits.ts';
import { dayOf, zoneOf } from '#shared/time/zone.ts';
import { secondsPerDay } from '#shared/time/calendar.ts';
import { type Company, companyRow, isClosed, trialReminders } from '#functions/table/rows/company-row.ts';
import { keys } from '#functions/table/keys.ts';
import { all, refusalOfWrite } from '#functions/table/write.ts';
import { addresses, mail, type NoticeCtx } from '#functions/domain/notices/notices.ts';
import { failTogether, forEvery } from './walk.ts';

type SweepCtx = JobCtx & NoticeCtx;

/** Last mail first: a company that got a later one gets no earlier one. */
const reminders = [
  { template: 'trial_over', mark: 'overAt', days: 0 },
  { template: 'trial_last_day', mark: 'lastDayAt', days: trialLastWarningDays },
  { template: 'trial_ending', mark: 'endingAt', days: trialWarningDays },
] as const;
type Reminder = (typeof reminders)[number];

/** The mail that is due now; undefined for companies that pay or are disabled. */
function due(company: Company, now: number): Reminder | undefined {
  if (company.isPaying || isClosed(company)) return undefined;
  const left = trialEnd(company) - now;
  return reminders.find(({ days }) => left <= days * secondsPerDay);
}

async function warn(ctx: SweepCtx, company: Company, { template, mark, days }: Reminder): Promise<void> {
  const endsAt = trialEnd(company);
  const notice = mail(ctx, company, {
    template,
    link: addresses.company(ctx),
    day: dayOf(zoneOf(company.settings.time_zone), endsAt),
  });
  const isOwnOrLater = (one: Reminder): boolean => one.days <= days;
  const refused = await refusalOfWrite(
    ctx.table,
    {
      update: keys.company(company.id),
      ...trialReminders.set({ [mark]: ctx.now }),
      when: all(
        ...reminders.filter(isOwnOrLater).map((one) => trialReminders.is({ [one.mark]: undefined })),
        companyRow.is({ isPaying: false }),
      ),
    },
    notice.change,
  );
  // Already marked: another run has mailed.
  if (refused) return;
  await notice.dispatch();
}

/**
 * The mark that a mail was sent is written with the mail, so it may run late or twice (security-and-reliability.md,
 * section 7); one company's failure does not stop the others.
 */
export async function sweepTrials(ctx: SweepCtx): Promise<void> {
  const failures = await forEvery(ctx, async (company) => {
    const reminder = due(company, ctx.now);
    if (reminder) await warn(ctx, company, reminder);
  });
  failTogether(failures);
}
