// Clocks an employee out from the office, now or at an earlier time; Undo lets the entry run again as before.

import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { worklogs } from '#shared/api/worklogs.ts';
import type { WorkLog } from '#shared/model/worklog.ts';
import { toWire } from '#shared/time/instant.ts';
import { useChange } from '#web/api/query.ts';
import { useErrorWords } from '#web/api/say-error.ts';
import { useTexts } from '#web/text.ts';
import { showToast } from '#web/ui/overlay/toast.tsx';
import { useCompanyTime } from '#web/words/company-time.ts';
import { useEntryCache } from './entry-cache.ts';
import { serverSeconds } from './server-time.ts';
import { useShowRefusal } from '#web/words/show-refusal.ts';

const { edit } = worklogs.endpoints;
const fetchWords = () => import('./bulk/counts-now.ts');

/** The second value is when the employee usually leaves (epoch seconds): a guess. Without it the entry ends now. */
export function useEndNow(): (entry: WorkLog, usualEndAt?: number) => Promise<void> {
  const t = useTexts('board');
  const entries = useTexts('entries');
  const shell = useTexts('shell');
  const { say } = useErrorWords();
  const time = useCompanyTime();
  const showRefusal = useShowRefusal();
  const cache = useEntryCache();
  const queries = useQueryClient();
  const change = useChange(edit);
  const onTheirWay = useRef(new Set<string>());

  const undo = async (before: WorkLog, ended: WorkLog): Promise<void> => {
    const approval = before.approved ? { approved: true } : {};
    try {
      const body = { id: ended.id, version: ended.version, new_end_time: null, ...approval };
      cache.put([await change.mutateAsync({ body })]);
    } catch (error) {
      const tools = { queries, time, t: entries, say, shell };
      const again = () => void undo(before, ended);
      await fetchWords().then(
        ({ sayNotUndone }) => sayNotUndone([{ entry: ended, error }], 1, tools, again),
        () => showRefusal(error),
      );
      return;
    }
    showToast({ message: t('clockedInAgain', { name: before.employee.name }) });
  };
  return async (entry, usualEndAt) => {
    // A double press ends the entry once.
    if (onTheirWay.current.has(entry.id)) return;
    onTheirWay.current.add(entry.id);
    // While there is a network, which may be gone before Undo is pressed.
    void fetchWords().catch(() => undefined);
    // An entry that began this second ends one second later: a length of zero would be refused.
    const endAt = Math.max(usualEndAt ?? serverSeconds(), time.seconds(entry.start_time) + 1);
    const guess = usualEndAt === undefined ? {} : { assumed_end: true };
    try {
      const body = { id: entry.id, version: entry.version, new_end_time: toWire(endAt), ...guess };
      const ended = await change.mutateAsync({ body });
      cache.put([ended]);
      showToast({
        message: t(usualEndAt === undefined ? 'clockedOut' : 'clockedOutAsked', {
          name: entry.employee.name,
          clock: time.clockAt(endAt),
        }),
        action: { label: entries('undo'), run: () => void undo(entry, ended) },
      });
    } catch (error) {
      showRefusal(error);
    } finally {
      onTheirWay.current.delete(entry.id);
    }
  };
}
