// Whether a component is still mounted when its asynchronous work ends.

import { type RefObject, useEffect, useRef } from 'react';

export function useMounted(): RefObject<boolean> {
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return isShown;
}
