// The subscription as far as it stands without a payment: whether the company should become a customer now.

import type { Reply } from '#shared/api/endpoint.ts';
import type { companies as contract } from '#shared/api/company.ts';
import { isTrialOver, trialDaysLeft } from '#shared/access.ts';
import type { CompanyCtx } from '#functions/runtime/context.ts';

type Status = Reply<typeof contract.endpoints.billingStatus>;

/** From the end of the trial on; that nothing is blocked during the grace is another rule. */
export async function billingStatus({ company, now }: CompanyCtx): Promise<Status> {
  const trial_days_left = trialDaysLeft(company, now);
  return {
    should_become_customer: trial_days_left === 0 && !company.isPaying,
    read_only: isTrialOver(company, now),
    trial_days_left,
  };
}
