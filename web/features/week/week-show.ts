// The props that parts of the week share: those of every cell besides its entries, those of every sheet of days.

import type { ReactNode } from 'react';
import type { DayNoteKind } from '#shared/model/day-note.ts';
import type { Day } from '#shared/time/day.ts';
import type { useTexts } from '#web/text.ts';
import type { CompanyTime } from '#web/words/company-time.ts';
import type { Adjusting } from './adjust/holds.ts';
import type { Opened } from '#web/entry/days/opened.ts';
import type { useWeekData } from './week-data.ts';
import type { WeekSums } from '#web/entry/days/week-model.ts';
import type { WeekQuery } from './week-query.ts';

export type SheetProps = {
  readonly data: ReturnType<typeof useWeekData>;
  readonly query: WeekQuery;
  readonly days: readonly Day[];
  readonly sums: WeekSums;
  readonly show: WeekShow;
  readonly adjusting: Adjusting;
  readonly now: number;
  readonly onChange: (part: Partial<WeekQuery>) => void;
  readonly onOpen: (opened: Opened | undefined) => void;
};

export type WeekShow = {
  /** Passed down, because a hook for texts in every cell is slow. */
  readonly t: ReturnType<typeof useTexts<'week'>>;
  readonly noteWord: (kind: DayNoteKind, isOwn: boolean) => ReactNode;
  readonly time: CompanyTime;
  readonly today: Day;
  /** Where the 'now' line stands on today's ruler. */
  readonly nowMinute: number;
  /** '14:39' */
  readonly nowClock: string;
  readonly isApprovalOn: boolean;
  readonly mayWrite: boolean;
};
