// Whether the employee shares the position at clock events: off until turned on, on this phone, by this employee.

import { useSyncExternalStore } from 'react';
import { onDevice } from '#web/ui/page/storage.ts';

export type Sharing = 'on' | 'off' | 'undecided';
const listeners = new Set<() => void>();
const key = (employeeId: string): string => `stund-location ${employeeId}`;

function read(employeeId: string): Sharing {
  const kept = onDevice.get(key(employeeId));
  return kept === 'on' || kept === 'off' ? kept : 'undecided';
}
export function chooseSharing(employeeId: string, sharing: 'on' | 'off'): void {
  onDevice.set(key(employeeId), sharing);
  for (const listener of listeners) listener();
}
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
export const useSharesLocation = (employeeId: string): Sharing =>
  useSyncExternalStore(subscribe, () => read(employeeId));
