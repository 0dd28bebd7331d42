// The outbox of one company's time clock: sends each person's presses in order, and returns the outcome to the page.

import { kioskPatienceSeconds } from '#shared/limits.ts';
import type { PressedWorkLog } from '#shared/model/worklog.ts';
import { ApiError } from '#web/api/client.ts';
import { keepPresses } from '#web/clock/kept-presses.ts';
import { openOutbox as openKept } from '#web/clock/outbox.ts';
import { isNetworkFault } from '#web/clock/unanswered.ts';
import type { Known } from '#web/features/kiosk/kiosk-time.ts';
import { laneOf, type Press } from './presses.ts';
import { sendPress } from './send-press.ts';

/** The outcome that a person sees: done, kept until the network is back, or refused. */
export type Outcome =
  | { readonly is: 'done'; readonly workLog: PressedWorkLog }
  | { readonly is: 'kept' }
  | { readonly is: 'refused' };
export type Outbox = ReturnType<typeof openOutbox>;

export const kept = keepPresses<Press, Known>('stund-time-clock');

/** The person's letters, where the company asks for them. */
type Token = string | undefined;

export type OutboxListeners = {
  /** Shows a work log as it is now, before its press leaves the queue. */
  readonly onDone: (press: Press, workLog: PressedWorkLog) => Promise<void>;
  readonly onSentElsewhere: () => Promise<void>;
  readonly onRefused?: () => void;
  /** Called instead of an outcome when the server answers after the person's page has closed. */
  readonly onDoneLate?: (press: Press, workLog: PressedWorkLog) => void;
};
export function openOutbox(companyId: string, { onDone, onDoneLate, ...listeners }: OutboxListeners) {
  let asksToken = false;
  /** Letters are never stored: after a reload a press that needs them asks for them again. */
  const tokens = new Map<string, string>();
  const people = openAnswers();
  const { add, again, drop, replace, yieldTo, replaceByComments, ...outbox } = openKept<Press>({
    name: 'stund-time-clock',
    owner: companyId,
    kept,
    laneOf,
    holdsAll: (_, error) => isNetworkFault(error),
    ...listeners,
    async send(press) {
      const token = tokens.get(press.id);
      if (asksToken && token === undefined) throw new ApiError('wrong_employee_password', { status: 401 });
      const workLog = await sendPress(press, token);
      if (!people.take(press.id, workLog)) onDoneLate?.(press, workLog);
      return { started: workLog.id, show: () => onDone(press, workLog) };
    },
  });

  async function outcomeOf(id: string, token: Token, asked: () => Promise<void>): Promise<Outcome> {
    if (token !== undefined) tokens.set(id, token);
    const workLog = await people.answerTo(id, asked);
    if (workLog) return { is: 'done', workLog };
    const press = outbox.get().queue.presses.find((one) => one.id === id);
    return { is: press?.refusal ? 'refused' : 'kept' };
  }

  return {
    ...outbox,
    asks: (token: boolean): void => {
      asksToken = token;
    },
    make: (press: Press, token: Token): Promise<Outcome> =>
      outcomeOf(press.id, token, () => add(press).then(outbox.drain)),
    again: (press: Press, token: Token): Promise<Outcome> =>
      outcomeOf(press.id, token, () => again(press.id)),
    /** Another press in place of a refused one. */
    instead: (of: Press, press: Press, token: Token): Promise<Outcome> =>
      outcomeOf(press.id, token, () => replace(of.id, press)),
    drop: (press: Press): Promise<void> => drop(press.id),
    /** The entry exists already: presses behind the refused one go to it, with `words` as its comments. */
    yieldTo: (press: Press, workLogId: string, words: readonly Press[], token: Token) => {
      if (token !== undefined) for (const { id } of words) tokens.set(id, token);
      return yieldTo(press.id, workLogId, words);
    },
    /** Sends comments on an entry instead of a refused press and the presses that depend on it. */
    replaceByComments: (
      press: Press,
      workLogId: string,
      words: (press: Press) => readonly Press[],
      token: Token,
    ): Promise<void> =>
      replaceByComments(press.id, workLogId, (one) => {
        const said = words(one);
        if (token !== undefined) for (const { id } of said) tokens.set(id, token);
        return said;
      }),
  };
}

/** The answers that people at the time clock wait for. */
function openAnswers() {
  const awaited = new Set<string>();
  const answers = new Map<string, PressedWorkLog>();
  return {
    /** False if the person no longer waits. */
    take(id: string, workLog: PressedWorkLog): boolean {
      if (awaited.has(id)) answers.set(id, workLog);
      return awaited.has(id);
    },
    /** Undefined after some seconds without an answer, so that the person can go. */
    async answerTo(id: string, asked: () => Promise<void>): Promise<PressedWorkLog | undefined> {
      const patience = new Promise((over) => setTimeout(over, kioskPatienceSeconds * 1000));
      awaited.add(id);
      await Promise.race([asked(), patience]);
      awaited.delete(id);
      const workLog = answers.get(id);
      answers.delete(id);
      return workLog;
    },
  };
}
