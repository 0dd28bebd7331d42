// Scheduled work: message → verb.

import { sweepRetention } from '#functions/domain/upkeep/retention.ts';
import { sweepTrials } from '#functions/domain/companies/trial-sweep.ts';
import { catchUpNames, checkCounts } from '#functions/domain/upkeep/counts-check.ts';
import { sweepDeletions } from '#functions/domain/deletions/sweep.ts';
import { sweepExports } from '#functions/domain/exports/jobs/sweep.ts';
import { askMissing } from '#functions/domain/day-notes/missing-sms.ts';
import { sweepMissing } from '#functions/domain/day-notes/missing-sweep.ts';
import { checkEveryCompany } from '#functions/domain/invariants/check.ts';
import { settle, sweepReports } from '#functions/domain/monthly-reports/monthly-reports.ts';
import { sweepOutbox } from '#functions/domain/notices/outbox.ts';
import { countHours } from '#functions/domain/platform/month-hours.ts';
import { countSocial } from '#functions/domain/public/social.ts';
import { sweepForgotten } from '#functions/domain/worklogs/press/forgotten.ts';
import { consume } from '#functions/runtime/consume.ts';
import { photoFiles } from '#functions/runtime/worker-tools.ts';
import { resending } from '#functions/runtime/resend.ts';
import { sending } from '#functions/runtime/send.ts';

export const handler = consume(
  'chores',
  {
    'trials.swept': sweepTrials,
    'social.counted': countSocial,
    'outbox.swept': sweepOutbox,
    'forgotten.swept': sweepForgotten,
    'retention.swept': sweepRetention,
    'exports.swept': sweepExports,
    'counts.checked': checkCounts,
    'hours.counted': countHours,
    'invariants.checked': checkEveryCompany,
    'deletions.swept': sweepDeletions,
    'names.caught_up': catchUpNames,
    'missing.swept': sweepMissing,
    'missing.asked': askMissing,
    'reports.swept': sweepReports,
    'report.file_ended': settle,
  },
  { ...sending(), ...resending(), photoFiles: photoFiles() },
);
