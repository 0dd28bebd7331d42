// Owns what an account menu is given: whose it is, and what one may do.
import type { ReactNode } from 'react';

export type AccountMenuItem = {
  label: string;
  icon?: ReactNode;
  onSelect: () => void;
  danger?: boolean | undefined;
  /** Draws a line above. */
  apart?: boolean | undefined;
  /** Ticks the one that is chosen among alternatives, such as a language. */
  chosen?: boolean | undefined;
};

export type AccountMenuProps = {
  /** What the button says to those who cannot see the initials. */
  label: string;
  initials: string;
  /** Dimmed line on top of the menu: the full name. */
  name?: string | undefined;
  items: readonly AccountMenuItem[];
};
