// Where a company stands between its trial and a subscription, and whether it should become a customer now.

import type { CompanyCtx } from '#functions/runtime/context.ts';
import type { Company } from '#functions/table/rows/company-row.ts';
import { isTrialOver, trialDaysLeft } from '#shared/access.ts';
import type { billing as contract } from '#shared/api/billing.ts';
import type { Reply } from '#shared/api/endpoint.ts';
import { planNamed } from '#shared/model/billing/plan.ts';
import { toWire } from '#shared/time/instant.ts';
import { firstDueDay } from './claims.ts';
import { subscriptionOf } from './store.ts';

type Status = Reply<typeof contract.endpoints.status>;
export type Standing = Omit<Status, 'paid_by' | 'confirming' | 'first_claim_due'>;
type Judged = Pick<Company, 'createdAt' | 'trialUntil' | 'isPaying'>;

/**
 * True from the end of the trial on. During the grace the company already should subscribe, though nothing is blocked.
 * Trial and grace: specification 2, section 4, and 3-decisions.md ('An expired trial'). `trial_days_left` counts the
 * day that has begun.
 */
export function standingOf(company: Judged, now: number): Standing {
  const trial_days_left = trialDaysLeft(company, now);
  return {
    should_become_customer: trial_days_left === 0 && !company.isPaying,
    read_only: isTrialOver(company, now),
    trial_days_left,
  };
}

/**
 * The company's standing (specification 2, section 4), with what it has ordered or how it pays. `first_claim_due` is a
 * day in Iceland, given only where the company can order by bank.
 */
export async function status({ company, now, table }: CompanyCtx): Promise<Status> {
  const canOrderByBank = company.country === 'IS' && !company.isPaying;
  const standing = {
    ...standingOf(company, now),
    ...(canOrderByBank ? { first_claim_due: firstDueDay(now) } : {}),
  };
  const row = await subscriptionOf(table, company.id);
  if (row?.state === 'confirming') {
    const plan = planNamed(row.plan);
    const subscription_plan = plan && 'number' in plan ? plan.number : undefined;
    return { ...standing, confirming: { by: row.by, since: toWire(row.changedAt), subscription_plan } };
  }
  return company.isPaying && row?.state === 'paying' ? { ...standing, paid_by: row.by } : standing;
}
