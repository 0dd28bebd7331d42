// Catches errors in this browser. The code that reports them to the server is fetched after the page is drawn, or at the first error.

import type { Fault } from './fault-sender.ts';

type Sender = typeof import('./fault-sender.ts');

/** As long after the start as the windows of dialogs: the page stands, and nothing has broken yet. */
const beforehandMs = 1000;

let api: string | undefined;
let fetched: Promise<Sender> | undefined;
/** Where that code cannot be fetched, the error is not reported. */
function withSender(act: (sender: Sender) => void = () => undefined): void {
  fetched ??= import('./fault-sender.ts').then((sender) => {
    if (api !== undefined) sender.tellTo(api);
    return sender;
  });
  fetched.then(act).catch((error: unknown) => {
    fetched = undefined;
    console.warn('A fault could not be told', error);
  });
}

/** Reports the same fault once per page. */
export const reportFault = (fault: Fault): void => withSender(({ tell }) => tell(fault));

/** The frames of a stack; its first line repeats the message. */
const framesOf = ({ stack = '' }: Error): string =>
  stack
    .split('\n')
    .filter((line) => /^\s*at |@/.test(line))
    .join('\n');

/** What was thrown; a refusal of the API was either told by its call or is no fault. */
export function reportThrown(kind: Fault['kind'], thrown: unknown): void {
  if (!(thrown instanceof Error) || 'isUnsure' in thrown || thrown.name === 'AbortError') return;
  reportFault({ kind, what: `${thrown.name}: ${thrown.message}`, stack: framesOf(thrown) });
}

/** From now on what no code catches is told too. */
export function hearFaults(): void {
  addEventListener('error', ({ error }: ErrorEvent) => reportThrown('script', error));
  addEventListener('unhandledrejection', ({ reason }) => reportThrown('promise', reason));
  addEventListener('online', serverAnswered);
}

/** The stage's API is known; what waited for it goes. */
export function reportTo(address: string): void {
  api = address;
  if (fetched) withSender(({ tellTo }) => tellTo(address));
  else setTimeout(withSender, beforehandMs);
}

/** The server answered: it can be told what it could not be told while it was gone. */
export function serverAnswered(): void {
  if (fetched) withSender(({ sendWaiting }) => sendWaiting());
}
