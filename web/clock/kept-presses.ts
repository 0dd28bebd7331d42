// Stores presses until they are sent: in the browser's database, so that they outlive a reload; in memory if it refuses.

import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { emptyQueue, type Kept, putBack, type Queue } from './press-queue.ts';

interface Schema<P extends Kept, Known> extends DBSchema {
  /** One queue for each owner: another owner on the same device neither sees nor sends it. */
  queues: { key: string; value: Queue<P> };
  /** The photos' files, by the id of the press. */
  photos: { key: string; value: Blob };
  /** The server's last answers, by owner, shown while there is no network. */
  known: { key: string; value: Known };
}
const stores = ['queues', 'photos', 'known'] as const;
type File = { readonly id: string; readonly file: Blob };

const warn = (error: unknown): void =>
  console.warn('The browser keeps nothing; what is unsent lasts as long as this page.', error);

let isAskedToKeep = false;
/** Asks the browser, once, not to delete unsent presses when it runs out of space. */
export function keepForLong(): void {
  if (isAskedToKeep || !navigator.storage) return;
  isAskedToKeep = true;
  navigator.storage.persist().catch(warn);
}

export type KeptPresses<P extends Kept> = ReturnType<typeof keepPresses<P, unknown>>;

/** The database of one kind of clock: its presses and the server's last answers. */
export function keepPresses<P extends Kept, Known>(database: string) {
  const stored = openStored<P, Known>(database);
  return { ...keptQueues(stored), ...keptAnswers(stored) };
}

type Database<P extends Kept, Known> = IDBPDatabase<Schema<P, Known>>;
type Stored<P extends Kept, Known> = ReturnType<typeof openStored<P, Known>>;

function openStored<P extends Kept, Known>(database: string) {
  let opened: Promise<Database<P, Known>> | undefined;
  // Asynchronous, so that a browser without databases fails like one that refuses: with a rejected promise.
  const openNow = async (): Promise<Database<P, Known>> =>
    openDB<Schema<P, Known>>(database, 2, {
      upgrade: (fresh) => {
        for (const name of stores) if (!fresh.objectStoreNames.contains(name)) fresh.createObjectStore(name);
      },
      // Closes for another tab with a newer build, which waits to upgrade the database.
      blocking: () => void close(),
      terminated: () => {
        opened = undefined;
      },
    });
  function open(): Promise<Database<P, Known>> {
    opened ??= openNow();
    opened.catch(() => {
      opened = undefined;
    });
    return opened;
  }
  async function close(): Promise<void> {
    const base = await opened;
    opened = undefined;
    base?.close();
  }
  /** The result of `act`, or undefined if the database refuses. */
  const asked = <Found>(act: (base: Database<P, Known>) => Promise<Found>): Promise<Found | undefined> =>
    open()
      .then(act)
      .catch((error: unknown) => {
        warn(error);
        return undefined;
      });
  return { open, asked };
}

/** The queues, with their photos. A private window or a full phone may refuse the database: they live in the page then. */
function keptQueues<P extends Kept, Known>({ open, asked }: Stored<P, Known>) {
  const inMemory = { queues: new Map<string, Held<P>>(), photos: new Map<string, Blob>() };
  async function read(owner: string): Promise<Queue<P>> {
    if (inMemory.queues.has(owner)) return putAway(owner);
    return (await asked((base) => base.get('queues', owner))) ?? emptyQueue;
  }
  /**
   * Moves the queue from memory to the database as soon as that accepts it. Presses removed meanwhile are removed there
   * too: a discarded press must not come back with the next page.
   */
  async function putAway(owner: string): Promise<Queue<P>> {
    const held = inMemory.queues.get(owner);
    if (!held) return read(owner);
    const ids = held.queue.presses.map(({ id }) => id);
    const files = ids.flatMap((id) => {
      const file = inMemory.photos.get(id);
      return file ? [{ id, file }] : [];
    });
    const back = (stored: Queue<P>) => putBack(stored, held.queue, held.known);
    // No warning here: the refusal was logged when the queue moved into memory.
    const written = await open()
      .then((base) => changeKept(base, owner, back, files))
      .catch(() => undefined);
    // The queue changed during the write: the next call moves it.
    if (!written || inMemory.queues.get(owner) !== held)
      return inMemory.queues.get(owner)?.queue ?? read(owner);
    inMemory.queues.delete(owner);
    for (const id of ids) inMemory.photos.delete(id);
    return written;
  }

  return {
    read,
    /** Changes the queue in one transaction, so that two tabs never overwrite each other. `photo.id` is its press's id. */
    async change(owner: string, change: Change<P>, photo?: File): Promise<Queue<P>> {
      const files = photo ? [photo] : [];
      const isHere = inMemory.queues.has(owner);
      const written = isHere ? undefined : await asked((base) => changeKept(base, owner, change, files));
      if (written) return written;
      const stored = isHere ? emptyQueue : await read(owner);
      // Read again in the same step as the write, because another change may have come between.
      const { queue, known } = inMemory.queues.get(owner) ?? { queue: stored, known: new Set<string>() };
      const after = change(queue);
      const ids = [...queue.presses, ...after.presses].map(({ id }) => id);
      inMemory.queues.set(owner, { queue: after, known: new Set([...known, ...ids]) });
      if (photo) inMemory.photos.set(photo.id, photo.file);
      return isHere ? putAway(owner) : after;
    },
    /** True while presses are only in memory: the page must stay open until they are sent. */
    isFragile: (owner: string): boolean => (inMemory.queues.get(owner)?.queue.presses.length ?? 0) > 0,
    /** Throws if the database refuses, so that the press is tried again: the file may be readable later. */
    photoOf: async (pressId: string): Promise<Blob | undefined> =>
      inMemory.photos.get(pressId) ?? (await open()).get('photos', pressId),
  };
}

async function changeKept<P extends Kept, Known>(
  base: Database<P, Known>,
  owner: string,
  change: Change<P>,
  files: readonly File[],
): Promise<Queue<P>> {
  const work = base.transaction(['queues', 'photos'], 'readwrite');
  const [queues, photos] = [work.objectStore('queues'), work.objectStore('photos')];
  const before = (await queues.get(owner)) ?? emptyQueue;
  const after = change(before);
  const still = new Set(after.presses.map(({ id }) => id));
  const gone = before.presses.filter(({ id }) => !still.has(id));
  await Promise.all([
    queues.put(after, owner),
    ...files.map(({ id, file }) => photos.put(file, id)),
    ...gone.map(({ id }) => photos.delete(id)),
    work.done,
  ]);
  return after;
}

/** The server's last answers. */
function keptAnswers<P extends Kept, Known>({ asked }: Stored<P, Known>) {
  return {
    readKnown: (owner: string): Promise<Known | undefined> => asked((base) => base.get('known', owner)),
    /** Keeps the answers of this owner and deletes those of earlier owners of the device. */
    keepKnown: async (owner: string, known: Known): Promise<void> => {
      await asked(async (base) => {
        const work = base.transaction('known', 'readwrite');
        const others = (await work.store.getAllKeys()).filter((key) => key !== owner);
        await Promise.all([
          work.store.put(known, owner),
          ...others.map((key) => work.store.delete(key)),
          work.done,
        ]);
      });
    },
    /** Changes the owner's kept answers, if there are any, in one transaction, so that no newer answer is lost. */
    changeKnown: async (owner: string, change: (known: Known) => Known): Promise<void> => {
      await asked(async (base) => {
        const work = base.transaction('known', 'readwrite');
        const before = await work.store.get(owner);
        await Promise.all([before && work.store.put(change(before), owner), work.done]);
      });
    },
    forgetKnown: async (owner: string): Promise<void> => {
      await asked((base) => base.delete('known', owner));
    },
  };
}
/** A queue in memory, with the ids of all presses it has ever held. */
type Held<P extends Kept> = { readonly queue: Queue<P>; readonly known: ReadonlySet<string> };
type Change<P extends Kept> = (queue: Queue<P>) => Queue<P>;
