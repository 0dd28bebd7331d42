// Sends what waits, one after the other and from one window at a time, as soon as the network answers.

/** What came of a try: gone out, no answer (try later), or there is nothing to send. */
export type Delivery = 'sent' | 'later' | 'nothing';

const firstWaitMilliseconds = 2000;
const longestWaitMilliseconds = 60_000;

/** Only one window of this browser is inside at a time; the others wait for it. */
const alone = (name: string, act: () => Promise<void>): Promise<void> =>
  'locks' in navigator ? navigator.locks.request(name, act) : act();

/**
 * Calls `deliver` until nothing is left; after 'later' again in a while, longer each time, and at once when the
 * network comes back, the page comes to the front, or somebody asks by `wake`.
 */
export function startSending(name: string, deliver: () => Promise<Delivery>) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  let isAsked = false;
  let isStopped = false;
  let wait = firstWaitMilliseconds;

  async function sendAll(): Promise<void> {
    let delivery: Delivery;
    do {
      delivery = isStopped ? 'nothing' : await deliver();
      if (delivery === 'sent') wait = firstWaitMilliseconds;
    } while (delivery === 'sent');
    if (delivery !== 'later' || isStopped) return;
    timer = setTimeout(() => void wake(), wait);
    wait = Math.min(wait * 2, longestWaitMilliseconds);
  }
  async function run(): Promise<void> {
    try {
      while (isAsked) {
        isAsked = false;
        await alone(name, sendAll);
      }
    } finally {
      // In one step with the last look at `isAsked`: nobody's wish falls between the two.
      running = undefined;
    }
  }
  function wake(): Promise<void> {
    isAsked = true;
    clearTimeout(timer);
    running ??= run();
    return running;
  }
  const begin = () => {
    wait = firstWaitMilliseconds;
    void wake();
  };
  const onShow = () => {
    if (document.visibilityState === 'visible') begin();
  };
  window.addEventListener('online', begin);
  document.addEventListener('visibilitychange', onShow);
  begin();
  return {
    /** Answers when everything that can be sent now has been. */
    wake,
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
      window.removeEventListener('online', begin);
      document.removeEventListener('visibilitychange', onShow);
    },
  };
}
