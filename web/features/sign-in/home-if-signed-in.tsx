// Sends a visitor who is logged in to their home screen instead of a log-in.

import type { ReactNode } from 'react';
import { useSession } from '#web/api/session.tsx';
import { Redirect } from '#web/door/redirect.tsx';
import { homeOf } from '#web/screens.ts';

export function HomeIfSignedIn({ children }: { children: ReactNode }) {
  const { known } = useSession();
  if (known.state === 'loading') return null;
  return known.state === 'in' ? <Redirect to={homeOf(known.session)} /> : children;
}
