// What the bar at the thumb and its buttons are given.

import type { CompanyTime } from '#web/words/company-time.ts';
import type { WeekActions } from '#web/features/week/week-actions.ts';
import type { Chosen } from '#web/features/week/week-selection.ts';

export type PhoneBarProps = {
  readonly chosen: Chosen;
  /** Days that wait for approval. */
  readonly waiting: number;
  readonly isApprovalOn: boolean;
  /** The start of days that are all of a locked period, in epoch seconds. */
  readonly lockedAt: number | undefined;
  readonly actions: WeekActions;
  readonly time: CompanyTime;
  readonly onWaiting: () => void;
  readonly onNone: () => void;
};
