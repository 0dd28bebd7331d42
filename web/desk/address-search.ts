// The query of the address, changed in the frame of the press: the router alone would draw the change later.

import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

type Options = { readonly replace?: boolean };

/** The pressed change and the location it was made at, until the router has left that location. */
let ahead: { readonly from: string; readonly search: string } | undefined;
const watchers = new Set<() => void>();

const drawAhead = (next: typeof ahead) => {
  ahead = next;
  for (const watcher of watchers) watcher();
};

/** A step back before the router has drawn the change leads to the location it was made at. */
const forget = () => drawAhead(undefined);

const watch = (watcher: () => void) => {
  if (watchers.size === 0) window.addEventListener('popstate', forget);
  watchers.add(watcher);
  return () => {
    watchers.delete(watcher);
    if (watchers.size === 0) window.removeEventListener('popstate', forget);
  };
};

/**
 * The router renders a changed address in a transition, over several frames, but filters and typed letters must show
 * in the next frame. The address itself still changes, for sharing and for the back button.
 */
export function useAddressSearch() {
  const { key, search, hash } = useLocation();
  const navigate = useNavigate();
  const pressed = useSyncExternalStore(watch, () => (ahead?.from === key ? ahead.search : undefined));
  useEffect(() => {
    // The router has arrived. Forgotten here, so that going back does not show the change again.
    if (ahead !== undefined && ahead.from !== key) ahead = undefined;
  }, [key]);
  const change = useCallback(
    (params: string, options: Options = {}) => {
      const next = params === '' || params.startsWith('?') ? params : `?${params}`;
      drawAhead({ from: key, search: next });
      void navigate({ search: next, hash }, options);
    },
    [key, hash, navigate],
  );
  return [pressed ?? search, change] as const;
}
