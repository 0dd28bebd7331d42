// The end that is in hand: taken by key or pointer, moved, saved with Undo, or put back.

import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useRef, useState } from 'react';
import { worklogs } from '#shared/api/worklogs.ts';
import type { WorkLog } from '#shared/model/worklog.ts';
import { closedAt } from '#shared/pay/closed-days.ts';
import { staleTags, useChange } from '#web/api/query.ts';
import { useSignedIn } from '#web/api/session.tsx';
import { useSayClosed } from '#web/entry/closed-days.ts';
import { useEntryCache } from '#web/entry/entry-cache.ts';
import { useTexts } from '#web/text.ts';
import { showToast } from '#web/ui/overlay/toast.tsx';
import type { CompanyTime } from '#web/words/company-time.ts';
import { useShowRefusal } from '#web/words/show-refusal.ts';
import { changesOf, type End, type InHand, mended, type MendInput, takenHold } from './mend.ts';

export type Mend = ReturnType<typeof useMend>;
type ByPerson = ReadonlyMap<string, readonly WorkLog[]>;

/** Whether an entry cannot be changed because it would start in a locked period. */
function useIsClosed(): (startAt: number) => boolean {
  const { closed_days: ranges, settings } = useSignedIn();
  const zone = settings?.time_zone;
  return useCallback(
    (startAt) => zone !== undefined && closedAt(ranges ?? [], startAt, zone, 'company') !== undefined,
    [ranges, zone],
  );
}

export function useMend(time: CompanyTime, now: number) {
  const [hand, setHand] = useState<InHand>();
  /** Where a pointer took the end in a cell; undefined for a key. */
  const [pressedAt, setPressedAt] = useState<number>();
  const isHeld = useRef(false);
  const isClosed = useIsClosed();
  const sayClosed = useSayClosed();
  const save = useSave(time);
  return {
    hand,
    preview: useMemo(() => hand && mended(time, hand), [time, hand]),
    /** False where the entry is locked, which a message says. */
    pressedAt,
    take: (entry: WorkLog, end: End, at?: number): boolean => {
      const closed = sayClosed(entry);
      if (closed !== undefined) {
        showToast({ message: closed });
        return false;
      }
      setPressedAt(at);
      isHeld.current = true;
      setHand(takenHold(time, entry, end));
      return true;
    },
    move: setHand,
    inputOf: (byPerson: ByPerson, entry: WorkLog): MendInput => ({
      time,
      now,
      others: (byPerson.get(entry.employee.id) ?? []).filter(({ id }) => id !== entry.id),
      isClosed,
    }),
    /** Once: the focus that leaves the panel after a press lets go again. */
    letGo: (moved: InHand): void => {
      if (!isHeld.current) return;
      isHeld.current = false;
      setHand(undefined);
      void save(moved);
    },
    putBack: (): void => {
      isHeld.current = false;
      setHand(undefined);
    },
  };
}

function useSave(time: CompanyTime): (hand: InHand) => Promise<void> {
  const t = useTexts('week');
  const showRefusal = useShowRefusal();
  const cache = useEntryCache();
  const queries = useQueryClient();
  const change = useChange(worklogs.endpoints.edit);

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
  return async (hand) => {
    const changes = changesOf(time, hand);
    if (!changes) return;
    const { entry: before } = hand;
    const saved = await send(before, mended(time, hand), changes);
    if (!saved) return;
    const undo = async (): Promise<void> => {
      const back = {
        ...(changes.new_start_time === undefined ? {} : { new_start_time: before.start_time }),
        ...(changes.new_end_time === undefined ? {} : { new_end_time: before.end_time }),
        ...(before.approved ? { approved: true } : {}),
      };
      const undone = await send(saved, { ...before, version: saved.version }, back);
      if (undone) showToast({ message: t('undone', { count: 1 }) });
    };
    const words = (['start', 'end'] as const).flatMap((end) => {
      const [old, next] =
        end === 'start'
          ? [before.start_time, changes.new_start_time]
          : [before.end_time, changes.new_end_time];
      if (old === undefined || next === undefined) return [];
      return [t(`moved.${end}`, { clock: time.clockAt(next), before: time.clockAt(old) })];
    });
    showToast({
      message: `${before.employee.name}, ${time.shortDay(time.dayAt(before.start_time))}: ${words.join(' · ')}`,
      action: { label: t('undo'), run: () => void undo() },
    });
  };
}
