// Calls `onIdle` after some seconds without a touch, a key or scrolling.

import { useEffect, useEffectEvent } from 'react';

const signs = ['pointerdown', 'keydown', 'input', 'scroll'] as const;

export function useIdle(seconds: number, isOn: boolean, onIdle: () => void): void {
  const over = useEffectEvent(onIdle);
  useEffect(() => {
    if (!isOn) return undefined;
    const begin = () => setTimeout(() => over(), seconds * 1000);
    let timer = begin();
    const again = () => {
      clearTimeout(timer);
      timer = begin();
    };
    for (const sign of signs) document.addEventListener(sign, again, true);
    return () => {
      clearTimeout(timer);
      for (const sign of signs) document.removeEventListener(sign, again, true);
    };
  }, [seconds, isOn]);
}
