// The subscription as far as it stands without a payment: whether the company should become a customer now.

import type { Reply } from '#shared/api/endpoint.ts';
import type { companies as contract } from '#shared/api/company.ts';
import { trialDays } from '#shared/limits.ts';
import type { CompanyCtx } from '#functions/runtime/context.ts';

type Status = Reply<typeof contract.endpoints.billingStatus>;

/** From the end of the trial on; that nothing is blocked during the grace is another rule. */
export async function billingStatus({ company, now }: CompanyCtx): Promise<Status> {
  const isTrialOver = now >= company.createdAt + trialDays * 86_400;
  return { should_become_customer: isTrialOver && !company.isPaying };
}
