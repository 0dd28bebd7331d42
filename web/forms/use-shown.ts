// Whether a piece still stands in the page when what it began has ended.

import { type RefObject, useEffect, useRef } from 'react';

export function useShown(): RefObject<boolean> {
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return isShown;
}
