// Sends the answers of a list's rows one after another: a row is busy until its reply, the others can be pressed.

import { useCallback, useRef, useState } from 'react';

/** The id that stands for all rows at once. */
export const allRows = 'all';
type Taken = { readonly id: string; readonly how: string };
export type Look = { readonly loading: boolean; readonly disabled: boolean };

/** Calls of one kind share an idempotency key until they are answered, so that they go out one at a time. */
export function useCallsInTurn() {
  const [taken, setTaken] = useState<readonly Taken[]>([]);
  const line = useRef<Promise<void>>(Promise.resolve());
  const inTurn = useCallback(
    async (ids: readonly string[], how: string, work: () => Promise<void>): Promise<void> => {
      const own = ids.map((id) => ({ id, how }));
      setTaken((before) => [...before, ...own]);
      const turn = line.current.then(work).finally(() => {
        setTaken((before) => before.filter((one) => !own.includes(one)));
      });
      // A turn that fails must not hold up the next one.
      line.current = turn.catch(() => undefined);
      return turn;
    },
    [],
  );
  /** Of a row's button: it turns while its own press is under way; the row's other buttons wait. */
  const lookOf = (id: string, how: string): Look => {
    const own = taken.filter((one) => one.id === id);
    const loading = own.some((one) => one.how === how);
    return { loading, disabled: own.length > 0 && !loading };
  };
  /** Of the button for all rows, which waits for the rows. */
  const lookOfAll = (): Look => {
    const loading = taken.some(({ how }) => how === allRows);
    return { loading, disabled: taken.length > 0 && !loading };
  };
  return { inTurn, lookOf, lookOfAll };
}
