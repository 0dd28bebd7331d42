// The history of a work log, as the office, its employee and programs read it.

import * as z from 'zod/mini';

/** One change of an entry: who, when, what from and to. Instants and ids as in the entry. */
export const historyRow = z.object({
  at: z.string(),
  /** A time clock has no name here: it does not know who pressed. */
  by: z.object({ kind: z.enum(['Employee', 'Company', 'CompanyTimeClock', 'Platform']), name: z.string() }),
  /**
   * `declined` and `withdrawn`: a request for a change; `changes` then says what it asked for. `doubted`: a foreman,
   * or the person elsewhere, has clocked out later; the entry keeps its end, `changes` says what was pressed.
   */
  action: z.enum([
    'created',
    'ended',
    'changed',
    'approved',
    'unapproved',
    'deleted',
    'restored',
    'commented',
    'declined',
    'withdrawn',
    'doubted',
  ]),
  /** The employee who had asked for it. */
  asked_by: z.optional(z.string()),
  /** The employee's word of the request. */
  word: z.optional(z.string()),
  /** Why the office declined it. */
  reason: z.optional(z.string()),
  changes: z.array(z.object({ field: z.string(), from: z.nullable(z.string()), to: z.nullable(z.string()) })),
  /** For a press: both clocks. */
  device_time: z.optional(z.string()),
  received_at: z.optional(z.string()),
});
export type HistoryRow = z.output<typeof historyRow>;
