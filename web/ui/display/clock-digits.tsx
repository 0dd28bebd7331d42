// Owns the running clock: hours, minutes and seconds since an instant, ticking on the second, silent to screen readers.
import { useEffect, useState } from 'react';
import styles from './clock-digits.module.css';

export type ClockDigitsProps = {
  /** Epoch milliseconds of the start. */
  startedAtMs: number;
  /** The text for screen readers instead of the digits: 'In since 12:00'. */
  label: string;
  /** The corrected time, on a device whose clock is known to be wrong. */
  nowMs?: (() => number) | undefined;
};

export function ClockDigits({ startedAtMs, label, nowMs = Date.now }: ClockDigitsProps) {
  const [now, setNow] = useState(nowMs);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      const current = nowMs();
      setNow(current);
      // Ticks just after the next whole second, however late this tick came.
      const intoSecond = (((current - startedAtMs) % 1000) + 1000) % 1000;
      timer = setTimeout(tick, 1000 - intoSecond + 5);
    };
    tick();
    return () => clearTimeout(timer);
  }, [startedAtMs, nowMs]);
  return (
    <p className={`big ${styles.clock}`}>
      <span className="visually-hidden">{label}</span>
      <span aria-hidden="true">{clockText(now - startedAtMs)}</span>
    </p>
  );
}

/** clockText(1471000) is '00:24:31'; a negative time counts as zero, a hundred hours have three digits. */
export function clockText(elapsedMs: number): string {
  const seconds = Math.max(0, Math.floor(elapsedMs / 1000));
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}
