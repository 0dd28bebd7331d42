// Where the queues lie: the browser's database, so that they outlive a reload and a closed app; or memory, if it must be.

import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Known } from './known.ts';
import { emptyQueue, type Queue } from './queue.ts';

interface PhoneSchema extends DBSchema {
  /** One queue an employee: another one on the same phone neither sees nor sends it. */
  queues: { key: string; value: Queue };
  /** Files of photo presses, by the id of the press. */
  photos: { key: string; value: Blob };
  /** What was last heard of the own entries and projects, by employee. */
  known: { key: string; value: Known };
}
type Database = IDBPDatabase<PhoneSchema>;

let opened: Promise<Database> | undefined;
function open(): Promise<Database> {
  opened ??= openDB<PhoneSchema>('stund-employee', 1, {
    upgrade: (database) => {
      for (const name of ['queues', 'photos', 'known'] as const) database.createObjectStore(name);
    },
    // Another tab with a newer build waits for this one to let go.
    blocking: () => void close(),
    terminated: () => {
      opened = undefined;
    },
  });
  opened.catch(() => {
    opened = undefined;
  });
  return opened;
}
async function close(): Promise<void> {
  const database = await opened;
  opened = undefined;
  database?.close();
}

/** A private window or a full phone may refuse the database: what waits then lives as long as the page. */
const inMemory = { queues: new Map<string, Queue>(), photos: new Map<string, Blob>() };
export const isKeptInMemoryOnly = (owner: string): boolean => inMemory.queues.has(owner);
const warn = (error: unknown): void =>
  console.warn('The browser keeps nothing; what is unsent lasts as long as this page.', error);

export async function readQueue(owner: string): Promise<Queue> {
  const kept = inMemory.queues.get(owner);
  if (kept) return kept;
  try {
    return (await (await open()).get('queues', owner)) ?? emptyQueue;
  } catch (error) {
    warn(error);
    return emptyQueue;
  }
}

let isAskedToKeep = false;
/** Asks the browser, once, not to clear away what could not be sent when it runs out of room. */
export function keepForLong(): void {
  if (isAskedToKeep || !navigator.storage) return;
  isAskedToKeep = true;
  navigator.storage.persist().catch(warn);
}

type Change = (queue: Queue) => Queue;
/** Changes the queue in one transaction: two tabs never overwrite each other. `photo` belongs to the press `photoId`. */
export async function changeQueue(
  owner: string,
  change: Change,
  photo?: { readonly id: string; readonly file: Blob },
): Promise<Queue> {
  const kept = inMemory.queues.get(owner);
  if (kept) return changeInMemory(owner, kept, change, photo);
  try {
    return await changeKept(await open(), owner, change, photo);
  } catch (error) {
    warn(error);
    return changeInMemory(owner, await readQueue(owner), change, photo);
  }
}

async function changeKept(
  database: Database,
  owner: string,
  change: Change,
  photo: { readonly id: string; readonly file: Blob } | undefined,
): Promise<Queue> {
  const work = database.transaction(['queues', 'photos'], 'readwrite');
  const [queues, photos] = [work.objectStore('queues'), work.objectStore('photos')];
  const before = (await queues.get(owner)) ?? emptyQueue;
  const after = change(before);
  const still = new Set(after.presses.map(({ id }) => id));
  const gone = before.presses.filter(({ id, kind }) => kind === 'photo' && !still.has(id));
  await Promise.all([
    queues.put(after, owner),
    ...(photo ? [photos.put(photo.file, photo.id)] : []),
    ...gone.map(({ id }) => photos.delete(id)),
    work.done,
  ]);
  return after;
}

function changeInMemory(
  owner: string,
  before: Queue,
  change: Change,
  photo: { readonly id: string; readonly file: Blob } | undefined,
): Queue {
  const after = change(before);
  inMemory.queues.set(owner, after);
  if (photo) inMemory.photos.set(photo.id, photo.file);
  return after;
}

export async function photoOf(pressId: string): Promise<Blob | undefined> {
  return inMemory.photos.get(pressId) ?? (await open()).get('photos', pressId);
}

/** What was last heard; nothing where the browser keeps nothing. */
export async function readKnown(owner: string): Promise<Known | undefined> {
  try {
    return await (await open()).get('known', owner);
  } catch (error) {
    warn(error);
    return undefined;
  }
}
/** Keeps it for this employee alone: whoever used the phone before has left nothing to read. */
export async function keepKnown(owner: string, known: Known): Promise<void> {
  try {
    const work = (await open()).transaction('known', 'readwrite');
    const others = (await work.store.getAllKeys()).filter((key) => key !== owner);
    await Promise.all([
      work.store.put(known, owner),
      ...others.map((key) => work.store.delete(key)),
      work.done,
    ]);
  } catch (error) {
    warn(error);
  }
}
export async function forgetKnown(owner: string): Promise<void> {
  try {
    await (await open()).delete('known', owner);
  } catch (error) {
    warn(error);
  }
}
