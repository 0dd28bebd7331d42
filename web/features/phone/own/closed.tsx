// Why nothing can be changed: the whole company's account is deleted or disabled, or this employee is deactivated.

import { useEffect } from 'react';
import { fromWire } from '#shared/time/instant.ts';
import { dayOf } from '#shared/time/zone.ts';
import { useSession, useSignedIn } from '#web/api/session.tsx';
import { useTexts } from '#web/text.ts';
import { Notice } from '#web/ui/display/alert.tsx';
import { useWords } from '#web/features/phone/use-words.ts';

export function Closed() {
  useReadmitted();
  const t = useTexts('phone');
  const { zone, day } = useWords();
  const { deletion, company_disabled: isCompanyDisabled } = useSignedIn();
  const leavesAt = deletion && fromWire(deletion.ends);
  if (leavesAt !== undefined) return <Notice>{t('leaving', { day: day(dayOf(zone, leavesAt)) })}</Notice>;
  return <Notice>{t(isCompanyDisabled ? 'companyDisabled' : 'disabled')}</Notice>;
}

const askedMilliseconds = 60_000;

/** Renews the session of a deactivated employee every minute, so that an open page notices the reactivation. */
function useReadmitted(): void {
  const { renew } = useSession();
  useEffect(() => {
    const ask = () => {
      renew().catch((error: unknown) => console.warn('The session could not be renewed', error));
    };
    const onShow = () => void (document.visibilityState === 'visible' && ask());
    const timer = setInterval(ask, askedMilliseconds);
    document.addEventListener('visibilitychange', onShow);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onShow);
    };
  }, [renew]);
}
