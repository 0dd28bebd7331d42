// The banners above a company's screens: the trial ends, the account is closed, an administrator is logged in.

import { type ReactNode, useState } from 'react';
import { site } from '#shared/site.ts';
import { useSignedIn } from '#web/api/session.tsx';
import { useLateConfirmation, useSubscription } from '#web/billing/subscription.ts';
import { useTexts } from '#web/text.ts';
import { Notice } from '#web/ui/display/alert.tsx';
import { ButtonLink } from '#web/ui/form/button.tsx';
import { late } from '#web/ui/page/late.tsx';

// Most companies have none of these.
const LeavingNotice = late(async () => (await import('./rare-notices.tsx')).LeavingNotice);
const ActingNotice = late(async () => (await import('./rare-notices.tsx')).ActingNotice);
const TrialNotice = late(async () => (await import('./trial-notice.tsx')).TrialNotice);

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
