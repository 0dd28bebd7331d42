// Owns the types of a menu under a button, and its items.
import type { ReactElement, ReactNode, Ref } from 'react';

export type MenuItem = {
  label: string;
  icon?: ReactNode;
  onSelect: () => void;
  danger?: boolean | undefined;
  /** Draws a line above. */
  apart?: boolean | undefined;
  /** Ticks the one that is chosen among alternatives, such as a language. */
  chosen?: boolean | undefined;
  /** The shortcut that does the same, as shortcuts are written. */
  keys?: string | undefined;
};

/** What a button takes over from its menu. */
export type MenuControlProps = {
  readonly ref?: Ref<HTMLButtonElement> | undefined;
  readonly 'aria-haspopup'?: 'menu' | undefined;
  readonly 'aria-expanded'?: boolean | undefined;
  readonly onClick?: (() => void) | undefined;
};

export type MenuProps = {
  control: ReactElement<MenuControlProps>;
  /** Dimmed line on top of the menu. */
  name?: string | undefined;
  /** Called when the menu opens. */
  items: () => readonly MenuItem[];
};
