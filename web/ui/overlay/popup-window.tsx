// Owns the window of a popup: it stays inside the page's landmarks, is never clipped, and receives Esc first.
import '@mantine/core/styles/Popover.layer.css';
import { Popover } from '@mantine/core';
import { useCallback, useEffect, useRef } from 'react';
import { useIsTopLayer } from './layers.ts';
import { MantineGround } from '#web/ui/style/mantine-ground.tsx';
import styles from './popup.module.css';
import type { PopupProps } from './late-window.tsx';

/** Fixed position instead of a portal: nothing clips it, and screen readers find it beside its control. */
export const popupPlacement = {
  withinPortal: false,
  floatingStrategy: 'fixed',
  transitionProps: { duration: 0 },
  offset: 6,
  hideDetached: false,
} as const;

export function PopupWindow({ open, onOpenChange, control, children, end }: PopupProps) {
  // Loading this replaced the pressed control by a new element, which takes its focus and gets it back on closing.
  const successor = useRef<HTMLElement>(null);
  const takeFocus = useCallback((button: HTMLElement | null) => {
    if (button !== null && successor.current === null) button.focus();
    successor.current = button ?? successor.current;
  }, []);
  useEffect(() => {
    if (!open) return undefined;
    return () => {
      // Mantine returns the focus to the old control, which is gone.
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
