// An outbox: stores the presses of a clock before it sends them, in order, each with one effect, and reports their state.

import { ApiError } from '#web/api/client.ts';
import { keepForLong, type KeptPresses } from './kept-presses.ts';
import * as queues from './press-queue.ts';
import { type Delivery, makeSender } from './press-sender.ts';
import { isUnanswered } from './unanswered.ts';

export type OutboxState<P extends queues.Kept> = {
  readonly queue: queues.Queue<P>;
  readonly isSending: boolean;
  /** The error of the last try that got no answer. */
  readonly fault: unknown;
  /** The browser stores nothing: the page must stay open until all presses are sent. */
  readonly isFragile: boolean;
};
/** The server's reply to a press. */
export type Sent<P> = {
  /** The id of the entry it started. */
  readonly started?: string | undefined;
  /** The press that remains to be sent, after a part of this one was done. */
  readonly becomes?: P;
  /** Shows the reply in the lists, before the press leaves the queue, so that nothing flickers. */
  readonly show: () => Promise<void>;
};
export type Clock<P extends queues.Kept> = {
  readonly name: string;
  /** The owner of the queue in `kept`. */
  readonly owner: string;
  readonly kept: Pick<KeptPresses<P>, 'read' | 'change' | 'isFragile'>;
  /** Presses of one lane go strictly in order; lanes do not wait for each other. */
  readonly laneOf: (press: P) => string;
  /** The press may be sent from this device time on, in milliseconds. */
  readonly readyAt?: (press: P) => number | undefined;
  /** Marks a press as sent, before it is. */
  readonly taken?: (press: P) => P;
  readonly send: (press: P) => Promise<Sent<P>>;
  /** After a press without an answer: whether all lanes wait, or only its own. */
  readonly holdsAll: (press: P, error: unknown) => boolean;
  readonly onUnanswered?: (error: unknown) => void;
  /** Called after a refusal: the lists on the page may be out of date. */
  readonly onRefused?: () => void;
  /** Called after another tab sent a press: the server's answers have changed. */
  readonly onSentElsewhere: () => Promise<void>;
};

export function openOutbox<P extends queues.Kept>(clock: Clock<P>) {
  const lock = `${clock.name} ${clock.owner}`;
  const shared = openShared(clock, lock);
  const sender = makeSender(lock, makeDelivery(clock, shared));
  return {
    subscribe: shared.subscribe,
    get: shared.get,
    /** Shows and sends stored presses, now and whenever the network or the person comes back; returns how to stop. */
    start(): () => void {
      const leave = shared.listen();
      void shared.reread();
      const stop = sender.start();
      return () => {
        stop();
        leave();
      };
    },
    /** Sends presses; resolves when none is left that can be sent now. */
    drain: sender.wake,
    ...changesOf(shared.alter, sender.wake),
  };
}

type Alter<P extends queues.Kept> = (
  change: (queue: queues.Queue<P>) => queues.Queue<P>,
  photo?: { id: string; file: Blob },
) => Promise<queues.Queue<P>>;
type Shared<P extends queues.Kept> = ReturnType<typeof openShared<P>>;

/** The queue as this tab shows it; the other tabs get its changes. */
function openShared<P extends queues.Kept>({ owner, kept, onSentElsewhere }: Clock<P>, lock: string) {
  let state: OutboxState<P> = {
    queue: queues.emptyQueue,
    isSending: false,
    fault: undefined,
    isFragile: false,
  };
  const listeners = new Set<() => void>();
  let tabs: BroadcastChannel | undefined;

  const update = (change: Partial<OutboxState<P>>): void => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const reread = async (): Promise<void> => {
    const queue = await kept.read(owner);
    update({ queue, isFragile: kept.isFragile(owner) });
  };
  const alter: Alter<P> = async (change, photo) => {
    const queue = await kept.change(owner, change, photo);
    update({ queue, isFragile: kept.isFragile(owner) });
    tabs?.postMessage('changed');
    return queue;
  };
  /** Reads the server's answers before a press that another tab sent leaves this tab's queue, so that nothing flickers. */
  const onMessage = async ({ data }: MessageEvent<unknown>): Promise<void> => {
    if (data === 'sent') await onSentElsewhere();
    else await reread();
  };
  return {
    get: (): OutboxState<P> => state,
    update,
    reread,
    alter,
    tellSent: (): void => tabs?.postMessage('sent'),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Hears of the other tabs; returns how to stop. */
    listen(): () => void {
      tabs = 'BroadcastChannel' in globalThis ? new BroadcastChannel(lock) : undefined;
      tabs?.addEventListener('message', (event) => void onMessage(event));
      return () => {
        tabs?.close();
        tabs = undefined;
      };
    },
  };
}

/** Sends the next press, if one can be sent now. */
function makeDelivery<P extends queues.Kept>(clock: Clock<P>, shared: Shared<P>): () => Promise<Delivery> {
  const { laneOf, readyAt = () => undefined } = clock;
  const { update, alter, tellSent } = shared;
  /** The lanes whose press got no answer in this round. */
  const passed = new Set<string>();
  const waitOf = (press: P): number => queues.waitOf(readyAt(press), Date.now());
  /** The next press to send, marked as sent; undefined if none can be sent now. */
  async function take(): Promise<P | undefined> {
    await shared.reread();
    const press = queues.nextOf(shared.get().queue, laneOf, passed, (one) => waitOf(one) === 0);
    if (!press || !clock.taken) return press;
    const queue = await alter((before) => queues.altered(before, press.id, clock.taken ?? ((one) => one)));
    return queue.presses.find(({ id }) => id === press.id);
  }
  function over(isAllHeld: boolean): Delivery {
    const isLater = isAllHeld || passed.size > 0;
    passed.clear();
    update(isLater ? { isSending: false } : { isSending: false, fault: undefined });
    if (isLater) {
      keepForLong();
      return 'later';
    }
    const waits = shared
      .get()
      .queue.presses.filter(({ refusal }) => !refusal)
      .map(waitOf);
    const longer = waits.filter((wait) => wait > 0);
    return longer.length > 0 ? { inMilliseconds: Math.min(...longer) } : 'nothing';
  }
  async function deliver(): Promise<Delivery> {
    const press = await take();
    if (!press) return over(false);
    update({ isSending: true });
    try {
      const { started, becomes, show } = await clock.send(press);
      await show();
      tellSent();
      if (passed.size === 0) update({ fault: undefined });
      await alter((queue) =>
        becomes ? queues.altered(queue, press.id, () => becomes) : queues.done(queue, press.id, started),
      );
    } catch (error) {
      if (isUnanswered(error)) {
        update({ fault: error });
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
  return deliver;
}

/** What a person does with presses; most of it sends. */
function changesOf<P extends queues.Kept>(alter: Alter<P>, wake: () => Promise<void>) {
  return {
    /** Changes a press, for changes that only its feature knows. */
    alter: async (id: string, change: (press: P) => P): Promise<void> => {
      await alter((queue) => queues.altered(queue, id, change));
    },
    add: async (press: P, photo?: Blob): Promise<void> => {
      await alter((queue) => queues.added(queue, press), photo && { id: press.id, file: photo });
    },
    again: async (id: string): Promise<void> => {
      await alter((queue) => queues.again(queue, id));
      await wake();
    },
    drop: async (id: string): Promise<void> => {
      await alter((queue) => queues.dropped(queue, id));
      await wake();
    },
    /** Replaces a refused press by another one. */
    replace: async (id: string, press: P): Promise<void> => {
      await alter((queue) => queues.replaced(queue, id, press));
      await wake();
    },
    yieldTo: async (id: string, workLogId: string, words: readonly P[]): Promise<void> => {
      await alter((queue) => queues.yielded(queue, id, workLogId, words));
      await wake();
    },
    /** Replaces a refused press, and those about the entry it would have started, by comments on an entry. */
    replaceByComments: async (
      id: string,
      workLogId: string,
      words: (press: P) => readonly P[],
    ): Promise<void> => {
      await alter((queue) => queues.replacedByComments(queue, id, workLogId, words));
      await wake();
    },
  };
}
