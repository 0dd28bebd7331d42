// What has not been sent yet, kept in the browser's database: it outlives a reload and a closed app.

import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Punch } from './punches.ts';

/** A punch on its way; it is kept until the server has answered it. */
export type Unsent = { readonly punch: Punch; readonly photos: readonly File[]; readonly tries: number };

interface PhoneSchema extends DBSchema {
  unsent: { key: string; value: Unsent };
}
type Database = IDBPDatabase<PhoneSchema>;
const open = async (): Promise<Database> =>
  openDB<PhoneSchema>('stund-phone', 1, { upgrade: (database) => void database.createObjectStore('unsent') });

/** A private window or a full phone may refuse the database; what is unsent then lives as long as the page. */
const inMemory = new Map<string, Unsent>();
const inDatabase = <T>(ask: (database: Database) => Promise<T>): Promise<T | undefined> =>
  open()
    .then(ask)
    .catch((error: unknown) => {
      console.warn('The browser keeps nothing; unsent punches last as long as this page.', error);
      return undefined;
    });

/** One at a time, of the employee with this id: another one on the same phone never sends it. */
export async function keptUnsent(employeeId: string): Promise<Unsent | undefined> {
  return inMemory.get(employeeId) ?? inDatabase((database) => database.get('unsent', employeeId));
}
export async function keepUnsent(employeeId: string, unsent: Unsent): Promise<void> {
  inMemory.set(employeeId, unsent);
  await inDatabase((database) => database.put('unsent', unsent, employeeId));
}
export async function dropUnsent(employeeId: string): Promise<void> {
  inMemory.delete(employeeId);
  await inDatabase((database) => database.delete('unsent', employeeId));
}
