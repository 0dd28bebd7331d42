// Keeps what was answered, with Undo in the toast and 'Put back' in the list, and brings entries and notes back.

import { useQueryClient } from '@tanstack/react-query';
import { dayNoteEndpoints } from '#shared/api/day-notes.ts';
import { worklogs } from '#shared/api/worklogs.ts';
import { dayNotesMax } from '#shared/limits.ts';
import type { WorkLog } from '#shared/model/worklog.ts';
import { call } from '#web/api/client.ts';
import { staleTags, useChange } from '#web/api/query.ts';
import type { NoteChange } from '#web/entry/day-notes/note-days.ts';
import { useEntryCache } from '#web/entry/entry-cache.ts';
import { useTexts } from '#web/text.ts';
import { showToast } from '#web/ui/overlay/toast.tsx';
import { useShowRefusal } from '#web/words/show-refusal.ts';
import { type Answer, keyOf, type useAnswers, type WayBack } from './answered.ts';
import type { useTurns } from './use-turns.ts';
import { counted } from '#web/words/counted.ts';

const { edit, remove } = worklogs.endpoints;
const { noteDays } = dayNoteEndpoints;
const callsAtOnce = 6;
type Note = NonNullable<Answer['note']>;
type Put = (entries: readonly WorkLog[]) => void;

type Kept = Pick<ReturnType<typeof useAnswers>, 'add' | 'drop'>;
type InTurn = ReturnType<typeof useTurns>['inTurn'];

export function usePutBack({ add, drop }: Kept, inTurn: InTurn) {
  const t = useTexts('month-end');
  const queries = useQueryClient();
  const cache = useEntryCache();
  const showRefusal = useShowRefusal();
  const noting = useChange(noteDays);

  /** As many at a time as one call may hold. */
  const sendNotes = async (of: readonly Answer[], change: (note: Note) => NoteChange): Promise<void> => {
    const notes = of.flatMap(({ note }) => (note ? [change(note)] : []));
    for (let at = 0; at < notes.length; at += dayNotesMax)
      await noting.mutateAsync({ body: { notes: notes.slice(at, at + dayNotesMax) } });
  };
  /** Sends what brings each answer back, and takes those that came back off the list. */
  const putBackNow = async (gone: readonly Answer[]): Promise<void> => {
    const done: Answer[] = [];
    const noted = gone.filter(({ note }) => note !== undefined);
    try {
      await sendNotes(noted, (note) => ({ ...note, kind: null, was: note.kind }));
      done.push(...noted);
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
    const count = done.reduce((sum, { back }) => sum + Math.max(1, back.length), 0);
    if (count > 0) showToast({ message: t('wentBack', counted(count)) });
  };
  const putBack = (gone: readonly Answer[]): Promise<void> =>
    inTurn(gone.map(keyOf), 'back', () => putBackNow(gone));
  const keep = (made: readonly Answer[], message: string): void => {
    if (made.length === 0) return;
    add(made);
    showToast({ message, action: { label: t('undo'), run: () => void putBack(made) } });
  };
  return { putBack, keep, sendNotes };
}
export type Keeping = ReturnType<typeof usePutBack>;

/** Some calls at a time, each for another entry. Returns the first refusal; the other calls still run. */
async function goBack(ways: readonly WayBack[], put: Put): Promise<{ readonly error: unknown } | undefined> {
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

async function goOneBack({ remove: isAdded, id, version, ...change }: WayBack, put: Put): Promise<void> {
  if (isAdded) await call(remove, { path: { id }, query: { version: String(version) } });
  else put([await call(edit, { body: { id, version, ...change } })]);
}
