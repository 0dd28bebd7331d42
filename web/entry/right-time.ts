// The right time on a device whose clock is wrong: what the server said it is, carried on by the device.

import { useEffect, useState } from 'react';
import { deviceAheadSecondsMax } from '#shared/limits.ts';
import { fromWire, toWire } from '#shared/time/instant.ts';
import { makeStore } from '#web/ui/style/store.ts';

/** Seconds that this device's clock is behind the server's; none while they agree as far as is believed. */
const behind = makeStore(0);

/** The server said `time` at an instant when this device's clock showed `deviceMilliseconds`. */
export function hearTime(time: string, deviceMilliseconds: number): void {
  const server = fromWire(time);
  if (server === undefined) return;
  const seconds = server - Math.floor(deviceMilliseconds / 1000);
  behind.set(Math.abs(seconds) > deviceAheadSecondsMax ? seconds : 0);
}
export const useSecondsBehind = (): number => behind.use();

const shownSeconds = (): number => Math.floor(Date.now() / 1000);
export const rightSeconds = (): number => shownSeconds() + behind.get();
/** The right time in epoch seconds, renewed every so many seconds. */
export function useRightNow(everySeconds: number): number {
  const [shown, setShown] = useState(shownSeconds);
  useEffect(() => {
    const timer = setInterval(() => setShown(shownSeconds()), everySeconds * 1000);
    return () => clearInterval(timer);
  }, [everySeconds]);
  return shown + useSecondsBehind();
}
/** The right time of what this device's clock showed at `at`; never ahead of now. */
export const rightAt = (at: string): number => Math.min((fromWire(at) ?? 0) + behind.get(), rightSeconds());
/** The time of a press, to the second, and by how much the device's clock was set right in it. */
export const pressedNow = () => ({ at: toWire(rightSeconds()), behind: behind.get() });
/** What the clock that a press was made by shows now. */
export const shownNow = (setRightBy: number): string => toWire(shownSeconds() + setRightBy);
