// The banner of a trial that ends or is over, with the way to a plan, and the dialog of plans that opens by itself.

import { useState } from 'react';
import { billing } from '#shared/api/billing.ts';
import { useRead } from '#web/api/query.ts';
import { useSignedIn } from '#web/api/session.tsx';
import { useUnconfirmed } from '#web/billing/billing-status.tsx';
import { hasJustCancelled, type Subscription, useSubscription } from '#web/billing/subscription.ts';
import { useTexts } from '#web/text.ts';
import { Notice } from '#web/ui/display/alert.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { lateDialog } from '#web/ui/page/late.tsx';
import { inTab } from '#web/ui/page/storage.ts';
import { useCompanyTime } from '#web/words/company-time.ts';
import { useHolds } from '#web/api/holds.ts';

const BillingDialog = lateDialog(async () => (await import('#web/billing/billing-dialog.tsx')).BillingDialog);

/** The tab's storage key for having closed the dialog of an ended trial, which then opens no more in this tab. */
const putOff = (companyId: string): string => `stund-billing-later ${companyId}`;

export function TrialNotice() {
  const t = useTexts('billing');
  const subscription = useSubscription();
  const { dialog, open } = useBillingDialog(subscription.state === 'grace' || subscription.state === 'over');
  const isActing = useSignedIn().acting_for !== undefined;
  const order = useUnconfirmed();
  const standing = useStandingWords(subscription);
  // A company that has just paid by card is not offered a plan again.
  const charged = order?.isCharged ? order : undefined;
  const said = standing && (charged ?? standing);
  const mayPay = useHolds('billing.manage');
  const choose = !isActing && mayPay && !charged && (
    <Button size="s" aria-haspopup="dialog" onClick={open}>
      {t('choosePlan')}
    </Button>
  );
  // The dialog shows the welcome even after the notice has disappeared.
  return (
    <>
      {said && (
        <Notice heading={said.heading} actions={choose}>
          {said.text}
        </Notice>
      )}
      {dialog}
    </>
  );
}

/** The words of the trial's banner; undefined for a paying company, and while the trial does not end soon. */
function useStandingWords(
  subscription: Subscription,
): { readonly heading: string; readonly text: string } | undefined {
  const t = useTexts('billing');
  const time = useCompanyTime();
  if (subscription.state === 'paying') return undefined;
  if (subscription.state === 'over') return { heading: t('trialOver'), text: t('overText') };
  if (subscription.state === 'grace') {
    const day = time.dayText(time.dayAt(subscription.readOnlyAt));
    return { heading: t('trialOver'), text: t('graceText', { day }) };
  }
  const { days, isEnding } = subscription;
  const heading = days <= 1 ? t('lessThanDay') : t('daysLeft', { count: days });
  return isEnding ? { heading, text: t('endingText') } : undefined;
}

/** Opens by itself, once per session, when the server says that the company should become a customer. */
function useBillingDialog(isTrialOver: boolean) {
  const { id, acting_for: acting } = useSignedIn();
  const mayPay = useHolds('billing.manage');
  const [chosen, setChosen] = useState<'asked' | 'early' | 'closed'>();
  const status = useRead(billing.endpoints.status, {}, { enabled: isTrialOver });
  const shouldBecomeCustomer = status.data?.should_become_customer ?? false;
  // Not for an administrator who is logged in as the company, nor for people who may not order.
  const opensItself =
    acting === undefined &&
    mayPay &&
    isTrialOver &&
    shouldBecomeCustomer &&
    inTab.get(putOff(id)) === null &&
    !hasJustCancelled(id);
  // Once open it stays until it is closed, even if the company subscribes meanwhile: it then shows the welcome.
  if (chosen === undefined && opensItself) setChosen('asked');
  const close = (): void => {
    inTab.set(putOff(id), 'yes');
    setChosen('closed');
  };
  const isOpen = chosen !== undefined && chosen !== 'closed';
  const dialog = isOpen && <BillingDialog isEarly={chosen === 'early'} onClose={close} />;
  return { dialog, open: () => setChosen(isTrialOver ? 'asked' : 'early') };
}
