// The company's state between trial and subscription, for its screens.

import { isTrialOver, trialDaysLeft, trialEnd } from '#shared/access.ts';
import { billing } from '#shared/api/billing.ts';
import { lateConfirmationSeconds, trialGraceDays, trialWarningDays } from '#shared/limits.ts';
import { oldCompanyDays } from '#shared/model/billing/plan.ts';
import { fromWire } from '#shared/time/instant.ts';
import { secondsPerDay } from '#shared/time/calendar.ts';
import { useEffect } from 'react';
import { useRead } from '#web/api/query.ts';
import { useSession, useSignedIn } from '#web/api/session.tsx';
import { inTab } from '#web/ui/page/storage.ts';
import { serverSeconds } from '#web/entry/server-time.ts';

export type Subscription =
  | { readonly state: 'paying'; readonly plan: string | undefined }
  /** `days`: a begun day counts, so 1 means less than a day. */
  | { readonly state: 'trial'; readonly days: number; readonly isEnding: boolean }
  /** The trial is over; everything works until `readOnlyAt` (epoch seconds). */
  | { readonly state: 'grace'; readonly readOnlyAt: number }
  /** The company can only read. */
  | { readonly state: 'over' };

/** The trial by the server's answer; until it comes, computed by this device's clock. */
export function useTrial(): { readonly daysLeft: number; readonly isReadOnly: boolean } {
  const { created, disabled, paying_customer: isPaying = false, trial_ends: ends } = useSignedIn();
  const word = useRead(billing.endpoints.status, {}, { enabled: !isPaying && !disabled }).data;
  const now = serverSeconds();
  const trial = { createdAt: fromWire(created ?? '') ?? now, trialUntil: fromWire(ends ?? '') };
  return {
    daysLeft: word?.trial_days_left ?? trialDaysLeft(trial, now),
    isReadOnly: !isPaying && (word?.read_only ?? isTrialOver({ ...trial, isPaying }, now)),
  };
}

/** Until when everything works without a subscription (epoch seconds); undefined after that. */
export function useWorksUntil(): number | undefined {
  const { created, trial_ends: ends } = useSignedIn();
  const now = serverSeconds();
  const trial = { createdAt: fromWire(created ?? '') ?? now, trialUntil: fromWire(ends ?? '') };
  const until = trialEnd(trial) + trialGraceDays * secondsPerDay;
  return until > now ? until : undefined;
}

const chargedPlace = (companyId: string): string => `stund-card-charged ${companyId}`;

/** Stores in the tab that the reseller's overlay reported a charge for the order of `since`, so that a reload knows it. */
export function rememberCharged(companyId: string, since: string): void {
  inTab.set(chargedPlace(companyId), since);
}

/** The page on which a company has just cancelled, by its id; forgotten with the tab's page. */
const cancelledOn = new Map<string, string>();

/** Pages of the desk differ in their hash alone. */
const pageHere = (): string => `${globalThis.location.pathname}${globalThis.location.hash}`;
/** Remembers the page: its toast says what follows, so no dialog about a subscription opens over it there. */
export function rememberCancelled(companyId: string): void {
  cancelledOn.set(companyId, pageHere());
}
/** Forgets it as soon as another page is visited. */
export function hasJustCancelled(companyId: string): boolean {
  const isHere = cancelledOn.get(companyId) === pageHere();
  if (!isHere) cancelledOn.delete(companyId);
  return isHere;
}

/** The company's unconfirmed order. `isCharged`: its card was charged in this tab. */
export function useOrder() {
  const { id } = useSignedIn();
  const order = useRead(billing.endpoints.status, {}).data?.confirming;
  const isCharged = order?.by === 'card' && inTab.get(chargedPlace(id)) === order.since;
  return order && { ...order, isCharged };
}

/** Polls an unconfirmed order, so that a payment made late or in another tab shows without a reload. */
export function useLateConfirmation(): void {
  const { paying_customer: isPaying = false, disabled = false } = useSignedIn();
  const { renew } = useSession();
  const isLooking = !isPaying && !disabled;
  const { data } = useRead(billing.endpoints.status, {}, { enabled: isLooking });
  const isPaid = isLooking && data?.paid_by !== undefined;
  const isWaiting = isLooking && data?.confirming !== undefined;
  useRead(billing.endpoints.status, {}, { enabled: isWaiting, refetchSeconds: lateConfirmationSeconds });
  useEffect(() => {
    if (isPaid) renew().catch((error: unknown) => console.warn('The session could not be renewed', error));
  }, [isPaid, renew]);
}

export function useSubscription(): Subscription & { readonly isOld: boolean } {
  const { created, paying_customer: isPaying, billing_plan, trial_ends: ends } = useSignedIn();
  const { daysLeft: days, isReadOnly } = useTrial();
  const now = serverSeconds();
  const createdAt = fromWire(created ?? '') ?? now;
  const isOld = now >= createdAt + oldCompanyDays * secondsPerDay;
  if (isPaying) return { state: 'paying', plan: billing_plan ?? undefined, isOld };
  if (isReadOnly) return { state: 'over', isOld };
  if (days > 0) return { state: 'trial', days, isEnding: days <= trialWarningDays, isOld };
  const endsAt = trialEnd({ createdAt, trialUntil: fromWire(ends ?? '') });
  return { state: 'grace', readOnlyAt: endsAt + trialGraceDays * secondsPerDay, isOld };
}
