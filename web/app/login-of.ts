// The log-in page of each role.

import type { Role } from '#shared/access.ts';
import { href } from '#web/screens.ts';

const doors = {
  ADMIN: 'admin',
  COMPANY: 'login',
  COMPANY_TIME_CLOCK: 'loginTimeClock',
  EMPLOYEE: 'loginEmployee',
} as const;

/** An administrator who was logged in as a company goes back to the administration. */
export const loginOf = (role: Role, isActing = false): string => href(isActing ? doors.ADMIN : doors[role]);
