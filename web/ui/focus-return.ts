// Owns giving the focus back to where it was before something opened over it, however that something goes away.
import { useLayoutEffect } from 'react';

export function useFocusReturn(open: boolean): void {
  useLayoutEffect(() => {
    if (!open) return undefined;
    const before = document.activeElement;
    return () => {
      // After the layer has gone from the page, and with it its focus trap.
      setTimeout(() => {
        if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
      }, 0);
    };
  }, [open]);
}
