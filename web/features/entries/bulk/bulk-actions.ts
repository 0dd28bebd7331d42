// What can be done with the selected entries: asks first, does it, says what it came to; what failed stays selected.

import { type ReactNode, useMemo, useState } from 'react';
import type { WorkLog } from '#shared/model/worklog.ts';
import { useTexts } from '#web/text.ts';
import { confirm } from '#web/ui/overlay/confirm.tsx';
import { showToast } from '#web/ui/overlay/toast.tsx';
import { isRunning } from '#web/entry/entry-times.ts';
import { useShown } from '#web/forms/use-shown.ts';
import {
  approve,
  type BulkAction,
  editTimes,
  erase,
  type Failure,
  type TimesOfMany,
  useBulk,
} from './bulk.ts';
import { failuresHeading } from './bulk-failures.tsx';

export function useBulkActions(rows: readonly WorkLog[]) {
  const t = useTexts('entries');
  const heading = useTexts('shell')('areYouCertain');
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [failures, setFailures] = useState<readonly Failure[]>([]);
  const [isEditingMany, setEditingMany] = useState(false);
  const { run, progress } = useBulk();
  const isShown = useShown();
  // What left the list is selected no more.
  const chosen = useMemo(() => rows.filter(({ id }) => ticked.has(id)), [rows, ticked]);
  const selected = useMemo(() => new Set(chosen.map(({ id }) => id)), [chosen]);

  const act = async (
    entries: readonly WorkLog[],
    action: BulkAction,
    done: 'doneMany' | 'deletedMany',
  ): Promise<void> => {
    setFailures([]);
    const failed = await run(entries, action);
    setFailures(failed);
    // Who has gone elsewhere is told there.
    if (failed.length > 0 && !isShown.current) {
      showToast({ tone: 'bad', message: failuresHeading(failed, t) });
    }
    const count = entries.length - failed.length;
    if (count > 0) showToast({ message: t(done, { count }) });
    // What failed stays selected, to be tried again.
    setTicked(new Set(failed.map(({ entry }) => entry.id)));
  };
  const approveAll = async (isApproved: boolean): Promise<void> => {
    const count = chosen.length;
    const yes = t(isApproved ? 'approveMany' : 'clearMany', { count });
    if (!(await confirm({ heading, yes }))) return;
    const needed = chosen.filter((entry) => entry.approved !== isApproved && !isRunning(entry));
    if (needed.length === 0) showToast({ message: t('noChanges') });
    else await act(needed, approve(isApproved), 'doneMany');
  };
  const deleteAll = async (): Promise<void> => {
    const yes = t('deleteMany', { count: chosen.length });
    if (!(await confirm({ heading, message: t('deleteManyText'), yes, danger: true }))) return;
    await act(chosen, erase, 'deletedMany');
  };
  /** `message`: what the new times lie over, where they lie over something. */
  const editAll = async (times: TimesOfMany, message: ReactNode): Promise<void> => {
    const yes = t('applyMany', { count: chosen.length });
    if (!(await confirm({ heading, message, yes, noFirst: message !== undefined }))) return;
    setEditingMany(false);
    await act(chosen, editTimes(times), 'doneMany');
  };
  return {
    chosen,
    selected,
    setTicked,
    failures,
    hideFailures: () => setFailures([]),
    progress,
    approveAll,
    deleteAll,
    editAll,
    isEditingMany,
    setEditingMany,
  };
}
