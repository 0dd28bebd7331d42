// What the subscription's dialog says after it was sent: wait, welcome, or nobody knows; and the question before a card.

import { productName } from '#shared/limits.ts';
import { useTexts } from '#web/text.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';

type Closing = { readonly onClose: () => void };

export function Waiting({ text, onClose }: Closing & { readonly text: string }) {
  const t = useTexts('billing');
  return (
    <Dialog open stays onClose={onClose} size="s" title={t('waitingTitle')}>
      <p role="status">{text}</p>
    </Dialog>
  );
}

export function Welcome({ onClose }: Closing) {
  const t = useTexts('billing');
  return <Told title={t('welcome')} text={t('welcomeText')} onClose={onClose} />;
}

/** The payment may have gone through all the same: whoever is told so goes on working. */
export function Unable({ onClose }: Closing) {
  const t = useTexts('billing');
  return <Told title={t('unableTitle')} text={t('unableText', { product: productName })} onClose={onClose} />;
}

function Told({ title, text, onClose }: Closing & { readonly title: string; readonly text: string }) {
  const shell = useTexts('shell');
  const close = (
    <Button variant="primary" data-autofocus onClick={onClose}>
      {shell('close')}
    </Button>
  );
  return (
    <Dialog open onClose={onClose} size="s" title={title} foot={close}>
      <p role="status">{text}</p>
    </Dialog>
  );
}

type Asking = { readonly price: string; readonly onBack: () => void; readonly onGo: () => void };

/** Icelandic cards are charged in euros: who chose one between prices in krónur agrees to that first. */
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
