// The token of a mailed link: read once, then dropped from the address so that it stays in no history.

import { useEffect, useState } from 'react';

export function useLinkToken(): string {
  const [token] = useState(() => new URL(location.href).searchParams.get('token') ?? '');
  useEffect(() => {
    const url = new URL(location.href);
    url.searchParams.delete('token');
    history.replaceState(history.state, '', url);
  }, []);
  return token;
}
