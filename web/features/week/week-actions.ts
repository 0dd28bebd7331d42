// The actions on the selected cells: approval at once and with Undo, deleting and new times after a question.

import { type ReactNode, useState } from 'react';
import type { WorkLog } from '#shared/model/worklog.ts';
import {
  approve,
  type BulkAction,
  editTimes,
  erase,
  moveTo,
  type Failure,
  type TimesOfMany,
  useBulk,
} from '#web/entry/bulk/bulk.ts';
import { failuresHeading } from '#web/entry/bulk/failures-heading.ts';
import { toApprove } from '#web/entry/bulk/to-approve.ts';
import { type Changed, recorded, useUndo } from '#web/entry/bulk/undo.ts';
import { useMounted } from '#web/forms/use-mounted.ts';
import { useTexts } from '#web/text.ts';
import { confirm } from '#web/ui/overlay/confirm.tsx';
import { showToast } from '#web/ui/overlay/toast.tsx';
import { counted } from '#web/words/counted.ts';

export type WeekActions = ReturnType<typeof useWeekActions>;

/** Runs an action over entries, with its progress and its failures. */
function useRuns(onDone: () => void) {
  const t = useTexts('entries');
  const [failures, setFailures] = useState<readonly Failure[]>([]);
  const { run, progress } = useBulk();
  const isShown = useMounted();
  /** Returns how many were changed. */
  const act = async (entries: readonly WorkLog[], action: BulkAction): Promise<number> => {
    setFailures([]);
    const failed = await run(entries, action);
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
  const week = useTexts('week');
  const heading = useTexts('shell')('areYouCertain');
  const [asked, ask] = useState<'times' | 'project'>();
  const { act, ...runs } = useRuns(onDone);
  const undo = useUndo();

  const setApproval = async (entries: readonly WorkLog[], isApproved: boolean): Promise<void> => {
    const { needed, left } = toApprove(entries, isApproved);
    const leftOut = left === 0 ? [] : [week('assumedLeft', counted(left))];
    if (needed.length === 0) {
      const [message = t('noChanges')] = leftOut;
      showToast({ message });
      return;
    }
    await changed(needed, approve(isApproved), (count) =>
      [week(isApproved ? 'approvedMany' : 'clearedMany', counted(count)), ...leftOut].join(' · '),
    );
  };
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
  const eraseAll = async (): Promise<void> => {
    const yes = t('deleteMany', counted(chosen.length));
    if (!(await confirm({ heading, message: t('deleteManyText'), yes, danger: true }))) return;
    const count = await act(chosen, erase);
    if (count > 0) showToast({ message: t('deletedMany', counted(count)) });
  };
  /** `message`: the entries that the new times overlap; undefined without any. */
  const editAll = async (times: TimesOfMany, message: ReactNode): Promise<void> => {
    const yes = t('applyMany', counted(chosen.length));
    if (!(await confirm({ heading, message, yes, noFirst: message !== undefined }))) return;
    ask(undefined);
    await changed(chosen, editTimes(times), (count) => t('doneMany', counted(count)));
  };
  /** Without a question: the dialog was one, and Undo takes it back. Entries of that project already stay as they are. */
  const moveAll = async (project: WorkLog['project']): Promise<void> => {
    ask(undefined);
    const others = chosen.filter((entry) => entry.project.id !== project.id);
    await changed(others, moveTo(project), (count) => t('doneMany', counted(count)));
  };
  return {
    ...runs,
    setApproval: (isApproved: boolean) => setApproval(chosen, isApproved),
    eraseAll,
    editAll,
    moveAll,
    /** The dialog that is open. */
    asked,
    ask,
  };
}
