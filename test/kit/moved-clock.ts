// Owns a clock that runs ahead of the machine's, for a whole process: what it does happens on another day.

/** `Date` is so many milliseconds ahead from now on. */
export function moveClock(ahead: number): void {
  const real = Date;
  const before = real.now;
  // Set, not hidden: a test may move the clock of a process once more.
  real.now = () => before() + ahead;
  globalThis.Date = new Proxy(real, {
    construct: (_, parts, target): object =>
      Reflect.construct(real, parts.length === 0 ? [real.now()] : parts, target),
  });
}
