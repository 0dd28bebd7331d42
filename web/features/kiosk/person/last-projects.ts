// Each person's last project as this device knows it, so that it is preselected without a network too.

import * as z from 'zod/mini';
import { onDevice } from '#web/ui/page/storage.ts';

const place = 'stund-last-projects';
/** Kept for one company only: a company that uses the device later cannot read the earlier one's. */
const shape = z.object({ companyId: z.string(), of: z.record(z.string(), z.string()) });

function read(companyId: string): Readonly<Record<string, string>> {
  try {
    const kept = z.safeParse(shape, JSON.parse(onDevice.get(place) ?? 'null'));
    return kept.success && kept.data.companyId === companyId ? kept.data.of : {};
  } catch (error) {
    console.warn('The last projects cannot be read', error);
    return {};
  }
}

export const lastProjectOf = (companyId: string, employeeId: string): string | undefined =>
  read(companyId)[employeeId];

export function keepLastProjects(companyId: string, heard: Readonly<Record<string, string>>): void {
  const before = read(companyId);
  if (Object.entries(heard).every(([id, projectId]) => before[id] === projectId)) return;
  onDevice.set(place, JSON.stringify({ companyId, of: { ...before, ...heard } }));
}
