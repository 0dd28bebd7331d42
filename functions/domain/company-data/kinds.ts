// Which of a company's files holds each kind of row, or why none does: the compiler asks for every new one.

import type { keys } from '#functions/table/keys.ts';
import type { places } from './readme.ts';

type Place = (typeof places)[number][0];
type Taken = { readonly in: Place } | { readonly leftOut: string };

const secret = { leftOut: 'a secret, or the hash of one' } as const;
const passing = { leftOut: 'work under way, gone by itself' } as const;
const pointer = { leftOut: 'finds a row that is in the files' } as const;
const notTheirs = { leftOut: 'of no company' } as const;

export const kinds: Readonly<Record<keyof typeof keys, Taken>> = {
  company: { in: 'data/company.json' },
  employee: { in: 'data/employees.json' },
  employeeName: pointer,
  manager: { in: 'data/company.json' },
  managerEmail: pointer,
  passkeys: { in: 'data/company.json' },
  answeredQuestion: passing,
  apiKey: { in: 'data/company.json' },
  webhooks: { in: 'data/company.json' },
  delivery: passing,
  project: { in: 'data/projects.json' },
  projectName: pointer,
  workLog: { in: 'data/time-entries/' },
  deletedEntry: passing,
  replacedNote: passing,
  history: { in: 'data/time-entries/' },
  session: secret,
  link: secret,
  linkOf: secret,
  receipt: passing,
  outgoing: passing,
  done: passing,
  photo: { in: 'data/photos-1.json' },
  exportJob: { in: 'data/exports.json' },
  payPeriod: { in: 'data/pay-periods.json' },
  payPeriodStep: { in: 'data/pay-periods.json' },
  hoursGate: { leftOut: 'a number that says how often days were closed' },
  payrollSent: { in: 'data/payroll-files.json' },
  payrollFile: { in: 'data/payroll-files.json' },
  paidEntries: { in: 'data/payroll-entries/' },
  reportRun: { in: 'data/monthly-reports.json' },
  reportStop: { in: 'data/monthly-reports.json' },
  reportConsent: { in: 'data/monthly-reports.json' },
  reportLink: secret,
  openCorrections: { in: 'data/corrections.json' },
  settledCorrection: { in: 'data/corrections.json' },
  answeredCorrection: { in: 'data/corrections.json' },
  entryCorrection: { in: 'data/corrections.json' },
  dayNote: { in: 'data/day-notes.json' },
  subscription: { in: 'data/billing.json' },
  cardUpdate: passing,
  unfinishedExports: passing,
  count: { leftOut: 'counted from rows that are in the files' },
  cleanMonths: { leftOut: 'which months the daily sweep need not read' },
  oldNotes: { leftOut: 'what our administrators noted' },
  audit: { in: 'data/audit.json' },
  companyName: pointer,
  companyEmail: pointer,
  companyListed: pointer,
  budget: passing,
  socialStatistic: notTheirs,
  administrator: notTheirs,
};
