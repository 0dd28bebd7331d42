// Decides when presses are sent: one after the other, from one window at a time, and again when the network may be back.

/** The result of a try: sent, no answer (try later), nothing to send, or nothing to send before some milliseconds. */
export type Delivery = 'sent' | 'later' | 'nothing' | { readonly inMilliseconds: number };

const firstWaitMilliseconds = 2000;
const longestWaitMilliseconds = 60_000;

/** Runs `act` in one window at a time. Without the browser's locks, the presses' ids still prevent a second effect. */
const alone = (name: string, act: () => Promise<void>): Promise<void> =>
  'locks' in navigator ? navigator.locks.request(name, act) : act();

/** Calls `deliver` until nothing is left; after 'later' it waits, longer each time. */
export function makeSender(name: string, deliver: () => Promise<Delivery>) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  let isAsked = false;
  let isStopped = false;
  let wait = firstWaitMilliseconds;

  async function sendAll(): Promise<Delivery> {
    let delivery: Delivery;
    do {
      delivery = isStopped ? 'nothing' : await deliver();
      if (delivery !== 'later') wait = firstWaitMilliseconds;
    } while (delivery === 'sent');
    return delivery;
  }
  async function run(): Promise<void> {
    let last: Delivery = 'nothing';
    try {
      while (isAsked) {
        isAsked = false;
        await alone(name, async () => {
          last = await sendAll();
        });
      }
    } finally {
      // No `await` between the last check of `isAsked` and this line, so that no call of `wake` is lost between them.
      running = undefined;
    }
    tryAgain(last);
  }
  function tryAgain(last: Delivery): void {
    if (isStopped || running || last === 'nothing' || last === 'sent') return;
    timer = setTimeout(() => void wake(), last === 'later' ? wait : last.inMilliseconds);
    if (last === 'later') wait = Math.min(wait * 2, longestWaitMilliseconds);
  }
  /** Resolves when everything that can be sent now is sent. */
  function wake(): Promise<void> {
    clearTimeout(timer);
    if (isStopped) return running ?? Promise.resolve();
    isAsked = true;
    running ??= run();
    return running;
  }
  return {
    wake,
    /** Sends at once, and whenever the network or the person comes back; returns how to stop. */
    start(): () => void {
      isStopped = false;
      const leave = onComingBack(() => {
        wait = firstWaitMilliseconds;
        void wake();
      });
      return () => {
        // The owner of these presses has left, so no further one is sent.
        isStopped = true;
        clearTimeout(timer);
        leave();
      };
    },
  };
}

/** Calls `begin` now, and whenever the network or the person comes back; returns how to stop. */
function onComingBack(begin: () => void): () => void {
  const onShow = (): void => {
    if (document.visibilityState === 'visible') begin();
  };
  window.addEventListener('online', begin);
  document.addEventListener('visibilitychange', onShow);
  begin();
  return () => {
    window.removeEventListener('online', begin);
    document.removeEventListener('visibilitychange', onShow);
  };
}
