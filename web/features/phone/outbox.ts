// Sends the queue: in order, one press at a time, from one tab only; what finds no way through is tried again.

import { ApiError } from '#web/api/client.ts';
import { alone } from './alone.ts';
import { changeQueue, isKeptInMemoryOnly, keepForLong, photoOf, readQueue } from './outbox-store.ts';
import { isPunch, type Place, type Press } from './presses.ts';
import {
  added,
  again,
  done,
  dropped,
  emptyQueue,
  nextOf,
  placed,
  type Queue,
  refused,
  replaced,
  taken,
  turned,
} from './queue.ts';
import type { Sending } from './sent.ts';
import { isUnanswered } from './unanswered.ts';

export type OutboxState = {
  readonly queue: Queue;
  readonly isSending: boolean;
  /** The last try found no way through. */
  readonly fault: unknown;
  /** The browser keeps nothing: the page must stay open until all is sent. */
  readonly isFragile: boolean;
};
export type Outbox = ReturnType<typeof openOutbox>;

const retryMilliseconds = [3000, 6000, 12_000, 30_000, 60_000] as const;

export type Ears = {
  readonly onUnanswered: (error: unknown) => void;
  /** Another tab has got something through: what the server says has changed. */
  readonly onSentElsewhere: () => Promise<void>;
};

export function openOutbox(owner: string, sending: Sending, { onUnanswered, onSentElsewhere }: Ears) {
  let state: OutboxState = { queue: emptyQueue, isSending: false, fault: undefined, isFragile: false };
  const listeners = new Set<() => void>();
  const lock = `stund-outbox ${owner}`;
  let tabs: BroadcastChannel | undefined;
  let running: Promise<void> | undefined;
  let isAskedAgain = false;
  let isStopped = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const tell = (change: Partial<OutboxState>): void => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  async function alter(change: (queue: Queue) => Queue, photo?: { id: string; file: Blob }): Promise<Queue> {
    const queue = await changeQueue(owner, change, photo);
    tell({ queue, isFragile: isKeptInMemoryOnly(owner) && queue.presses.length > 0 });
    tabs?.postMessage('changed');
    return queue;
  }
  /** What another tab has sent is read from the server before it leaves this one's queue: nothing jumps. */
  const hear = async ({ data }: MessageEvent<unknown>): Promise<void> => {
    if (data === 'sent') await onSentElsewhere();
    else await reread();
  };

  /** What is to be sent now, counted as tried before it goes out. */
  async function take(passed: ReadonlySet<string>): Promise<Press | undefined> {
    const id = nextOf(await readQueue(owner), Date.now(), passed)?.id;
    if (id === undefined) return undefined;
    return (await alter((queue) => taken(queue, id))).presses.find((press) => press.id === id);
  }
  /** Whether it got through; a refusal stays in the queue with its reason. */
  async function sendOne(press: Press): Promise<boolean> {
    try {
      const sent = await sending(press, press.kind === 'photo' ? await photoOf(press.id) : undefined);
      await sent.show();
      tabs?.postMessage('sent');
      const { becomes, started } = sent;
      await alter((queue) => (becomes ? turned(queue, becomes) : done(queue, press.id, started)));
      failures = 0;
    } catch (error) {
      if (isUnanswered(error)) {
        tell({ fault: error });
        onUnanswered(error);
        return false;
      }
      const { code, status, params } = error instanceof ApiError ? error : new ApiError('unknown');
      await alter((queue) => refused(queue, press.id, { code, status, params }));
    }
    return true;
  }
  async function sendAll(): Promise<void> {
    const passed = new Set<string>();
    while (!isStopped) {
      const press = await take(passed);
      if (!press) break;
      tell({ isSending: true });
      if (await sendOne(press)) continue;
      if (isPunch(press)) return failed();
      // The network of the photos' store may be down alone: it holds no clock-out up.
      passed.add(press.id);
    }
    if (passed.size > 0) return failed();
    failures = 0;
    tell({ fault: undefined });
    const waits = state.queue.presses.flatMap(({ placedBy }) => placedBy ?? []);
    if (waits.length > 0) later(Math.max(0, Math.min(...waits) - Date.now()));
  }
  function failed(): void {
    keepForLong();
    later(retryMilliseconds[Math.min(failures, retryMilliseconds.length - 1)] ?? 0);
    failures += 1;
  }
  function later(milliseconds: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void drain(), milliseconds);
  }

  /** Sends what can be sent; resolves when nothing is left that can go now. */
  function drain(): Promise<void> {
    clearTimeout(timer);
    if (isStopped) return running ?? Promise.resolve();
    isAskedAgain = true;
    running ??= (async () => {
      try {
        while (isAskedAgain) {
          isAskedAgain = false;
          await alone(lock, sendAll);
        }
      } finally {
        running = undefined;
        tell({ isSending: false });
      }
    })();
    return running;
  }
  const reread = async (): Promise<void> => tell({ queue: await readQueue(owner) });

  const sendNow = (): void => void drain();
  const resume = (): void => {
    if (document.visibilityState === 'visible') sendNow();
  };
  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    get: (): OutboxState => state,
    /** Shows what an earlier visit left, sends it, and again whenever the network or the person comes back. */
    start(): () => void {
      isStopped = false;
      reread().then(() => drain(), onUnanswered);
      tabs = 'BroadcastChannel' in globalThis ? new BroadcastChannel(lock) : undefined;
      tabs?.addEventListener('message', (event) => void hear(event));
      window.addEventListener('online', sendNow);
      document.addEventListener('visibilitychange', resume);
      return () => {
        // Whoever made these has left: not one more goes out.
        isStopped = true;
        clearTimeout(timer);
        tabs?.close();
        tabs = undefined;
        window.removeEventListener('online', sendNow);
        document.removeEventListener('visibilitychange', resume);
      };
    },
    drain,
    add: async (press: Press, file?: Blob): Promise<void> => {
      await alter((queue) => added(queue, press), file && { id: press.id, file });
    },
    place: async (id: string, place: Place): Promise<void> => {
      await alter((queue) => placed(queue, id, place));
    },
    again: async (id: string): Promise<void> => {
      await alter((queue) => again(queue, id));
      await drain();
    },
    drop: async (id: string): Promise<void> => {
      await alter((queue) => dropped(queue, id));
      await drain();
    },
    /** Another press instead of a refused one. */
    replace: async (id: string, press: Press): Promise<void> => {
      await alter((queue) => replaced(queue, id, press));
      await drain();
    },
    /** The entry is there already: what belongs to the refused press belongs to it. */
    yieldTo: async (id: string, workLogId: string): Promise<void> => {
      await alter((queue) => done(queue, id, workLogId));
      await drain();
    },
  };
}
