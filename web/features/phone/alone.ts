// One tab of the browser does a thing, the others wait their turn.

/** One tab at a time; where the browser has no locks there are no other tabs to fear in practice, and ids still protect. */
export const alone = (name: string, work: () => Promise<void>): Promise<void> =>
  'locks' in navigator ? navigator.locks.request(name, work) : work();
