// The props of a row besides its entry: the clock, the features that are on, the actions of its buttons.

import type { WorkLog } from '#shared/model/worklog.ts';
import type { HideableColumn } from './entry-query.ts';
import type { EntryWords } from './entry-words.ts';
import type { Overlaps } from './overlaps.ts';
import type { CompanyTime } from '#web/words/company-time.ts';

type EntryActions = {
  readonly onComments: (entry: WorkLog) => void;
  readonly onLocation: (entry: WorkLog) => void;
  /** Filters the list to the overlapping entries of this employee. */
  readonly onOverlaps: (entry: WorkLog) => void;
  /** Undefined for a reader who may not change entries, which hides the column. */
  readonly onEdit: ((entry: WorkLog) => void) | undefined;
};
export type EntryView = EntryActions & {
  /** Passed down, because a hook for texts in every cell of a long list is slow. */
  readonly t: EntryWords;
  readonly time: CompanyTime;
  readonly now: number;
  readonly isApprovalOn: boolean;
  readonly overlaps: Overlaps;
  /** The ids of the entries that waiting requests ask to change. */
  readonly asked: ReadonlySet<string>;
  /** Columns that this view leaves out. */
  readonly hidden: ReadonlySet<HideableColumn>;
};
