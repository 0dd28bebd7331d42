// Catches errors in this browser. The code that reports them to the server is fetched after the page is drawn, or at the first error.

import type { Fault } from './fault-sender.ts';

type Sender = typeof import('./fault-sender.ts');

/** The delay after the start at which the code is fetched: the page is drawn by then, like the code of dialogs. */
const beforehandMs = 1000;

let api: string | undefined;
let fetched: Promise<Sender> | undefined;
/** Runs `act` with the fetched code. If it cannot be fetched, the error is not reported. */
function withSender(act: (sender: Sender) => void = () => undefined): void {
  fetched ??= import('./fault-sender.ts').then((sender) => {
    if (api !== undefined) sender.sendTo(api);
    return sender;
  });
  fetched.then(act).catch((error: unknown) => {
    fetched = undefined;
    console.warn('An error could not be reported', error);
  });
}

/** Reports a fault to the server, the same fault once per page. */
export const reportFault = (fault: Fault): void => withSender(({ sendFault }) => sendFault(fault));

/** The frames of a stack; its first line repeats the message. */
const framesOf = ({ stack = '' }: Error): string =>
  stack
    .split('\n')
    .filter((line) => /^\s*at |@/.test(line))
    .join('\n');

/** Reports a thrown error, except an `ApiError`: its call has reported it, or it is a plain refusal. */
export function reportThrown(kind: Fault['kind'], thrown: unknown): void {
  if (!(thrown instanceof Error) || 'isUnsure' in thrown || thrown.name === 'AbortError') return;
  reportFault({ kind, what: `${thrown.name}: ${thrown.message}`, stack: framesOf(thrown) });
}

/** Reports errors that no other code catches, from now on. */
export function catchFaults(): void {
  addEventListener('error', ({ error }: ErrorEvent) => reportThrown('script', error));
  addEventListener('unhandledrejection', ({ reason }) => reportThrown('promise', reason));
  addEventListener('online', serverAnswered);
}

/** Sets the stage's API, and sends reports that waited for its address. */
export function reportTo(address: string): void {
  api = address;
  if (fetched) withSender(({ sendTo }) => sendTo(address));
  else setTimeout(withSender, beforehandMs);
}

/** Called after an answer of the server: sends the reports that could not be sent before. */
export function serverAnswered(): void {
  if (fetched) withSender(({ sendWaiting }) => sendWaiting());
}
