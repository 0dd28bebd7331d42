// What stands behind the '?' of the address, changed at the press: the router draws its own news a frame or more later.

import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

type Manner = { readonly replace?: boolean };

/** What was pressed and the place it was pressed at; the router is still on its way from there. */
let ahead: { readonly from: string; readonly search: string } | undefined;
const watchers = new Set<() => void>();

const watch = (watcher: () => void) => {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
};

/**
 * The router renders a change of the address in a transition, in slices between frames; filters and letters typed
 * must show in the frame after the press. The address itself changes as ever, for sharing and for the back button.
 */
export function useAddressSearch() {
  const { key, search, hash } = useLocation();
  const navigate = useNavigate();
  const pressed = useSyncExternalStore(watch, () => (ahead?.from === key ? ahead.search : undefined));
  useEffect(() => {
    // Arrived: the way back to an earlier place must not show what was pressed there.
    if (ahead !== undefined && ahead.from !== key) ahead = undefined;
  }, [key]);
  const change = useCallback(
    (params: string, manner: Manner = {}) => {
      const next = params === '' || params.startsWith('?') ? params : `?${params}`;
      ahead = { from: key, search: next };
      for (const watcher of watchers) watcher();
      void navigate({ search: next, hash }, manner);
    },
    [key, hash, navigate],
  );
  return [pressed ?? search, change] as const;
}
