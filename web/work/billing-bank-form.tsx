// Ordering a subscription as a bank claim: plan, kennitala, e-mail, and what it comes to with VAT.

import * as z from 'zod/mini';
import { billingSsnDigits, vatPercentIceland } from '#shared/limits.ts';
import { bankOrder, withoutSpaces } from '#shared/model/billing-order.ts';
import { monthlyPrice, planNumbered, refundDays } from '#shared/model/plan.ts';
import { site } from '#shared/site.ts';
import { addDays } from '#shared/time/day.ts';
import { lastDayOfMonth } from '#shared/time/day-range.ts';
import { currentLanguage, useTexts } from '#web/text.ts';
import { ErrorAlert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/field.tsx';
import { moneyTextOf } from '#web/work/money-text.ts';
import { Largest, Standing } from './billing-plans.tsx';
import { nowSeconds, useCompanyTime } from './company-time.ts';
import styles from './form.module.css';
import { PlanChoice } from './plan-tiles.tsx';

type Props = {
  readonly title: string;
  readonly count: number | undefined;
  readonly plan: number | undefined;
  readonly onPlan: (number: number) => void;
  readonly ssn: string;
  readonly onSsn: (typed: string) => void;
  readonly email: string;
  readonly onEmail: (typed: string) => void;
  readonly error: string | undefined;
  readonly onSubmit: (body: z.output<typeof bankOrder>) => void;
  readonly onClose: () => void;
};

export function BankForm(props: Props) {
  const { title, count, plan, onPlan, ssn, onSsn, email, onEmail, error, onSubmit, onClose } = props;
  const t = useTexts('billing');
  const order = z.safeParse(bankOrder, { ssn, email_billing: email.trim(), subscription_plan: plan });
  const type = (typed: string): void => {
    const stripped = withoutSpaces(typed);
    // What is longer is ignored (specification 2, section 5).
    if (stripped.length <= billingSsnDigits) onSsn(stripped);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      onSubmit={(event) => {
        event.preventDefault();
        if (order.success) onSubmit(order.data);
      }}
      foot={
        <>
          <Button onClick={onClose}>{t('confirmLater')}</Button>
          <Button type="submit" variant="primary" disabled={!order.success}>
            {t('subscribe')}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        {error && <ErrorAlert>{error}</ErrorAlert>}
        <Standing />
        <PlanChoice currency="ISK" employees={count} chosen={plan} onChoose={onPlan} />
        <Largest count={count} />
        <p>{t('bankText')}</p>
        <TextField
          label={t('companySsn')}
          inputMode="numeric"
          autoComplete="off"
          value={ssn}
          onChange={type}
          error={/\D/.test(ssn) ? t('onlyDigits') : undefined}
        />
        <TextField
          label={t('emailBilling')}
          type="email"
          autoComplete="email"
          value={email}
          onChange={onEmail}
        />
        {plan !== undefined && <Sum plan={plan} />}
        <p className="small dim">
          {t('conditions', { days: refundDays })}{' '}
          <a href={`mailto:${site.supportEmail}`}>{t('byCardInstead')}</a>
        </p>
      </div>
    </Dialog>
  );
}

/** What the claim comes to, and when the first one is due. */
function Sum({ plan: number }: { readonly plan: number }) {
  const t = useTexts('billing');
  const time = useCompanyTime();
  const plan = planNumbered(number);
  if (!plan) return null;
  const price = monthlyPrice(plan, 'ISK');
  const vat = { ...price, minor: (price.minor * vatPercentIceland) / 100 };
  const money = (minor: number) => moneyTextOf(currentLanguage(), { ...price, minor });
  const first = addDays(lastDayOfMonth(time.dayAt(nowSeconds())), 1);
  return (
    <dl className={styles.sum}>
      <dt>{t('employeesFromTo', plan.employees)}</dt>
      <dd>{money(price.minor)}</dd>
      <dt className="dim">{t('vat', { percent: vatPercentIceland })}</dt>
      <dd className="dim">{money(vat.minor)}</dd>
      <dt className={styles.total}>{t('eachMonth', { day: time.dayText(first) })}</dt>
      <dd className={styles.total}>{money(price.minor + vat.minor)}</dd>
    </dl>
  );
}
