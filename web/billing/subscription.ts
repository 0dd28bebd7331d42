// Where the company stands between its trial and a subscription, as its screens say it.

import { isTrialOver, trialDaysLeft, trialEnd } from '#shared/access.ts';
import { billing } from '#shared/api/billing.ts';
import { lateConfirmationSeconds, trialGraceDays, trialWarningDays } from '#shared/limits.ts';
import { oldCompanyDays } from '#shared/model/billing/plan.ts';
import { fromWire } from '#shared/time/instant.ts';
import { useEffect } from 'react';
import { useRead } from '#web/api/query.ts';
import { useSession, useSignedIn } from '#web/api/session.tsx';
import { inTab } from '#web/ui/page/storage.ts';
import { nowSeconds } from '#web/words/company-time.ts';

const secondsPerDay = 86_400;

export type Subscription =
  | { readonly state: 'paying'; readonly plan: string | undefined }
  /** `days` counts a day that has begun; 1 is less than a day. */
  | { readonly state: 'trial'; readonly days: number; readonly isEnding: boolean }
  /** Over, and everything still works until `readOnlyAt` (epoch seconds). */
  | { readonly state: 'grace'; readonly readOnlyAt: number }
  /** The company's own screens can only be read. */
  | { readonly state: 'over' };

/** What the server says; until it has answered, what this machine's clock makes of it. */
export function useTrial(): { readonly daysLeft: number; readonly isReadOnly: boolean } {
  const { created, disabled, paying_customer: isPaying = false, trial_ends: ends } = useSignedIn();
  const word = useRead(billing.endpoints.status, {}, { enabled: !isPaying && !disabled }).data;
  const now = nowSeconds();
  const trial = { createdAt: fromWire(created ?? '') ?? now, trialUntil: fromWire(ends ?? '') };
  return {
    daysLeft: word?.trial_days_left ?? trialDaysLeft(trial, now),
    isReadOnly: !isPaying && (word?.read_only ?? isTrialOver({ ...trial, isPaying }, now)),
  };
}

/** Until when everything works without a subscription (epoch seconds); undefined once that is over. */
export function useWorksUntil(): number | undefined {
  const { created, trial_ends: ends } = useSignedIn();
  const now = nowSeconds();
  const trial = { createdAt: fromWire(created ?? '') ?? now, trialUntil: fromWire(ends ?? '') };
  const until = trialEnd(trial) + trialGraceDays * secondsPerDay;
  return until > now ? until : undefined;
}

const chargedPlace = (companyId: string): string => `stund-card-charged ${companyId}`;

/** A card was charged for the company's order, by the word of the reseller's window; a reload does not forget it. */
export function rememberCharged(companyId: string, since: string): void {
  inTab.set(chargedPlace(companyId), since);
}

/** The order that its partner has not confirmed. `isCharged`: its card was charged in this tab. */
export function useOrder() {
  const { id } = useSignedIn();
  const order = useRead(billing.endpoints.status, {}).data?.confirming;
  const isCharged = order?.by === 'card' && inTab.get(chargedPlace(id)) === order.since;
  return order && { ...order, isCharged };
}

/** Looks at an order until it is confirmed: what is paid late, or elsewhere, shows without a reload. */
export function useLateConfirmation(): void {
  const { paying_customer: isPaying = false, disabled = false } = useSignedIn();
  const { renew } = useSession();
  const isLooking = !isPaying && !disabled;
  const { data } = useRead(billing.endpoints.status, {}, { enabled: isLooking });
  const isPaid = isLooking && data?.paid_by !== undefined;
  const isWaiting = isLooking && data?.confirming !== undefined;
  useRead(billing.endpoints.status, {}, { enabled: isWaiting, refetchSeconds: lateConfirmationSeconds });
  useEffect(() => {
    if (isPaid) renew().catch((error: unknown) => console.warn('Nobody answered whether it is paid', error));
  }, [isPaid, renew]);
}

export function useSubscription(): Subscription & { readonly isOld: boolean } {
  const { created, paying_customer: isPaying, billing_plan, trial_ends: ends } = useSignedIn();
  const { daysLeft: days, isReadOnly } = useTrial();
  const now = nowSeconds();
  const createdAt = fromWire(created ?? '') ?? now;
  const isOld = now >= createdAt + oldCompanyDays * secondsPerDay;
  if (isPaying) return { state: 'paying', plan: billing_plan ?? undefined, isOld };
  if (isReadOnly) return { state: 'over', isOld };
  if (days > 0) return { state: 'trial', days, isEnding: days <= trialWarningDays, isOld };
  const endsAt = trialEnd({ createdAt, trialUntil: fromWire(ends ?? '') });
  return { state: 'grace', readOnlyAt: endsAt + trialGraceDays * secondsPerDay, isOld };
}
