// The words of the files in the company's language, and the README that says what is in them.

import type { Company } from '#functions/table/rows/company-row.ts';
import type { ExportRow } from '#functions/table/rows/export-row.ts';
import { type languages, productName } from '#shared/limits.ts';
import { payPeriods as enPeriods } from '#shared/text/en/pay-periods.ts';
import { companyFile as en } from '#shared/text/en/server/company-file.ts';
import { audit as enAudit } from '#shared/text/en/settings/audit.ts';
import { payPeriods as isPeriods } from '#shared/text/is/pay-periods.ts';
import { companyFile as is } from '#shared/text/is/server/company-file.ts';
import { audit as isAudit } from '#shared/text/is/settings/audit.ts';
import { payPeriods as plPeriods } from '#shared/text/pl/pay-periods.ts';
import { companyFile as pl } from '#shared/text/pl/server/company-file.ts';
import { audit as plAudit } from '#shared/text/pl/settings/audit.ts';
import { payPeriods as ptPeriods } from '#shared/text/pt/pay-periods.ts';
import { companyFile as pt } from '#shared/text/pt/server/company-file.ts';
import { audit as ptAudit } from '#shared/text/pt/settings/audit.ts';
import { fill } from '#shared/text/texts.ts';
import { dayOf, zoneOf } from '#shared/time/zone.ts';

/** The words of the files, and those that the screens use for the same values. */
const texts = {
  en: { ...en, audit: enAudit, periodState: enPeriods.state },
  is: { ...is, audit: isAudit, periodState: isPeriods.state },
  pt: { ...pt, audit: ptAudit, periodState: ptPeriods.state },
  pl: { ...pl, audit: plAudit, periodState: plPeriods.state },
} as const;
export type FileWords = (typeof texts)[keyof typeof texts];
type Language = (typeof languages)[number];

/** The language asked for, else the company's. */
export const languageOf = (job: ExportRow, company: Company): Language =>
  job.options.language ?? company.settings.language;
export const wordsOf = (language: Language): FileWords => texts[language];

/** The name of the JSON's shape, and its version: a change that a reader could stumble over raises it. */
export const form = { format: 'stund-company-export', version: 1 } as const;

/** Every path in the files, with the sentence about its content. */
export const places = [
  ['data/company.json', 'company'],
  ['data/billing.json', 'billing'],
  ['data/employees.json', 'employees'],
  ['data/projects.json', 'projects'],
  ['data/time-entries/', 'entries'],
  ['data/day-notes.json', 'dayNotes'],
  ['data/corrections.json', 'corrections'],
  ['data/pay-periods.json', 'periods'],
  ['data/payroll-files.json', 'payroll'],
  ['data/payroll-entries/', 'paidEntries'],
  ['data/monthly-reports.json', 'reports'],
  ['data/exports.json', 'exports'],
  ['data/audit.json', 'audit'],
  ['data/photos-1.json', 'photoList'],
] as const;

/** The lines of the README in one file of an export; `part` counts the files from 1. */
export function readmeOf(words: FileWords, job: ExportRow, company: Company, part: number): string[] {
  const { readme } = words;
  const zone = company.settings.time_zone;
  const say = (sentence: string) =>
    fill(sentence, {
      ...form,
      product: productName,
      company: company.name,
      day: dayOf(zoneOf(zone), job.createdAt),
      part,
      zone,
    });
  const lines = [
    say(readme.title),
    '',
    say(readme.made),
    '',
    say(readme.data),
    ...places.map(([place, sentence]) => `  ${place.padEnd(26)}${say(readme[sentence])}`),
    '',
    say(readme.sheets),
    `  ${`spreadsheets/${words.sheet.lists}.xlsx`.padEnd(26)}${say(readme.lists)}`,
    `  ${'spreadsheets/*-2026.xlsx'.padEnd(26)}${say(readme.years)}`,
    '',
    say(readme.photos),
    '',
    say(readme.form),
    say(readme.secret),
  ];
  return [`\ufeff${lines.join('\r\n')}\r\n`];
}
