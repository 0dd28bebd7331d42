// The banners above a company's screens: the trial ends, the account is closed, an administrator is logged in.

import { type ReactNode, useState } from 'react';
import { billing } from '#shared/api/billing.ts';
import { site } from '#shared/site.ts';
import { useChange, useRead } from '#web/api/query.ts';
import { useSession, useSignedIn } from '#web/api/session.tsx';
import { useUnconfirmed } from '#web/billing/billing-status.tsx';
import {
  hasJustCancelled,
  type Subscription,
  useLateConfirmation,
  useSubscription,
} from '#web/billing/subscription.ts';
import { useTexts } from '#web/text.ts';
import { Notice } from '#web/ui/display/alert.tsx';
import { Button, ButtonLink } from '#web/ui/form/button.tsx';
import { lateDialog } from '#web/ui/page/late.tsx';
import { inTab } from '#web/ui/page/storage.ts';
import { useCompanyTime } from '#web/words/company-time.ts';
import { useShowRefusal } from '#web/words/show-refusal.ts';
import { companies } from '#shared/api/company.ts';
import { useHolds } from '#web/api/holds.ts';
import { showToast } from '#web/ui/overlay/toast.tsx';

const BillingDialog = lateDialog(async () => (await import('#web/billing/billing-dialog.tsx')).BillingDialog);

/** The tab's storage key for having closed the dialog of an ended trial, which then opens no more in this tab. */
const putOff = (companyId: string): string => `stund-billing-later ${companyId}`;

/** Undefined without a banner. */
export function useAccountNotice(): ReactNode {
  const { acting_for: acting } = useSignedIn();
  const own = useOwnNotice();
  if (acting === undefined) return own;
  return (
    <>
      <ActingNotice />
      {own}
    </>
  );
}

function useOwnNotice(): ReactNode {
  const { id, disabled, deletion } = useSignedIn();
  const subscription = useSubscription();
  useLateConfirmation();
  const isSaying = subscription.state === 'trial' ? subscription.isEnding : subscription.state !== 'paying';
  const [hasSaid, setHasSaid] = useState(isSaying);
  if (isSaying && !hasSaid) setHasSaid(true);
  if (deletion) return <LeavingNotice ends={deletion.ends} />;
  if (disabled) return <Closed />;
  // The notice stays mounted after a subscription, because its dialog still shows the welcome.
  return hasSaid ? <TrialNotice key={id} /> : undefined;
}

function Closed() {
  const t = useTexts('billing');
  return (
    <Notice
      heading={t('closed')}
      actions={<ButtonLink href={`mailto:${site.supportEmail}`}>{t('writeUs')}</ButtonLink>}
    >
      {t('closedText')}
    </Notice>
  );
}

function TrialNotice() {
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
  // Not for an administrator who is logged in as the company, nor for who may not order.
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

/** The banner for an administrator who is logged in as a company: its name, and the way back. */
function ActingNotice() {
  const t = useTexts('shell');
  const showRefusal = useShowRefusal();
  const { signOut } = useSession();
  const { acting_for: name, name: company } = useSignedIn();
  const back = async (): Promise<void> => {
    try {
      await signOut();
    } catch (error) {
      showRefusal(error);
    }
  };
  if (name === undefined) return null;
  return (
    <Notice
      heading={t('acting.title', { company })}
      actions={
        <Button size="s" onClick={() => void back()}>
          {t('acting.back')}
        </Button>
      }
    >
      {t('acting.text', { name })}
    </Notice>
  );
}

/** The banner of a company that will be deleted: the day, and a button that keeps the account. */
function LeavingNotice({ ends }: { ends: string }) {
  const t = useTexts('company-data');
  const time = useCompanyTime();
  const { renew } = useSession();
  const { acting_for: acting } = useSignedIn();
  const mayKeep = useHolds('company.delete');
  const showRefusal = useShowRefusal();
  const change = useChange(companies.endpoints.takeDeletionBack);
  const keep = async (): Promise<void> => {
    try {
      await change.mutateAsync({});
      await renew();
      showToast({ message: t('kept') });
    } catch (error) {
      showRefusal(error);
    }
  };
  return (
    <Notice
      heading={t('leaving', { day: time.dayText(time.dayAt(ends)) })}
      actions={
        acting === undefined &&
        mayKeep && (
          <Button variant="primary" loading={change.isPending} onClick={() => void keep()}>
            {t('keep')}
          </Button>
        )
      }
    >
      {t('leavingText')}
    </Notice>
  );
}
