// A project: what people log their hours on.

import * as z from 'zod/mini';
import { budgetHours } from '#shared/limits.ts';
import { anyId } from './ids.ts';
import { description, name } from './fields.ts';
import { site, siteSent } from './place.ts';

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
  /** Absent without a budget. */
  budget_hours: z.optional(z.number()),
  /** Where it is; absent where the office has not said. */
  site: z.optional(site),
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

/** Whole or half hours; null and 0 mean no budget. */
const budget = z.nullable(
  z.number().check(z.minimum(0), z.maximum(budgetHours.max), z.multipleOf(budgetHours.step)),
);

export const projectCreation = z.strictObject({
  name,
  description: z.optional(description),
  budget_hours: z.optional(budget),
  site: z.optional(z.nullable(siteSent)),
});
/** What a permitted employee says of a new project. */
export const ownProjectCreation = z.omit(projectCreation, { budget_hours: true, site: true });
export const projectChange = z.strictObject({
  id: anyId,
  /** The version that was changed; `project_changed` refuses an older one. */
  version: z.optional(z.int()),
  new_name: z.optional(name),
  new_description: z.optional(description),
  new_budget_hours: z.optional(budget),
  /** null removes it. */
  new_site: z.optional(z.nullable(siteSent)),
});
