// Where the company stands between its trial and a subscription, as its screens say it.

import { isTrialOver } from '#shared/access.ts';
import { companies } from '#shared/api/company.ts';
import { trialDays, trialGraceDays, trialWarningDays } from '#shared/limits.ts';
import { oldCompanyDays } from '#shared/model/plan.ts';
import { fromWire } from '#shared/time/instant.ts';
import { useRead } from '#web/api/query.ts';
import { useSignedIn } from '#web/api/session.tsx';
import { nowSeconds } from './company-time.ts';

const secondsPerDay = 86_400;

export type Subscription =
  | { readonly state: 'paying'; readonly plan: string | undefined }
  /** `days` counts a day that has begun; 1 is less than a day. */
  | { readonly state: 'trial'; readonly days: number; readonly isEnding: boolean }
  /** Over, and everything still works until `readOnlyAt` (epoch seconds). */
  | { readonly state: 'grace'; readonly readOnlyAt: number }
  /** The company's own screens can only be read. */
  | { readonly state: 'over' };

export function useSubscription(): Subscription & { readonly isOld: boolean } {
  const { created, disabled, paying_customer = false, trial_ends, billing_plan } = useSignedIn();
  const asksServer = !paying_customer && !disabled;
  const status = useRead(companies.endpoints.billingStatus, {}, { enabled: asksServer });
  const now = nowSeconds();
  const createdAt = fromWire(created ?? '') ?? now;
  const endsAt = fromWire(trial_ends ?? '') ?? createdAt + trialDays * secondsPerDay;
  const isOld = now >= createdAt + oldCompanyDays * secondsPerDay;
  if (paying_customer) return { state: 'paying', plan: billing_plan ?? undefined, isOld };
  // This machine's clock may be behind: the trial is over when the server says so.
  if (now < endsAt && !status.data?.should_become_customer) {
    const days = Math.ceil((endsAt - now) / secondsPerDay);
    return { state: 'trial', days, isEnding: days <= trialWarningDays, isOld };
  }
  if (isTrialOver({ createdAt, isPaying: false }, now)) return { state: 'over', isOld };
  return { state: 'grace', readOnlyAt: endsAt + trialGraceDays * secondsPerDay, isOld };
}
