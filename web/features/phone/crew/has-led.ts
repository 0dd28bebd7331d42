// Whether an employee has ever pressed for a crew on this phone: then presses may be kept here, foreman or not.

import { onDevice } from '#web/ui/page/storage.ts';

export const lastCrewName = (owner: string): string => `stund-crew-last ${owner}`;
export const hasLed = (owner: string): boolean => onDevice.get(lastCrewName(owner)) !== null;
