// Owns a window under an element of the page, one for any of a thousand figures: it scrolls with the page.
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import styles from './anchored.module.css';
import { useIsTopLayer } from '#web/ui/overlay/layers.ts';

export type AnchoredProps = {
  /** The element that was pressed. It gets the focus back. */
  anchor: HTMLElement;
  /** The id of the heading inside. */
  labelledBy: string;
  onClose: () => void;
  children: ReactNode;
};

/** Between the window and its anchor. */
const gapPx = 6;
/** How far the window reaches beyond the right end of its anchor. */
const beyondPx = 14;

export function Anchored({ anchor, labelledBy, onClose, children }: AnchoredProps) {
  const panel = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState({ left: 0, top: 0 });
  const isTop = useIsTopLayer(true);
  const close = useEffectEvent(onClose);
  const keyPressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isTop) return;
    event.stopPropagation();
    onClose();
  });
  useLayoutEffect(() => {
    const move = () => {
      if (panel.current) setPlace(placeUnder(anchor, panel.current));
    };
    move();
    window.addEventListener('resize', move);
    return () => window.removeEventListener('resize', move);
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
    <div
      ref={panel}
      role="dialog"
      aria-labelledby={labelledBy}
      tabIndex={-1}
      className={styles.panel}
      style={place}
    >
      {children}
    </div>
  );
}

/** Under the anchor, ending a little beyond it, and within what is around it. */
function placeUnder(anchor: HTMLElement, panel: HTMLElement): { left: number; top: number } {
  const around = (panel.offsetParent ?? document.body).getBoundingClientRect();
  const at = anchor.getBoundingClientRect();
  const most = Math.max(0, around.width - panel.offsetWidth);
  const left = at.right + beyondPx - around.left - panel.offsetWidth;
  return { left: Math.min(Math.max(left, 0), most), top: at.bottom - around.top + gapPx };
}
