// A company's standing for administrators: on trial, trial over, paying or disabled.

import type { Reply } from '#shared/api/endpoint.ts';
import type { platform } from '#shared/api/platform.ts';
import { trialDaysLeft } from '#shared/access.ts';
import { trialWarningDays } from '#shared/limits.ts';
import { planNamed } from '#shared/model/billing/plan.ts';
import { fromWire } from '#shared/time/instant.ts';
import { secondsPerDay } from '#shared/time/calendar.ts';
import { useTexts } from '#web/text.ts';
import type { BadgeTone } from '#web/ui/display/badge.tsx';

export type Company = Reply<typeof platform.endpoints.listCompanies>[number];
export type Standing = { readonly kind: 'disabled' | 'paying' | 'trial' | 'over'; readonly days: number };

/**
 * At the time of the server's list. `days`: the trial days left, a begun day included; or the days since the trial's
 * end, of which the first counts as one.
 */
export function standingOf({
  disabled,
  paying_customer: isPaying,
  created,
  trial_ends: ends,
  listed_at: listed,
}: Company): Standing {
  if (disabled) return { kind: 'disabled', days: 0 };
  if (isPaying) return { kind: 'paying', days: 0 };
  const [createdAt, endsAt, now] = [fromWire(created) ?? 0, fromWire(ends) ?? 0, fromWire(listed) ?? 0];
  const left = trialDaysLeft({ createdAt, trialUntil: endsAt }, now);
  return left > 0
    ? { kind: 'trial', days: left }
    : { kind: 'over', days: Math.max(1, Math.floor((now - endsAt) / secondsPerDay)) };
}

const order = ['trial', 'over', 'paying', 'disabled'] as const satisfies readonly Standing['kind'][];
const padded = (count: number): string => String(count).padStart(6, '0');

/** The sort key: on trial, over, paying, disabled; within each by days, then by the plan's size. */
export function orderOf(company: Company): string {
  const { kind, days } = standingOf(company);
  const size = planNamed(company.billing_plan ?? '')?.employees?.from ?? 0;
  return `${order.indexOf(kind)} ${padded(days)} ${padded(size)}`;
}

/** The choices of the filter. */
export const standings = ['onTrial', 'isOver', 'paying', 'disabled'] as const;
export type StandingFilter = (typeof standings)[number];
export const isStanding = (value: string): value is StandingFilter => standings.some((one) => one === value);

export function fits(company: Company, filter: StandingFilter): boolean {
  const kinds = { onTrial: 'trial', isOver: 'over', paying: 'paying', disabled: 'disabled' } as const;
  return standingOf(company).kind === kinds[filter];
}

/** Its trial ends within the days in which the company is reminded of that. */
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
    if (kind === 'trial') return count === 1 ? t('plan.trialLast') : t('plan.trial', { count });
    if (kind === 'over') return t('plan.over', { count });
    if (kind === 'disabled') return t('plan.disabled');
    const { billing_plan: name, paid_by: way } = company;
    const employees = planNamed(name ?? '')?.employees;
    const plan = employees ? `${employees.from}–${employees.to}` : name || t('plan.paying');
    if (way !== null) return `${plan}, ${t(`plan.by.${way}`)}`;
    return employees ? t('plan.employees', employees) : plan;
  };
}
