// Which failures are no answer to a press: it is kept and tried again.

import { ApiError } from '#web/api/client.ts';
import { endsSession } from '#web/api/session.tsx';

/** The network itself: whatever is sent next will find no way through either. */
export const isNetworkFault = (error: unknown): boolean =>
  endsSession(error) || (error instanceof ApiError && error.status === 0);
/** Not an answer: the network, a server in trouble, a session to be renewed, or a reply this build cannot read. */
export const isUnanswered = (error: unknown): boolean =>
  isNetworkFault(error) ||
  !(error instanceof ApiError) ||
  error.code === 'busy' ||
  error.status === 429 ||
  error.status >= 500;
