// An outbox: what is pressed at a clock is kept before it is sent, sent once and in order, and says what became of it.

import { ApiError } from '#web/api/client.ts';
import { keepForLong, type KeptPresses } from './kept-presses.ts';
import * as queues from './press-queue.ts';
import { type Delivery, makeSender } from './press-sender.ts';
import { isUnanswered } from './unanswered.ts';

export type OutboxState<P extends queues.Kept> = {
  readonly queue: queues.Queue<P>;
  readonly isSending: boolean;
  /** The last try found no way through. */
  readonly fault: unknown;
  /** The browser keeps nothing: the page must stay open until all is sent. */
  readonly isFragile: boolean;
};
/** What the server made of a press. */
export type Sent<P> = {
  /** The entry it started. */
  readonly started?: string | undefined;
  /** It has had a part of its effect, and is something else from now on. */
  readonly becomes?: P;
  /** Shows it, before the press leaves the queue: nothing jumps. */
  readonly show: () => Promise<void>;
};
export type Clock<P extends queues.Kept> = {
  readonly name: string;
  /** Whose queue in `kept`. */
  readonly owner: string;
  readonly kept: Pick<KeptPresses<P>, 'read' | 'change' | 'isFragile'>;
  /** Presses of one lane go strictly in order; lanes do not wait for each other. */
  readonly laneOf: (press: P) => string;
  /** From this device time on, in milliseconds, it may go. */
  readonly readyAt?: (press: P) => number | undefined;
  /** How a press is marked before it goes out. */
  readonly taken?: (press: P) => P;
  readonly send: (press: P) => Promise<Sent<P>>;
  /** This one found no way through: does everything wait, or its lane alone? */
  readonly holdsAll: (press: P, error: unknown) => boolean;
  readonly onUnanswered?: (error: unknown) => void;
  /** The server says no: what was known of it is no longer so. */
  readonly onRefused?: () => void;
  /** Another tab has got something through: what the server says has changed. */
  readonly onSentElsewhere: () => Promise<void>;
};

export function openOutbox<P extends queues.Kept>(clock: Clock<P>) {
  const { owner, kept, laneOf, readyAt = () => undefined } = clock;
  const lock = `${clock.name} ${owner}`;
  let state: OutboxState<P> = {
    queue: queues.emptyQueue,
    isSending: false,
    fault: undefined,
    isFragile: false,
  };
  const listeners = new Set<() => void>();
  /** Lanes that found no way through in this round. */
  const passed = new Set<string>();
  let tabs: BroadcastChannel | undefined;

  const tell = (change: Partial<OutboxState<P>>): void => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const reread = async (): Promise<void> => {
    const queue = await kept.read(owner);
    tell({ queue, isFragile: kept.isFragile(owner) });
  };
  async function alter(
    change: (queue: queues.Queue<P>) => queues.Queue<P>,
    photo?: { id: string; file: Blob },
  ): Promise<queues.Queue<P>> {
    const queue = await kept.change(owner, change, photo);
    tell({ queue, isFragile: kept.isFragile(owner) });
    tabs?.postMessage('changed');
    return queue;
  }
  /** What another tab has sent is read from the server before it leaves this one's queue: nothing jumps. */
  const hear = async ({ data }: MessageEvent<unknown>): Promise<void> => {
    if (data === 'sent') await clock.onSentElsewhere();
    else await reread();
  };

  const waitOf = (press: P): number => queues.waitOf(readyAt(press), Date.now());
  /** What is to be sent now, marked as such before it goes out. */
  async function take(): Promise<P | undefined> {
    await reread();
    const press = queues.nextOf(state.queue, laneOf, passed, (one) => waitOf(one) === 0);
    if (!press || !clock.taken) return press;
    const queue = await alter((before) => queues.altered(before, press.id, clock.taken ?? ((one) => one)));
    return queue.presses.find(({ id }) => id === press.id);
  }
  function over(isAllHeld: boolean): Delivery {
    const isLater = isAllHeld || passed.size > 0;
    passed.clear();
    tell(isLater ? { isSending: false } : { isSending: false, fault: undefined });
    if (isLater) {
      keepForLong();
      return 'later';
    }
    const waits = state.queue.presses.filter(({ refusal }) => !refusal).map(waitOf);
    const longer = waits.filter((wait) => wait > 0);
    return longer.length > 0 ? { inMilliseconds: Math.min(...longer) } : 'nothing';
  }
  async function deliver(): Promise<Delivery> {
    const press = await take();
    if (!press) return over(false);
    tell({ isSending: true });
    try {
      const { started, becomes, show } = await clock.send(press);
      await show();
      tabs?.postMessage('sent');
      if (passed.size === 0) tell({ fault: undefined });
      await alter((queue) =>
        becomes ? queues.altered(queue, press.id, () => becomes) : queues.done(queue, press.id, started),
      );
    } catch (error) {
      if (isUnanswered(error)) {
        tell({ fault: error });
        clock.onUnanswered?.(error);
        if (clock.holdsAll(press, error)) return over(true);
        passed.add(laneOf(press));
      } else {
        const { code, status, params } = error instanceof ApiError ? error : new ApiError('unknown');
        await alter((queue) => queues.refused(queue, press.id, { code, status, params }));
        clock.onRefused?.();
      }
    }
    return 'sent';
  }
  const sender = makeSender(lock, deliver);

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    get: (): OutboxState<P> => state,
    /** Shows what an earlier visit left, sends it, and again whenever the network or the person comes back. */
    start(): () => void {
      tabs = 'BroadcastChannel' in globalThis ? new BroadcastChannel(lock) : undefined;
      tabs?.addEventListener('message', (event) => void hear(event));
      void reread();
      const stop = sender.start();
      return () => {
        stop();
        tabs?.close();
        tabs = undefined;
      };
    },
    /** Sends what can be sent; resolves when nothing is left that can go now. */
    drain: sender.wake,
    /** A change of the feature's own. */
    alter: async (id: string, change: (press: P) => P): Promise<void> => {
      await alter((queue) => queues.altered(queue, id, change));
    },
    add: async (press: P, photo?: Blob): Promise<void> => {
      await alter((queue) => queues.added(queue, press), photo && { id: press.id, file: photo });
    },
    again: async (id: string): Promise<void> => {
      await alter((queue) => queues.again(queue, id));
      await sender.wake();
    },
    drop: async (id: string): Promise<void> => {
      await alter((queue) => queues.dropped(queue, id));
      await sender.wake();
    },
    /** Another press instead of a refused one. */
    replace: async (id: string, press: P): Promise<void> => {
      await alter((queue) => queues.replaced(queue, id, press));
      await sender.wake();
    },
    yieldTo: async (id: string, workLogId: string, words: readonly P[]): Promise<void> => {
      await alter((queue) => queues.yielded(queue, id, workLogId, words));
      await sender.wake();
    },
    /** Words about an entry instead of a refused press and those behind it. */
    tell: async (id: string, workLogId: string, words: (press: P) => readonly P[]): Promise<void> => {
      await alter((queue) => queues.told(queue, id, workLogId, words));
      await sender.wake();
    },
  };
}
