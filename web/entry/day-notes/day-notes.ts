// Day notes as screens read them: off, sick or leave.

import { useMemo } from 'react';
import { dayNoteEndpoints } from '#shared/api/day-notes.ts';
import type { DayNote, DayNoteKind } from '#shared/model/day-note.ts';
import type { Day } from '#shared/time/day.ts';
import { useHolds } from '#web/api/holds.ts';
import { useRead } from '#web/api/query.ts';

const { dayNotes } = dayNoteEndpoints;

/** The notes of some days, by employee and day: see `noteOf`. */
export type DayNotes = ReadonlyMap<string, Pick<DayNote, 'kind' | 'own'>>;
export const noNotes: DayNotes = new Map();

const placeOf = (employeeId: string, day: Day): string => `${day} ${employeeId}`;
export const noteOf = (notes: DayNotes, employeeId: string, day: Day): DayNoteKind | undefined =>
  notes.get(placeOf(employeeId, day))?.kind;
/** The employee noted the day themselves, on the phone. */
export const isOwnNote = (notes: DayNotes, employeeId: string, day: Day): boolean =>
  notes.get(placeOf(employeeId, day))?.own === true;

/**
 * The notes of the days, both included. Undefined until they are read, and always to a person who may not read them, so
 * that no day counts as missing. Empty if they cannot be read, because hours matter more.
 */
export function useDayNotes(from: Day, to: Day): DayNotes | undefined {
  const { data, isPlaceholderData, isFetched } = useRead(
    dayNotes,
    { query: { from, to } },
    { enabled: useHolds('day_note.read') },
  );
  return useMemo(() => {
    // Also while they are asked again, by a part that is shown because of it.
    if (data === undefined || isPlaceholderData) return isFetched ? noNotes : undefined;
    return new Map(data.map((note) => [placeOf(note.employee_id, note.date), note]));
  }, [data, isPlaceholderData, isFetched]);
}

/** The notes that employees wrote themselves, oldest day first. */
export function useEmployeesNotes(from: Day, to: Day): readonly DayNote[] {
  const { data } = useRead(dayNotes, { query: { from, to } }, { enabled: useHolds('day_note.read') });
  return useMemo(() => data?.filter(({ own }) => own) ?? [], [data]);
}
