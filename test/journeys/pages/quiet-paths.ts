// The drawn pages that are loaded in every language to see that they are taken up quietly; other tests need not load them again.

import { publicPages } from '#shared/drawn-pages.ts';

/** Doors with a form; the other doors are behind a mailed link. */
export const quietDoors = ['/login', '/login_employee', '/login_time_clock', '/forgot_password'] as const;
export const quietPaths: readonly string[] = [...Object.keys(publicPages), ...quietDoors];
