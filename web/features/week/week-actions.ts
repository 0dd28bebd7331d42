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
import type { Changed } from '#web/entry/bulk/put-back.ts';
import { recorded, sayFar, useUndo } from '#web/entry/bulk/undo.ts';
import { changing } from '#web/entry/bulk/undoing.ts';
import { useEntryCache } from '#web/entry/entry-cache.ts';
import type { WeekRow } from '#web/entry/days/week-model.ts';
import type { Selected } from './week-selection.ts';
import { useMounted } from '#web/forms/use-mounted.ts';
import { useTexts } from '#web/text.ts';
import { showToast } from '#web/ui/overlay/toast.tsx';
import { useCompanyTime } from '#web/words/company-time.ts';

/** The actions come with the first press. */
const acts = () => import('./chosen/many-actions.ts');

/** How many were changed, and how many somebody else had changed to the same. */
export type Done = { readonly count: number; readonly already: number };
export type Act = (entries: readonly WorkLog[], action: BulkAction) => Promise<Done>;

export type WeekActions = ReturnType<typeof useWeekActions>;

/** Selects what failed, and nothing else. */
type OnDone = (left: (rows: readonly WeekRow[], selected: Selected) => Selected) => void;

/** Runs an action over entries, with its progress and its failures. */
function useRuns(onDone: OnDone) {
  const time = useCompanyTime();
  const [failures, setFailures] = useState<readonly Failure[]>([]);
  const { run } = useBulk();
  const [progress, setProgress] = useState<Progress>();
  const isShown = useMounted();
  const act: Act = async (entries, action) => {
    setFailures([]);
    const hide = sayFar(entries.length, 'changing', changing);
    const { failed, already } = await run(entries, action, (far) => {
      setProgress(far);
      changing.set(far);
    }).finally(() => void hide.then((takeAway) => takeAway?.()));
    setFailures(failed);
    const { holding, sayFailures } = await acts();
    onDone((rows, selected) => holding(rows, selected, failed));
    // A person who opened another screen meanwhile learns of failures by a toast.
    if (failed.length > 0 && !isShown.current) sayFailures(failed, time);
    return { count: entries.length - failed.length - already, already };
  };
  return { act, progress, failures, hideFailures: () => setFailures([]) };
}

export function useWeekActions(chosen: readonly WorkLog[], onDone: OnDone) {
  const t = useTexts('entries');
  const heading = useTexts('shell')('areYouCertain');
  const [asked, ask] = useState<'times' | 'project'>();
  const { act, ...runs } = useRuns(onDone);
  const undo = useUndo();

  /** Changes entries and offers Undo. */
  const changed = async (
    entries: readonly WorkLog[],
    action: BulkAction,
    message: (done: Done) => string,
  ): Promise<void> => {
    const made: Changed[] = [];
    const done = await act(entries, recorded(action, made));
    const said = message(done);
    if (said !== '') showToast({ message: said, ...undo.ofChanged(made) });
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
