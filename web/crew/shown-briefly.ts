// A secret that is shown when it is asked for: hidden again after a while, and when the page is left.

import { useEffect, useState } from 'react';
import { secretShownSeconds } from '#shared/limits.ts';

export function useShownBriefly() {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!isShown) return undefined;
    const hide = () => setShown(false);
    const onLeave = () => {
      if (document.visibilityState !== 'visible') hide();
    };
    const timer = setTimeout(hide, secretShownSeconds * 1000);
    document.addEventListener('visibilitychange', onLeave);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onLeave);
    };
  }, [isShown]);
  return [isShown, setShown] as const;
}
