// Owns a window beside an element of the page, one for any of a thousand figures: it scrolls with the page.
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import styles from './anchored.module.css';
import { placeBeside } from './place-beside.ts';
import { useIsTopLayer } from '#web/ui/overlay/layers.ts';

export type AnchoredProps = {
  /** The element that was pressed. It gets the focus back. */
  anchor: HTMLElement;
  /** The id of the heading inside. */
  labelledBy: string;
  onClose: () => void;
  children: ReactNode;
};

export function Anchored({ anchor, labelledBy, onClose, children }: AnchoredProps) {
  const panel = useRef<HTMLDivElement>(null);
  const isTop = useIsTopLayer(true);
  const close = useEffectEvent(onClose);
  const keyPressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isTop) return;
    event.stopPropagation();
    onClose();
  });
  useLayoutEffect(() => {
    const own = panel.current;
    if (!own) return undefined;
    const place = () => placeBeside(anchor, own);
    place();
    // What it holds may come later.
    const sized = new ResizeObserver(place);
    sized.observe(own);
    window.addEventListener('resize', place);
    return () => {
      sized.disconnect();
      window.removeEventListener('resize', place);
    };
  }, [anchor]);
  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: 'nearest' });
    anchor.setAttribute('aria-expanded', 'true');
    const pressed = ({ target }: PointerEvent) => {
      if (!(target instanceof Node) || panel.current?.contains(target) || anchor.contains(target)) return;
      close();
    };
    // Tab past its end closes it and moves on.
    const left = ({ relatedTarget: next }: FocusEvent) => {
      if (next instanceof Node && !own?.contains(next) && next !== anchor) close();
    };
    const own = panel.current;
    const onKey = (event: KeyboardEvent) => keyPressed(event);
    own?.addEventListener('keydown', onKey);
    own?.addEventListener('focusout', left);
    document.addEventListener('pointerdown', pressed);
    return () => {
      own?.removeEventListener('keydown', onKey);
      own?.removeEventListener('focusout', left);
      document.removeEventListener('pointerdown', pressed);
      anchor.removeAttribute('aria-expanded');
      // After the window has left the page. A press on another control has moved the focus there; elsewhere it is with
      // the page, or with what is around the anchor.
      setTimeout(() => {
        if (document.activeElement?.contains(anchor)) anchor.focus({ preventScroll: true });
      }, 0);
    };
  }, [anchor]);
  return (
    <div ref={panel} role="dialog" aria-labelledby={labelledBy} tabIndex={-1} className={styles.panel}>
      {children}
    </div>
  );
}
