// Messages that end as a mail or an SMS to a person.

import * as z from 'zod/mini';
import { language } from '#shared/model/fields.ts';
import { dayText } from '#shared/time/day.ts';
import { message } from './message.ts';

/** `link` is the whole address with its token, so notices never appear in logs. */
export const mailRequested = message({
  name: 'mail.requested',
  queue: 'notices',
  version: 1,
  body: z.object({
    noticeId: z.string(),
    companyId: z.string(),
    template: z.enum([
      'welcome',
      'reset_password',
      'password_changed',
      'invitation',
      'own_password_changed',
      'passkey_added',
      'new_company',
      'trial_ending',
      'trial_last_day',
      'trial_over',
      'subscription_started',
      'guessing',
      'guessing_at_time_clock',
      'monthly_report',
      'report_failed',
      'webhook_stopped',
      'report_consent',
      'correction_asked',
      'missing_days',
      'deletion_asked',
      'deletion_near',
      'deletion_done',
    ]),
    to: z.string(),
    language,
    companyName: z.string(),
    link: z.string(),
    /** The day the mail names, for example the last day of the trial. */
    day: z.optional(dayText),
    /** For a monthly report: its month, its hours, and the address that unsubscribes. */
    month: z.optional(z.string()),
    seconds: z.optional(z.number()),
    stopLink: z.optional(z.string()),
    /** Names of employees, in the order of the mail. */
    people: z.optional(z.array(z.string())),
    /** Of a request: its hours as the company writes them, and what the employee wrote, if anything. */
    asked: z.optional(z.object({ employee: z.string(), hours: z.string(), word: z.string() })),
  }),
  onceKey: (body) => body.noticeId,
});

export const smsRequested = message({
  name: 'sms.requested',
  queue: 'notices',
  version: 1,
  body: z.object({
    noticeId: z.string(),
    companyId: z.string(),
    template: z.enum(['employee_login', 'clock_out_reminder', 'missing_day']),
    to: z.string(),
    language,
    companyName: z.string(),
    employeeName: z.string(),
    link: z.string(),
    /** Since when the employee has been clocked in, or the day without hours, in the company's time zone. */
    time: z.optional(z.string()),
  }),
  onceKey: (body) => body.noticeId,
});
