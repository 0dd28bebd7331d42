// Approves everything that waits: reads it, leaves out what somebody should look at first, asks once.

import { useEffect, useRef } from 'react';
import type { WorkLog } from '#shared/model/worklog.ts';
import { overlapsOf } from '#shared/pay/overlaps.ts';
import { addDays, type Day } from '#shared/time/day.ts';
import { isOwn } from '#web/crew/examples.ts';
import { approve, useBulk } from '#web/entry/bulk/bulk.ts';
import { failuresHeading } from '#web/entry/bulk/failures-heading.ts';
import { toApprove } from '#web/entry/bulk/to-approve.ts';
import type { Changed } from '#web/entry/bulk/put-back.ts';
import { recorded, useUndo } from '#web/entry/bulk/undo.ts';
import { useIsClosed } from '#web/entry/closed-days.ts';
import { readAll } from '#web/entry/live-entries.ts';
import { useTexts } from '#web/text.ts';
import { confirm } from '#web/ui/overlay/confirm.tsx';
import { showToast } from '#web/ui/overlay/toast.tsx';
import { useCompanyTime } from '#web/words/company-time.ts';
import { counted } from '#web/words/counted.ts';
import { useShowRefusal } from '#web/words/show-refusal.ts';

type Props = {
  /** The start of the oldest one. */
  readonly oldest: string;
  readonly today: Day;
  readonly onDone: () => void;
};

/** Begins when it is shown; says how far it is. */
export function ApproveWaiting({ oldest, today, onDone }: Props) {
  const entries = useTexts('entries');
  const { approveAll, progress } = useApproveAll(oldest, today);
  const run = useRef(() => approveAll().finally(onDone));
  useEffect(() => void run.current(), []);
  return progress && <span role="status">{entries('working', progress)}</span>;
}

function useApproveAll(oldest: string, today: Day) {
  const t = useTexts('board');
  const entries = useTexts('entries');
  const heading = useTexts('shell')('areYouCertain');
  const time = useCompanyTime();
  const isClosed = useIsClosed();
  const showRefusal = useShowRefusal();
  const undo = useUndo();
  const { run, progress } = useBulk();

  /** With the day before and approved ones, because what waits may overlap them. */
  const read = async (): Promise<readonly WorkLog[] | undefined> => {
    try {
      return await readAll({ from: addDays(time.dayAt(oldest), -1), to: today });
    } catch (error) {
      showRefusal(error);
      return undefined;
    }
  };
  const approveAll = async (): Promise<void> => {
    const all = await read();
    if (!all) return;
    const overlaps = overlapsOf(
      all.map(({ id, employee, start_time, total_time = Infinity }) => {
        const startAt = time.seconds(start_time);
        return { id, employeeId: employee.id, startAt, endAt: startAt + total_time };
      }),
    );
    const open = all.filter((entry) => isOwn(entry) && !isClosed(time.seconds(entry.start_time)));
    const { needed: ended, left } = toApprove(open, true);
    const needed = ended.filter(({ id }) => !overlaps.has(id));
    const overlapping = ended.length - needed.length;
    const leftOut = [
      ...(overlapping > 0 ? [t('leftOverlapping', counted(overlapping))] : []),
      ...(left > 0 ? [t('leftAssumed', counted(left))] : []),
    ];
    if (needed.length === 0) {
      showToast({ message: leftOut.join(' ') || entries('noChanges') });
      return;
    }
    const yes = entries('approveMany', counted(needed.length));
    if (!(await confirm({ heading, message: leftOut.join(' ') || undefined, yes }))) return;
    const made: Changed[] = [];
    const failed = await run(needed, recorded(approve(true), made));
    if (failed.length > 0) showToast({ tone: 'bad', message: failuresHeading(failed, entries) });
    const done = needed.length - failed.length;
    if (done === 0) return;
    const message = [t('approvedAll', counted(done)), ...leftOut].join(' ');
    showToast({ message, ...undo.ofChanged(made) });
  };
  return { approveAll, progress };
}
