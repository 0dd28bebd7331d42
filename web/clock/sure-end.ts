// Asks once more before a typed end makes an entry very long: the same end is taken by the second press.

import { useState } from 'react';
import { isVeryLong } from '#shared/time/duration.ts';

/** `takes(end, start)` says whether to save the end, in epoch seconds; `asked` is the end that waits for the second press. */
export function useSureEnd() {
  const [asked, setAsked] = useState<number>();
  const takes = (end: number, start: number): boolean => {
    if (!isVeryLong(end - start) || asked === end) return true;
    setAsked(end);
    return false;
  };
  return { asked, takes };
}
