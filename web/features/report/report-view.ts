// What all tables of a report share: its entries and rules, whether lunch and comments show, the columns of overtime.

import { createContext, useContext } from 'react';
import type { Tier } from '#shared/model/company/pay-rules.ts';
import type { ReportRules } from '#shared/model/report.ts';
import type { ReportEntries } from '#shared/report/report-entries.ts';
import type { Day } from '#shared/time/day.ts';
import type { Zone } from '#shared/time/zone.ts';
import type { Sums } from './report-groups.ts';
import type { Overlaps } from './tables/report-overlaps.ts';

/** What is explained: a day of an employee, or the overtime of an employee or a project in the whole report. */
export type Asked =
  | { readonly of: 'day'; readonly employeeId: string; readonly day: Day }
  | { readonly of: 'employee' | 'project'; readonly id: string };
export type ReportView = {
  readonly entries: ReportEntries;
  readonly total: Sums & { readonly entries: number };
  readonly overlaps: Overlaps;
  readonly zone: Zone;
  readonly rules: ReportRules;
  readonly showsLunch: boolean;
  readonly showsComments: boolean;
  /** The tiers with a column of their own; a single one means that all overtime is one column. */
  readonly tiers: readonly Tier[];
  /** Under a daily rule, a project's overtime shows only if the day's overtime was split in time order. */
  readonly splitsProjects: boolean;
  /** Explains under the figure that was pressed; without one, in the place of the open explanation. */
  readonly explain: (asked: Asked, figure?: HTMLElement) => void;
};

const ReportViewContext = createContext<ReportView | undefined>(undefined);
export const ReportViewProvider = ReportViewContext.Provider;
export function useReportView(): ReportView {
  const view = useContext(ReportViewContext);
  if (view === undefined) throw new Error('a table of the report stands outside of it');
  return view;
}

/** The first tier, and the higher ones that some hour of the report has. */
export const tiersIn = ({ overtime2, overtime3 }: Sums): readonly Tier[] => [
  1,
  ...(overtime2 > 0 ? ([2] as const) : []),
  ...(overtime3 > 0 ? ([3] as const) : []),
];
