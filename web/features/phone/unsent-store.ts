// What has not been sent yet, kept in the browser's database: it outlives a reload and a closed app.

import { type DBSchema, openDB } from 'idb';
import type { Punch } from './punches.ts';

/** A punch on its way; it is kept until the server has answered it. */
export type Unsent = { readonly punch: Punch; readonly photos: readonly File[]; readonly tries: number };

interface PhoneSchema extends DBSchema {
  unsent: { key: string; value: Unsent };
}
const open = () =>
  openDB<PhoneSchema>('stund-phone', 1, { upgrade: (database) => void database.createObjectStore('unsent') });

/** One at a time, of the employee with this id: another one on the same phone never sends it. */
export async function keptUnsent(employeeId: string): Promise<Unsent | undefined> {
  return (await open()).get('unsent', employeeId);
}
export async function keepUnsent(employeeId: string, unsent: Unsent): Promise<void> {
  await (await open()).put('unsent', unsent, employeeId);
}
export async function dropUnsent(employeeId: string): Promise<void> {
  await (await open()).delete('unsent', employeeId);
}
