// The platform administrator's calls.

import * as z from 'zod/mini';
import { companyNotesMax, reasonMax } from '#shared/limits.ts';
import { platformAuditEntry, trailAsked } from '#shared/model/company/audit-entry.ts';
import { session } from '#shared/model/company/company.ts';
import { email, freeText, name, newPassword, passwordTyped } from '#shared/model/fields.ts';
import { anyId } from '#shared/model/ids.ts';
import { endpoint, group } from './endpoint.ts';

const company = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  country: z.string(),
  created: z.string(),
  paying_customer: z.boolean(),
  disabled: z.boolean(),
  billing_plan: z.nullable(z.string()),
  notes: z.string(),
  /** Goes up with each change of the notes. */
  notes_version: z.number(),
  /** When they were last changed, and by which administrator. */
  notes_saved: z.nullable(z.object({ at: z.string(), by: z.string() })),
});
const listedCompany = z.extend(company, {
  time_zone: z.string(),
  trial_ends: z.string(),
  active_employees: z.number(),
  inactive_employees: z.number(),
  /** Start of its newest entry. */
  last_entry: z.nullable(z.string()),
  /** Seconds of ended entries in the current UTC month, counted every six hours; null before the first count. */
  month_seconds: z.nullable(z.number()),
  /** How a paying company pays; null for one that pays by agreement. */
  paid_by: z.nullable(z.enum(['bank', 'card'])),
  /** The kennitala that bank claims are made out to. */
  kennitala: z.nullable(z.string()),
  /** The server's time of this reply: which month it is and what is left of a trial are counted from here. */
  listed_at: z.string(),
});
const companyNotes = z.object({
  version: z.number(),
  notes: z.string(),
  saved: z.nullable(z.object({ at: z.string(), by: z.string() })),
});

const secondFactorCode = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(40), z.regex(/^[0-9A-Za-z -]*$/));
const secondFactorState = z.object({ on: z.boolean(), recovery_codes_left: z.number() });

export const platform = group('platform', {
  login: endpoint({
    method: 'POST',
    path: '/admin/login',
    summary: 'Log the platform administrator in',
    access: 'public',
    body: z.strictObject({
      username: z.string().check(z.trim(), z.maxLength(200)),
      password: passwordTyped,
      /** A code of the authenticator app, or a recovery code; required once the second factor is on. */
      code: z.optional(secondFactorCode),
    }),
    reply: session,
    errors: ['wrong_credentials', 'second_factor_missing', 'second_factor_wrong'],
    session: true,
  }),
  secondFactor: endpoint({
    method: 'GET',
    path: '/admin/second_factor',
    summary: 'Whether the administrator’s second factor is on, and how many recovery codes are left',
    access: 'platform.manage',
    reply: secondFactorState,
    errors: [],
    reads: ['self'],
  }),
  beginSecondFactor: endpoint({
    method: 'POST',
    path: '/admin/second_factor/begin',
    summary: 'Get a key for an authenticator app; it counts once its first code is confirmed',
    access: 'platform.manage',
    body: z.strictObject({ password: passwordTyped }),
    reply: z.object({ secret: z.string(), address: z.string() }),
    errors: ['wrong_current_password', 'second_factor_on'],
  }),
  confirmSecondFactor: endpoint({
    method: 'POST',
    path: '/admin/second_factor/confirm',
    summary:
      'Turn the second factor on by its first code; the reply has the recovery codes, once; ends other sessions',
    access: 'platform.manage',
    body: z.strictObject({ code: secondFactorCode }),
    reply: z.object({ recovery_codes: z.array(z.string()) }),
    errors: ['second_factor_on', 'second_factor_off', 'second_factor_wrong'],
    session: true,
    stales: ['self'],
  }),
  endSecondFactor: endpoint({
    method: 'POST',
    path: '/admin/second_factor/end',
    summary: 'Turn the second factor off with password and code; ends other sessions',
    access: 'platform.manage',
    body: z.strictObject({ password: passwordTyped, code: secondFactorCode }),
    reply: secondFactorState,
    errors: ['wrong_current_password', 'second_factor_off', 'second_factor_wrong'],
    session: true,
    stales: ['self'],
  }),
  audit: endpoint({
    method: 'GET',
    path: '/admin/audit',
    summary:
      'The audit of the platform and of all companies: newest first, kept for a year. A page may be short or empty though more follow',
    access: 'platform.manage',
    query: trailAsked,
    reply: z.array(platformAuditEntry),
    errors: [],
    reads: ['audit'],
  }),
  listCompanies: endpoint({
    method: 'GET',
    path: '/admin/companies',
    summary: 'Every company, newest first',
    access: 'platform.manage',
    reply: z.array(listedCompany),
    errors: [],
    reads: ['companies'],
  }),
  createCompany: endpoint({
    method: 'POST',
    path: '/admin/companies',
    summary: 'Create a company with a password',
    access: 'platform.manage',
    body: z.strictObject({ name, email, password: newPassword }),
    reply: company,
    errors: ['company_exists'],
    once: true,
    stales: ['companies'],
  }),
  loginAs: endpoint({
    method: 'GET',
    path: '/admin/login-as/{id}',
    summary: 'Log the administrator in as a company for an hour; every audit names both',
    access: 'platform.manage',
    query: z.strictObject({ reason: z.optional(freeText(reasonMax)) }),
    reply: session,
    errors: ['company_missing'],
    session: true,
  }),
  notesHistory: endpoint({
    method: 'GET',
    path: '/admin/companies/{id}/notes',
    summary: 'The notes about a company, newest first: the current ones, then those they replaced',
    access: 'platform.manage',
    reply: z.array(companyNotes),
    errors: ['company_missing'],
    reads: ['companies'],
  }),
  changeNotes: endpoint({
    method: 'PUT',
    path: '/admin/companies/notes',
    summary: 'Save notes about a company; only administrators see them',
    access: 'platform.manage',
    body: z.strictObject({
      company_id: anyId,
      notes: freeText(companyNotesMax),
      /** `notes_version` as it was read: the change is refused when the notes have changed since. */
      version: z.optional(z.number().check(z.int(), z.minimum(0))),
    }),
    reply: company,
    errors: ['company_missing', 'notes_changed'],
    stales: ['companies'],
  }),
});
