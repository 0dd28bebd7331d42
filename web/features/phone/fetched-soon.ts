// Pieces of the phone that are fetched once the clock stands and nothing else is on its way, so that they open offline too.
import type { Late } from '#web/ui/page/late.tsx';

const settleMilliseconds = 1500;
const fetches = new Set<() => Promise<unknown>>();

export function soon<Props>(Piece: Late<Props>): Late<Props> {
  fetches.add(Piece.fetch);
  return Piece;
}

/** Returns a function that cancels it. */
export function fetchSoon(): () => void {
  const timer = setTimeout(() => {
    for (const fetch of fetches) {
      // Offline, for example. Opening the piece fetches it again, and then the error shows.
      fetch().catch((error: unknown) => console.warn('A piece of the phone could not be fetched', error));
    }
  }, settleMilliseconds);
  return () => clearTimeout(timer);
}
