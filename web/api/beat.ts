// The half minute in which an open page asks for news: one timer for all that ask, so that they ask in order.

import { refreshPollSeconds } from '#shared/limits.ts';

type Poll = () => Promise<void>;
/** Whether what the page holds is still there for the person to see. */
type Check = () => Promise<boolean>;

const polls = new Set<Poll>();
let check: Check | undefined;
let timer: ReturnType<typeof setInterval> | undefined;

async function beat(): Promise<void> {
  if (document.visibilityState !== 'visible') return;
  // A list names the newest entry it holds. Of a project that is the person's no more, it would be refused.
  if (check && !(await check().catch(() => true))) return;
  await Promise.allSettled([...polls].map((poll) => poll()));
}

function keepTime(): void {
  if (check || polls.size > 0) timer ??= setInterval(() => void beat(), refreshPollSeconds * 1000);
  else {
    clearInterval(timer);
    timer = undefined;
  }
}

/** Calls `poll` at each beat while the page is seen; its errors are dropped. Returns what ends it. */
export function onBeat(poll: Poll): () => void {
  polls.add(poll);
  keepTime();
  return () => {
    polls.delete(poll);
    keepTime();
  };
}

/** Calls `first` before the polls of each beat, which are left out where it answers no. Returns what ends it. */
export function beforeBeat(first: Check): () => void {
  check = first;
  keepTime();
  return () => {
    check = undefined;
    keepTime();
  };
}
