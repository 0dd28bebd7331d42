// Owns what opens under a control: stays in the page's own landmarks, above every edge, and is the first to hear Esc.
import '@mantine/core/styles/Popover.layer.css';
import { Popover } from '@mantine/core';
import type { ReactElement, ReactNode } from 'react';
import { useIsTopLayer } from './layers.ts';
import { MantineGround } from './mantine-ground.tsx';
import styles from './popup.module.css';

export type PopupProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The control; it must take a ref and the aria attributes. */
  control: ReactElement;
  children: ReactNode;
  end?: boolean | undefined;
};

/** Fixed rather than in a portal: nothing clips it, and screen readers find it beside its control. */
export const popupPlacement = {
  withinPortal: false,
  floatingStrategy: 'fixed',
  transitionProps: { duration: 0 },
  offset: 6,
  hideDetached: false,
} as const;

export function Popup({ open, onOpenChange, control, children, end }: PopupProps) {
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
        <Popover.Target>{control}</Popover.Target>
        <Popover.Dropdown>{children}</Popover.Dropdown>
      </Popover>
    </MantineGround>
  );
}
