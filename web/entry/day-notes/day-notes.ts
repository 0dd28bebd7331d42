// Day notes as screens read and write them: off, sick or leave, several at once, with Undo.

import { useMemo } from 'react';
import { worklogs } from '#shared/api/worklogs.ts';
import type { DayNoteKind } from '#shared/model/day-note.ts';
import type { Day } from '#shared/time/day.ts';
import { useHolds } from '#web/api/holds.ts';
import { useChange, useRead } from '#web/api/query.ts';
import { useErrorWords } from '#web/api/say-error.ts';
import { useTexts } from '#web/text.ts';
import { showToast } from '#web/ui/overlay/toast.tsx';

const { dayNotes, noteDays } = worklogs.endpoints;

/** The notes of some days, by employee and day: see `noteOf`. */
export type DayNotes = ReadonlyMap<string, DayNoteKind>;
export const noNotes: DayNotes = new Map();

const placeOf = (employeeId: string, day: Day): string => `${day} ${employeeId}`;
export const noteOf = (notes: DayNotes, employeeId: string, day: Day): DayNoteKind | undefined =>
  notes.get(placeOf(employeeId, day));

/**
 * The notes of the days, both included. Undefined until they are read, and always to a person who may not read them, so
 * that no day counts as missing. Empty if they cannot be read, because hours matter more.
 */
export function useDayNotes(from: Day, to: Day): DayNotes | undefined {
  const { data, isPlaceholderData, error } = useRead(
    dayNotes,
    { query: { from, to } },
    { enabled: useHolds('day_note.read') },
  );
  return useMemo(() => {
    if (error) return noNotes;
    if (data === undefined || isPlaceholderData) return undefined;
    return new Map(data.map(({ employee_id, date, kind }) => [placeOf(employee_id, date), kind]));
  }, [data, isPlaceholderData, error]);
}

export type NoteChange = {
  readonly employee_id: string;
  readonly date: Day;
  /** Null removes the note. */
  readonly kind: DayNoteKind | null;
  /** What the screen showed. */
  readonly was: DayNoteKind | null;
};

/** Writes notes and offers Undo; a refusal shows as an alert. */
export function useNoteDays() {
  const t = useTexts('day-notes');
  const words = useErrorWords();
  const change = useChange(noteDays);
  const send = async (notes: readonly NoteChange[]): Promise<boolean> => {
    try {
      await change.mutateAsync({ body: { notes: [...notes] } });
      return true;
    } catch (error) {
      showToast({ tone: 'bad', message: words.say(error) });
      return false;
    }
  };
  const undo = async (notes: readonly NoteChange[]): Promise<void> => {
    const back = notes.map(({ kind, was, ...place }) => ({ ...place, kind: was, was: kind }));
    if (await send(back)) showToast({ message: t('undone') });
  };
  const note = async (notes: readonly NoteChange[], message: string): Promise<boolean> => {
    const isDone = await send(notes);
    if (isDone) showToast({ message, action: { label: t('undo'), run: () => void undo(notes) } });
    return isDone;
  };
  return { note, isSending: change.isPending };
}
