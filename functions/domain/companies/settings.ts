// A company's settings, and which notices it has seen.

import type * as z from 'zod/mini';
import type { CompanyCtx } from '#functions/runtime/context.ts';
import { fail, failField, refuseActing } from '#functions/runtime/fail.ts';
import type { Settings } from '#shared/model/company/company.ts';
import type { settingsChange } from '#shared/model/company/settings-change.ts';
import { toWire } from '#shared/time/instant.ts';
import { isZone } from '#shared/time/zone.ts';
import { managerRow } from '#functions/table/rows/manager-row.ts';
import { companyRow, settingsCount, settingsSet } from '#functions/table/rows/company-row.ts';
import { keys } from '#functions/table/keys.ts';
import { all, type Change, type Item, present, WriteRefused } from '#functions/table/write.ts';
import { audited } from '#functions/domain/audit/audit.ts';
import { endAll } from '#functions/domain/sessions/sessions.ts';
import { renewTimeClock } from './companies.ts';
import { calendarAbroad } from './country.ts';
import { isStaleVersion, newestCompany, failStale } from './stale-version.ts';

type SettingsChange = z.output<typeof settingsChange>;

function merged(old: Settings, change: SettingsChange): Settings {
  const calendar = calendarOf(old, change);
  return {
    language: change.language ?? old.language,
    country: change.country ?? old.country,
    time_zone: change.time_zone ?? old.time_zone,
    features: {
      approve_work_logs: change.features?.approve_work_logs ?? old.features.approve_work_logs,
      mail_corrections: change.features?.mail_corrections ?? old.features.mail_corrections,
      mail_missing: change.features?.mail_missing ?? old.features.mail_missing,
      ask_missing: change.features?.ask_missing ?? old.features.ask_missing,
      ask_missing_sms: change.features?.ask_missing_sms ?? old.features.ask_missing_sms,
    },
    overtime: change.overtime ?? old.overtime,
    lunch: change.lunch === undefined ? old.lunch : change.lunch,
    tiers: change.tiers === undefined ? old.tiers : change.tiers,
    rounding: change.rounding === undefined ? old.rounding : change.rounding,
    calendar: calendar === undefined ? old.calendar : calendar,
    location: {
      enabled: change.location?.enabled ?? old.location.enabled,
      kept_days: change.location?.kept_days ?? old.location.kept_days,
    },
    time_clock: { ask_token: change.time_clock?.ask_token ?? old.time_clock.ask_token },
    forgotten_clock_out: change.forgotten_clock_out ?? old.forgotten_clock_out,
    pay_periods: change.pay_periods === undefined ? old.pay_periods : change.pay_periods,
    usual_week: change.usual_week === undefined ? old.usual_week : change.usual_week,
    rest_warnings: change.rest_warnings ?? old.rest_warnings,
    worked_through_lunch: change.worked_through_lunch ?? old.worked_through_lunch,
    monthly_report: old.monthly_report,
    version: old.version,
  };
}

function calendarOf(old: Settings, { calendar, country }: SettingsChange): Settings['calendar'] {
  return calendar === undefined ? calendarAbroad(old, country) : calendar;
}

/** Only the changed paths are written. */
const pathsOf = (old: Settings, change: SettingsChange): Item => ({
  [companyRow.at.country]: change.country,
  ...settingsSet({
    language: change.language,
    time_zone: change.time_zone,
    'features.approve_work_logs': change.features?.approve_work_logs,
    'features.mail_corrections': change.features?.mail_corrections,
    'features.mail_missing': change.features?.mail_missing,
    'features.ask_missing': change.features?.ask_missing,
    'features.ask_missing_sms': change.features?.ask_missing_sms,
    overtime: change.overtime,
    lunch: change.lunch,
    tiers: change.tiers,
    rounding: change.rounding,
    calendar: calendarOf(old, change),
    'location.enabled': change.location?.enabled,
    'location.kept_days': change.location?.kept_days,
    'time_clock.ask_token': change.time_clock?.ask_token,
    forgotten_clock_out: change.forgotten_clock_out,
    pay_periods: change.pay_periods,
    usual_week: change.usual_week,
    rest_warnings: change.rest_warnings,
    worked_through_lunch: change.worked_through_lunch,
  }),
});

/** Refuses an unknown time zone. Error: `invalid_input`. */
export function requireZone(name: string | undefined): void {
  if (name !== undefined && !isZone(name)) failField('time_zone', 'is not a known time zone', 'wrong_value');
}

/** Each refusal means another change came first; after this many the request is refused. */
const triesMax = 10;

/**
 * Absent fields stay. Turning approval off keeps the entries' flags and only hides them. The change is computed from
 * the settings as read and is refused when they have changed since; then it is computed again from the newer ones, so
 * that two changes of different settings both count. A partial merge (3-decisions.md). A renewed time-clock link is
 * written in the same transaction and ends its sessions. Errors: `settings_changed` for another `version`,
 * `email_unverified` for monthly reports, `forbidden` for a new link or a new address of the monthly report by an
 * administrator acting as the company,
 * `invalid_input`, `busy`.
 */
export async function changeSettings(ctx: CompanyCtx, { body }: { body: SettingsChange }): Promise<Settings> {
  requireZone(body.time_zone);
  if (body.time_clock?.renew_token) refuseActing(ctx);
  let read = ctx.company;
  for (let tries = 0; tries < triesMax; tries += 1) {
    try {
      return await changeOf({ ...ctx, company: read }, body);
    } catch (error) {
      if (!(error instanceof WriteRefused)) throw error;
    }
    const now = await newestCompany(ctx);
    if (isStaleVersion(now, body.version)) return failStale(now);
    // Another request has just renewed the link: do not renew it again.
    if (body.time_clock?.renew_token && now.timeClockToken !== read.timeClockToken) failStale(now);
    read = now;
  }
  return fail('busy');
}

async function changeOf(ctx: CompanyCtx, body: SettingsChange): Promise<Settings> {
  const { company } = ctx;
  const monthly = monthlyReportOf(ctx, body);
  const merger = merged(company.settings, body);
  const after = monthly === undefined ? merger : { ...merger, monthly_report: monthly };
  const clock = body.time_clock?.renew_token ? renewTimeClock(company) : undefined;
  if (isStaleVersion(company, body.version)) {
    // Nothing to change: a repeat after a lost reply, or someone else chose the same.
    if (!clock && JSON.stringify(after) === JSON.stringify(merged(company.settings, {}))) return after;
    failStale(company);
  }
  const set = { ...pathsOf(company.settings, body), ...settingsSet({ monthly_report: monthly }) };
  if (!clock && Object.values(set).every((value) => value === undefined)) return after;
  const { id, timeClockToken, settings } = company;
  await ctx.table.write(
    {
      update: keys.company(id),
      set: { ...set, ...companyRow.set({ ...clock?.fields }).set },
      ...settingsCount.add({ version: 1 }),
      when: all(present(), settingsCount.is(settings), ...(clock ? [companyRow.is({ timeClockToken })] : [])),
    },
    ...(clock?.changes ?? []),
    ...(clock ? [audited(ctx, company.id, 'time_clock_link_renewed')] : []),
    ...settingsAudited(ctx, after),
  );
  // The new version ends them: this is how a company logs out a lost tablet.
  if (clock) await endAll(ctx, company.id, ['COMPANY_TIME_CLOCK']);
  return { ...after, version: company.settings.version + 1 };
}

/** Names of changed settings for the audit. Values are left out: they may be addresses or pay. */
function settingsAudited(ctx: CompanyCtx, after: Settings): Change[] {
  const before = new Map<string, unknown>(Object.entries(ctx.company.settings));
  const fields = Object.entries(after)
    .filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(before.get(name)))
    .map(([name]) => name);
  return fields.length > 0 ? [audited(ctx, ctx.company.id, 'settings_changed', { fields })] : [];
}

/** Only a company with a confirmed email may have reports mailed to others. */
function monthlyReportOf({ company, now, session }: CompanyCtx, { monthly_report: asked }: SettingsChange) {
  if (!asked) return asked;
  const known = company.settings.monthly_report?.addresses ?? [];
  // Whom an administrator acting as the company added would get hours and pay after their hour.
  const isNew = asked.addresses.some((address) => !known.includes(address));
  if (isNew) refuseActing({ session });
  if (!company.isEmailVerified) fail('email_unverified');
  return { ...asked, since: company.settings.monthly_report?.since ?? toWire(now) };
}

/**
 * By the server's clock, for the company's log-in and for each person of the office apart (3-decisions.md,
 * `update_last_seen`).
 */
export async function markNoticesSeen({ table, now, company, manager }: CompanyCtx): Promise<undefined> {
  const seen = { noticesSeenAt: now };
  await table.write(
    manager
      ? { update: keys.manager(company.id, manager.id), ...managerRow.set(seen), when: present() }
      : { update: keys.company(company.id), ...companyRow.set(seen), when: present() },
  );
}
