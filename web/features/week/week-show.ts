// What every cell of the week needs besides its entries.

import type { Day } from '#shared/time/day.ts';
import type { useTexts } from '#web/text.ts';
import type { CompanyTime } from '#web/words/company-time.ts';

export type WeekShow = {
  /** Passed down, because a hook for texts in every cell is slow. */
  readonly t: ReturnType<typeof useTexts<'week'>>;
  readonly time: CompanyTime;
  readonly today: Day;
  /** Where the 'now' line stands on today's ruler. */
  readonly nowMinute: number;
  /** '14:39' */
  readonly nowClock: string;
  readonly isApprovalOn: boolean;
  readonly mayWrite: boolean;
};
