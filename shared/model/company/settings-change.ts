// What a company may change of its settings and integrations; what it has of them is in `company.ts`.

import * as z from 'zod/mini';
import { locationKeptDaysMax } from '#shared/limits.ts';
import { forgottenClockOut, integration } from './company.ts';
import { country, language, wholeNumberText, zoneName } from '#shared/model/fields.ts';
import { monthlyReportChange } from './monthly-report-setting.ts';
import { payPeriodRule } from './pay-period-rule.ts';
import { usualWeekSent } from './usual-week.ts';
import { furtherRules, lunchRule, overtimeRules } from './pay-rules.ts';

/** A reminder must come before the assumed end. */
const forgottenClockOutSent = forgottenClockOut.check(
  z.refine(
    ({ remind_after_hours: remind, close_after_hours: close }) =>
      remind === null || close === null || remind < close,
    { path: ['remind_after_hours'] },
  ),
);

/** The version that was changed; `settings_changed` refuses an older one. */
const madeFrom = z.optional(z.int());

/** A partial change of the settings: what is absent stays. */
export const settingsChange = z.strictObject({
  language: z.optional(language),
  /** Changes the public holidays from then on, and how days are written. The time zone stays. */
  country: z.optional(country),
  time_zone: z.optional(zoneName),
  features: z.optional(
    z.strictObject({
      approve_work_logs: z.optional(z.boolean()),
      mail_corrections: z.optional(z.boolean()),
      mail_missing: z.optional(z.boolean()),
      ask_missing: z.optional(z.boolean()),
      ask_missing_sms: z.optional(z.boolean()),
    }),
  ),
  overtime: z.optional(overtimeRules),
  lunch: z.optional(z.nullable(lunchRule)),
  ...furtherRules,
  location: z.optional(
    z.strictObject({
      enabled: z.optional(z.boolean()),
      kept_days: z.optional(z.int().check(z.minimum(1), z.maximum(locationKeptDaysMax))),
    }),
  ),
  time_clock: z.optional(
    z.strictObject({
      ask_token: z.optional(z.boolean()),
      /** Makes a new `time_clock_token`; the old link stops working. */
      renew_token: z.optional(z.boolean()),
    }),
  ),
  forgotten_clock_out: z.optional(forgottenClockOutSent),
  pay_periods: z.optional(z.nullable(payPeriodRule)),
  usual_week: z.optional(z.nullable(usualWeekSent)),
  rest_warnings: z.optional(z.boolean()),
  worked_through_lunch: z.optional(z.boolean()),
  monthly_report: z.optional(z.nullable(monthlyReportChange)),
  version: madeFrom,
});

/** The changes that only protect: end a link, stop mails and locations, require a password. */
export const settingsProtection = z.strictObject({
  location: z.optional(z.strictObject({ enabled: z.literal(false) })),
  time_clock: z.optional(
    z.strictObject({ ask_token: z.optional(z.literal(true)), renew_token: z.optional(z.literal(true)) }),
  ),
  monthly_report: z.optional(z.null()),
  version: madeFrom,
});

export const integrationChange = z.strictObject({ ...z.partial(integration).shape, version: madeFrom });
/** The version that was seen; `settings_changed` refuses an older one. */
export const integrationRemoval = z.strictObject({ version: z.optional(wholeNumberText(0, 999_999_999)) });
