// A correction request: what an employee asks the office to change of an own entry, or to add.

import * as z from 'zod/mini';
import { commentMax } from '#shared/limits.ts';
import { instantText } from '#shared/time/instant.ts';
import { freeText } from './fields.ts';
import { anyId, clientId } from './ids.ts';
import { lunchMark } from './worklog.ts';

/** `closed`: the entry was deleted, so nothing is left to answer. */
const correctionStates = ['waiting', 'taken', 'declined', 'withdrawn', 'closed'] as const;
export const correctionState = z.enum(correctionStates);

const project = z.object({ id: z.string(), name: z.string() });
const times = { start_time: z.string(), project };

export const correction = z.object({
  id: z.string(),
  state: correctionState,
  employee: z.object({ id: z.string(), name: z.string() }),
  /** null asks for a missing entry. */
  work_log_id: z.nullable(z.string()),
  /** The entry (without an end while it runs) as it is now, or as it was when the request was answered; null for a missing one. */
  entry: z.nullable(
    z.object({
      ...times,
      end_time: z.optional(z.string()),
      version: z.number(),
      worked_through_lunch: lunchMark,
    }),
  ),
  /** What is asked for. */
  ...times,
  end_time: z.string(),
  /** Only where the request names the mark. */
  worked_through_lunch: lunchMark,
  word: z.string(),
  asked: z.string(),
  answer: z.nullable(z.object({ at: z.string(), by: z.string(), reason: z.nullable(z.string()) })),
});
export type Correction = z.output<typeof correction>;

export const correctionAsked = z.strictObject({
  /** Made by the client: a repeat asks once. */
  id: clientId,
  work_log_id: z.optional(anyId),
  start_time: instantText,
  end_time: instantText,
  project_id: anyId,
  /** Absent: the entry keeps its mark. Refused where the company does not allow marks. */
  worked_through_lunch: lunchMark,
  word: freeText(commentMax),
});

/** The version of the entry that was seen; `work_log_changed` refuses an older one. */
export const correctionTaken = z.strictObject({ version: z.optional(z.int()) });
export const correctionDeclined = z.strictObject({ reason: freeText(commentMax).check(z.minLength(1)) });
