// Owns the focus of an action bar: when a pressed button disappears, the bar's checkbox takes the focus.
import type { RefObject } from 'react';
import { useKeptFocus } from './kept-focus.ts';

const bars = '[role="group"]';
const keeping = {
  placeOf: (element: Element) => element.closest(bars) ?? undefined,
  heirOf: (bar: Element, box: HTMLElement) =>
    (bar.isConnected ? bar : box.querySelector(bars))?.querySelector<HTMLElement>('input[type=checkbox]'),
};

/** `within` holds one or more bars. */
export const useBarFocusKept = (within: RefObject<HTMLElement | null>): void => useKeptFocus(within, keeping);
