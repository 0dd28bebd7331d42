// The in or out time that is being corrected: picked up by key or pointer, moved, saved with Undo, or put back.

import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { worklogs } from '#shared/api/worklogs.ts';
import type { WorkLog } from '#shared/model/worklog.ts';
import { staleTags, useChange } from '#web/api/query.ts';
import { useIsClosed, useSayClosed } from '#web/entry/closed-days.ts';
import { useUndo } from '#web/entry/bulk/undo.ts';
import { useEntryCache } from '#web/entry/entry-cache.ts';
import { useTexts } from '#web/text.ts';
import { showToast } from '#web/ui/overlay/toast.tsx';
import type { CompanyTime } from '#web/words/company-time.ts';
import { useShowRefusal } from '#web/words/show-refusal.ts';
import type { Adjusting, Taken } from './holds.ts';
import { keepGained } from './overtime-gained.ts';
import { adjusted, type AdjustedEntry, changesOf, clockSaid, takenHold } from './adjust.ts';

/** `adjusting`: the screen's side of it. `closed` says why the entry cannot be changed. */
export function useAdjust(
  adjusting: Adjusting,
  taken: Taken,
  time: CompanyTime,
  gained: (after: WorkLog) => number,
) {
  const [hand, setHand] = useState(() => takenHold(time, taken.entry, taken.end));
  const isHeld = useRef(true);
  const isClosed = useIsClosed();
  const closed = useSayClosed()(taken.entry);
  const save = useSave(time);
  return {
    hand,
    isClosed,
    closed,
    move: (moved: AdjustedEntry): void => {
      setHand(moved);
      const entry = adjusted(time, moved);
      adjusting.onPreview({ entry, gained: gained(entry) });
    },
    /** Works only once: when the focus leaves the panel after a press, this is called again. */
    letGo: (moved: AdjustedEntry): void => {
      if (!isHeld.current) return;
      isHeld.current = false;
      adjusting.onEnd();
      void save(moved, gained(adjusted(time, moved)));
    },
    putBack: (): void => {
      isHeld.current = false;
      adjusting.onEnd();
    },
  };
}

function useSave(time: CompanyTime): (hand: AdjustedEntry, gained: number) => Promise<void> {
  const t = useTexts('adjust');
  const showRefusal = useShowRefusal();
  const cache = useEntryCache();
  const queries = useQueryClient();
  const change = useChange(worklogs.endpoints.edit, true);
  const undo = useUndo();

  /** Shown at once; taken back, and read again, if it is refused. */
  const send = async (before: WorkLog, hoped: WorkLog, body: object): Promise<WorkLog | undefined> => {
    await cache.hold();
    cache.put([hoped]);
    try {
      const saved = await change.mutateAsync({ body: { id: before.id, version: before.version, ...body } });
      cache.put([saved]);
      return saved;
    } catch (error) {
      cache.put([before]);
      showRefusal(error);
      // Somebody may have changed the entry: the list shows how it is now.
      void staleTags(queries, worklogs.endpoints.edit.stales ?? []);
      return undefined;
    }
  };
  return async (hand, gained) => {
    const changes = changesOf(time, hand);
    if (!changes) return;
    const { entry: before } = hand;
    keepGained(queries, before.employee.id, gained);
    const saved = await send(before, adjusted(time, hand), changes);
    if (!saved) return keepGained(queries, before.employee.id, -gained);
    const words = (['start', 'end'] as const).flatMap((end) => {
      const [old, next] =
        end === 'start'
          ? [before.start_time, changes.new_start_time]
          : [before.end_time, changes.new_end_time];
      if (old === undefined || next === undefined) return [];
      return [t(`moved.${end}`, { clock: clockSaid(time, next, old), before: time.clockAt(old) })];
    });
    showToast({
      message: `${before.employee.name}, ${time.shortDay(time.dayAt(before.start_time))}: ${words.join(' · ')}`,
      ...undo.ofChanged([{ before, after: saved }]),
    });
  };
}
