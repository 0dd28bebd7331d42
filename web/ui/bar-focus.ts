// Owns the focus of an action bar: where a pressed button goes away, it goes to the bar's tick, else to the page's content.
import { type RefObject, useEffect } from 'react';

const bars = '[role="group"]';

/** `within` holds one or more bars. */
export function useBarFocusKept(within: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = within.current;
    if (!box) return undefined;
    let last: { element: Element; bar: Element } | undefined;
    const remember = ({ target }: FocusEvent) => {
      const bar = target instanceof Element ? target.closest(bars) : null;
      last = target instanceof Element && bar ? { element: target, bar } : undefined;
    };
    const watcher = new MutationObserver(() => {
      if (!last || last.element.isConnected || document.activeElement !== document.body) return;
      const kept = last.bar.isConnected ? last.bar : (box.querySelector(bars) ?? undefined);
      const tick = kept?.querySelector<HTMLElement>('input[type=checkbox]');
      (tick ?? document.querySelector<HTMLElement>('#content'))?.focus({ preventScroll: true });
    });
    box.addEventListener('focusin', remember);
    watcher.observe(box, { childList: true, subtree: true });
    return () => {
      box.removeEventListener('focusin', remember);
      watcher.disconnect();
    };
  }, [within]);
}
