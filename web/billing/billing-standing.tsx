// What the subscription's dialog says first: where the company stands with its trial; and who needs more than we sell.

import { billing } from '#shared/api/billing.ts';
import { employeesMax } from '#shared/limits.ts';
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

/** An order whose partner has not answered yet. */
export function Unconfirmed() {
  const t = useTexts('billing');
  const time = useCompanyTime();
  const since = fromWire(useRead(billing.endpoints.status, {}).data?.confirming?.since ?? '');
  if (since === undefined) return null;
  return (
    <Notice heading={t('unconfirmed', { day: time.dayText(time.dayAt(since)) })}>
      {t('unconfirmedText')}
    </Notice>
  );
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
