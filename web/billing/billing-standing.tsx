// What the subscription's dialog says first: where the company stands with its trial; and who needs more than we sell.

import { billing } from '#shared/api/billing.ts';
import { cardOrderKeptDays, employeesMax } from '#shared/limits.ts';
import { isAtMost } from '#shared/model/billing/plan.ts';
import { fromWire } from '#shared/time/instant.ts';
import { useRead } from '#web/api/query.ts';
import { useTexts } from '#web/text.ts';
import { Notice } from '#web/ui/display/alert.tsx';
import { useCompanyTime } from '#web/words/company-time.ts';
import { useSubscription } from './subscription.ts';

/** Who needs more than the largest plan writes to us. */
export function Largest({ count }: { readonly count: number | undefined }) {
  const t = useTexts('billing');
  if (count === undefined || !isAtMost(count)) return null;
  return <Notice>{t('overLargest', { max: employeesMax })}</Notice>;
}

/** An order that its partner has not confirmed: a claim that is asked for, or a card that was not paid with. */
export function useUnconfirmed() {
  const t = useTexts('billing');
  const time = useCompanyTime();
  const order = useRead(billing.endpoints.status, {}).data?.confirming;
  const since = fromWire(order?.since ?? '');
  if (order === undefined || since === undefined) return undefined;
  const day = time.dayText(time.dayAt(since));
  return order.by === 'card'
    ? { by: order.by, heading: t('unpaid'), text: t('unpaidText', { day, days: cardOrderKeptDays }) }
    : { by: order.by, heading: t('unconfirmed', { day }), text: t('unconfirmedText') };
}

/** In the dialog; it leaves room for the plans on a phone. */
export function Unconfirmed() {
  const t = useTexts('billing');
  const order = useUnconfirmed();
  if (!order) return null;
  return <Notice heading={order.heading}>{order.by === 'card' ? t('unpaidShort') : order.text}</Notice>;
}

export function Standing() {
  const t = useTexts('billing');
  const time = useCompanyTime();
  const subscription = useSubscription();
  if (subscription.state === 'paying') return <p>{t('paying')}</p>;
  if (subscription.state === 'over') return <p>{t('overText')}</p>;
  if (subscription.state === 'grace') {
    return <p>{t('graceText', { day: time.dayText(time.dayAt(subscription.readOnlyAt)) })}</p>;
  }
  return <p>{t('trialText', { count: subscription.days })}</p>;
}
