// Where each role logs in.

import type { Role } from '#shared/access.ts';
import { href } from '#web/screens.ts';

const doors = {
  ADMIN: 'admin',
  COMPANY: 'login',
  COMPANY_TIME_CLOCK: 'loginTimeClock',
  EMPLOYEE: 'loginEmployee',
} as const;

export const loginOf = (role: Role): string => href(doors[role]);
