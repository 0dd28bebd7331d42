// Proves a browser's database that refuses for a while: nothing is lost meanwhile, and nothing let go comes back.

import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#web/api/client.ts';
import { openOutbox } from '#web/features/phone/press/outbox.ts';
import { type Known, made, type Press, type StartPress } from '#web/features/phone/press/presses.ts';
import { keepPresses } from '#web/clock/kept-presses.ts';

let people = 0;
let owner = '';
beforeEach(() => {
  people += 1;
  owner = `e${String(people).padStart(7, '0')}`;
});
afterEach(() => vi.restoreAllMocks());

const start = (): StartPress => ({ ...made(), kind: 'in', project: { id: 'p0000001', name: 'Roof' } });
const cutOff = () =>
  openOutbox(
    owner,
    async () => {
      throw new ApiError('network');
    },
    { onUnanswered: () => undefined, onSentElsewhere: async () => undefined },
  );

describe('a database that refuses for a while', () => {
  const full = () =>
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
  /** The ids of the presses that a page would find after a reload. */
  const afterReload = async () =>
    (await keepPresses<Press, Known>('stund-employee').read(owner)).presses.map(({ id }) => id);

  it('gives nothing back that a person has let go meanwhile', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const outbox = cutOff();
    const [gone, stays] = [start(), start()];
    await outbox.add(gone);
    await outbox.add(stays);
    await outbox.drain();
    const refusing = full();
    await outbox.drop(gone.id);
    expect(outbox.get()).toMatchObject({ isFragile: true, queue: { presses: [{ id: stays.id }] } });
    refusing.mockRestore();
    await outbox.drain();
    expect(outbox.get()).toMatchObject({ isFragile: false, queue: { presses: [{ id: stays.id }] } });
    expect(await afterReload()).toEqual([stays.id]);
  });

  it('loses none of two presses of one moment, nor a photo, and keeps all once it takes them', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const outbox = cutOff();
    const earlier = start();
    await outbox.add(earlier);
    const refusing = full();
    const first = start();
    const photo: Press = { ...made(), kind: 'photo', entry: { startedBy: first.id } };
    await Promise.all([outbox.add(first), outbox.add(photo, new Blob(['x']))]);
    expect(outbox.get().queue.presses).toHaveLength(3);
    refusing.mockRestore();
    await outbox.drain();
    expect(await afterReload()).toEqual([earlier.id, first.id, photo.id]);
    expect(await keepPresses<Press, Known>('stund-employee').photoOf(photo.id)).toBeDefined();
  });
});
