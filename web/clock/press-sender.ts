// When presses are sent: one after the other, from one window at a time, and again as soon as there may be a way through.

/** What came of a try: gone out, no answer (try later), nothing to send now, or nothing before so long. */
export type Delivery = 'sent' | 'later' | 'nothing' | { readonly inMilliseconds: number };

const firstWaitMilliseconds = 2000;
const longestWaitMilliseconds = 60_000;

/** One window at a time; where the browser has no locks there are no others to fear in practice, and ids still protect. */
const alone = (name: string, act: () => Promise<void>): Promise<void> =>
  'locks' in navigator ? navigator.locks.request(name, act) : act();

/** Calls `deliver` until nothing is left; after 'later' again in a while, longer each time. */
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
      // In one step with the last look at `isAsked`: nobody's wish falls between the two.
      running = undefined;
    }
    tryAgain(last);
  }
  function tryAgain(last: Delivery): void {
    if (isStopped || running || last === 'nothing' || last === 'sent') return;
    timer = setTimeout(() => void wake(), last === 'later' ? wait : last.inMilliseconds);
    if (last === 'later') wait = Math.min(wait * 2, longestWaitMilliseconds);
  }
  /** Answers when everything that can be sent now has been. */
  function wake(): Promise<void> {
    clearTimeout(timer);
    if (isStopped) return running ?? Promise.resolve();
    isAsked = true;
    running ??= run();
    return running;
  }
  const begin = (): void => {
    wait = firstWaitMilliseconds;
    void wake();
  };
  const onShow = (): void => {
    if (document.visibilityState === 'visible') begin();
  };
  return {
    wake,
    /** Sends at once, and whenever the network or the person comes back; answers how to stop. */
    start(): () => void {
      isStopped = false;
      window.addEventListener('online', begin);
      document.addEventListener('visibilitychange', onShow);
      begin();
      return () => {
        // Whoever made these has left: not one more goes out.
        isStopped = true;
        clearTimeout(timer);
        window.removeEventListener('online', begin);
        document.removeEventListener('visibilitychange', onShow);
      };
    },
  };
}
