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
import { keptLunch, lunchRule } from './company/pay-rules.ts';

export const employee = z.object({
  id: z.string(),
  name: z.string(),
  created: z.string(),
  latest_work_log: z.nullable(z.string()),
  disabled: z.boolean(),
  /** Goes up with every change of what the office writes here. */
  version: z.number(),
  login_token: z.string(),
  /** The log-in went out by SMS, or was used with the letters; absent until then. */
  has_login: z.optional(z.boolean()),
  phone_number: z.string(),
  needs,
  integrations: employeeIntegrations,
  /** The employee's own lunch, null for none; absent where the company's holds. */
  lunch: z.optional(z.nullable(keptLunch)),
  /** Of the example crew: counted nowhere, and never changed. */
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
  /** Send the login by SMS at once; the form's 'Add employee & send SMS'. */
  send_sms: z.optional(z.boolean()),
});
/** An edited one may keep the letters it has, however easy. */
export const employeeEdited = z.extend(employeeCreation, { token: employeeToken });
/** The version that whoever sends it looks at: the SMS goes to no number they have not seen. */
export const loginSmsQuery = z.strictObject({
  version: z.optional(wholeNumberText(0, 999_999_999)),
});
/** A new password and nothing else: the old one stops working. */
export const employeeLockout = z.strictObject({
  id: anyId,
  version: z.optional(z.int()),
  new_token: employeeToken,
});
export const employeeChange = z.strictObject({
  id: anyId,
  /** The version the change was made from; refused with `employee_changed` when it is no longer the newest. */
  version: z.optional(z.int()),
  new_name: z.optional(name),
  /** One that is easy to guess is refused unless it is the one there is. */
  new_token: z.optional(employeeToken),
  needs: z.optional(needs),
  phone_number: z.optional(phone),
  integrations: z.optional(integrationsSent),
  /** 'company' takes the own rule away. */
  lunch: z.optional(z.nullable(z.union([lunchRule, z.literal('company')]))),
});
