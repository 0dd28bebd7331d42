// The token of a mailed link: in the address until the server has judged it, so that a page that is loaded again without an answer still has it; then dropped, so that it stays in no history.

import { useEffect, useState } from 'react';
import { ApiError } from '#web/api/client.ts';

/** Whether the server said what the token is worth; without an answer, or put off, it may be worth something next time. */
export const isJudged = (error: unknown): boolean =>
  !(error instanceof ApiError) || (error.status >= 400 && error.status < 500 && error.status !== 429);

function drop(): void {
  const url = new URL(location.href);
  url.searchParams.delete('token');
  history.replaceState(history.state, '', url);
}

export function useLinkToken(): { readonly token: string; readonly drop: () => void } {
  const [token] = useState(() => new URL(location.href).searchParams.get('token') ?? '');
  useEffect(() => {
    if (token === '') drop();
  }, [token]);
  return { token, drop };
}
