// What can be done with the selected entries: asks first, does it, says what it came to; what failed stays selected.

import { useMemo, useState } from 'react';
import type { WorkLog } from '#shared/model/worklog.ts';
import { useTexts } from '#web/text.ts';
import { confirm } from '#web/ui/confirm.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { useCompanyOverlaps } from '#web/work/company-overlaps.ts';
import { useCompanyTime } from '#web/work/company-time.ts';
import { isRunning } from '#web/work/entry-times.ts';
import { useShown } from '#web/work/use-shown.ts';
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
import { spellsOf } from './many-times.ts';

export function useBulkActions(rows: readonly WorkLog[]) {
  const t = useTexts('entries');
  const heading = useTexts('shell')('areYouCertain');
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [failures, setFailures] = useState<readonly Failure[]>([]);
  const [isEditingMany, setEditingMany] = useState(false);
  const { run, progress } = useBulk();
  const isShown = useShown();
  const time = useCompanyTime();
  const { told } = useCompanyOverlaps();
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
  const editAll = async (times: TimesOfMany): Promise<void> => {
    const { new_start_time: start = '', new_end_time: end = '', out_time_the_day_after = false } = times;
    const typed = { start, end, isDayAfter: out_time_the_day_after };
    const message = await told(spellsOf(time, chosen, typed));
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
