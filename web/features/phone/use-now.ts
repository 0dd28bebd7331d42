// The server's time, renewed every half minute: enough for times shown to the minute.

import { useServerNow } from '#web/entry/server-time.ts';

const stepSeconds = 30;

export const useNow = (): number => useServerNow(stepSeconds);
