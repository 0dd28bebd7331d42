// The employee or time clock that was last logged in on this device, so that the clock opens without a network.

import * as z from 'zod/mini';
import { type Session, session as sessionShape } from '#shared/model/company/company.ts';
import { subjectOf } from './client.ts';
import { onDevice } from '#web/ui/page/storage.ts';

const place = 'stund-clock';
/** The company whose office is open, and whether it pays: stored only so that other tabs notice a change. */
const deskPlace = 'stund-desk';

/** Stores the sessions of clocks only: no other screen works without the server. */
export function remember(session: Session | undefined): void {
  if (session?.role === 'COMPANY' || session?.role === 'ADMIN')
    onDevice.set(
      deskPlace,
      JSON.stringify({ id: subjectOf(session), pays: session.paying_customer === true }),
    );
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

/** Calls `act` when another tab of this browser logs somebody in or out, subscribes or cancels; returns how to stop. */
export function onOtherTab(act: () => void): () => void {
  const onChange = ({ key, oldValue, newValue }: StorageEvent): void => {
    const isOther = key === place ? idIn(oldValue) !== idIn(newValue) : oldValue !== newValue;
    if ((key === place || key === deskPlace) && isOther) act();
  };
  window.addEventListener('storage', onChange);
  return () => window.removeEventListener('storage', onChange);
}
const idIn = (kept: string | null): string | undefined => /"id":"([^"]*)"/.exec(kept ?? '')?.[1];
