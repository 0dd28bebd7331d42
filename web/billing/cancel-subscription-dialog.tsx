// The dialog that cancels the subscription in two steps: the consequences, then an optional reason.

import { useState } from 'react';
import { billing } from '#shared/api/billing.ts';
import { cancelReasonMax } from '#shared/limits.ts';
import { useChange } from '#web/api/query.ts';
import { useErrorWords } from '#web/api/say-error.ts';
import { useSession, useSignedIn } from '#web/api/session.tsx';
import styles from '#web/forms/form.module.css';
import { useTexts } from '#web/text.ts';
import { ErrorAlert } from '#web/ui/display/alert.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { TextareaField } from '#web/ui/form/textarea-field.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { showToast } from '#web/ui/overlay/toast.tsx';
import { useCompanyTime } from '#web/words/company-time.ts';
import { rememberCancelled, useWorksUntil } from './subscription.ts';

type Props = {
  /** The way of an unconfirmed order: the dialog then cancels that order, as no subscription runs. */
  readonly ordered: 'bank' | 'card' | undefined;
  readonly paidBy: 'bank' | 'card' | undefined;
  readonly onClose: () => void;
};

export function CancelSubscriptionDialog({ ordered, paidBy, onClose }: Props) {
  const t = useTexts('billing');
  const words = useErrorWords();
  const { renew } = useSession();
  const { id } = useSignedIn();
  const [step, setStep] = useState<'confirmation' | 'reason'>('confirmation');
  const isOrder = ordered !== undefined;
  const title = t(isOrder ? 'cancelOrder' : 'cancelSubscription');
  const keep = t(isOrder ? 'keepOrder' : 'keepSubscription');
  const [reason, setReason] = useState('');
  const change = useChange(billing.endpoints.cancel);
  const send = (): void => {
    const said = reason.trim();
    change.mutate(
      { body: said === '' ? {} : { reason: said } },
      {
        onSuccess: () => {
          rememberCancelled(id);
          showToast({ message: t(isOrder ? 'orderCancelled' : 'cancelled') });
          onClose();
          renew().catch((error: unknown) => console.warn('Not renewed', error));
        },
      },
    );
  };
  if (step === 'confirmation') {
    return (
      <Dialog
        open
        question
        size="s"
        onClose={onClose}
        title={title}
        foot={
          <>
            <Button data-autofocus onClick={onClose}>
              {keep}
            </Button>
            <Button onClick={() => setStep('reason')}>{t('goOn')}</Button>
          </>
        }
      >
        {isOrder ? (
          <p>{t(ordered === 'card' ? 'cancelOrderCard' : 'cancelOrderText')}</p>
        ) : (
          <Consequences paidBy={paidBy} />
        )}
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      size="s"
      onClose={onClose}
      title={title}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      foot={
        <>
          <Button disabled={change.isPending} onClick={onClose}>
            {keep}
          </Button>
          <Button
            type="submit"
            variant="danger-filled"
            loading={change.isPending}
            disabled={reason.trim().length > cancelReasonMax}
          >
            {title}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        {change.error && <ErrorAlert>{words.say(change.error)}</ErrorAlert>}
        <TextareaField
          label={t(isOrder ? 'orderReason' : 'cancelReason')}
          help={t('cancelReasonHelp')}
          mostCharacters={cancelReasonMax}
          value={reason}
          onChange={setReason}
          autoFocus
        />
      </div>
    </Dialog>
  );
}

function Consequences({ paidBy }: Pick<Props, 'paidBy'>) {
  const t = useTexts('billing');
  const time = useCompanyTime();
  const until = useWorksUntil();
  return (
    <>
      <p>{t('cancelText')}</p>
      {paidBy !== 'card' && <p>{t('cancelOwed')}</p>}
      <p>{until === undefined ? t('overText') : t('graceText', { day: time.dayText(time.dayAt(until)) })}</p>
    </>
  );
}
