// Owns the press on a row that opens what the row is about; its controls, and words being selected, are no such press.
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
