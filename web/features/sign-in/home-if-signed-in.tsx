// Sends a visitor who is logged in to the page that was asked for, else home, instead of a log-in.

import type { ReactNode } from 'react';
import { useSession } from '#web/api/session.tsx';
import { placeAfterLogIn } from '#web/door/place-after-log-in.ts';
import { Redirect } from '#web/door/redirect.tsx';

export function HomeIfSignedIn({ children }: { children: ReactNode }) {
  const { known } = useSession();
  if (known.state === 'loading') return null;
  return known.state === 'in' ? <Redirect to={placeAfterLogIn(known.session)} /> : children;
}
