// The token of a mailed link: read once, then dropped from the address so that it stays in no history.

import { useState } from 'react';

export function useLinkToken(): string {
  const [token] = useState(() => {
    const url = new URL(location.href);
    const found = url.searchParams.get('token') ?? '';
    url.searchParams.delete('token');
    history.replaceState(history.state, '', url);
    return found;
  });
  return token;
}
