// A log that keeps nothing; a test replaces the methods that it checks.

import type { Log } from '#functions/runtime/log.ts';

const quiet = () => undefined;
export const quietLog: Log = { info: quiet, warn: quiet, error: quiet };
