// The employee, or the shared time clock, that was last logged in here: known without a network, so that the clock opens.

import * as z from 'zod/mini';
import { type Session, session as sessionShape } from '#shared/model/company/company.ts';
import { onDevice } from '#web/ui/page/storage.ts';

const place = 'stund-clock';
/** Whose desk is open here, and whether it pays: only for other tabs to hear when that changes. */
const deskPlace = 'stund-desk';

/** Only who has a clock is remembered: nobody else has anything to do here without the server. */
export function remember(session: Session | undefined): void {
  if (session?.role === 'COMPANY' || session?.role === 'ADMIN')
    onDevice.set(deskPlace, JSON.stringify({ id: session.id, pays: session.paying_customer === true }));
  else onDevice.remove(deskPlace);
  if (session?.role !== 'EMPLOYEE' && session?.role !== 'COMPANY_TIME_CLOCK') {
    onDevice.remove(place);
    return;
  }
  const { session_token: _, ...known } = session;
  onDevice.set(place, JSON.stringify(known));
}

export function remembered(): Session | undefined {
  const kept = onDevice.get(place);
  if (kept === null) return undefined;
  try {
    return z.safeParse(sessionShape, JSON.parse(kept)).data;
  } catch (error) {
    console.warn('What was remembered of the log-in cannot be read', error);
    return undefined;
  }
}

/** Calls `tell` when another tab of this browser logs somebody in or out, or subscribes or cancels. */
export function onOtherTab(tell: () => void): () => void {
  const hear = ({ key, oldValue, newValue }: StorageEvent): void => {
    const isOther = key === place ? idIn(oldValue) !== idIn(newValue) : oldValue !== newValue;
    if ((key === place || key === deskPlace) && isOther) tell();
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}
const idIn = (kept: string | null): string | undefined => /"id":"([^"]*)"/.exec(kept ?? '')?.[1];
