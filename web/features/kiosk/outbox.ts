// The outbox of one company's time clock: keeps every press before it is sent, sends them, and says what became of them.

import * as z from 'zod/mini';
import { kioskPatienceSeconds } from '#shared/limits.ts';
import type { WorkLog } from '#shared/model/worklog.ts';
import { ApiError } from '#web/api/client.ts';
import { openKept } from './kept-values.ts';
import {
  added,
  again,
  done,
  dropped,
  emptyQueue,
  nextOf,
  type Press,
  type Queue,
  queueShape,
  refused,
  replaced,
} from './presses.ts';
import { isNetworkFault, isUnanswered, sendPress } from './send-press.ts';
import { type Delivery, startSending } from './sender.ts';

/** What a person is told: done, kept until the network is back, or refused. */
export type Outcome =
  | { readonly is: 'done'; readonly workLog: WorkLog }
  | { readonly is: 'kept' }
  | { readonly is: 'refused' };
export type OutboxState = {
  readonly queue: Queue /** The last try found no network. */;
  readonly isCut: boolean;
};
export type Outbox = ReturnType<typeof openOutbox>;

const kept = openKept('stund-time-clock', (stored) => z.safeParse(queueShape, stored).data);

/** `onDone` shows a work log as it is now, before its press leaves the queue. */
export function openOutbox(companyId: string, onDone: (press: Press, workLog: WorkLog) => Promise<void>) {
  let state: OutboxState = { queue: emptyQueue, isCut: false };
  let asksToken = false;
  /** Letters are never stored: after a reload a press that needs them asks for them again. */
  const tokens = new Map<string, string>();
  const answers = new Map<string, WorkLog>();
  const passed = new Set<string>();
  const listeners = new Set<() => void>();
  const tell = (change: Partial<OutboxState>): void => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const alter = async (change: (queue: Queue) => Queue): Promise<void> => {
    tell({ queue: await kept.change(companyId, (queue) => change(queue ?? emptyQueue)) });
  };
  const reread = async (): Promise<void> => tell({ queue: (await kept.get(companyId)) ?? emptyQueue });

  async function deliver(): Promise<Delivery> {
    await reread();
    const press = nextOf(state.queue, passed);
    if (!press) {
      const delivery = passed.size > 0 ? 'later' : 'nothing';
      if (state.queue.presses.length === 0) tell({ isCut: false });
      passed.clear();
      return delivery;
    }
    try {
      const token = tokens.get(press.id);
      if (asksToken && token === undefined) throw new ApiError('wrong_employee_password', { status: 401 });
      const workLog = await sendPress(press, token);
      tell({ isCut: false });
      answers.set(press.id, workLog);
      await onDone(press, workLog);
      await alter((queue) => done(queue, press.id, workLog.id));
    } catch (error) {
      tell({ isCut: isNetworkFault(error) });
      if (isNetworkFault(error)) return 'later';
      if (isUnanswered(error)) passed.add(press.person.id);
      else {
        const { code, params } = error instanceof ApiError ? error : new ApiError('unknown');
        await alter((queue) => refused(queue, press.id, { code, params }));
      }
    }
    return 'sent';
  }
  let sender: ReturnType<typeof startSending> | undefined;

  /** Answers when the press has been answered, at the latest after the patience of whoever stands there. */
  async function sent(id: string): Promise<Outcome> {
    const patience = new Promise((over) => setTimeout(over, kioskPatienceSeconds * 1000));
    await Promise.race([sender?.wake(), patience]);
    const workLog = answers.get(id);
    answers.delete(id);
    if (workLog) return { is: 'done', workLog };
    const press = state.queue.presses.find((one) => one.id === id);
    return { is: press?.refusal ? 'refused' : 'kept' };
  }

  return {
    get: (): OutboxState => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    asks: (token: boolean): void => {
      asksToken = token;
    },
    start: (): (() => void) => {
      const unwatch = kept.watch(() => void reread());
      void reread();
      sender = startSending(`stund-time-clock ${companyId}`, deliver);
      return () => {
        unwatch();
        sender?.stop();
      };
    },
    async make(press: Press, token: string | undefined): Promise<Outcome> {
      if (token !== undefined) tokens.set(press.id, token);
      await alter((queue) => added(queue, press));
      return sent(press.id);
    },
    async again(press: Press, token: string | undefined): Promise<Outcome> {
      if (token !== undefined) tokens.set(press.id, token);
      await alter((queue) => again(queue, press.id));
      return sent(press.id);
    },
    /** Another press in place of a refused one. */
    async instead(of: Press, press: Press, token: string | undefined): Promise<Outcome> {
      if (token !== undefined) tokens.set(press.id, token);
      await alter((queue) => replaced(queue, of.id, press));
      return sent(press.id);
    },
    async drop(press: Press): Promise<void> {
      await alter((queue) => dropped(queue, press.id));
      await sender?.wake();
    },
    /** The entry is there already: what followed the refused press belongs to it. */
    async yieldTo(press: Press, workLogId: string): Promise<void> {
      await alter((queue) => done(queue, press.id, workLogId));
      await sender?.wake();
    },
  };
}
