// Undo of what was changed on entries: puts back one entry or hundreds, except those that someone has changed since.

import { useQueryClient } from '@tanstack/react-query';
import { worklogs } from '#shared/api/worklogs.ts';
import type { WorkLog } from '#shared/model/worklog.ts';
import { call } from '#web/api/client.ts';
import { useErrorWords } from '#web/api/say-error.ts';
import { useTexts } from '#web/text.ts';
import { showToast, type Toast } from '#web/ui/overlay/toast.tsx';
import { useCompanyTime } from '#web/words/company-time.ts';
import { type BulkAction, callsAtOnce, erase, restore, useBulk } from './bulk.ts';
import { undoing } from './undoing.ts';
import { counted } from '#web/words/counted.ts';

/** An entry before a change, and as the change left it. */
export type Changed = { readonly before: WorkLog; readonly after: WorkLog };

/** The same action, which adds to `made` what it changed. */
export const recorded = (action: BulkAction, made: Changed[]): BulkAction => ({
  ...action,
  act: async (before) => {
    const after = await action.act(before);
    if (after) made.push({ before, after });
    return after;
  },
});

/** The change that leads from `after` back to `before`. */
function backwards({ before, after }: Changed) {
  const moves = {
    ...(before.project.id === after.project.id ? {} : { new_project_id: before.project.id }),
    ...(before.start_time === after.start_time ? {} : { new_start_time: before.start_time }),
    ...(before.end_time === after.end_time ? {} : { new_end_time: before.end_time ?? null }),
  };
  const lunch =
    before.worked_through_lunch === after.worked_through_lunch
      ? {}
      : { worked_through_lunch: before.worked_through_lunch ?? false };
  // A change that settled an assumed end has answered the employee's question: its undo asks again.
  const question = before.assumed_end && !after.assumed_end ? { assumed_end: true } : {};
  const isMoved = Object.keys(moves).length > 0;
  // Moving an approved entry clears its approval.
  const isApprovalSent = before.approved !== after.approved || (isMoved && before.approved);
  return { ...moves, ...lunch, ...question, ...(isApprovalSent ? { approved: before.approved } : {}) };
}

/** Names the versions that the change made, so that what somebody has changed since is refused. */
function putBack(made: readonly Changed[]): BulkAction {
  const changedOf = new Map(made.map((one) => [one.after.id, one]));
  return {
    act: async (entry) => {
      const change = changedOf.get(entry.id);
      if (!change) return entry;
      const body = { id: entry.id, version: change.after.version, ...backwards(change) };
      return call(worklogs.endpoints.edit, { body });
    },
    hope: (entry) => {
      const before = changedOf.get(entry.id)?.before;
      return before ? { ...before, version: entry.version } : entry;
    },
    isSeen: (entry, now) => now !== undefined && now.version > entry.version,
  };
}

/** Says how far a long Undo is. It goes on if the words could not be fetched. */
const sayPuttingBack = async (all: number): Promise<(() => void) | undefined> =>
  all <= callsAtOnce
    ? undefined
    : import('./putting-back.tsx').then(
        ({ showPuttingBack }) => showPuttingBack(all),
        () => undefined,
      );

/** Buttons for a toast: they put changed or deleted entries back, and take added ones out again. */
export function useUndo() {
  const t = useTexts('entries');
  const shell = useTexts('shell');
  const { say } = useErrorWords();
  const { run } = useBulk();
  const queries = useQueryClient();
  const time = useCompanyTime();
  const undo = async (entries: readonly WorkLog[], action: BulkAction): Promise<void> => {
    const hide = sayPuttingBack(entries.length);
    const failed = await run(entries, action, undoing.set).finally(
      () => void hide.then((takeAway) => takeAway?.()),
    );
    if (failed.length === 0) return showToast({ message: t('undone', counted(entries.length)) });
    const { sayNotUndone } = await import('./counts-now.ts');
    // What somebody has changed since stays; a repeat of what had no answer is safe.
    sayNotUndone(
      failed,
      entries.length,
      { queries, time, t, say, shell },
      (unsure) => void undo(unsure, action),
    );
  };
  const button = (entries: readonly WorkLog[], action: BulkAction): Pick<Toast, 'action'> =>
    entries.length === 0 ? {} : { action: { label: t('undo'), run: () => void undo(entries, action) } };
  return {
    ofChanged: (made: readonly Changed[]) =>
      button(
        made.map(({ after }) => after),
        putBack(made),
      ),
    putBackNow: (made: readonly Changed[]): Promise<void> =>
      undo(
        made.map(({ after }) => after),
        putBack(made),
      ),
    ofAdded: (added: readonly WorkLog[]) => button(added, erase),
    ofErased: (erased: readonly WorkLog[]) => button(erased, restore),
  };
}
