// Where a company stands, as an administrator reads it: on trial, over, paying or disabled.

import type { Reply } from '#shared/api/endpoint.ts';
import type { platform } from '#shared/api/platform.ts';
import { trialWarningDays } from '#shared/limits.ts';
import { planNamed } from '#shared/model/billing/plan.ts';
import { fromWire } from '#shared/time/instant.ts';
import { useTexts } from '#web/text.ts';
import type { BadgeTone } from '#web/ui/display/badge.tsx';
import { nowSeconds } from '#web/words/company-time.ts';

export type Company = Reply<typeof platform.endpoints.listCompanies>[number];
export type Standing = { readonly kind: 'disabled' | 'paying' | 'trial' | 'over'; readonly days: number };

const daySeconds = 86_400;

/** `days` counts a day of the trial that has begun, and whole days since its end, the first as one. */
export function standingOf({ disabled, paying_customer: isPaying, trial_ends: ends }: Company): Standing {
  if (disabled) return { kind: 'disabled', days: 0 };
  if (isPaying) return { kind: 'paying', days: 0 };
  const left = ((fromWire(ends) ?? 0) - nowSeconds()) / daySeconds;
  return left > 0
    ? { kind: 'trial', days: Math.ceil(left) }
    : { kind: 'over', days: Math.max(1, Math.floor(-left)) };
}

/** What a company can be filtered by. */
export const standings = ['onTrial', 'isOver', 'paying', 'disabled'] as const;
export type StandingFilter = (typeof standings)[number];
export const isStanding = (value: string): value is StandingFilter => standings.some((one) => one === value);

export function fits(company: Company, filter: StandingFilter): boolean {
  const kinds = { onTrial: 'trial', isOver: 'over', paying: 'paying', disabled: 'disabled' } as const;
  return standingOf(company).kind === kinds[filter];
}

/** Its trial ends within the days in which it is reminded of that. */
export function isEnding(company: Company): boolean {
  const { kind, days } = standingOf(company);
  return kind === 'trial' && days <= trialWarningDays;
}

export const toneOf = ({ kind }: Standing): BadgeTone =>
  kind === 'paying' ? 'good' : kind === 'over' ? 'bad' : 'neutral';

export function useStandingWords(): (company: Company) => string {
  const t = useTexts('administration');
  return (company) => {
    const { kind, days: count } = standingOf(company);
    if (kind === 'trial') return t('plan.trial', { count });
    if (kind === 'over') return t('plan.over', { count });
    if (kind === 'disabled') return t('plan.disabled');
    const { billing_plan: name, paid_by: way } = company;
    const employees = planNamed(name ?? '')?.employees;
    const plan = employees ? `${employees.from}–${employees.to}` : name || t('plan.paying');
    if (way !== null) return `${plan}, ${t(`plan.by.${way}`)}`;
    return employees ? t('plan.employees', employees) : plan;
  };
}
