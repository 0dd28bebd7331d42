// A callback whose identity never changes while its behaviour does, so that nothing built from it is built again.

import { useCallback, useEffect, useRef } from 'react';

export function useStableCallback<Words extends readonly unknown[]>(act: (...words: Words) => void) {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  return useCallback((...words: Words): void => latest.current(...words), []);
}
