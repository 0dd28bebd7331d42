// Who the account belongs to, and how it stands with its trial and its plan.

import { IconMail } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { billing } from '#shared/api/billing.ts';
import { companies } from '#shared/api/company.ts';
import { employeesMax } from '#shared/limits.ts';
import {
  cardCurrencyOf,
  currencyOf,
  isAtMost,
  monthlyPrice,
  planFor,
  planNamed,
} from '#shared/model/billing/plan.ts';
import { site } from '#shared/site.ts';
import { useRead } from '#web/api/query.ts';
import { useSignedIn } from '#web/api/session.tsx';
import { useUnconfirmed } from '#web/billing/billing-status.tsx';
import { moneyTextOf } from '#web/billing/money-text.ts';
import { type Subscription, useSubscription } from '#web/billing/subscription.ts';
import { isOwn } from '#web/crew/examples.ts';
import { useHolds } from '#web/api/holds.ts';
import { currentLanguage, useTexts } from '#web/text.ts';
import { Button } from '#web/ui/form/button.tsx';
import { lateDialog } from '#web/ui/page/late.tsx';
import { GoRow, RowGroup, StillRow } from '#web/ui/table/row-group.tsx';
import styles from './settings.module.css';

const BillingDialog = lateDialog(async () => (await import('#web/billing/billing-dialog.tsx')).BillingDialog);
const CancelSubscriptionDialog = lateDialog(
  async () => (await import('#web/billing/cancel-subscription-dialog.tsx')).CancelSubscriptionDialog,
);

export function AccountGroups() {
  const t = useTexts('settings');
  const { name, email, email_verified } = useSignedIn();
  const isManaging = useHolds('settings.manage');
  const verified = t(email_verified ? 'emailVerified' : 'emailUnverified');
  return (
    <>
      <RowGroup title={t('account')}>
        <StillRow label={name} detail={email ? `${email} · ${verified}` : undefined} />
        {isManaging && (
          <GoRow
            label={t('writeToUs')}
            href={`mailto:${site.supportEmail}`}
            icon={<IconMail size={20} stroke={1.75} aria-hidden="true" />}
          />
        )}
      </RowGroup>
      <Billing />
    </>
  );
}

function Billing() {
  const t = useTexts('settings');
  const words = useTexts('billing');
  const { disabled, acting_for: acting } = useSignedIn();
  const mayPay = useHolds('billing.manage');
  const isActing = acting !== undefined;
  const subscription = useSubscription();
  const [isChoosing, setChoosing] = useState(false);
  /** The order in the cancel dialog; an answer of the server meanwhile does not change it. */
  const [cancelling, setCancelling] = useState<{ readonly ordered: 'bank' | 'card' | undefined }>();
  const isPaying = subscription.state === 'paying';
  const { label, detail, count, way } = useStanding(subscription);
  const order = useUnconfirmed();
  const isCardOpen = order?.by === 'card';
  return (
    <>
      <RowGroup title={t('billing')}>
        <StillRow label={label} detail={detail}>
          {!isActing && mayPay && !isPaying && !disabled && !isCardOpen && (
            <Button variant="primary" aria-haspopup="dialog" onClick={() => setChoosing(true)}>
              {words('choosePlan')}
            </Button>
          )}
          {!isActing && mayPay && isPaying && (
            <Button aria-haspopup="dialog" onClick={() => setCancelling({ ordered: undefined })}>
              {words('cancelSubscription')}
            </Button>
          )}
        </StillRow>
        {order && (
          <StillRow label={order.heading} detail={order.text}>
            {!isActing && mayPay && !isPaying && (
              <OrderButtons
                onFinish={isCardOpen && !order.isCharged && !disabled ? () => setChoosing(true) : undefined}
                onCancel={() => setCancelling({ ordered: order.by })}
              />
            )}
          </StillRow>
        )}
        {isActing && <StillRow label={words('ownBusiness')} />}
        {count !== undefined && isAtMost(count) && (
          <GoRow
            label={words('overLargest', { max: employeesMax })}
            href={`mailto:${site.supportEmail}`}
            icon={<IconMail size={20} stroke={1.75} aria-hidden="true" />}
          />
        )}
      </RowGroup>
      {cancelling && (
        <CancelSubscriptionDialog
          ordered={cancelling.ordered}
          paidBy={way}
          onClose={() => setCancelling(undefined)}
        />
      )}
      {isChoosing && (
        <BillingDialog isEarly={subscription.state === 'trial'} onClose={() => setChoosing(false)} />
      )}
    </>
  );
}

type OrderProps = { readonly onFinish: (() => void) | undefined; readonly onCancel: () => void };

function OrderButtons({ onFinish, onCancel }: OrderProps) {
  const words = useTexts('billing');
  return (
    <div className={styles.orderButtons}>
      {onFinish && (
        <Button variant="primary" aria-haspopup="dialog" onClick={onFinish}>
          {words('finishPayment')}
        </Button>
      )}
      <Button aria-haspopup="dialog" onClick={onCancel}>
        {words('cancelOrder')}
      </Button>
    </div>
  );
}

/** How the company stands, in words: its plan, its employees, its price and how it pays. */
function useStanding(subscription: Subscription) {
  const words = useTexts('billing');
  const { disabled, country = 'IS' } = useSignedIn();
  const employees = useRead(companies.endpoints.listEmployees, {});
  const count = employees.data?.filter((one) => !one.disabled && isOwn(one)).length;
  const isPaying = subscription.state === 'paying';
  const paid = isPaying ? subscription.plan : undefined;
  const paidBy = useRead(billing.endpoints.status, {});
  // In Iceland a bank claim is in krónur and a card charge in euros: no price until the way of paying is known.
  const isPriceKnown = !isPaying || country !== 'IS' || paidBy.data !== undefined;
  const way = paidBy.data?.paid_by;
  // A closed account has neither days of a trial left nor a price to come.
  const isClosed = !isPaying && disabled === true;
  const label = isClosed ? words('none') : standing(subscription, words);
  const currency = isPaying && way === 'card' ? cardCurrencyOf(country) : currencyOf(country);
  const plan = isPaying ? planNamed(paid ?? '') : count === undefined ? undefined : planFor(count);
  useEffect(() => {
    // The subscription is active all the same; only its size and price cannot be shown.
    if (paid !== undefined && !planNamed(paid)) console.warn('A billing plan is not known here', paid);
  }, [paid]);
  const detail = [
    ...(count === undefined ? [] : [count === 0 ? words('noActive') : words('activeEmployees', { count })]),
    ...(isPaying && plan?.employees ? [words('upTo', { count: plan.employees.to })] : []),
    // The price of a legacy plan was agreed with each customer and stands nowhere in the product.
    ...(plan && 'number' in plan && isPriceKnown && !isClosed
      ? [
          // Without employees the smallest plan is only where prices start.
          words(count === 0 && !isPaying ? 'priceFrom' : 'price', {
            price: moneyTextOf(currentLanguage(), monthlyPrice(plan, currency)),
          }),
        ]
      : []),
    ...(isPaying && way ? [words(way === 'card' ? 'cardWay' : 'bankWay')] : []),
  ].join(' · ');
  return { label, detail: detail === '' ? undefined : detail, count, way };
}

function standing(subscription: Subscription, words: ReturnType<typeof useTexts<'billing'>>): string {
  if (subscription.state === 'paying') return words('paying');
  if (subscription.state !== 'trial') return words('trialOver');
  const { days } = subscription;
  return days <= 1 ? words('lessThanDay') : words('daysLeft', { count: days });
}
