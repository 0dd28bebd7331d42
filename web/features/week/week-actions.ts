// The actions on the selected cells: approval at once and with Undo, deleting and new times after a question.

import { type ReactNode, useState } from 'react';
import type { WorkLog } from '#shared/model/worklog.ts';
import {
  type BulkAction,
  type Failure,
  type Progress,
  type TimesOfMany,
  useBulk,
} from '#web/entry/bulk/bulk.ts';
import { failuresHeading } from '#web/entry/bulk/failures-heading.ts';
import type { Changed } from '#web/entry/bulk/put-back.ts';
import { recorded, sayFar, useUndo } from '#web/entry/bulk/undo.ts';
import { changing } from '#web/entry/bulk/undoing.ts';
import { useEntryCache } from '#web/entry/entry-cache.ts';
import { useMounted } from '#web/forms/use-mounted.ts';
import { useTexts } from '#web/text.ts';
import { showToast } from '#web/ui/overlay/toast.tsx';

/** The actions come with the first press. */
const acts = () => import('./chosen/many-actions.ts');

export type WeekActions = ReturnType<typeof useWeekActions>;

/** Runs an action over entries, with its progress and its failures. */
function useRuns(onDone: () => void) {
  const t = useTexts('entries');
  const [failures, setFailures] = useState<readonly Failure[]>([]);
  const { run } = useBulk();
  const [progress, setProgress] = useState<Progress>();
  const isShown = useMounted();
  /** Returns how many were changed. */
  const act = async (entries: readonly WorkLog[], action: BulkAction): Promise<number> => {
    setFailures([]);
    const hide = sayFar(entries.length, 'changing', changing);
    const failed = await run(entries, action, (far) => {
      setProgress(far);
      changing.set(far);
    }).finally(() => void hide.then((takeAway) => takeAway?.()));
    setFailures(failed);
    if (failed.length === 0) onDone();
    // A person who opened another screen meanwhile learns of failures by a toast.
    else if (!isShown.current) showToast({ tone: 'bad', message: failuresHeading(failed, t) });
    return entries.length - failed.length;
  };
  return { act, progress, failures, hideFailures: () => setFailures([]) };
}

/** `onDone` clears the selection, unless an entry failed. */
export function useWeekActions(chosen: readonly WorkLog[], onDone: () => void) {
  const t = useTexts('entries');
  const heading = useTexts('shell')('areYouCertain');
  const [asked, ask] = useState<'times' | 'project'>();
  const { act, ...runs } = useRuns(onDone);
  const undo = useUndo();

  /** Changes entries and offers Undo. */
  const changed = async (
    entries: readonly WorkLog[],
    action: BulkAction,
    message: (count: number) => string,
  ): Promise<void> => {
    const made: Changed[] = [];
    const count = await act(entries, recorded(action, made));
    if (count > 0) showToast({ message: message(count), ...undo.ofChanged(made) });
  };
  const many = { chosen, t, heading, act, changed, ask, undo, again: useEntryCache().again };
  return {
    ...runs,
    setApproval: async (isApproved: boolean) => (await acts()).setApproval(many, isApproved),
    eraseAll: async () => (await acts()).eraseAll(many),
    editAll: async (times: TimesOfMany, message: ReactNode) => (await acts()).editAll(many, times, message),
    moveAll: async (project: WorkLog['project']) => (await acts()).moveAll(many, project),
    /** The dialog that is open. */
    asked,
    ask,
  };
}
