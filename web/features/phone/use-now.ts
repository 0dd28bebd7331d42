// The right time, renewed every half minute: what is drawn by the minute needs no more.

import { useRightNow } from '#web/entry/right-time.ts';

const stepSeconds = 30;

export const useNow = (): number => useRightNow(stepSeconds);
