// Which message is sent when; the timer only puts it on its queue.

import { billingChecked } from './billing.ts';
import {
  countsChecked,
  deletionsSwept,
  exportsSwept,
  forgottenSwept,
  invariantsChecked,
  missingAsked,
  missingSwept,
  hoursCounted,
  namesCaughtUp,
  orphansSwept,
  outboxSwept,
  reportsSwept,
  retentionSwept,
  socialCounted,
  trialsSwept,
} from './chores.ts';

export const schedules = [
  { name: 'outbox-sweep', everyMinutes: 5, message: outboxSwept },
  { name: 'export-sweep', everyMinutes: 5, message: exportsSwept },
  { name: 'name-check', everyMinutes: 5, message: namesCaughtUp },
  { name: 'social-count', everyMinutes: 60, message: socialCounted },
  { name: 'forgotten-sweep', everyMinutes: 15, message: forgottenSwept },
  { name: 'report-sweep', everyMinutes: 60, message: reportsSwept },
  { name: 'missing-sweep', everyMinutes: 60, message: missingSwept },
  { name: 'missing-question', everyMinutes: 60, message: missingAsked },
  { name: 'trial-sweep', everyMinutes: 60, message: trialsSwept },
  { name: 'billing-check', everyMinutes: 60, message: billingChecked },
  { name: 'deletion-sweep', everyMinutes: 60, message: deletionsSwept },
  { name: 'hours-count', everyMinutes: 6 * 60, message: hoursCounted },
  { name: 'orphan-sweep', everyMinutes: 24 * 60, message: orphansSwept },
  { name: 'retention-sweep', everyMinutes: 24 * 60, message: retentionSwept },
  { name: 'count-check', everyMinutes: 24 * 60, message: countsChecked },
  { name: 'invariant-check', everyMinutes: 24 * 60, message: invariantsChecked },
] as const;
