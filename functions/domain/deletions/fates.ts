// What becomes of each row of the table when its company is deleted: the compiler asks for every new one.

import type { keys } from '#functions/table/keys.ts';

type Fate =
  /** Lies in a partition of the company, and goes with it. */
  | 'erased'
  /** Lies elsewhere, and is found by what the company's rows name. */
  | 'found and erased'
  /** Stays for the rest of its year without anything about a person. */
  | 'stripped'
  /** Holds a hash and a count, or nothing of the company; goes by its own time. */
  | 'expires'
  /** Of no company. */
  | 'not theirs';

export const fates: Readonly<Record<keyof typeof keys, Fate>> = {
  company: 'erased',
  employee: 'erased',
  employeeName: 'erased',
  project: 'erased',
  projectName: 'erased',
  workLog: 'erased',
  history: 'erased',
  session: 'erased',
  link: 'found and erased',
  linkOf: 'erased',
  receipt: 'erased',
  outgoing: 'found and erased',
  done: 'expires',
  photo: 'erased',
  exportJob: 'erased',
  payPeriod: 'erased',
  payPeriodStep: 'erased',
  hoursGate: 'erased',
  payrollFile: 'erased',
  paidEntries: 'erased',
  reportRun: 'erased',
  reportStop: 'erased',
  reportConsent: 'erased',
  reportLink: 'found and erased',
  subscription: 'erased',
  cardUpdate: 'erased',
  unfinishedExports: 'found and erased',
  count: 'erased',
  cleanMonths: 'erased',
  oldNotes: 'erased',
  audit: 'stripped',
  companyName: 'found and erased',
  companyEmail: 'found and erased',
  companyListed: 'found and erased',
  budget: 'expires',
  socialStatistic: 'not theirs',
  administrator: 'not theirs',
};
