// What a row of entries needs besides its entry: the clocks, the features that are on, what its buttons do.

import type { WorkLog } from '#shared/model/worklog.ts';
import type { HideableColumn } from './entry-query.ts';
import type { EntryWords } from './entry-words.ts';
import type { Overlaps } from './overlaps.ts';
import type { CompanyTime } from '#web/words/company-time.ts';

type EntryActions = {
  readonly onComments: (entry: WorkLog) => void;
  readonly onLocation: (entry: WorkLog) => void;
  /** Shows the entries of its employee that lie over each other. */
  readonly onOverlaps: (entry: WorkLog) => void;
  /** Absent where nothing may be changed: the column is hidden then. */
  readonly onEdit: ((entry: WorkLog) => void) | undefined;
};
export type EntryView = EntryActions & {
  /** Handed down: asking for the words in every cell is what long lists would spend their time on. */
  readonly t: EntryWords;
  readonly time: CompanyTime;
  readonly now: number;
  readonly isApprovalOn: boolean;
  readonly overlaps: Overlaps;
  /** Columns this view does without: one of one person needs none for the employee. */
  readonly hidden: ReadonlySet<HideableColumn>;
};
