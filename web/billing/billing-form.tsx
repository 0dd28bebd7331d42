// The form that orders a subscription: the plan, the method of payment, the payer of a bank claim, the amount.

import { IconBuildingBank, IconCreditCard } from '@tabler/icons-react';
import { useId } from 'react';
import * as z from 'zod/mini';
import { billing } from '#shared/api/billing.ts';
import { billingSsnDigits, vatPercentIceland } from '#shared/limits.ts';
import { bankOrder, cardOrder, withoutSpaces } from '#shared/model/billing/billing-order.ts';
import type { Country } from '#shared/model/company/country.ts';
import {
  cardCurrencyOf,
  currencyOf,
  monthlyPrice,
  planNumbered,
  refundDays,
} from '#shared/model/billing/plan.ts';
import type { Currency } from '#shared/model/company/region.ts';
import { useRead } from '#web/api/query.ts';
import styles from '#web/forms/form.module.css';
import { currentLanguage, useTexts } from '#web/text.ts';
import { ErrorAlert } from '#web/ui/display/alert.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { TextField } from '#web/ui/form/field.tsx';
import { Radio } from '#web/ui/form/radio.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { classNames } from '#web/ui/style/class-names.ts';
import { useMedia } from '#web/ui/style/media.ts';
import { useUiSettings } from '#web/ui/style/ui-settings.tsx';
import { useCompanyTime } from '#web/words/company-time.ts';
import { Largest, TrialStatus, Unconfirmed } from './billing-status.tsx';
import { moneyTextOf } from './money-text.ts';
import { PlanChoice } from './plan-tiles.tsx';
import tiles from './plan-tiles.module.css';

/** The typed and chosen values, kept while the dialog shows another step. */
export type Filled = {
  readonly plan: number | undefined;
  readonly method: 'bank' | 'card';
  readonly ssn: string;
  readonly email: string;
};
type Props = {
  readonly title: string;
  readonly country: Country;
  readonly count: number | undefined;
  readonly filled: Filled;
  readonly onFill: (part: Partial<Filled>) => void;
  readonly error: string | undefined;
  readonly onBank: (body: z.output<typeof bankOrder>) => void;
  readonly onCard: (body: z.output<typeof cardOrder>) => void;
  readonly onClose: () => void;
};

export function BillingForm(props: Props) {
  const { title, country, count, filled, onFill, error, onBank, onCard, onClose } = props;
  const t = useTexts('billing');
  const { plan, method, ssn, email } = filled;
  const bank = z.safeParse(bankOrder, { ssn, email_billing: email.trim(), subscription_plan: plan });
  const card = z.safeParse(cardOrder, { subscription_plan: plan });
  // On a phone the dialog's foot is small, so that the fields have room above the on-screen keyboard.
  const isNarrow = useMedia(`(max-width: ${useUiSettings().narrowPixels}px)`);
  const moneyBack = t('moneyBack', { days: refundDays });
  return (
    <Dialog
      open
      size="wide"
      onClose={onClose}
      title={title}
      onSubmit={(event) => {
        event.preventDefault();
        if (method === 'bank' && bank.success) onBank(bank.data);
        if (method === 'card' && card.success) onCard(card.data);
      }}
      footStart={
        <Button variant="quiet" onClick={onClose}>
          {t('confirmLater')}
        </Button>
      }
      foot={
        <>
          {!isNarrow && <span className={classNames('small', 'dim', styles.footNote)}>{moneyBack}</span>}
          <Button
            type="submit"
            variant="primary"
            disabled={method === 'bank' ? !bank.success : !card.success}
          >
            {t('subscribe')}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        {error && <ErrorAlert>{error}</ErrorAlert>}
        {!error && <Unconfirmed />}
        <TrialStatus />
        <PlanChoice
          currency={currencyOf(country)}
          employees={count}
          chosen={plan}
          onChoose={(number) => onFill({ plan: number })}
        />
        <Largest count={count} />
        <Payment country={country} filled={filled} onFill={onFill} />
        {isNarrow && <p className="small dim">{moneyBack}</p>}
      </div>
    </Dialog>
  );
}

/** How it is paid: in Iceland by bank or card, elsewhere by card. */
function Payment({ country, filled, onFill }: Pick<Props, 'country' | 'filled' | 'onFill'>) {
  const t = useTexts('billing');
  const { plan, method } = filled;
  const price = priceText(plan, cardCurrencyOf(country));
  return (
    <>
      {country === 'IS' && <PaymentMethods filled={filled} onFill={onFill} price={price} />}
      {method === 'bank' ? <BankFields filled={filled} onFill={onFill} /> : <p>{t('cardText', { price })}</p>}
    </>
  );
}

const methods = [
  { method: 'bank', Icon: IconBuildingBank, title: 'bankWay', detail: 'bankWayDetail' },
  { method: 'card', Icon: IconCreditCard, title: 'cardWay', detail: 'cardWayDetail' },
] as const;

type MethodProps = Pick<Props, 'filled' | 'onFill'> & {
  /** The monthly price that the card is charged. */
  readonly price: string;
};

/** The two methods in Iceland as tiles: a bank claim in krónur, or a card in euros. */
function PaymentMethods({ filled, onFill, price }: MethodProps) {
  const t = useTexts('billing');
  const name = useId();
  return (
    <fieldset className={tiles.methods}>
      <legend className="visually-hidden">{t('howToPay')}</legend>
      {methods.map(({ method, Icon, title, detail }) => (
        <label
          key={method}
          className={classNames(tiles.method, tiles.choosable, method === filled.method && tiles.chosen)}
        >
          <Icon size={20} stroke={1.75} aria-hidden="true" className={tiles.methodIcon} />
          <span className={tiles.methodWords}>
            {t(title)}
            <span className="small dim">{t(detail, { price })}</span>
          </span>
          <Radio
            name={name}
            value={method}
            checked={method === filled.method}
            onChoose={() => onFill({ method })}
          />
        </label>
      ))}
    </fieldset>
  );
}

export function priceText(plan: number | undefined, currency: Currency): string {
  const sold = planNumbered(plan ?? 0);
  return sold ? moneyTextOf(currentLanguage(), monthlyPrice(sold, currency)) : '–';
}

function BankFields({ filled, onFill }: Pick<Props, 'filled' | 'onFill'>) {
  const t = useTexts('billing');
  const type = (typed: string): void => {
    // A number pasted as people write it, 600120-3990.
    const stripped = withoutSpaces(typed).replace(/^(\d{6})-(\d{4})$/, '$1$2');
    // Further digits are ignored (specification 2, section 5).
    if (stripped.length <= billingSsnDigits) onFill({ ssn: stripped });
  };
  return (
    <>
      <div className={styles.pair}>
        <TextField
          label={t('companySsn')}
          inputMode="numeric"
          autoComplete="off"
          value={filled.ssn}
          onChange={type}
          error={/\D/.test(filled.ssn) ? t('onlyDigits') : undefined}
        />
        <TextField
          label={t('emailBilling')}
          type="email"
          autoComplete="email"
          value={filled.email}
          onChange={(typed) => onFill({ email: typed })}
        />
      </div>
      <Sum plan={filled.plan} />
    </>
  );
}

/** The amount of the claim, and the day the first one is due, which the server computes by the time in Iceland. */
function Sum({ plan: number }: { readonly plan: number | undefined }) {
  const t = useTexts('billing');
  const time = useCompanyTime();
  const first = useRead(billing.endpoints.status, {}).data?.first_claim_due;
  const plan = planNumbered(number ?? 0);
  if (!plan) return null;
  const price = monthlyPrice(plan, 'ISK');
  const vat = { ...price, minor: (price.minor * vatPercentIceland) / 100 };
  const money = (minor: number) => moneyTextOf(currentLanguage(), { ...price, minor });
  return (
    <dl className={styles.sum}>
      <dt>{t('employeesFromTo', plan.employees)}</dt>
      <dd>{money(price.minor)}</dd>
      <dt className="dim">{t('vat', { percent: vatPercentIceland })}</dt>
      <dd className="dim">{money(vat.minor)}</dd>
      <dt className={styles.total}>
        {t('eachMonth', { day: first === undefined ? '–' : time.dayText(first) })}
      </dt>
      <dd className={styles.total}>{money(price.minor + vat.minor)}</dd>
    </dl>
  );
}
