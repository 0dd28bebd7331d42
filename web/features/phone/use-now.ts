// The time, renewed every half minute: what is drawn by the minute needs no more.

import { useEffect, useState } from 'react';
import { secondsNow } from './own-days.ts';

const stepMilliseconds = 30_000;

export function useNow(): number {
  const [now, setNow] = useState(secondsNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(secondsNow()), stepMilliseconds);
    return () => clearInterval(timer);
  }, []);
  return now;
}
