// Where a company stands between its trial and a subscription, and whether it should become a customer now.

import type { Reply } from '#shared/api/endpoint.ts';
import type { billing as contract } from '#shared/api/billing.ts';
import { isTrialOver, trialDaysLeft } from '#shared/access.ts';
import type { CompanyCtx } from '#functions/runtime/context.ts';
import type { Company } from '#functions/table/company-row.ts';

export type Standing = Reply<typeof contract.endpoints.status>;
type Judged = Pick<Company, 'createdAt' | 'trialUntil' | 'isPaying'>;

/** From the end of the trial on; that nothing is blocked during the grace is another rule. */
export function standingOf(company: Judged, now: number): Standing {
  const trial_days_left = trialDaysLeft(company, now);
  return {
    should_become_customer: trial_days_left === 0 && !company.isPaying,
    read_only: isTrialOver(company, now),
    trial_days_left,
  };
}

export const status = async ({ company, now }: CompanyCtx): Promise<Standing> => standingOf(company, now);
