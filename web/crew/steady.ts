// A function that stays the same while what it does is renewed, so that what is built from it need not be.

import { useCallback, useEffect, useRef } from 'react';

export function useSteady<Words extends readonly unknown[]>(act: (...words: Words) => void) {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  return useCallback((...words: Words): void => latest.current(...words), []);
}
