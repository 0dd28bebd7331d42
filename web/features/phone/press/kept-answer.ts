// The end that an employee gave while the server could not be reached: kept on this phone until it is sent or taken back.

import { useState } from 'react';
import { useSignedIn } from '#web/api/session.tsx';
import { onDevice } from '#web/ui/page/storage.ts';

/** Returns the end kept for the entry (epoch seconds; undefined without one), and what keeps another or, undefined, none. */
export function useKeptAnswer(
  workLogId: string,
): readonly [number | undefined, (end: number | undefined) => void] {
  const name = `stund-left ${useSignedIn().id}`;
  const [end, setEnd] = useState(() => {
    const [id, text] = onDevice.get(name)?.split(' ') ?? [];
    return id === workLogId && text !== undefined ? Number(text) : undefined;
  });
  return [
    end,
    (next) => {
      if (next === undefined) onDevice.remove(name);
      else onDevice.set(name, `${workLogId} ${next}`);
      setEnd(next);
    },
  ];
}
