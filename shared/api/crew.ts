// A foreman's phone: who is in, and clocking a crew in or out at once. Names only: no phone numbers, no hours.

import * as z from 'zod/mini';
import { crewMax } from '#shared/limits.ts';
import { anyId, clientId } from '#shared/model/ids.ts';
import { pressedWorkLog } from '#shared/model/worklog.ts';
import { instantText } from '#shared/time/instant.ts';
import { endpoint, group } from './endpoint.ts';

const named = z.object({ id: z.string(), name: z.string() });

export const crewOutcomes = [
  'in',
  'out',
  'switched',
  /** On the same project already: left as it is. */
  'already_in',
  /** In on another project, and the press does not switch: left as it is. Out: only what the person began themselves. */
  'elsewhere',
  /** With an entry: the person had ended it after this foreman clocked them in. */
  'not_in',
  /** `error` says why. */
  'refused',
] as const;

const crewPressSent = z.strictObject({
  action: z.enum(['in', 'out']),
  /** Needed to clock in. */
  project_id: z.optional(anyId),
  /** When the crew came or went, by the phone's clock; the same in every try. */
  at: instantText,
  /** The phone's time now; differs with each try. It reveals a wrong clock. */
  sent_at: z.optional(instantText),
  /** One press for each person, with an id of its own: a repeat has no second effect. */
  presses: z
    .array(
      z.strictObject({
        id: clientId,
        employee_id: anyId,
        /** Ends what the person is in on elsewhere. */
        switches: z.optional(z.boolean()),
      }),
    )
    .check(z.minLength(1), z.maxLength(crewMax)),
});

export const crew = group('crew', {
  list: endpoint({
    method: 'GET',
    path: '/employee/v2/crew',
    summary: 'Active employees by name, with the running entry of those clocked in (needs foreman)',
    access: 'own_crew.clock',
    reply: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        open: z.nullable(z.object({ project: named, start_time: z.string() })),
      }),
    ),
    errors: [],
    reads: ['worklogs'],
  }),
  press: endpoint({
    method: 'POST',
    path: '/employee/v2/crew/press',
    summary: 'Clock a crew in or out; each person has an outcome of their own (needs foreman)',
    access: 'own_crew.clock',
    body: crewPressSent,
    reply: z.array(
      z.object({
        id: z.string(),
        /** Absent for an id of no employee. */
        employee: z.optional(named),
        outcome: z.enum(crewOutcomes),
        /** The entry that began, ended or was left as it is. */
        project: z.optional(named),
        start_time: z.optional(z.string()),
        end_time: z.optional(z.string()),
        /** The person and the office are asked about the end. */
        assumed_end: z.optional(z.boolean()),
        /** As in the reply to one's own late press. */
        overlaps: pressedWorkLog.shape.overlaps,
        starts_after: pressedWorkLog.shape.starts_after,
        ends_before: pressedWorkLog.shape.ends_before,
        error: z.optional(z.string()),
      }),
    ),
    errors: ['project_missing'],
    stales: ['self', 'worklogs', 'projects'],
  }),
});
