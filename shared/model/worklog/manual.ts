// Entries that are added by hand, as they are sent.

import * as z from 'zod/mini';
import { manualEntriesMax } from '#shared/limits.ts';
import { anyId } from '#shared/model/ids.ts';
import { lunchMark } from '#shared/model/worklog.ts';
import { instantText } from '#shared/time/instant.ts';

const ownManualEntry = {
  start_time: instantText,
  end_time: instantText,
  project_id: anyId,
  /** Refused where the company does not allow it. */
  worked_through_lunch: lunchMark,
};
export const manualEntries = z
  .array(z.strictObject({ ...ownManualEntry, employee_id: anyId }))
  .check(z.minLength(1), z.maxLength(manualEntriesMax));
export const ownManualEntries = z
  .array(z.strictObject(ownManualEntry))
  .check(z.minLength(1), z.maxLength(manualEntriesMax));
