// The administrator's scripts: what each does, its parameters, and what a run answers.

import * as z from 'zod/mini';
import { reasonMax, redrivenMax } from '#shared/limits.ts';
import { dayText } from '#shared/time/day.ts';
import { country, freeText, language, name } from './fields.ts';
import { anyId } from './ids.ts';
import { planNames } from './billing/plan.ts';
import { queueNames } from './queue-names.ts';

const about = {
  company_id: anyId,
  /** The reason, kept in the audit. */
  reason: z.optional(freeText(reasonMax)),
};

export const scripts = {
  change_country: {
    does: 'Changes the country of a company. Days off of the old country go; days of its own stay.',
    params: z.strictObject({ ...about, country }),
  },
  change_plan: {
    does: 'Puts a company on a plan as a paying customer, or takes its plan away (null).',
    params: z.strictObject({ ...about, plan: z.nullable(z.enum(planNames)) }),
  },
  change_temp_can_see_dk: {
    does: 'Opens the DK integration to a company, or closes it to one that has not set it up.',
    params: z.strictObject({ ...about, temp_can_see_dk: z.boolean() }),
  },
  disable_company: {
    does: 'Disables a company: its people can log in and read but change nothing, and its subscription ends within the hour.',
    params: z.strictObject(about),
  },
  enable_company: {
    does: 'Enables a company that was disabled.',
    params: z.strictObject(about),
  },
  extend_trial: {
    does: 'Extends the trial of a company to the end of a day; its reminders are mailed again before that.',
    params: z.strictObject({ ...about, until: dayText }),
  },
  resend_credentials: {
    does: 'Mails a company the link that sets its password; the link before is over.',
    params: z.strictObject(about),
  },
  rotate_employee_letters: {
    does: 'Gives an employee new letters, which the company reads in its list; sessions and links of the old ones end.',
    params: z.strictObject({ ...about, employee_id: anyId }),
  },
  rebuild_counters: {
    does: 'Counts the active employees and the projects of a company and adds up the time of each project again, and corrects what is kept of them. Without a company it does so for all, some at a time: `next` of the answer is the `after` of the next run.',
    params: z.strictObject({ ...about, company_id: z.optional(anyId), after: z.optional(anyId) }),
  },
  redrive_dlq: {
    does: 'Sends messages that failed all their tries to their queue again. Each has its effect once, however often it is sent.',
    params: z.strictObject({
      queue: z.enum(queueNames),
      at_most: z.prefault(z.number().check(z.int(), z.minimum(1), z.maximum(redrivenMax)), redrivenMax),
      reason: about.reason,
    }),
  },
  export_company: {
    does: 'Makes the files of everything a company holds; the company finds them in its settings for seven days.',
    params: z.strictObject({ ...about, language: z.optional(language) }),
  },
  delete_company: {
    does: 'Begins the deletion of a company that asks us to: mailed at once, held for 30 days in which the company can take it back, then erased for good. A real run takes the name of the company as a confirmation.',
    /** `name` is the company's name typed again; a real run requires it and does not store it. */
    params: z.strictObject({ ...about, name: z.optional(name) }),
  },
} as const;
export type ScriptName = keyof typeof scripts;
export type ScriptParams<N extends ScriptName> = z.output<(typeof scripts)[N]['params']>;

export const scriptAsked = z.strictObject({
  /** Checked by the script's own schema. */
  params: z.optional(z.unknown()),
  /** Nothing is written unless this is false. */
  dry_run: z.prefault(z.boolean(), true),
  /**
   * Copied from a dry run's answer: the real run is refused when it would now change something else. Optional, because
   * the specification's body is {params, dry_run} (3-decisions.md). Without it, a run still refuses rows that changed
   * between its read and its write.
   */
  seen: z.optional(z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/))),
});

export const scriptListed = z.object({
  name: z.string(),
  does: z.string(),
  /** JSON Schema of `params`. */
  params: z.record(z.string(), z.unknown()),
});

export const scriptRun = z.object({
  script: z.string(),
  dry_run: z.boolean(),
  outcome: z.enum(['would_change', 'changed', 'unchanged']),
  /** One for each company looked at; company is null for platform steps. */
  steps: z.array(
    z.object({
      company: z.nullable(z.object({ id: z.string(), name: z.string() })),
      changes: z.array(
        z.object({
          field: z.string(),
          before: z.nullable(z.string()),
          after: z.nullable(z.string()),
          /** Of the project whose id the field holds. */
          name: z.optional(z.string()),
        }),
      ),
    }),
  ),
  /** Where the next run continues, as its parameter `after`; null at the end. */
  next: z.nullable(z.string()),
  seen: z.string(),
});
export type ScriptRun = z.output<typeof scriptRun>;
export type ScriptChanges = ScriptRun['steps'][number]['changes'];
