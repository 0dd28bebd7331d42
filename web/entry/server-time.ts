// The server's time on a device whose clock is wrong: the device's clock plus its difference from the server's.

import { useEffect, useState } from 'react';
import { deviceAheadSecondsMax } from '#shared/limits.ts';
import { fromWire, toWire } from '#shared/time/instant.ts';
import { makeStore } from '#web/ui/style/store.ts';

/** Seconds that this device's clock is behind the server's; 0 for a difference small enough to be ignored. */
const behind = makeStore(0);

/** Sets the difference: the server's clock showed `time` when this device's showed `deviceMilliseconds`. */
export function takeServerTime(time: string, deviceMilliseconds: number): void {
  const server = fromWire(time);
  if (server === undefined) return;
  const seconds = server - Math.floor(deviceMilliseconds / 1000);
  behind.set(Math.abs(seconds) > deviceAheadSecondsMax ? seconds : 0);
}
export const useSecondsBehind = (): number => behind.use();

const shownSeconds = (): number => Math.floor(Date.now() / 1000);
export const serverSeconds = (): number => shownSeconds() + behind.get();
/** The server's time in epoch seconds, renewed every `everySeconds`. */
export function useServerNow(everySeconds: number): number {
  const [shown, setShown] = useState(shownSeconds);
  useEffect(() => {
    const timer = setInterval(() => setShown(shownSeconds()), everySeconds * 1000);
    return () => clearInterval(timer);
  }, [everySeconds]);
  return shown + useSecondsBehind();
}
/** The server's time at the moment when this device's clock showed `at`; at most now. */
export const serverTimeAt = (at: string): number =>
  Math.min((fromWire(at) ?? 0) + behind.get(), serverSeconds());
/** What this device's clock shows when the server's shows `seconds`. */
export const deviceTimeOf = (seconds: number): string => toWire(seconds - behind.get());
/** The time of a press by the server's clock, to the second, and the seconds that were added to the device's clock. */
export const pressedNow = () => ({ at: toWire(serverSeconds()), behind: behind.get() });
/** The present time by the clock that a press was made with: the device's, corrected as the press's time was. */
export const deviceNow = (behindSeconds: number): string => toWire(shownSeconds() + behindSeconds);

/** Takes the server's clock from a read, because the office's clock may be wrong and would clock an employee out in the future. */
export function useServerTime({
  data,
  dataUpdatedAt,
}: {
  data: { time: string } | undefined;
  dataUpdatedAt: number;
}): void {
  const time = data?.time;
  useEffect(() => {
    if (time !== undefined) takeServerTime(time, dataUpdatedAt);
  }, [time, dataUpdatedAt]);
}
