// Whoever was deactivated and may work again: noticed while the page stays open.

import { useEffect } from 'react';
import { useSession, useSignedIn } from '#web/api/session.tsx';

const askedMilliseconds = 60_000;

export function useReadmitted(): void {
  const { renew } = useSession();
  const { disabled = false } = useSignedIn();
  useEffect(() => {
    if (!disabled) return undefined;
    const ask = () => {
      renew().catch((error: unknown) =>
        console.warn('Nobody answered whether this employee is active', error),
      );
    };
    const onShow = () => void (document.visibilityState === 'visible' && ask());
    const timer = setInterval(ask, askedMilliseconds);
    document.addEventListener('visibilitychange', onShow);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onShow);
    };
  }, [disabled, renew]);
}
