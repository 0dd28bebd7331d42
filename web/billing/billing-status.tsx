// The first lines of the subscription's dialog: the state of the trial, and a notice for companies too large for our plans.

import { cardOrderKeptDays, employeesMax } from '#shared/limits.ts';
import { isAtMost } from '#shared/model/billing/plan.ts';
import { fromWire } from '#shared/time/instant.ts';
import { useTexts } from '#web/text.ts';
import { Notice } from '#web/ui/display/alert.tsx';
import { useCompanyTime } from '#web/words/company-time.ts';
import { useOrder, useSubscription } from './subscription.ts';

/** The notice for a company with more employees than the largest plan allows. */
export function Largest({ count }: { readonly count: number | undefined }) {
  const t = useTexts('billing');
  if (count === undefined || !isAtMost(count)) return null;
  return <Notice>{t('overLargest', { max: employeesMax })}</Notice>;
}

/** The words for an unconfirmed order: a claim that was ordered, or a card that has not paid. */
export function useUnconfirmed() {
  const t = useTexts('billing');
  const time = useCompanyTime();
  const order = useOrder();
  const since = fromWire(order?.since ?? '');
  if (order === undefined || since === undefined) return undefined;
  const { by, isCharged } = order;
  const day = time.dayText(time.dayAt(since));
  if (isCharged) return { by, isCharged, heading: t('waitingTitle'), text: t('chargedText') };
  return by === 'card'
    ? { by, isCharged, heading: t('unpaid'), text: t('unpaidText', { day, days: cardOrderKeptDays }) }
    : { by, isCharged, heading: t('unconfirmed', { day }), text: t('unconfirmedText') };
}

/** The dialog's notice about an unconfirmed order; short, to leave room for the plans on a phone. */
export function Unconfirmed() {
  const t = useTexts('billing');
  const order = useUnconfirmed();
  if (!order) return null;
  return <Notice heading={order.heading}>{order.by === 'card' ? t('unpaidShort') : order.text}</Notice>;
}

export function TrialStatus() {
  const t = useTexts('billing');
  const time = useCompanyTime();
  const subscription = useSubscription();
  if (subscription.state === 'paying') return <p>{t('paying')}</p>;
  if (subscription.state === 'over') return <p>{t('overText')}</p>;
  if (subscription.state === 'grace') {
    return <p>{t('graceText', { day: time.dayText(time.dayAt(subscription.readOnlyAt)) })}</p>;
  }
  // A begun day counts as a day: 1 means less than a day.
  if (subscription.days <= 1) return <p>{t('trialLastText')}</p>;
  return <p>{t('trialText', { count: subscription.days })}</p>;
}
