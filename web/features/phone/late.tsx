// Pieces of the phone that are fetched when first wanted, or once the clock stands and nothing else is on its way.

import { type ComponentType, Suspense } from 'react';
import { lazyAgain } from '#web/ui/page/lazy-again.tsx';

const settleMilliseconds = 1500;
const loads = new Set<() => Promise<unknown>>();

/** A component of a file of its own. */
export function late<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  loads.add(load);
  const Loaded = lazyAgain(load);
  return function Late(props: Props) {
    return (
      <Suspense>
        <Loaded {...props} />
      </Suspense>
    );
  };
}

/** Fetches them beforehand: a dialog opens offline too. Answers how to call it off. */
export function fetchLate(): () => void {
  const timer = setTimeout(() => {
    for (const load of loads) {
      // Offline, say: what is wanted asks again, and then the error shows.
      load().catch((error: unknown) => console.warn('A piece of the phone could not be fetched', error));
    }
  }, settleMilliseconds);
  return () => clearTimeout(timer);
}
