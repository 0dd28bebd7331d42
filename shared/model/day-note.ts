// A day note: why an employee has no hours, or fewer, on a day. It changes no hours and no pay.

import * as z from 'zod/mini';
import { dayNotesMax } from '#shared/limits.ts';
import { queryableDay } from './company/pay-period-rule.ts';
import { anyId } from './ids.ts';

/** `off`: a day off, `sick`: ill, `leave`: holiday that is paid or owed. */
export const dayNoteKinds = ['off', 'sick', 'leave'] as const;
const kind = z.enum(dayNoteKinds);
export type DayNoteKind = z.output<typeof kind>;

/** One for each employee and day. */
export const dayNote = z.object({
  employee_id: z.string(),
  /** The company's calendar day. */
  date: z.string(),
  kind,
  /** When it was written. */
  noted: z.string(),
  /** The employee noted it on the phone; absent: the office did. */
  own: z.optional(z.boolean()),
});
export type DayNote = z.output<typeof dayNote>;

const dayNoteChange = z.strictObject({
  employee_id: anyId,
  date: queryableDay,
  /** Null removes the note. */
  kind: z.nullable(kind),
  /** What the sender saw, null for none; `day_note_changed` refuses the change when it is something else now. */
  was: z.optional(z.nullable(kind)),
  /**
   * An Undo: within an hour the employee's own note that the change replaced or removed is the employee's again. Without
   * such a note the change is like any other.
   */
  back: z.optional(z.boolean()),
});
const areOnceEach = (all: readonly z.output<typeof dayNoteChange>[]): boolean =>
  new Set(all.map(({ employee_id: id, date }) => `${date} ${id}`)).size === all.length;

export const dayNotesChange = z.strictObject({
  notes: z.array(dayNoteChange).check(z.minLength(1), z.maxLength(dayNotesMax), z.refine(areOnceEach)),
});

/** Both days included. */
export const dayNotesQuery = z.strictObject({ from: queryableDay, to: queryableDay });

const notedDay = z.object({
  date: z.string(),
  kind,
  /** The employee noted it on the phone; absent: the office did. */
  own: z.optional(z.boolean()),
  /** It is an own note that can be changed or taken back. */
  changeable: z.optional(z.boolean()),
});
export type NotedDay = z.output<typeof notedDay>;
export const ownDayAsked = z.object({
  /** The first of `dates`, null for none. */
  date: z.nullable(z.string()),
  /** Days that the employee is asked about, newest first: each was usual, is over, and has neither hours nor a note. */
  dates: z.array(z.string()),
  /** Days of this week and the last that have a note, newest first. */
  notes: z.array(notedDay),
});
export type OwnDayAsked = z.output<typeof ownDayAsked>;

export const ownDayNoteChange = z.strictObject({
  date: queryableDay,
  /** Null removes the own note. */
  kind: z.nullable(kind),
  /** What the phone saw, null for none; `day_note_changed` refuses the change when it is something else now. */
  was: z.nullable(kind),
});
/** The employee's own note that now stands on the day, null for none. */
export const ownDayNote = z.object({ note: z.nullable(dayNote) });
export type OwnDayNote = z.output<typeof ownDayNote>;
