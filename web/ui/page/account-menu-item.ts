// Owns the types of the account menu: its owner and its items.
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
  /** The button's name for screen readers. */
  label: string;
  initials: string;
  /** Dimmed line on top of the menu: the full name. */
  name?: string | undefined;
  items: readonly AccountMenuItem[];
};
