// What happens to each kind of row when its company is deleted. The compiler asks for every new kind.

import type { keys } from '#functions/table/keys.ts';

type Fate =
  /** In a partition of the company, and deleted with it. */
  | 'erased'
  /** Elsewhere, found through the company's rows. */
  | 'found and erased'
  /** Kept for the rest of its year without personal data. */
  | 'stripped'
  /** A hash and a count, or nothing of the company; expires. */
  | 'expires'
  /** Belongs to no company. */
  | 'not theirs';

export const fates: Readonly<Record<keyof typeof keys, Fate>> = {
  company: 'erased',
  employee: 'erased',
  employeeName: 'erased',
  manager: 'erased',
  managerEmail: 'found and erased',
  passkeys: 'erased',
  answeredQuestion: 'erased',
  apiKey: 'erased',
  webhooks: 'erased',
  delivery: 'erased',
  project: 'erased',
  projectName: 'erased',
  workLog: 'erased',
  deletedEntry: 'erased',
  replacedNote: 'erased',
  history: 'erased',
  session: 'erased',
  link: 'found and erased',
  linkOf: 'erased',
  receipt: 'erased',
  /** Messages to and from the partners of billing stay until the outbox sweep has sent them. */
  outgoing: 'found and erased',
  done: 'expires',
  photo: 'erased',
  exportJob: 'erased',
  payPeriod: 'erased',
  payPeriodStep: 'erased',
  hoursGate: 'erased',
  payrollSent: 'erased',
  payrollFile: 'erased',
  paidEntries: 'erased',
  openCorrections: 'erased',
  settledCorrection: 'erased',
  answeredCorrection: 'erased',
  entryCorrection: 'erased',
  dayNote: 'erased',
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
