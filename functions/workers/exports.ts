// The exports queue: message → verb.

import { makeEverything } from '#functions/domain/company-data/company-data.ts';
import { makeSpreadsheet } from '#functions/domain/exports/jobs/file-of-job.ts';
import { yearSheet } from '#functions/domain/exports/sheet/year-sheet.ts';
import { consume } from '#functions/runtime/consume.ts';
import { spreadsheetTools } from '#functions/runtime/worker-tools.ts';

export const handler = consume(
  'exports',
  { 'export.requested': makeSpreadsheet, 'everything.requested': makeEverything },
  { ...spreadsheetTools(), yearSheet },
);
