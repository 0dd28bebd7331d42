// The subscription's dialog: what the plans cost, which one fits, and how to get it; it can be put off.

import { companies } from '#shared/api/company.ts';
import { employeesMax } from '#shared/limits.ts';
import { currencyOf, isAtMost, refundDays } from '#shared/model/plan.ts';
import { site } from '#shared/site.ts';
import { useRead } from '#web/api/query.ts';
import { useSignedIn } from '#web/api/session.tsx';
import { useTexts } from '#web/text.ts';
import { Notice } from '#web/ui/alert.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { useCompanyTime } from './company-time.ts';
import styles from './form.module.css';
import { PlanTiles } from './plan-tiles.tsx';
import { isOwn } from './examples.ts';
import { type Subscription, useSubscription } from './subscription.ts';

type Props = {
  /** Opened from the settings, before anybody asked for it. */
  readonly isEarly: boolean;
  readonly onClose: () => void;
};

export function BillingDialog({ isEarly, onClose }: Props) {
  const t = useTexts('billing');
  const { country = 'IS' } = useSignedIn();
  const subscription = useSubscription();
  const employees = useRead(companies.endpoints.listEmployees, {});
  const count = employees.data?.filter((one) => !one.disabled && isOwn(one)).length;
  const isOver = subscription.state === 'grace' || subscription.state === 'over';
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(isEarly || subscription.isOld || !isOver ? 'subscription' : 'trialOverTitle')}
      foot={
        <>
          <Button onClick={onClose}>{t('confirmLater')}</Button>
          <ButtonLink variant="primary" href={`mailto:${site.supportEmail}`}>
            {t('writeToSubscribe')}
          </ButtonLink>
        </>
      }
    >
      <div className={styles.fields}>
        <Standing subscription={subscription} />
        <PlanTiles currency={currencyOf(country)} employees={count} />
        {count !== undefined && isAtMost(count) && <Notice>{t('overLargest', { max: employeesMax })}</Notice>}
        <p className="small dim">{t('conditions', { days: refundDays })}</p>
      </div>
    </Dialog>
  );
}

function Standing({ subscription }: { subscription: Subscription }) {
  const t = useTexts('billing');
  const time = useCompanyTime();
  if (subscription.state === 'paying') return <p>{t('paying')}</p>;
  if (subscription.state === 'over') return <p>{t('overText')}</p>;
  if (subscription.state === 'grace') {
    return <p>{t('graceText', { day: time.dayText(time.dayAt(subscription.readOnlyAt)) })}</p>;
  }
  return <p>{t('trialText', { count: subscription.days })}</p>;
}
