// A project: what people log their hours on.

import * as z from 'zod/mini';
import { anyId } from './ids.ts';
import { description, name } from './fields.ts';

export const project = z.object({
  id: z.string(),
  name: z.string(),
  description: z.optional(z.string()),
  /** Goes up with every change by the office. */
  version: z.number(),
  is_open: z.boolean(),
  created: z.string(),
  latest_work_log: z.nullable(z.string()),
  /** Seconds of all ended entries. */
  total_working_hours: z.number(),
  /** 'Company' or the id of the employee who made it. */
  created_by: z.string(),
  /** Belongs to the example crew: never counted, never changed. */
  example: z.optional(z.boolean()),
});
export type Project = z.output<typeof project>;

/** What an employee or the time clock sees of a project. */
export const projectChoice = z.object({
  id: z.string(),
  name: z.string(),
  description: z.optional(z.string()),
});
export type ProjectChoice = z.output<typeof projectChoice>;

export const projectCreation = z.strictObject({ name, description: z.optional(description) });
export const projectChange = z.strictObject({
  id: anyId,
  /** The version that was changed; `project_changed` refuses an older one. */
  version: z.optional(z.int()),
  new_name: z.optional(name),
  new_description: z.optional(description),
});
