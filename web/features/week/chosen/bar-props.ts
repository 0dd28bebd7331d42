// What the bar of the selected days and its buttons are given.

import type { Day } from '#shared/time/day.ts';
import type { WeekActions } from '#web/features/week/week-actions.ts';
import type { Chosen } from '#web/features/week/week-selection.ts';
import type { CompanyTime } from '#web/words/company-time.ts';

export type WeekBarProps = {
  readonly chosen: Chosen;
  /** How many days are selected, also empty ones, and how many can be. */
  readonly selected: number;
  readonly most: number;
  readonly days: readonly Day[];
  readonly isApprovalOn: boolean;
  readonly actions: WeekActions;
  readonly time: CompanyTime;
  readonly onAll: () => void;
  readonly onNone: () => void;
};
