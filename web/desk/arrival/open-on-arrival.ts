// Opens a form on arrival at a list or a person's page: the navigation's state or the address names the form, and it opens once.

import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';

type Form = 'add' | 'sms' | 'end';
const arrivalState = z.object({ opens: z.enum(['add', 'sms', 'end']) });

/** The state to navigate with: a list opens its form for a new one, a person's page that of the login SMS or of a forgotten clock-out. */
export const openingForm = (opens: Form): z.output<typeof arrivalState> => ({ opens });

export function useOpenOnArrival(open: () => void, form: Form = 'add'): void {
  const { state, search, hash } = useLocation();
  const navigate = useNavigate();
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  });
  useEffect(() => {
    const asked = arrivalState.safeParse(state);
    if (!asked.success || asked.data.opens !== form) return;
    // Removed at once, so that a reload or the back button does not open the form again.
    void navigate({ search, hash }, { replace: true, state: null });
    latest.current();
  }, [state, search, hash, form, navigate]);
}
