// A log that keeps nothing; a test puts in its place what it looks at.

import type { Log } from '#functions/runtime/log.ts';

const quiet = () => undefined;
export const quietLog: Log = { info: quiet, warn: quiet, error: quiet };
