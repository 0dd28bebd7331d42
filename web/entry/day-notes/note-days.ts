// Writes day notes, several at once, and offers Undo.

import { dayNoteEndpoints } from '#shared/api/day-notes.ts';
import type { DayNoteKind } from '#shared/model/day-note.ts';
import type { Day } from '#shared/time/day.ts';
import { useChange } from '#web/api/query.ts';
import { useErrorWords } from '#web/api/say-error.ts';
import { useTexts } from '#web/text.ts';
import { showToast } from '#web/ui/overlay/toast.tsx';

const { noteDays } = dayNoteEndpoints;

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
  const send = async (notes: readonly (NoteChange & { readonly back?: true })[]): Promise<boolean> => {
    try {
      await change.mutateAsync({ body: { notes: [...notes] } });
      return true;
    } catch (error) {
      showToast({ tone: 'bad', message: words.say(error) });
      return false;
    }
  };
  const undo = async (notes: readonly NoteChange[]): Promise<void> => {
    // What was the employee's own note is theirs again.
    const back = notes.map(({ kind, was, ...place }) => ({
      ...place,
      kind: was,
      was: kind,
      ...(was === null ? {} : { back: true as const }),
    }));
    if (await send(back)) showToast({ message: t('undone') });
  };
  const note = async (notes: readonly NoteChange[], message: string): Promise<boolean> => {
    const isDone = await send(notes);
    if (isDone) showToast({ message, action: { label: t('undo'), run: () => void undo(notes) } });
    return isDone;
  };
  return { note, isSending: change.isPending };
}
