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

/** The cancelling itself, with the reason as it is typed. */
function useCancelling(isOrder: boolean, onClose: () => void) {
  const t = useTexts('billing');
  const { renew } = useSession();
  const { id } = useSignedIn();
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
  return { reason, setReason, send, isSending: change.isPending, error: change.error };
}

export function CancelSubscriptionDialog({ ordered, paidBy, onClose }: Props) {
  const t = useTexts('billing');
  const [step, setStep] = useState<'confirmation' | 'reason'>('confirmation');
  const isOrder = ordered !== undefined;
  const cancelling = useCancelling(isOrder, onClose);
  const always = {
    open: true,
    size: 's',
    onClose,
    title: t(isOrder ? 'cancelOrder' : 'cancelSubscription'),
  } as const;
  const keep = t(isOrder ? 'keepOrder' : 'keepSubscription');
  if (step === 'confirmation')
    return (
      <Dialog
        {...always}
        question
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
  return (
    <Dialog
      {...always}
      onSubmit={(event) => {
        event.preventDefault();
        cancelling.send();
      }}
      foot={
        <>
          <Button disabled={cancelling.isSending} onClick={onClose}>
            {keep}
          </Button>
          <Button
            type="submit"
            variant="danger-filled"
            loading={cancelling.isSending}
            disabled={cancelling.reason.trim().length > cancelReasonMax}
          >
            {always.title}
          </Button>
        </>
      }
    >
      <Reason cancelling={cancelling} label={t(isOrder ? 'orderReason' : 'cancelReason')} />
    </Dialog>
  );
}

type ReasonProps = { readonly cancelling: ReturnType<typeof useCancelling>; readonly label: string };

function Reason({ cancelling: { reason, setReason, error }, label }: ReasonProps) {
  const t = useTexts('billing');
  const words = useErrorWords();
  return (
    <div className={styles.fields}>
      {error && <ErrorAlert>{words.say(error)}</ErrorAlert>}
      <TextareaField
        label={label}
        help={t('cancelReasonHelp')}
        mostCharacters={cancelReasonMax}
        value={reason}
        onChange={setReason}
        autoFocus
      />
    </div>
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
