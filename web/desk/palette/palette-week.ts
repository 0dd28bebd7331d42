// This week in the palette: what each employee does now, and what waits for approval.

import { useMemo } from 'react';
import { worklogs } from '#shared/api/worklogs.ts';
import type { WorkLog } from '#shared/model/worklog.ts';
import { useRead } from '#web/api/query.ts';
import { useSignedIn } from '#web/api/session.tsx';
import { isOwn } from '#web/crew/examples.ts';
import { approve, useBulk } from '#web/entry/bulk/bulk.ts';
import { leftOut } from '#web/entry/bulk/left-out.ts';
import { toApprove } from '#web/entry/bulk/to-approve.ts';
import type { Changed } from '#web/entry/bulk/put-back.ts';
import { sayFailures } from '#web/entry/bulk/say-failures.tsx';
import { recorded, useUndo } from '#web/entry/bulk/undo.ts';
import { useEntryCache } from '#web/entry/entry-cache.ts';
import { isRunning } from '#web/entry/entry-times.ts';
import { useLiveEntries, withOlder } from '#web/entry/live-entries.ts';
import { presenceOf } from '#web/entry/presence.ts';
import { serverSeconds } from '#web/entry/server-time.ts';
import { useTexts } from '#web/text.ts';
import { showToast } from '#web/ui/overlay/toast.tsx';
import { useCompanyTime, weeksOf } from '#web/words/company-time.ts';
import { useMay } from '#web/desk/may.ts';
import { counted } from '#web/words/counted.ts';

const nothing: readonly WorkLog[] = [];

/** The overview's own read, so on most screens it is cached already. */
export function usePaletteWeek() {
  const time = useCompanyTime();
  const today = time.today();
  const { thisWeek, lastWeek } = weeksOf(today);
  const { data = nothing } = useLiveEntries({ from: lastWeek, to: today });
  const { open = nothing } = useRead(worklogs.endpoints.overview, {}).data ?? {};
  const isApprovalOn = useSignedIn().settings?.features.approve_work_logs ?? false;
  const mayApprove = useMay('work_log.edit') && isApprovalOn;
  const presence = useMemo(
    () => presenceOf(time, withOlder(data, open), serverSeconds()),
    [time, data, open],
  );
  const waiting = useMemo(
    () =>
      mayApprove
        ? data.filter(
            (entry) =>
              !entry.approved &&
              !isRunning(entry) &&
              isOwn(entry) &&
              time.dayAt(entry.start_time) >= thisWeek,
          )
        : nothing,
    [data, mayApprove, time, thisWeek],
  );
  return { time, presence, waiting };
}

/** Approves without a question, of the entries as they are now; the toast takes it back. */
export function useApproving(): (entries: readonly WorkLog[]) => Promise<void> {
  const t = useTexts('entries');
  const { run } = useBulk();
  const undo = useUndo();
  const { again } = useEntryCache();
  const time = useCompanyTime();
  return async (entries) => {
    const approval = toApprove(await again(entries), true);
    const { needed } = approval;
    const made: Changed[] = [];
    const { failed, already } = await run(needed, recorded(approve(true), made));
    if (failed.length > 0) sayFailures(failed, time);
    const count = needed.length - failed.length - already;
    const message = [
      ...(count > 0 ? [t('approvedMany', counted(count))] : []),
      ...leftOut(approval, true, t, already),
    ].join(' · ');
    if (message !== '') showToast({ message, ...undo.ofChanged(made) });
  };
}
