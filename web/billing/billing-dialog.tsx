// The subscription's dialog: the plans and how to pay, the wait, and the welcome; it can be put off.

import { useState } from 'react';
import { billing } from '#shared/api/billing.ts';
import { companies } from '#shared/api/company.ts';
import { cardCurrencyOf, planFor } from '#shared/model/billing/plan.ts';
import { useChange, useRead } from '#web/api/query.ts';
import { useErrorWords } from '#web/api/say-error.ts';
import { useSession, useSignedIn } from '#web/api/session.tsx';
import { isOwn } from '#web/crew/examples.ts';
import { useTexts } from '#web/text.ts';
import { CardInEuros, Unable, Waiting, Welcome } from './billing-answers.tsx';
import { BillingForm, type Filled, priceText } from './billing-form.tsx';
import { useCardPayment } from './card-payment.ts';
import { useOrder, useSubscription } from './subscription.ts';

type Props = {
  /** Opened from the settings, before anybody asked for it. */
  readonly isEarly: boolean;
  readonly onClose: () => void;
};

export function BillingDialog({ isEarly, onClose }: Props) {
  const t = useTexts('billing');
  const words = useErrorWords();
  const { country = 'IS', paying_customer: isPaying = false } = useSignedIn();
  const { renew } = useSession();
  const subscription = useSubscription();
  const employees = useRead(companies.endpoints.listEmployees, {});
  const count = employees.data?.filter((one) => !one.disabled && isOwn(one)).length;
  const order = useOrder();
  const fitting = count === undefined ? undefined : planFor(count)?.number;
  const [typed, setTyped] = useState<Partial<Filled>>({});
  const [agreeing, setAgreeing] = useState<number>();
  const bank = useChange(billing.endpoints.payByBank);
  const card = useCardPayment();
  const filled: Filled = {
    plan: fitting && Math.max(fitting, order?.subscription_plan ?? 0),
    ssn: '',
    email: '',
    way: country === 'IS' && order?.by !== 'card' ? 'bank' : 'card',
    ...typed,
  };
  const isOver = subscription.state === 'grace' || subscription.state === 'over';
  const title = t(isEarly || subscription.isOld || !isOver ? 'subscription' : 'trialOverTitle');
  const pay = (plan: number): void => {
    setAgreeing(undefined);
    void card.pay(plan);
  };
  if (bank.isPending) return <Waiting text={t('waitingText')} onClose={onClose} />;
  if (card.step === 'opening') return <Waiting text={t('openingText')} onClose={onClose} />;
  // The overlay stands over the page, and takes the keys.
  if (card.step === 'overlay') return null;
  // A confirmation wins over everything said meanwhile: late, of an earlier order, or of what another tab has ordered.
  if (bank.isSuccess || isPaying) return <Welcome before={bank.data?.ordered_before} onClose={onClose} />;
  if (card.step === 'verifying') return <Waiting text={t('verifyingText')} onClose={onClose} />;
  if (card.step === 'unable') return <Unable onClose={onClose} />;
  if (agreeing !== undefined) {
    return (
      <CardInEuros
        price={priceText(agreeing, cardCurrencyOf(country))}
        onBack={() => setAgreeing(undefined)}
        onGo={() => pay(agreeing)}
      />
    );
  }
  return (
    <BillingForm
      title={title}
      country={country}
      count={count}
      filled={filled}
      onFill={(part) => setTyped((before) => ({ ...before, ...part }))}
      error={card.error ?? (bank.error ? words.say(bank.error) : undefined)}
      onBank={(body) => {
        // The welcome does not wait for it.
        const onSettled = (): void => {
          renew().catch((error: unknown) => console.warn('Not renewed', error));
        };
        bank.mutate({ body }, { onSettled });
      }}
      onCard={({ subscription_plan: plan }) => (country === 'IS' ? setAgreeing(plan) : pay(plan))}
      onClose={onClose}
    />
  );
}
