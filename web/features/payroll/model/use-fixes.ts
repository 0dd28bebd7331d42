// Answers about entries: suggestions that are taken, rows that are called right, approvals; many at once.

import { useState } from 'react';
import { worklogs } from '#shared/api/worklogs.ts';
import type { WorkLog } from '#shared/model/worklog.ts';
import { toWire } from '#shared/time/instant.ts';
import { call } from '#web/api/client.ts';
import { approve, type BulkAction, type Failure, useBulk } from '#web/entry/bulk/bulk.ts';
import { leftOut } from '#web/entry/bulk/left-out.ts';
import { toApprove } from '#web/entry/bulk/to-approve.ts';
import { useEntryCache } from '#web/entry/entry-cache.ts';
import { serverSeconds } from '#web/entry/server-time.ts';
import { useTexts } from '#web/text.ts';
import { showToast } from '#web/ui/overlay/toast.tsx';
import { type CompanyTime, useCompanyTime } from '#web/words/company-time.ts';
import type { Answer, WayBack } from './answered.ts';
import type { Fix, OddRow } from './odd.ts';
import type { Answering } from './use-answering.ts';
import { allRows } from './use-calls-in-turn.ts';
import { counted } from '#web/words/counted.ts';

const { edit } = worklogs.endpoints;
type Suggestion = { readonly row: OddRow; readonly fix: Fix };

type Change = (
  entries: readonly WorkLog[],
  action: BulkAction,
  answerFor: (before: WorkLog, after: WorkLog) => Omit<Answer, 'at'>,
) => Promise<{ readonly made: Answer[]; readonly already: number }>;

/** Runs an action on entries and returns an answer for each entry that was changed. */
function useChanges() {
  const { run } = useBulk();
  const [failures, setFailures] = useState<readonly Failure[]>([]);
  const change: Change = async (entries, action, answerFor) => {
    setFailures([]);
    const made: Answer[] = [];
    const { failed, already } = await run(entries, {
      ...action,
      act: async (before) => {
        const after = await action.act(before);
        if (after) made.push({ ...answerFor(before, after), at: serverSeconds() });
        return after;
      },
    });
    setFailures(failed);
    return { made, already };
  };
  const shown = { failures, hideFailures: () => setFailures([]) };
  return { change, shown };
}

/** Approvals of the entries as they are now: of an odd row that is right, and of many. */
function useApprovals({ keep }: Answering, isApprovalOn: boolean, change: Change) {
  const list = useTexts('month-steps');
  const entriesText = useTexts('entries');
  const { again } = useEntryCache();
  const approved = (entries: readonly WorkLog[], about: Omit<Answer, 'at' | 'back'>): ReturnType<Change> => {
    const back: WayBack[] = [];
    return change(entries, approve(true), (_, { id, version }) => {
      back.push({ id, version, approved: false });
      return { ...about, back };
    });
  };
  const rightNow = async ({ id, employee, day, entries }: OddRow): Promise<void> => {
    const about = { id, step: 'odd', how: 'right', employeeId: employee.id, day } as const;
    const said = list('calledRight', { name: employee.name });
    if (!isApprovalOn || entries.length === 0)
      return keep([{ ...about, at: serverSeconds(), back: [] }], said);
    const now = await again(entries);
    const { made } = await approved(
      now.filter((entry) => !entry.approved),
      about,
    );
    // Two entries, one row: its answer takes both back.
    keep(made.slice(0, 1), said);
  };
  const approveNow = async (entries: readonly WorkLog[]): Promise<void> => {
    const id = `approve ${entries[0]?.id ?? ''}`;
    const approval = toApprove(await again(entries), true);
    const { made, already } = await approved(approval.needed, {
      id,
      step: 'approve',
      how: 'approved',
    });
    const reasons = leftOut(approval, true, entriesText, already);
    const [first] = made;
    if (first) reasons.unshift(list('approved', counted(made.length)));
    const message = reasons.join(' · ');
    if (first) keep([{ ...first, count: made.length }], message);
    else if (message !== '') showToast({ message });
  };
  return { rightNow, approveNow };
}

/** What a list of entries adds to the answers of a month; fetched with the list. */
export function useFixes(answering: Answering, isApprovalOn: boolean) {
  const list = useTexts('month-steps');
  const time = useCompanyTime();
  const { change, shown } = useChanges();
  const { keep, inTurn } = answering;
  const takeFixes = async (rows: readonly OddRow[]): Promise<void> => {
    const fixes = suggestionsOf(rows);
    const { made } = await change(
      [...fixes.values()].map(({ fix }) => fix.entry),
      {
        act: (entry) => sendFix(entry, fixes.get(entry.id)?.fix),
        isSeen: (entry, now) => now?.version === entry.version + 1,
      },
      (before, after) => fixedAnswer(time, before, after, fixes.get(before.id)),
    );
    keep(made, list('fixed', counted(made.length)));
  };
  const { rightNow, approveNow } = useApprovals(answering, isApprovalOn, change);
  const ids = (rows: readonly OddRow[]) => rows.map(({ id }) => id);
  return {
    ...answering,
    ...shown,
    takeFix: (row: OddRow) => inTurn([row.id], 'fixed', () => takeFixes([row])),
    takeAll: (rows: readonly OddRow[]) => inTurn(ids(rows), allRows, () => takeFixes(rows)),
    callRight: (row: OddRow) => inTurn([row.id], 'right', () => rightNow(row)),
    approveOne: (employeeId: string, entries: readonly WorkLog[]) =>
      inTurn([employeeId], 'approved', () => approveNow(entries)),
    approveAll: (entries: readonly WorkLog[]) =>
      inTurn([...new Set(entries.map(({ employee }) => employee.id))], allRows, () => approveNow(entries)),
  };
}
export type Fixing = ReturnType<typeof useFixes>;

/**
 * By entry. Of two suggestions for one entry the first is taken; the other is computed again from the new times.
 */
function suggestionsOf(rows: readonly OddRow[]): ReadonlyMap<string, Suggestion> {
  const found = new Map<string, Suggestion>();
  for (const row of rows)
    if (row.fix && !found.has(row.fix.entry.id)) found.set(row.fix.entry.id, { row, fix: row.fix });
  return found;
}

function sendFix({ id, version }: WorkLog, { start, end }: Partial<Fix> = {}): Promise<WorkLog> {
  return call(edit, {
    body: {
      id,
      version,
      ...(start === undefined ? {} : { new_start_time: toWire(start) }),
      ...(end === undefined ? {} : { new_end_time: toWire(end) }),
    },
  });
}

function fixedAnswer(
  time: CompanyTime,
  before: WorkLog,
  { id, version }: WorkLog,
  suggestion: Suggestion | undefined,
): Omit<Answer, 'at'> {
  const { start, end } = suggestion?.fix ?? {};
  const times =
    start === undefined ? { new_end_time: before.end_time ?? null } : { new_start_time: before.start_time };
  return {
    id: suggestion?.row.id ?? before.id,
    step: 'odd',
    how: start === undefined ? 'out' : 'in',
    clock: time.clockAt(start ?? end ?? 0),
    employeeId: before.employee.id,
    day: time.dayAt(before.start_time),
    // New times clear the approval.
    back: [{ id, version, ...times, ...(before.approved ? { approved: true } : {}) }],
  };
}
