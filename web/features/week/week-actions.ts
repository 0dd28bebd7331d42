// The actions on the selected cells: approval at once and with Undo, deleting and new times after a question.

import { type ReactNode, useState } from 'react';
import type { WorkLog } from '#shared/model/worklog.ts';
import { type Failure, type TimesOfMany, useBulk } from '#web/entry/bulk/bulk.ts';
import { showProgress, useUndo } from '#web/entry/bulk/undo.ts';
import { changing } from '#web/entry/bulk/undoing.ts';
import { useEntryCache } from '#web/entry/entry-cache.ts';
import type { WeekRow } from '#web/entry/days/week-model.ts';
import type { Act } from './chosen/many-actions.ts';
import type { Selected } from './week-selection.ts';
import { useMounted } from '#web/forms/use-mounted.ts';
import { useTexts } from '#web/text.ts';
import { useCompanyTime } from '#web/words/company-time.ts';

/** The actions come with the first press. */
const acts = () => import('./chosen/many-actions.ts');

export type WeekActions = ReturnType<typeof useWeekActions>;

/** Selects what failed, and nothing else. */
type OnDone = (left: (rows: readonly WeekRow[], selected: Selected) => Selected) => void;

/** Runs an action over entries, with its progress and its failures. */
function useRuns(onDone: OnDone) {
  const time = useCompanyTime();
  const [failures, setFailures] = useState<readonly Failure[]>([]);
  const { run } = useBulk();
  const progress = changing.use();
  const isShown = useMounted();
  const act: Act = async (entries, action) => {
    setFailures([]);
    const hide = showProgress(entries.length, 'changing', changing);
    const { failed, already } = await run(entries, action, changing.set).finally(
      () => void hide.then((takeAway) => takeAway?.()),
    );
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

  const many = { chosen, t, heading, act, ask, undo, again: useEntryCache().again };
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
