// A person of the office with a log-in of their own: what the company sees, and what it may send.

import * as z from 'zod/mini';
import { managerProjectsMax, officeRoles } from '#shared/limits.ts';
import { email, name } from '#shared/model/fields.ts';
import { anyId } from '#shared/model/ids.ts';

const officeRole = z.enum(officeRoles);
const managerStates = ['invited', 'joined', 'left'] as const;

export const manager = z.object({
  id: z.string(),
  name: z.string(),
  /** Null once they have left: only the name is kept, for the history. */
  email: z.nullable(z.string()),
  office_role: officeRole,
  /** Of the role `projects`: those that the person sees, corrects and approves. */
  project_ids: z.optional(z.array(z.string())),
  state: z.enum(managerStates),
  /** Goes up with every change the office makes here. */
  version: z.number(),
  invited: z.string(),
  joined: z.nullable(z.string()),
  left: z.nullable(z.string()),
  /** When a session of theirs was last used, to the hour; null without one. */
  seen: z.nullable(z.string()),
});
export type Manager = z.output<typeof manager>;

/** Sent with the role `projects`, which none may have without a project. */
const projectIds = z.array(anyId).check(z.minLength(1), z.maxLength(managerProjectsMax));
export const managerInvitation = z.strictObject({
  name,
  email,
  office_role: officeRole,
  project_ids: z.optional(projectIds),
});
export const managerChange = z.strictObject({
  id: anyId,
  /** The version that was changed; `manager_changed` refuses an older one. */
  version: z.optional(z.int()),
  new_name: z.optional(name),
  new_office_role: z.optional(officeRole),
  /** Replaces the projects of the role `projects`. */
  new_project_ids: z.optional(projectIds),
});

const yesOrNo = z.optional(z.enum(['true', 'false']));
/** What goes on without the person: time clocks that they opened, and API keys and webhooks that they made. */
export const managerRemoval = z.strictObject({ keep_time_clocks: yesOrNo, keep_programs: yesOrNo });

export const managerSession = z.object({
  begun: z.string(),
  /** To the hour. */
  used: z.string(),
  /** The session that asks. */
  current: z.boolean(),
  /** A session of theirs that became a time clock. */
  time_clock: z.optional(z.boolean()),
});
