// Who answered the missing days of a month, and when: kept on this device, else what the day notes say.

import { dayNoteEndpoints } from '#shared/api/day-notes.ts';
import type { DayNote } from '#shared/model/day-note.ts';
import type { DaySpan } from '#shared/pay/pay-periods.ts';
import { useHolds } from '#web/api/holds.ts';
import { useRead } from '#web/api/query.ts';
import type { Answer } from './answered.ts';

export type Answered = {
  readonly count: number;
  /** 'office': somebody of the office, the notes do not say who. Else the employees who noted their own days. */
  readonly by: 'here' | 'office' | readonly string[];
  /** The last time. */
  readonly at: string | undefined;
};

const noNotes: readonly DayNote[] = [];

/** The notes of a month, which its screen has read. */
export function useListedNotes({ from, to }: DaySpan): readonly DayNote[] {
  const asked = { query: { from, to } };
  const read = useRead(dayNoteEndpoints.dayNotes, asked, { enabled: useHolds('day_note.read') });
  return read.isPlaceholderData ? noNotes : (read.data ?? noNotes);
}

/** `notes` are all of the month, also those that the answers of this device wrote. */
export function dayAnswers(answers: readonly Answer[], notes: readonly DayNote[]): Answered {
  const own = answers.filter(({ step }) => step === 'missing');
  const noteless = own.filter(({ note }) => note === undefined).length;
  const count = Math.max(own.length, notes.length + noteless);
  const [last] = own;
  if (last) return { count, by: 'here', at: new Date(last.at * 1000).toISOString() };
  const isByOffice = notes.some((note) => note.own !== true);
  return {
    count,
    by: isByOffice ? 'office' : [...new Set(notes.map(({ employee_id }) => employee_id))],
    at: notes
      .filter((note) => !isByOffice || note.own !== true)
      .map(({ noted }) => noted)
      .toSorted()
      .at(-1),
  };
}
