// Keeps in this tab the page that a visitor asked for before the log-in, or that a session ended on.

import { inTab } from '#web/ui/page/storage.ts';

export const wantedName = 'stund-wanted';

/** The present address of the office, never one that a link brings along: a log-in leads to no other site. */
export function keepWanted(): void {
  if (location.pathname.startsWith('/app')) inTab.set(wantedName, `${Date.now()} ${location.href}`);
}

export const forgetWanted = (): void => inTab.remove(wantedName);
