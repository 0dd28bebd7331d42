// Approves everything that waits: reads it, leaves out what somebody should look at first, asks once.

import { useEffect, useRef } from 'react';
import type { WorkLog } from '#shared/model/worklog.ts';
import { overlapsOf } from '#shared/pay/overlaps.ts';
import { addDays, type Day } from '#shared/time/day.ts';
import { isOwn } from '#web/crew/examples.ts';
import { approve, useBulk } from '#web/entry/bulk/bulk.ts';
import { toApprove } from '#web/entry/bulk/to-approve.ts';
import type { Changed } from '#web/entry/bulk/put-back.ts';
import { sayFailures } from '#web/entry/bulk/say-failures.tsx';
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

/** Finds what waits, without what somebody should look at first; undefined where it could not be read. */
function useFind(oldest: string, today: Day) {
  const time = useCompanyTime();
  const isClosed = useIsClosed();
  const showRefusal = useShowRefusal();
  /** With the day before and approved ones, because what waits may overlap them. */
  const read = async (): Promise<readonly WorkLog[] | undefined> => {
    try {
      return await readAll({ from: addDays(time.dayAt(oldest), -1), to: today });
    } catch (error) {
      showRefusal(error);
      return undefined;
    }
  };
  return async () => {
    const all = await read();
    if (!all) return undefined;
    const overlaps = overlapsOf(
      all.map(({ id, employee, start_time, total_time = Infinity }) => {
        const startAt = time.seconds(start_time);
        return { id, employeeId: employee.id, startAt, endAt: startAt + total_time };
      }),
    );
    const open = all.filter((entry) => isOwn(entry) && !isClosed(time.seconds(entry.start_time)));
    const { needed: ended, left } = toApprove(open, true);
    const needed = ended.filter(({ id }) => !overlaps.has(id));
    return { needed, overlapping: ended.length - needed.length, left, all };
  };
}

function useApproveAll(oldest: string, today: Day) {
  const t = useTexts('board');
  const entries = useTexts('entries');
  const heading = useTexts('shell')('areYouCertain');
  const time = useCompanyTime();
  const find = useFind(oldest, today);
  const undo = useUndo();
  const { run, progress } = useBulk();
  const leftOut = ({ overlapping, left }: { readonly overlapping: number; readonly left: number }) => [
    ...(overlapping > 0 ? [t('leftOverlapping', counted(overlapping))] : []),
    ...(left > 0 ? [t('leftAssumed', counted(left))] : []),
  ];
  const approveAll = async (): Promise<void> => {
    const found = await find();
    if (!found) return;
    const message = leftOut(found).join(' ') || undefined;
    if (found.needed.length === 0) return showToast({ message: message ?? entries('noChanges') });
    const yes = entries('approveMany', counted(found.needed.length));
    if (!(await confirm({ heading, message, yes }))) return;
    // Others work on while the question is open; what has come since was not asked about.
    const now = await find();
    if (!now) return;
    const asked = new Set(found.needed.map(({ id }) => id));
    const needed = now.needed.filter(({ id }) => asked.has(id));
    const since = now.all.filter(({ id, approved }) => approved && asked.has(id)).length;
    const made: Changed[] = [];
    const { failed, already } = await run(needed, recorded(approve(true), made));
    if (failed.length > 0) sayFailures(failed, time);
    const done = needed.length - failed.length - already;
    const said = [
      ...(done > 0 ? [t('approvedAll', counted(done))] : []),
      ...(since + already > 0 ? [`${entries('alreadyApproved', counted(since + already))}.`] : []),
      ...leftOut(now),
    ].join(' ');
    if (done > 0 || failed.length === 0)
      showToast({
        message: said || entries('noChanges'),
        ...undo.ofChanged(made),
      });
  };
  return { approveAll, progress };
}
