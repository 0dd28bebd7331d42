// Answers the rows of a month: takes suggestions, calls rows right, adds usual hours, approves; each can be put back.

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { worklogs } from '#shared/api/worklogs.ts';
import { dayNotesMax } from '#shared/limits.ts';
import type { DayNoteKind } from '#shared/model/day-note.ts';
import type { WorkLog } from '#shared/model/worklog.ts';
import type { Day } from '#shared/time/day.ts';
import { toWire } from '#shared/time/instant.ts';
import { call } from '#web/api/client.ts';
import { staleTags, useChange } from '#web/api/query.ts';
import { approve, type BulkAction, type Failure, useBulk } from '#web/entry/bulk/bulk.ts';
import type { NoteChange } from '#web/entry/day-notes/day-notes.ts';
import { useEntryCache } from '#web/entry/entry-cache.ts';
import { serverSeconds } from '#web/entry/server-time.ts';
import { useTexts } from '#web/text.ts';
import { showToast } from '#web/ui/overlay/toast.tsx';
import { useCompanyTime } from '#web/words/company-time.ts';
import { useShowRefusal } from '#web/words/show-refusal.ts';
import { type Answer, useAnswers, type WayBack } from './answered.ts';
import { clocksOf, type MissingDay } from './missing.ts';
import type { Fix, OddRow } from './odd.ts';

const { add: addEntries, edit, noteDays: noteDaysOf, remove } = worklogs.endpoints;
type Note = NonNullable<Answer['note']>;

export type Answering = ReturnType<typeof useAnswering>;

export function useAnswering(from: Day, isApprovalOn: boolean) {
  const t = useTexts('month-end');
  const kinds = useTexts('day-notes');
  const time = useCompanyTime();
  const { answers, add, drop } = useAnswers(from);
  const { run, progress } = useBulk();
  const adding = useChange(addEntries);
  const noting = useChange(noteDaysOf);
  const queries = useQueryClient();
  const cache = useEntryCache();
  const showRefusal = useShowRefusal();
  const [failures, setFailures] = useState<readonly Failure[]>([]);

  /** As many at a time as one call may hold. */
  const sendNotes = async (of: readonly Answer[], change: (note: Note) => NoteChange): Promise<void> => {
    const notes = of.flatMap(({ note }) => (note ? [change(note)] : []));
    for (let from = 0; from < notes.length; from += dayNotesMax)
      await noting.mutateAsync({ body: { notes: notes.slice(from, from + dayNotesMax) } });
  };
  /** Sends what brings each answer back, and takes those that came back off the list. */
  const putBack = async (gone: readonly Answer[]): Promise<void> => {
    const done: Answer[] = [];
    const notes = gone.filter(({ note }) => note !== undefined);
    try {
      await sendNotes(notes, (note) => ({ ...note, kind: null, was: note.kind }));
      done.push(...notes);
    } catch (error) {
      showRefusal(error);
    }
    for (const one of gone) {
      if (one.note !== undefined) continue;
      const refused = await goBack(one.back, cache.put);
      if (refused === undefined) done.push(one);
      else showRefusal(refused.error);
    }
    drop(done);
    await staleTags(queries, edit.stales);
    if (done.length > 0) showToast({ message: t('wentBack', { count: done.length }) });
  };
  const keep = (made: readonly Answer[], message: string): void => {
    if (made.length === 0) return;
    add(made);
    showToast({ message, action: { label: t('undo'), run: () => void putBack(made) } });
  };
  /** Runs an action on entries and keeps an answer for each entry that was changed. */
  const change = async (
    entries: readonly WorkLog[],
    action: BulkAction,
    answerFor: (before: WorkLog, after: WorkLog) => Omit<Answer, 'at'>,
  ): Promise<Answer[]> => {
    setFailures([]);
    const made: Answer[] = [];
    const failed = await run(entries, {
      ...action,
      act: async (before) => {
        const after = await action.act(before);
        if (after) made.push({ ...answerFor(before, after), at: serverSeconds() });
        return after;
      },
    });
    setFailures(failed);
    return made;
  };
  const takeFixes = async (rows: readonly OddRow[]): Promise<void> => {
    // Of two suggestions for one entry, the first; the other is suggested again from the new times.
    const fixes = new Map<string, { row: OddRow; fix: Fix }>();
    for (const row of rows)
      if (row.fix && !fixes.has(row.fix.entry.id)) fixes.set(row.fix.entry.id, { row, fix: row.fix });
    const made = await change(
      [...fixes.values()].map(({ fix }) => fix.entry),
      {
        act: (entry) => {
          const { start, end } = fixes.get(entry.id)?.fix ?? {};
          const times = {
            ...(start === undefined ? {} : { new_start_time: toWire(start) }),
            ...(end === undefined ? {} : { new_end_time: toWire(end) }),
          };
          return call(edit, { body: { id: entry.id, version: entry.version, ...times } });
        },
        isSeen: (entry, now) => now?.version === entry.version + 1,
      },
      (before, after) => {
        const { row, fix } = fixes.get(before.id) ?? {};
        const isStart = fix?.start !== undefined;
        return {
          id: row?.id ?? before.id,
          step: 'odd',
          how: isStart ? 'in' : 'out',
          clock: time.clockAt(fix?.start ?? fix?.end ?? 0),
          employeeId: before.employee.id,
          day: time.dayAt(before.start_time),
          back: [
            {
              id: after.id,
              version: after.version,
              ...(isStart
                ? { new_start_time: before.start_time }
                : { new_end_time: before.end_time ?? null }),
              ...(before.approved ? { approved: true } : {}),
            },
          ],
        };
      },
    );
    keep(made, t('fixed', { count: made.length }));
  };
  const callRight = async (row: OddRow): Promise<void> => {
    const about = {
      id: row.id,
      step: 'odd',
      how: 'right',
      employeeId: row.employee.id,
      day: row.day,
    } as const;
    if (!isApprovalOn) {
      keep([{ ...about, at: serverSeconds(), back: [] }], t('calledRight', { name: row.employee.name }));
      return;
    }
    const waiting = row.entries.filter(({ approved }) => !approved);
    const back: WayBack[] = [];
    const made = await change(waiting, approve(true), (_, { id, version }) => {
      back.push({ id, version, approved: false });
      return { ...about, back };
    });
    // Two entries, one row: its answer takes both back.
    keep(made.slice(0, 1), t('calledRight', { name: row.employee.name }));
  };
  const approveAll = async (entries: readonly WorkLog[]): Promise<void> => {
    const back: WayBack[] = [];
    const made = await change(entries, approve(true), (_, { id, version }) => {
      back.push({ id, version, approved: false });
      return { id: `approve ${id}`, step: 'approve', how: 'approved', back };
    });
    const [first] = made;
    if (first) keep([{ ...first, count: made.length }], t('approved', { count: made.length }));
  };
  const addDay = async (missing: MissingDay): Promise<void> => {
    try {
      const added = await adding.mutateAsync({ body: [...missing.plan] });
      const { id, employee, day } = missing;
      const back = added.map((entry) => ({ id: entry.id, version: entry.version, remove: true }));
      const clock = clocksOf(time, missing);
      const about = { id, step: 'missing', how: 'added', employeeId: employee.id, day } as const;
      keep([{ ...about, clock, at: serverSeconds(), back }], t('added', { name: employee.name, clock }));
    } catch (error) {
      showRefusal(error);
    }
  };
  const noteDays = async (days: readonly MissingDay[], kind: DayNoteKind): Promise<void> => {
    const made = days.map(({ id, employee, day }): Answer => {
      const about = { id, step: 'missing', how: kind, employeeId: employee.id, day } as const;
      const note = { employee_id: employee.id, date: day, kind };
      return { ...about, at: serverSeconds(), back: [], note };
    });
    try {
      await sendNotes(made, (note) => ({ ...note, was: null }));
      keep(made, t('noted', { count: made.length, kind: kinds(`kinds.${kind}`) }));
    } catch (error) {
      showRefusal(error);
    }
  };
  return {
    answers,
    failures,
    hideFailures: () => setFailures([]),
    isBusy: progress !== undefined || adding.isPending || noting.isPending,
    putBack,
    takeFixes,
    callRight,
    approveAll,
    addDay,
    noteDays,
    noteKennitala: (employeeId: string) =>
      add([
        {
          id: `kennitala ${employeeId}`,
          step: 'odd',
          how: 'kennitala',
          employeeId,
          at: serverSeconds(),
          back: [],
        },
      ]),
  };
}

const callsAtOnce = 6;

/** Some calls at a time, each of another entry. Returns the first refusal; the other calls are made all the same. */
async function goBack(
  ways: readonly WayBack[],
  put: (entries: readonly WorkLog[]) => void,
): Promise<{ readonly error: unknown } | undefined> {
  let refused: { readonly error: unknown } | undefined;
  const waiting = [...ways];
  const work = async (): Promise<void> => {
    for (let way = waiting.shift(); way; way = waiting.shift()) {
      try {
        await goOneBack(way, put);
      } catch (error) {
        refused ??= { error };
      }
    }
  };
  await Promise.all(Array.from({ length: callsAtOnce }, work));
  return refused;
}

async function goOneBack(
  { remove: isAdded, id, version, ...change }: WayBack,
  put: (entries: readonly WorkLog[]) => void,
): Promise<void> {
  if (isAdded) await call(remove, { path: { id }, query: { version: String(version) } });
  else put([await call(edit, { body: { id, version, ...change } })]);
}
