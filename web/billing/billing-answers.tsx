// The subscription's dialog after the order was sent: waiting, welcome, no answer; and the question before a card payment.

import type { ReactNode } from 'react';
import type { billing } from '#shared/api/billing.ts';
import type { Reply } from '#shared/api/endpoint.ts';
import { productName } from '#shared/limits.ts';
import { planNumbered } from '#shared/model/billing/plan.ts';
import { useTexts } from '#web/text.ts';
import { Notice } from '#web/ui/display/alert.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';

type Closing = { readonly onClose: () => void };

export function Waiting({ text, onClose }: Closing & { readonly text: string }) {
  const t = useTexts('billing');
  return (
    <Dialog open stays question onClose={onClose} size="s" title={t('waitingTitle')}>
      <p role="status">{text}</p>
    </Dialog>
  );
}

type Welcoming = Closing & {
  /** An earlier order that had gone through already and counts instead of this one. */
  readonly before?: Reply<typeof billing.endpoints.payByBank>['ordered_before'];
};

export function Welcome({ before, onClose }: Welcoming) {
  const t = useTexts('billing');
  const plan = before && planNumbered(before.subscription_plan);
  const earlier =
    before && plan && t('orderedBefore', { ...plan.employees, ssn: before.ssn, email: before.email_billing });
  return (
    <Message title={t('welcome')} text={t('welcomeText')} onClose={onClose}>
      {earlier && <Notice>{earlier}</Notice>}
    </Message>
  );
}

/** The payment could not be confirmed in time. It may have gone through, so the company can go on working. */
export function Unable({ onClose }: Closing) {
  const t = useTexts('billing');
  return (
    <Message title={t('unableTitle')} text={t('unableText', { product: productName })} onClose={onClose} />
  );
}

type MessageProps = Closing & {
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
};

function Message({ title, text, children, onClose }: MessageProps) {
  const shell = useTexts('shell');
  const close = (
    <Button variant="primary" data-autofocus onClick={onClose}>
      {shell('close')}
    </Button>
  );
  return (
    <Dialog open question onClose={onClose} size="s" title={title} foot={close}>
      <p role="status">{text}</p>
      {children}
    </Dialog>
  );
}

type Asking = { readonly price: string; readonly onBack: () => void; readonly onGo: () => void };

/** Asks an Icelandic company to agree to euros: its card is charged in euros, but the prices were shown in krónur. */
export function CardInEuros({ price, onBack, onGo }: Asking) {
  const t = useTexts('billing');
  return (
    <Dialog
      open
      question
      size="s"
      onClose={onBack}
      title={t('cardInEuros')}
      foot={
        <>
          <Button onClick={onBack}>{t('back')}</Button>
          <Button variant="primary" data-autofocus onClick={onGo}>
            {t('continueToCard')}
          </Button>
        </>
      }
    >
      <p>{t('cardInEurosText', { price })}</p>
    </Dialog>
  );
}
