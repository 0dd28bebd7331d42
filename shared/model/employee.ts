// An employee: what the company sees and what it may send.

import * as z from 'zod/mini';
import { anyId } from './ids.ts';
import { department, employeeIntegrations } from './company/company.ts';
import {
  chosenEmployeeToken,
  employeeToken,
  kennitala,
  name,
  needs,
  phone,
  wholeNumberText,
} from './fields.ts';
import { storedLunch, lunchRule } from './company/pay-rules.ts';
import { usualWeek, usualWeekSent } from './company/usual-week.ts';

export const employee = z.object({
  id: z.string(),
  name: z.string(),
  created: z.string(),
  latest_work_log: z.nullable(z.string()),
  disabled: z.boolean(),
  /** Goes up with every change the office makes here. */
  version: z.number(),
  login_token: z.string(),
  /** A login SMS was sent, or the password was used; absent until then. */
  has_login: z.optional(z.boolean()),
  phone_number: z.string(),
  needs,
  integrations: employeeIntegrations,
  /** The employee's custom lunch, null for none; absent when the company's applies. */
  lunch: z.optional(z.nullable(storedLunch)),
  /** The employee's own usual week; absent when the company's applies. */
  usual_week: z.optional(usualWeek),
  /** Belongs to the example crew: never counted, never changed. */
  example: z.optional(z.boolean()),
});
export type Employee = z.output<typeof employee>;

const integrationsSent = z.strictObject({
  payday: z.optional(z.strictObject({ kt: kennitala })),
  regla: z.optional(z.strictObject({ kt: kennitala })),
  dk: z.optional(z.strictObject({ kt: z.optional(kennitala), deild: z.optional(department) })),
});

export const employeeCreation = z.strictObject({
  name,
  token: chosenEmployeeToken,
  needs: z.optional(needs),
  phone_number: z.optional(phone),
  integrations: z.optional(integrationsSent),
  lunch: z.optional(z.nullable(lunchRule)),
  /** Sends the login SMS at once ('Add employee & send SMS'). */
  send_sms: z.optional(z.boolean()),
});
/** An edit may keep the stored password, even one that is easy to guess. */
export const employeeEdited = z.extend(employeeCreation, { token: employeeToken });
/** The version the sender has seen, so that the SMS goes to the number on their screen. */
export const loginSmsQuery = z.strictObject({
  version: z.optional(wholeNumberText(0, 999_999_999)),
});
/** Sets a new password and nothing else; the old one stops working. */
export const employeeLockout = z.strictObject({
  id: anyId,
  version: z.optional(z.int()),
  new_token: employeeToken,
});
export const employeeChange = z.strictObject({
  id: anyId,
  /** The version that was changed; `employee_changed` refuses an older one. */
  version: z.optional(z.int()),
  new_name: z.optional(name),
  /** One that is easy to guess is refused unless it is the current one. */
  new_token: z.optional(employeeToken),
  needs: z.optional(needs),
  phone_number: z.optional(phone),
  integrations: z.optional(integrationsSent),
  /** 'company' removes the custom rule. */
  lunch: z.optional(z.nullable(z.union([lunchRule, z.literal('company')]))),
  /** 'company' removes the own week. */
  usual_week: z.optional(z.union([usualWeekSent, z.literal('company')])),
});
