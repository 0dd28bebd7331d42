// Owns stopping the page from scrolling behind a dialog, without a jump when its scrollbar disappears.
import { useLayoutEffect } from 'react';

let locks = 0;

export function useScrollLock(locked: boolean): void {
  useLayoutEffect(() => {
    if (!locked) return undefined;
    locks += 1;
    if (locks === 1) hold();
    return () => {
      locks -= 1;
      if (locks === 0) release();
    };
  }, [locked]);
}

function hold(): void {
  const { documentElement, body } = document;
  const scrollbarPx = window.innerWidth - documentElement.clientWidth;
  body.style.paddingRight = scrollbarPx > 0 ? `${scrollbarPx}px` : '';
  documentElement.style.overflow = 'hidden';
}

function release(): void {
  document.body.style.paddingRight = '';
  document.documentElement.style.overflow = '';
}
