// Owns the press on a row that opens what the row is about, and the right mouse button that opens its menu. Presses
// on its controls, and selecting words, do not count.
import type { MouseEvent } from 'react';

const controls = 'a, button, input, select, textarea, label, summary, [role="dialog"], [role="menu"]';

/** Properties of a row. Its own link or button does the same for the keyboard. */
export const rowPress = (open: (() => void) | undefined) =>
  open === undefined
    ? {}
    : {
        onClick: ({ target, defaultPrevented }: MouseEvent<HTMLElement>): void => {
          if (defaultPrevented || !(target instanceof Element) || target.closest(controls)) return;
          if (getSelection()?.type === 'Range') return;
          open();
        },
      };

/** The button of a row's menu. */
export const rowMenuButton = 'menu';

/** Properties of a row. Links and fields keep the browser's own menu. */
export const rowMenu = {
  onContextMenu: (event: MouseEvent<HTMLElement>): void => {
    const { target, currentTarget } = event;
    if (!(target instanceof Element) || target.closest(controls)) return;
    const button = currentTarget.querySelector<HTMLElement>(`[data-row-key="${rowMenuButton}"]`);
    if (!button) return;
    event.preventDefault();
    button.focus();
    button.click();
  },
};
