// Which failures of a press are no answer to it: it is kept and tried again.

import { ApiError } from '#web/api/client.ts';
import { endsSession } from '#web/api/session.tsx';

/** Not an answer: the network, a server in trouble, a session to be renewed, or a reply this build cannot read. */
export const isUnanswered = (error: unknown): boolean =>
  !(error instanceof ApiError) ||
  endsSession(error) ||
  error.code === 'busy' ||
  error.status === 0 ||
  error.status === 429 ||
  error.status >= 500;
