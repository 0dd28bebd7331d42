// The server's time, renewed every half minute: enough for times shown to the minute.

import { useRightNow } from '#web/entry/right-time.ts';

const stepSeconds = 30;

export const useNow = (): number => useRightNow(stepSeconds);
