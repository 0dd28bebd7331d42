// The props of a day's dialogs besides its entries.

import type { Day } from '#shared/time/day.ts';
import type { CompanyTime } from '#web/words/company-time.ts';

export type DayShow = {
  readonly time: CompanyTime;
  readonly today: Day;
  /** Where the 'now' line stands on today's ruler. */
  readonly nowMinute: number;
  readonly isApprovalOn: boolean;
  readonly mayWrite: boolean;
};
