// Opens another path as soon as it is mounted.

import { useEffect } from 'react';
import { useGo } from './go.ts';

export function Leave({ to }: { to: string }) {
  const go = useGo();
  useEffect(() => go(to), [go, to]);
  return null;
}
