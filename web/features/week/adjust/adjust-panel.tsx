// The panel that corrects an in or out time: limits, saving, putting back. Fetched when a time is first picked up.

import { useEffect, useEffectEvent } from 'react';
import type { Day } from '#shared/time/day.ts';
import type { WorkLog } from '#shared/model/worklog.ts';
import { showToast } from '#web/ui/overlay/toast.tsx';
import type { CompanyTime } from '#web/words/company-time.ts';
import type { Adjusting, Taken } from './holds.ts';
import { AdjustRuler } from './adjust-ruler.tsx';
import { useGained } from './overtime-gained.ts';
import { useAdjust } from './use-adjust.ts';

type Props = {
  readonly adjusting: Adjusting;
  readonly taken: Taken;
  /** The entries of the same person. */
  readonly entries: readonly WorkLog[];
  /** The days whose overtime is shown. */
  readonly days: readonly Day[];
  readonly time: CompanyTime;
  readonly now: number;
  readonly top: number;
  /** The focus goes back to the cell. */
  readonly onDone: () => void;
};

export function AdjustPanel({ adjusting, taken, entries, days, time, now, top, onDone }: Props) {
  const gained = useGained({ entries, days, time });
  const { hand, isClosed, closed, move, letGo, putBack } = useAdjust(adjusting, taken, time, gained);
  const refuse = useEffectEvent(() => {
    if (closed === undefined) return;
    showToast({ tone: 'bad', message: closed });
    adjusting.onEnd();
  });
  useEffect(() => refuse(), []);
  if (closed !== undefined) return null;
  const done = (act: () => void): void => {
    const isInside = document.activeElement?.closest('[data-adjust]') !== null;
    act();
    if (isInside) onDone();
  };
  const others = entries.filter(({ id }) => id !== taken.entry.id);
  return (
    <AdjustRuler
      hand={hand}
      input={{ time, now, others, isClosed }}
      entries={entries}
      pressedAt={taken.pressedAt}
      top={top}
      onMove={move}
      onLetGo={(moved) => done(() => letGo(moved))}
      onPutBack={() => done(putBack)}
    />
  );
}
