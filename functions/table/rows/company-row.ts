// The company's row: short attribute names in the table, full names in code.

import * as z from 'zod/mini';
import { locationKeptDays } from '#shared/limits.ts';
import { integrations, type Settings, settings } from '#shared/model/company/company.ts';
import { country } from '#shared/model/fields.ts';
import { type ClosedRange, closedRange } from '#shared/model/company/pay-period-rule.ts';
import { noPayRules, offAtZero } from '#shared/model/company/pay-rules.ts';
import { keys } from '#functions/table/keys.ts';
import { known, numberOr } from '#functions/table/read.ts';
import {
  count,
  type Field,
  flag,
  group,
  maybe,
  number,
  optional,
  orElse,
  record,
  type RowOf,
  shape,
  text,
} from '#functions/table/row.ts';
import type { Item } from '#functions/table/write.ts';

export const deletionRow = record({
  askedAt: number('da'),
  endsAt: number('de'),
  /** When the company was reminded that little time is left. */
  warnedAt: maybe(number('dw')),
  isErasing: flag('dx'),
});
export type Deletion = RowOf<typeof deletionRow>;

/** Goes up with every change of settings or integrations. */
export const settingsCount = record({ version: count('sv') });
/** Country and version lie beside the rest. */
const storedSettings: Field<Settings> = {
  at: 'st',
  read: (item) => ({
    ...offAtZero(known(settings, item['st'])),
    country: z.parse(country, item['cr']),
    ...settingsCount.from(item),
  }),
  write(all, into) {
    const { version, country: _, ...chosen } = all;
    into['st'] = chosen;
    settingsCount.write({ version }, into);
  },
};

const notesSaved = group('na', record({ at: number('na'), by: text('nb') }));
/** Notes that were replaced. */
export const oldNotesRow = record({ notes: text('no'), notesSaved });

export const companyRow = record({
  id: text('id'),
  name: text('n'),
  email: text('e'),
  isEmailVerified: flag('ev'),
  phone: maybe(text('ph')),
  country: shape('cr', country),
  createdAt: number('at'),
  /** `scrypt$N$r$p$salt$hash`; absent until the welcome link sets it. */
  passwordHash: maybe(text('w')),
  /** Goes up when the password changes: older sessions and links end. */
  credentialVersion: orElse(number('cv'), 0),
  /** Goes up with every new time-clock link: older time clocks end. Older rows have none: theirs follow the password's. */
  clockVersion: { ...number('tcv'), read: (item) => numberOr(item, 'tcv', numberOr(item, 'cv', 0)) },
  isPaying: flag('pay'),
  /** The extended end of the trial; absent: the usual 14 days. */
  trialUntil: optional(number('tu')),
  /** The name of the plan. */
  plan: optional(text('pl')),
  isDisabled: flag('off'),
  /** The administrators' notes about the company. */
  notes: optional(text('no')),
  /** How often the notes were changed, when last, and by which administrator. */
  notesVersion: optional(count('nv'), 0),
  notesSaved: optional(notesSaved),
  settings: storedSettings,
  integrations: orElse(shape('in', integrations), {}),
  timeClockToken: maybe(text('tt')),
  /** When the account last viewed the change log and notices. */
  noticesSeenAt: maybe(number('ls')),
  /** Days whose hours no longer change, and how often that changed; absent before the first time. */
  closedDays: optional(shape<readonly ClosedRange[]>('cd', z.array(closedRange)), []),
  closedVersion: optional(number('cdv'), 0),
  /** All names (company, employees, projects) follow the rule of 2026-11-22. */
  hasNamesCaughtUp: optional(flag('nf'), false),
  /** When it was requested and until when it can be taken back; with `isErasing` no lookup finds the company. */
  deletion: optional(group<Deletion>('da', deletionRow)),
  /** The newest full export; another waits until it has ended. */
  wholeExportId: optional(text('xe')),
  /** Until when that export is kept. */
  wholeExportUntil: optional(number('xu')),
  /** The hours of a UTC month, as last counted by the schedule. */
  monthHours: optional(group('mm', record({ month: text('mm'), seconds: number('mh') }))),
  /** The events that its webhooks want; absent without any. */
  webhookEvents: optional(shape<readonly string[]>('we', z.array(z.string()))),
  /** When the example crew was added; absent without one. */
  exampleAt: optional(number('ex')),
});
export type Company = RowOf<typeof companyRow>;
export const companyFrom = companyRow.from;
export const companyItem = (noun: Company) => ({ ...keys.company(noun.id), ...companyRow.item(noun) });

/** In the lists of all companies and of those with an e-mail: names the company by its key. */
export const listedRow = record({ createdAt: number('at') });

/** When each reminder of the trial's end was sent, the last one first. */
export const trialReminders = record({
  overAt: maybe(number('to')),
  lastDayAt: maybe(number('tl')),
  endingAt: maybe(number('te')),
});

/** The last day whose missing people were mailed about, or of whom none was missing. */
export const missingMails = record({ settledDay: maybe(text('md')) });

type Inner<N extends 'features' | 'location' | 'time_clock'> = {
  readonly [K in keyof Settings[N] as `${N}.${K & string}`]?: Settings[N][K] | undefined;
};
type SettingsByPath = { readonly [K in keyof Settings]?: Settings[K] | undefined } & Inner<'features'> &
  Inner<'location'> &
  Inner<'time_clock'>;
/** The part of an update's `set` that changes these settings; those that are undefined stay. */
export const settingsSet = (some: SettingsByPath): Item =>
  Object.fromEntries(
    Object.entries(some).map(([path, value]) => [`${companyRow.at.settings}.${path}`, value]),
  );
/** The path of one of the integrations. */
export const integrationPath = (name: keyof Company['integrations']): string =>
  `${companyRow.at.integrations}.${name}`;

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
