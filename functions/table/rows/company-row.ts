// The company's row: short attribute names in the table, full names in code.

import * as z from 'zod/mini';
import { locationKeptDays } from '#shared/limits.ts';
import { type Integrations, integrations, type Settings, settings } from '#shared/model/company/company.ts';
import { country } from '#shared/model/fields.ts';
import { type ClosedRange, closedRange } from '#shared/model/company/pay-period-rule.ts';
import { noPayRules, offAtZero } from '#shared/model/company/pay-rules.ts';
import { keys } from '#functions/table/keys.ts';
import { flag, known, number, numberOr, text, textOr } from '#functions/table/read.ts';
import type { Item } from '#functions/table/write.ts';

export type Deletion = {
  readonly askedAt: number;
  readonly endsAt: number;
  /** When the company was reminded that little time is left. */
  readonly warnedAt: number | undefined;
  readonly isErasing: boolean;
};

export type Company = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly isEmailVerified: boolean;
  readonly phone: string | undefined;
  readonly country: z.output<typeof country>;
  readonly createdAt: number;
  /** `scrypt$N$r$p$salt$hash`; absent until the welcome link sets it. */
  readonly passwordHash: string | undefined;
  /** Goes up when the password changes: older sessions and links end. */
  readonly credentialVersion: number;
  /** Goes up with every new time-clock link: older time clocks end. */
  readonly clockVersion: number;
  readonly isPaying: boolean;
  /** The extended end of the trial; absent: the usual 14 days. */
  readonly trialUntil?: number | undefined;
  /** The name of the plan. */
  readonly plan?: string | undefined;
  readonly isDisabled: boolean;
  /** The administrators' notes about the company. */
  readonly notes?: string | undefined;
  /** How often the notes were changed, when last, and by which administrator. */
  readonly notesVersion?: number;
  readonly notesSaved?: { readonly at: number; readonly by: string } | undefined;
  readonly settings: Settings;
  readonly integrations: Integrations;
  readonly timeClockToken: string | undefined;
  /** When the account last viewed the change log and notices. */
  readonly noticesSeenAt: number | undefined;
  /** Days whose hours no longer change, and how often that changed; absent before the first time. */
  readonly closedDays?: readonly ClosedRange[];
  readonly closedVersion?: number;
  /** All names (company, employees, projects) follow the rule of 2026-11-22. */
  readonly hasNamesCaughtUp?: boolean;
  /** When it was requested and until when it can be taken back; with `isErasing` no lookup finds the company. */
  readonly deletion?: Deletion | undefined;
  /** The newest full export; another waits until it has ended. */
  readonly wholeExportId?: string | undefined;
  /** Until when that export is kept. */
  readonly wholeExportUntil?: number | undefined;
  /** The hours of a UTC month, as last counted by the schedule. */
  readonly monthHours?: { readonly month: string; readonly seconds: number } | undefined;
  /** The events that its webhooks want; absent without any. */
  readonly webhookEvents?: readonly string[] | undefined;
  /** When the example crew was added; absent without one. */
  readonly exampleAt?: number | undefined;
};

/** Attributes of sent trial reminders: it is over, the last day, it ends soon. */
export const trialReminderMarks = ['to', 'tl', 'te'] as const;

/** The settings a new company starts with: everything optional is off until chosen. */
export const firstSettings = (language: Settings['language'], timeZone: string): Settings => ({
  language,
  time_zone: timeZone,
  features: { approve_work_logs: false },
  overtime: noPayRules.overtime,
  lunch: null,
  location: { enabled: false, kept_days: locationKeptDays },
  time_clock: { ask_token: false },
  version: 0,
});

export function companyItem(company: Company) {
  const { version, country: _, ...chosen } = company.settings;
  return {
    ...keys.company(company.id),
    id: company.id,
    n: company.name,
    e: company.email,
    ev: company.isEmailVerified ? 1 : undefined,
    ph: company.phone,
    cr: company.country,
    at: company.createdAt,
    w: company.passwordHash,
    cv: company.credentialVersion,
    tcv: company.clockVersion,
    pay: company.isPaying ? 1 : undefined,
    tu: company.trialUntil,
    pl: company.plan,
    off: company.isDisabled ? 1 : undefined,
    no: company.notes,
    nv: company.notesVersion || undefined,
    na: company.notesSaved?.at,
    nb: company.notesSaved?.by,
    st: chosen,
    sv: version || undefined,
    in: company.integrations,
    tt: company.timeClockToken,
    ls: company.noticesSeenAt,
    cd: company.closedDays,
    cdv: company.closedVersion,
    nf: company.hasNamesCaughtUp ? 1 : undefined,
    mm: company.monthHours?.month,
    mh: company.monthHours?.seconds,
    ex: company.exampleAt,
    we: company.webhookEvents,
    xe: company.wholeExportId,
    xu: company.wholeExportUntil,
    da: company.deletion?.askedAt,
    de: company.deletion?.endsAt,
    dw: company.deletion?.warnedAt,
    dx: company.deletion?.isErasing ? 1 : undefined,
  };
}

export function companyFrom(item: Item): Company {
  const countryNow = z.parse(country, item['cr']);
  return {
    id: text(item, 'id'),
    name: text(item, 'n'),
    email: text(item, 'e'),
    isEmailVerified: flag(item, 'ev'),
    phone: textOr(item, 'ph', undefined),
    country: countryNow,
    createdAt: number(item, 'at'),
    passwordHash: textOr(item, 'w', undefined),
    credentialVersion: numberOr(item, 'cv', 0),
    // Older rows have none: their time clocks follow the password's version.
    clockVersion: numberOr(item, 'tcv', numberOr(item, 'cv', 0)),
    isPaying: flag(item, 'pay'),
    trialUntil: numberOr(item, 'tu', undefined),
    plan: textOr(item, 'pl', undefined),
    isDisabled: flag(item, 'off'),
    notes: textOr(item, 'no', undefined),
    notesVersion: numberOr(item, 'nv', 0),
    notesSaved: notesSavedFrom(item),
    settings: {
      ...offAtZero(known(settings, item['st'])),
      country: countryNow,
      version: numberOr(item, 'sv', 0),
    },
    integrations: known(integrations, item['in'] ?? {}),
    timeClockToken: textOr(item, 'tt', undefined),
    noticesSeenAt: numberOr(item, 'ls', undefined),
    closedDays: known(z.array(closedRange), item['cd'] ?? []),
    closedVersion: numberOr(item, 'cdv', 0),
    hasNamesCaughtUp: flag(item, 'nf'),
    monthHours: monthHoursFrom(item),
    webhookEvents: Array.isArray(item['we']) ? item['we'].map(String) : undefined,
    exampleAt: numberOr(item, 'ex', undefined),
    wholeExportId: textOr(item, 'xe', undefined),
    wholeExportUntil: numberOr(item, 'xu', undefined),
    deletion: deletionFrom(item),
  };
}

function notesSavedFrom(item: Item): Company['notesSaved'] {
  const at = numberOr(item, 'na', undefined);
  return at === undefined ? undefined : { at, by: text(item, 'nb') };
}

function monthHoursFrom(item: Item): Company['monthHours'] {
  const month = textOr(item, 'mm', undefined);
  return month === undefined ? undefined : { month, seconds: number(item, 'mh') };
}

function deletionFrom(item: Item): Deletion | undefined {
  const askedAt = numberOr(item, 'da', undefined);
  if (askedAt === undefined) return undefined;
  const warnedAt = numberOr(item, 'dw', undefined);
  return { askedAt, endsAt: number(item, 'de'), warnedAt, isErasing: flag(item, 'dx') };
}

/** Nothing may change and no mail is sent: the company is disabled, or its deletion is pending. */
export const isClosed = ({ isDisabled, deletion }: Company): boolean => isDisabled || deletion !== undefined;

const thresholdRules = ['overtime', 'lunch', 'tiers'] as const;
/** Rules stored with a threshold of 0, as they are read: off. */
export function zeroRulesIn(item: Item): Partial<Pick<Settings, (typeof thresholdRules)[number]>> {
  const kept = known(settings, item['st']);
  const read = offAtZero(kept);
  const isOther = (name: (typeof thresholdRules)[number]): boolean =>
    JSON.stringify(kept[name]) !== JSON.stringify(read[name]);
  return Object.fromEntries(thresholdRules.filter(isOther).map((name) => [name, read[name]]));
}
