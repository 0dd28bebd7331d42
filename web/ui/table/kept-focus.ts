// Owns keeping the focus when the focused element leaves the page: its heir takes it, else the page's content.
import { type RefObject, useEffect } from 'react';

/** Constants outside of the component, so that effects do not run again. */
type Keeping<Place> = {
  /** The place of a focused element in the box; undefined if its focus is not kept. */
  readonly placeOf: (element: Element, box: HTMLElement) => Place | undefined;
  readonly heirOf: (place: Place, box: HTMLElement) => HTMLElement | null | undefined;
};

export function useKeptFocus<Place>(
  within: RefObject<HTMLElement | null>,
  { placeOf, heirOf }: Keeping<Place>,
): void {
  useEffect(() => {
    const box = within.current;
    if (!box) return undefined;
    let last: { element: Element; place: Place } | undefined;
    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      const place = placeOf(target, box);
      last = place === undefined ? undefined : { element: target, place };
    };
    const watcher = new MutationObserver(() => {
      if (!last || last.element.isConnected || document.activeElement !== document.body) return;
      const heir = heirOf(last.place, box) ?? document.querySelector<HTMLElement>('#content');
      heir?.focus({ preventScroll: true });
    });
    box.addEventListener('focusin', remember);
    watcher.observe(box, { childList: true, subtree: true });
    return () => {
      box.removeEventListener('focusin', remember);
      watcher.disconnect();
    };
  }, [within, placeOf, heirOf]);
}
