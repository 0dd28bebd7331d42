// The subscription's dialog: the plans and ways to pay, the wait, the welcome. It can be closed without an order.

import { useEffect, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { billing } from '#shared/api/billing.ts';
import { companies } from '#shared/api/company.ts';
import { type bankOrder, bankOrderShown } from '#shared/model/billing/billing-order.ts';
import { cardCurrencyOf, planFor } from '#shared/model/billing/plan.ts';
import { ApiError } from '#web/api/client.ts';
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
  /** A button opened it during the trial, rather than the end of the trial. */
  readonly isEarly: boolean;
  readonly onClose: () => void;
};

export function BillingDialog({ isEarly, onClose }: Props) {
  const t = useTexts('billing');
  const words = useErrorWords();
  const { country = 'IS', paying_customer: isPaying = false } = useSignedIn();
  const subscription = useSubscription();
  const employees = useRead(companies.endpoints.listEmployees, {});
  const count = employees.data?.filter((one) => !one.disabled && isOwn(one)).length;
  const order = useOrder();
  const fitting = count === undefined ? undefined : planFor(count)?.number;
  const [typed, setTyped] = useState<Partial<Filled>>({});
  const [agreeing, setAgreeing] = useState<number>();
  const bank = useBankOrder(isPaying);
  const card = useCardPayment();
  const filled: Filled = {
    plan: fitting && Math.max(fitting, order?.subscription_plan ?? 0),
    ssn: '',
    email: '',
    method: country === 'IS' && order?.by !== 'card' ? 'bank' : 'card',
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
  // The reseller's overlay covers the page and takes the keys, so no dialog of ours may be open.
  if (card.step === 'overlay') return null;
  // A confirmation comes before every other step: it may be late, of an earlier order, or of another tab's order.
  if (bank.isSuccess || isPaying) return <Welcome before={bank.before} onClose={onClose} />;
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
      onBank={bank.send}
      onCard={({ subscription_plan: plan }) => (country === 'IS' ? setAgreeing(plan) : pay(plan))}
      onClose={onClose}
    />
  );
}

/**
 * The order by bank. `before` is the order that was carried out instead of this one. A refusal without it, such as
 * 'busy', is followed by the news that the company pays: then the order is sent once more, and the answer names the
 * other one. The server carries out no second order.
 */
function useBankOrder(isPaying: boolean) {
  const { renew } = useSession();
  const { mutate, ...bank } = useChange(billing.endpoints.payByBank);
  const before = bank.data?.ordered_before ?? orderedIn(bank.error);
  const lost = isPaying && bank.isError && before === undefined ? bank.variables : undefined;
  const hasAskedAgain = useRef(false);
  useEffect(() => {
    if (lost === undefined || hasAskedAgain.current) return;
    hasAskedAgain.current = true;
    mutate(lost);
  }, [lost, mutate]);
  const send = (body: z.output<typeof bankOrder>): void => {
    // Not awaited: the welcome shows at once.
    const onSettled = (): void => {
      renew().catch((error: unknown) => console.warn('Not renewed', error));
    };
    mutate({ body }, { onSettled });
  };
  return { ...bank, before, send };
}

/** The order of another tab, which the refusal of this one names where it differs. */
const orderedIn = (error: Error | null): z.output<typeof bankOrderShown> | undefined =>
  error instanceof ApiError ? bankOrderShown.safeParse(error.params['ordered_before']).data : undefined;
