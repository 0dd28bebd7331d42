// The plans where they cannot be ordered yet, and where the company stands: both heads of the subscription's dialog.

import { employeesMax } from '#shared/limits.ts';
import { currencyOf, isAtMost, refundDays } from '#shared/model/plan.ts';
import { site } from '#shared/site.ts';
import { useSignedIn } from '#web/api/session.tsx';
import { useTexts } from '#web/text.ts';
import { Notice } from '#web/ui/alert.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { useCompanyTime } from './company-time.ts';
import styles from './form.module.css';
import { PlanTiles } from './plan-tiles.tsx';
import { useSubscription } from './subscription.ts';

type Props = {
  readonly title: string;
  readonly count: number | undefined;
  readonly onClose: () => void;
};

export function BillingPlans({ title, count, onClose }: Props) {
  const t = useTexts('billing');
  const { country = 'IS' } = useSignedIn();
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
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
        <Standing />
        <PlanTiles currency={currencyOf(country)} employees={count} />
        <Largest count={count} />
        <p className="small dim">{t('conditions', { days: refundDays })}</p>
      </div>
    </Dialog>
  );
}

/** Who needs more than the largest plan writes to us. */
export function Largest({ count }: { readonly count: number | undefined }) {
  const t = useTexts('billing');
  if (count === undefined || !isAtMost(count)) return null;
  return <Notice>{t('overLargest', { max: employeesMax })}</Notice>;
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
