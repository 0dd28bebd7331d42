// The address of employees' requests, which mails name too.

import { href } from '#web/screens.ts';

export const requestsHash = '#requests';
export const requestsHref = (): string => href('desk', { hash: requestsHash.slice(1) });
