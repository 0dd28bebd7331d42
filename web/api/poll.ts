// Asks the server for news each half minute while the page is seen: one timer for all that ask, so that they ask in order.

import { refreshPollSeconds } from '#shared/limits.ts';

type Poll = () => Promise<void>;
/** Whether what the page holds is still there for the person to see. */
type Check = () => Promise<boolean>;

const polls = new Set<Poll>();
let check: Check | undefined;
let timer: ReturnType<typeof setInterval> | undefined;

async function askAll(): Promise<void> {
  if (document.visibilityState !== 'visible') return;
  // A list names the newest entry it holds. Where the person may no longer see its project, the list would be refused.
  if (check && !(await check().catch(() => true))) return;
  await Promise.allSettled([...polls].map((poll) => poll()));
}

function startOrStop(): void {
  if (check || polls.size > 0) timer ??= setInterval(() => void askAll(), refreshPollSeconds * 1000);
  else {
    clearInterval(timer);
    timer = undefined;
  }
}

/** Calls `poll` each half minute while the page is seen; its errors are dropped. Returns a function that ends it. */
export function onEachPoll(poll: Poll): () => void {
  polls.add(poll);
  startOrStop();
  return () => {
    polls.delete(poll);
    startOrStop();
  };
}

/** Calls `first` before each round of polls, and skips the round where it answers no. Returns a function that ends it. */
export function beforeEachPoll(first: Check): () => void {
  check = first;
  startOrStop();
  return () => {
    check = undefined;
    startOrStop();
  };
}
