// Owns the window of a popup: stays in the page's own landmarks, above every edge, and is the first to hear Esc.
import '@mantine/core/styles/Popover.layer.css';
import { Popover } from '@mantine/core';
import { useCallback, useEffect, useRef } from 'react';
import { useIsTopLayer } from './layers.ts';
import { MantineGround } from '#web/ui/style/mantine-ground.tsx';
import styles from './popup.module.css';
import type { PopupProps } from './late-window.tsx';

/** Fixed rather than in a portal: nothing clips it, and screen readers find it beside its control. */
export const popupPlacement = {
  withinPortal: false,
  floatingStrategy: 'fixed',
  transitionProps: { duration: 0 },
  offset: 6,
  hideDetached: false,
} as const;

export function PopupWindow({ open, onOpenChange, control, children, end }: PopupProps) {
  // The control that was pressed stood here before this was loaded: the focus is its successor's, to come back to.
  const successor = useRef<HTMLElement>(null);
  const takeFocus = useCallback((button: HTMLElement | null) => {
    if (button !== null && successor.current === null) button.focus();
    successor.current = button ?? successor.current;
  }, []);
  useEffect(() => {
    if (!open) return undefined;
    return () => {
      // What the window knows of is the control from before it was loaded.
      setTimeout(() => {
        if (document.activeElement === document.body) successor.current?.focus();
      }, 0);
    };
  }, [open]);
  useIsTopLayer(open);
  return (
    <MantineGround>
      <Popover
        {...popupPlacement}
        opened={open}
        onChange={onOpenChange}
        position={end ? 'bottom-end' : 'bottom-start'}
        trapFocus
        returnFocus
        classNames={{ dropdown: styles.popup ?? '' }}
      >
        <Popover.Target ref={takeFocus}>{control}</Popover.Target>
        <Popover.Dropdown>{children}</Popover.Dropdown>
      </Popover>
    </MantineGround>
  );
}
