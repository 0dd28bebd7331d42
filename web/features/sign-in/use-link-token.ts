// The token of a mailed link. It stays in the address until the server has judged it, so that a reload still has it, and
// is then removed, so that no history keeps it.

import { useEffect, useState } from 'react';
import { ApiError } from '#web/api/client.ts';

/** Whether the refusal is a verdict on the token. After no answer, a server fault or a 429, the token may still work. */
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
