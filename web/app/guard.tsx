// Shows a screen only to its role: others are sent to their own home screen, visitors to the log-in, after which the page opens that they asked for.

import { type ReactNode, useEffect } from 'react';
import { productName } from '#shared/limits.ts';
import { useSession } from '#web/api/session.tsx';
import { keepForOffline } from '#web/offline/register.ts';
import type { Role } from '#shared/access.ts';
import { homeOf, href, type Screen } from '#web/screens.ts';
import { useTexts } from '#web/text.ts';
import { Redirect } from '#web/door/redirect.tsx';

const doors = {
  ADMIN: 'admin',
  COMPANY: 'login',
  COMPANY_TIME_CLOCK: 'loginTimeClock',
  EMPLOYEE: 'loginEmployee',
} as const;

/** An administrator who was logged in as a company goes back to the administration. */
const loginOf = (role: Role, isActing = false): string => href(isActing ? doors.ADMIN : doors[role]);

export function Guard({ screen, children }: { screen: Screen; children: ReactNode }) {
  const { known } = useSession();
  const t = useTexts(screen.title);
  useEffect(() => {
    document.title = `${t(screen.key ?? 'title')} · ${productName}`;
  }, [t, screen.key]);
  // Only the two clocks open without a network.
  const isClock = screen.access === 'EMPLOYEE' || screen.access === 'COMPANY_TIME_CLOCK';
  useEffect(() => {
    if (isClock) keepForOffline();
  }, [isClock]);
  if (screen.access === 'anyone') return children;
  if (known.state === 'loading') return null;
  if (known.state === 'out') return <Redirect to={loginOf(screen.access, known.isAfterActing)} />;
  if (known.session.role !== screen.access) return <Redirect to={homeOf(known.session)} />;
  return children;
}
