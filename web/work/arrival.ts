// What a place is asked to open when one arrives there: said beside the address, heard once.

import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';

const wish = z.object({ opens: z.literal('add') });

/** The state to navigate with: the list opens its form for a new one. */
export const arriving = (opens: 'add'): z.output<typeof wish> => ({ opens });

export function useArrival(open: () => void): void {
  const { state, search, hash } = useLocation();
  const navigate = useNavigate();
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  });
  useEffect(() => {
    if (!wish.safeParse(state).success) return;
    // Forgotten at once: a reload or the back button shall not open it again.
    void navigate({ search, hash }, { replace: true, state: null });
    latest.current();
  }, [state, search, hash, navigate]);
}
