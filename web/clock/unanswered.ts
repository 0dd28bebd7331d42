// Separates failures without an answer, after which a press is tried again, from refusals.

import { ApiError } from '#web/api/client.ts';
import { endsSession } from '#web/api/session.tsx';

/** A fault of the network or the session, which the next press would meet too. */
export const isNetworkFault = (error: unknown): boolean =>
  endsSession(error) || (error instanceof ApiError && error.status === 0);
/** No answer: a network fault, a server fault, an ended session, or a reply that this build cannot read. */
export const isUnanswered = (error: unknown): boolean =>
  isNetworkFault(error) ||
  !(error instanceof ApiError) ||
  error.code === 'busy' ||
  error.status === 429 ||
  error.status >= 500;
