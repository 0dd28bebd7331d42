// Owns the steps of a card payment in the dialog: ordered, paid in the overlay, confirmed by the server or not in time.

import { useEffect, useState } from 'react';
import { billing } from '#shared/api/billing.ts';
import { cardCheck } from '#shared/limits.ts';
import { ApiError } from '#web/api/client.ts';
import { useChange } from '#web/api/query.ts';
import { useErrorWords } from '#web/api/say-error.ts';
import { useSession, useSignedIn } from '#web/api/session.tsx';
import { currentLanguage, useTexts } from '#web/text.ts';
import { rememberCharged, useOrder } from './subscription.ts';

type Step = 'form' | 'opening' | 'overlay' | 'verifying' | 'unable';

export function useCardPayment() {
  const words = useErrorWords();
  const unable = useTexts('error')('card_unable');
  const { renew } = useSession();
  const { id } = useSignedIn();
  const order = useOrder();
  const change = useChange(billing.endpoints.payByCard);
  const [taken, setStep] = useState<Step>('form');
  // The card was charged before a reload: the dialog waits on for the confirmation.
  const step = taken === 'form' && order?.isCharged ? 'verifying' : taken;
  const [error, setError] = useState<string>();

  const since = order?.by === 'card' ? order.since : undefined;
  useEffect(() => {
    if (step === 'verifying' && since !== undefined) rememberCharged(id, since);
  }, [step, id, since]);

  useEffect(() => {
    if (step !== 'verifying') return undefined;
    let tries = 0;
    const timer = setInterval(() => {
      tries += 1;
      const isLast = tries === cardCheck.triesMax;
      if (isLast) clearInterval(timer);
      // Errors of this poll are not shown (specification 2, section 8); the next one may succeed.
      renew()
        .catch((failure: unknown) => console.warn('The session could not be renewed', failure))
        .finally(() => {
          if (isLast) setStep('unable');
        });
    }, cardCheck.everySeconds * 1000);
    return () => clearInterval(timer);
  }, [step, renew]);

  async function pay(subscription_plan: number): Promise<void> {
    setError(undefined);
    setStep('opening');
    try {
      const [{ payInOverlay }, checkout] = await Promise.all([
        import('./card-overlay.ts'),
        change.mutateAsync({ body: { subscription_plan } }),
      ]);
      setStep('overlay');
      const outcome = await payInOverlay({
        script: checkout.script,
        clientToken: checkout.client_token,
        transactionId: checkout.transaction_id,
        language: currentLanguage(),
      });
      setStep(outcome === 'paid' ? 'verifying' : 'form');
    } catch (failure) {
      // The company pays already, which this page did not know: the wait ends with the next poll.
      if (failure instanceof ApiError && failure.code === 'already_paying') return setStep('verifying');
      setError(failure instanceof ApiError ? words.say(failure) : unable);
      setStep('form');
    }
    return undefined;
  }

  return { step, error, pay };
}
