// Proves the time clock's outbox: it sends until nothing is left, takes its turn, and no person waits for another's refused press.
import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { kioskPatienceSeconds } from '#shared/limits.ts';
import { type Outbox, openOutbox } from '#web/features/kiosk/press/outbox.ts';
import type { Press } from '#web/features/kiosk/press/presses.ts';
import { loadConfig } from '#web/api/config.ts';
import { type Delivery, makeSender } from '#web/clock/press-sender.ts';
import { isNetworkFault } from '#web/clock/unanswered.ts';
import { aWorkLog } from '#test/web/desk/desk.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the sender', () => {
  it('goes on until nothing is left, and again when it is woken while it is at it', async () => {
    const left: Delivery[] = ['sent', 'sent', 'nothing'];
    const deliver = vi.fn(async (): Promise<Delivery> => left.shift() ?? 'nothing');
    const sender = makeSender('one', deliver);
    const stop = sender.start();
    await Promise.all([sender.wake(), sender.wake()]);
    expect(left).toEqual([]);
    left.push('sent');
    await sender.wake();
    expect(left).toEqual([]);
    stop();
    left.push('sent');
    await sender.wake();
    expect(left).toEqual(['sent']);
  });

  it('tries again in a while, longer each time, and at once when the network comes back', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const deliver = vi.fn(async (): Promise<Delivery> => 'later');
    const sender = makeSender('two', deliver);
    const stop = sender.start();
    await sender.wake();
    const tried = deliver.mock.calls.length;
    await vi.advanceTimersByTimeAsync(2000);
    expect(deliver.mock.calls.length).toBe(tried + 1);
    await vi.advanceTimersByTimeAsync(3999);
    expect(deliver.mock.calls.length).toBe(tried + 1);
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(deliver.mock.calls.length).toBe(tried + 2);
    stop();
  });
});

const project = { id: 'p1', name: 'Roof' };
const pressOf = (name: string): Press => ({
  kind: 'in',
  id: crypto.randomUUID(),
  at: '2026-11-18T08:00:00Z',
  person: { id: name.toLowerCase(), name },
  project,
});

/** A server that answers each employee's punch with a status of its own. */
async function outboxBefore(
  statusOf: Readonly<Record<string, number | 'cut' | 'silent'>>,
  heard: (body: string) => void = () => undefined,
) {
  vi.stubGlobal('fetch', async (url: string, request: RequestInit = {}): Promise<Response> => {
    if (url.endsWith('config.json')) return Response.json({ api: 'https://api.test', photos: '' });
    const body = typeof request.body === 'string' ? request.body : '';
    // A page's faults are sent in a while, so those of an earlier test may arrive here.
    if (url.endsWith('/create_work_log')) heard(body);
    const who = Object.keys(statusOf).find((id) => body.includes(`"employee_id":"${id}"`)) ?? '';
    const status = statusOf[who] ?? 200;
    if (status === 'silent') return new Promise(() => undefined);
    if (status === 'cut' || who === '') throw new TypeError('Failed to fetch');
    return Response.json(status === 200 ? aWorkLog({ id: `w-${who}` }) : { code: 'unexpected' }, { status });
  });
  await loadConfig();
  const outbox: Outbox = openOutbox(crypto.randomUUID(), {
    onDone: async () => undefined,
    onSentElsewhere: async () => undefined,
  });
  return { outbox, stop: outbox.start() };
}
const isCut = (outbox: Outbox) => isNetworkFault(outbox.get().fault);
const waiting = (outbox: Outbox) => outbox.get().queue.presses.map(({ person }) => person.name);

describe('the outbox', () => {
  it('lets a server fault at one person’s press hold up no other person', async () => {
    const { outbox, stop } = await outboxBefore({ anna: 500, bjorn: 200 });
    expect(await outbox.make(pressOf('Anna'), undefined)).toEqual({ is: 'kept' });
    expect(await outbox.make(pressOf('Bjorn'), undefined)).toMatchObject({ is: 'done' });
    expect([waiting(outbox), isCut(outbox)]).toEqual([['Anna'], false]);
    stop();
  });

  it('keeps everything in order while there is no network, and says so', async () => {
    const { outbox, stop } = await outboxBefore({ anna: 'cut', bjorn: 200 });
    expect(await outbox.make(pressOf('Anna'), undefined)).toEqual({ is: 'kept' });
    expect(await outbox.make(pressOf('Bjorn'), undefined)).toEqual({ is: 'kept' });
    expect([waiting(outbox), isCut(outbox)]).toEqual([['Anna', 'Bjorn'], true]);
    stop();
  });

  it('lets the person go when no answer comes in time: the press is kept', async () => {
    const { outbox, stop } = await outboxBefore({ anna: 'silent' });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const outcome = outbox.make(pressOf('Anna'), undefined);
    await expect.poll(() => waiting(outbox)).toEqual(['Anna']);
    await vi.advanceTimersByTimeAsync(kioskPatienceSeconds * 1000);
    expect(await outcome).toEqual({ is: 'kept' });
    stop();
  });

  it('says with every press what the clock shows that it was made by, however that one was set right', async () => {
    const bodies: string[] = [];
    const { outbox, stop } = await outboxBefore({ anna: 200, bjorn: 200 }, (body) => bodies.push(body));
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-18T09:00:00Z') });
    await outbox.make(pressOf('Anna'), undefined);
    await outbox.make({ ...pressOf('Bjorn'), behind: 3600 }, undefined);
    const said = bodies.map((body): unknown => JSON.parse(body));
    expect(said).toMatchObject([
      { employee_id: 'anna', at: '2026-11-18T08:00:00Z', sent_at: '2026-11-18T09:00:00Z' },
      { employee_id: 'bjorn', at: '2026-11-18T08:00:00Z', sent_at: '2026-11-18T10:00:00Z' },
    ]);
    stop();
  });
});
