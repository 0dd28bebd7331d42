// The subscription's dialog: the plans, how to get one, the wait for the bank, and the welcome; it can be put off.

import { useState } from 'react';
import { billing } from '#shared/api/billing.ts';
import { companies } from '#shared/api/company.ts';
import { planFor } from '#shared/model/plan.ts';
import { useChange, useRead } from '#web/api/query.ts';
import { useErrorWords } from '#web/api/say-error.ts';
import { useSession, useSignedIn } from '#web/api/session.tsx';
import { useTexts } from '#web/text.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { BankForm } from './billing-bank-form.tsx';
import { BillingPlans } from './billing-plans.tsx';
import { isOwn } from './examples.ts';
import { useSubscription } from './subscription.ts';

type Props = {
  /** Opened from the settings, before anybody asked for it. */
  readonly isEarly: boolean;
  /** Something was sent: the dialog stays until it is closed, whatever becomes of the trial. */
  readonly onSend?: (() => void) | undefined;
  readonly onClose: () => void;
};

export function BillingDialog({ isEarly, onSend, onClose }: Props) {
  const t = useTexts('billing');
  const shell = useTexts('shell');
  const words = useErrorWords();
  const { country = 'IS' } = useSignedIn();
  const { renew } = useSession();
  const subscription = useSubscription();
  const employees = useRead(companies.endpoints.listEmployees, {});
  const count = employees.data?.filter((one) => !one.disabled && isOwn(one)).length;
  const [wanted, setWanted] = useState<number>();
  const [ssn, setSsn] = useState('');
  const [email, setEmail] = useState('');
  const change = useChange(billing.endpoints.payByBank);
  const plan = wanted ?? (count === undefined ? undefined : planFor(count)?.number);
  const isOver = subscription.state === 'grace' || subscription.state === 'over';
  const title = t(isEarly || subscription.isOld || !isOver ? 'subscription' : 'trialOverTitle');
  if (change.isPending) {
    return (
      <Dialog open stays onClose={onClose} size="s" title={t('waitingTitle')}>
        <p role="status">{t('waitingText')}</p>
      </Dialog>
    );
  }
  if (change.isSuccess) {
    const close = (
      <Button variant="primary" data-autofocus onClick={onClose}>
        {shell('close')}
      </Button>
    );
    return (
      <Dialog open onClose={onClose} size="s" title={t('welcome')} foot={close}>
        <p role="status">{t('welcomeText')}</p>
      </Dialog>
    );
  }
  if (country !== 'IS') return <BillingPlans title={title} count={count} onClose={onClose} />;
  return (
    <BankForm
      title={title}
      count={count}
      plan={plan}
      onPlan={setWanted}
      ssn={ssn}
      onSsn={setSsn}
      email={email}
      onEmail={setEmail}
      error={change.error ? words.say(change.error) : undefined}
      onSubmit={(body) => {
        onSend?.();
        // Welcomed all the same where nobody answers who is in: the next look tells.
        const onSuccess = (): void => {
          renew().catch((error: unknown) => console.warn('Not renewed', error));
        };
        change.mutate({ body }, { onSuccess });
      }}
      onClose={onClose}
    />
  );
}
